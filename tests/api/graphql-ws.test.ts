import { type Client, createClient } from "graphql-ws";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { IDENTITY_MODES } from "#server/graphql/api-caller.ts";
import type { ApiMember } from "#tests/graphql-house.ts";
import { type ApiProduct, NOBODY, openApiProduct, type Proof } from "./api-product.ts";
import { carriedProof } from "./carried-proof.ts";
import { LIST, live, ON_ALL, ON_CREATE } from "./story-calls.ts";

const PATIENCE = { timeout: 15_000 };

let product: ApiProduct;
const clients: Client[] = [];
beforeAll(async () => {
  product = await openApiProduct();
}, 60_000);
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => product.close());

/** The library as any program uses it. @param options of the socket beside the authority that it trusts */
function openClient(proof: Proof, options: ClientOptions = {}): Client {
  const { url, authority } = product;
  const client = createClient({
    url: `${url.replace("https", "wss")}/graphql/realtime`,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { ca: authority, ...options });
      }
    },
    // It is asked for anew each time that a connection is opened, so a signature is never old.
    connectionParams: () => carriedProof(proof, new URL(url).host),
    retryAttempts: 0,
  });
  clients.push(client);
  return client;
}

/** Everything that a subscription hears, and what ended it. */
function hear(client: Client, query: string) {
  const heard = { events: [] as unknown[], failure: null as unknown, isOver: false };
  client.subscribe(
    { query },
    {
      next: (event) => void heard.events.push(event),
      error: (thrown) => void (heard.failure = thrown),
      complete: () => void (heard.isOver = true),
    },
  );
  return heard;
}

const ask = (who: ApiMember) => (query: string, variables: object) => product.ask(who, query, variables);

/** The protocol does not tell when a subscription runs: what it hears of shows it. */
async function hearAll(client: Client, who: ApiMember) {
  const all = ON_ALL.map((query) => hear(client, query));
  await expect
    .poll(async () => {
      await live(ask(who), who.email, crypto.randomUUID());
      return all.every(({ events }) => events.length > 0);
    }, PATIENCE)
    .toBe(true);
  const last = await live(ask(who), who.email, crypto.randomUUID());
  await expect.poll(() => all.map(({ events }) => events.at(-1)), PATIENCE).toEqual(last.map((data) => ({ data })));
  for (const { events } of all) events.length = 0;
  return () => all.map(({ events }) => events);
}

test.each(IDENTITY_MODES)(
  "with graphql-ws, known by %s, each person hears of their own stories alone",
  async (mode) => {
    const { ana, ben } = product;
    const byAna = await hearAll(openClient(await product.proofOf(mode, ana)), ana);
    const byBen = await hearAll(openClient(await product.proofOf(mode, ben)), ben);
    // Those made to see that Ben's run are not Ana's to hear of.
    expect(byAna().flat()).toEqual([]);
    const bens = await live(ask(ben), ben.email, `${mode}-by-ben`);
    await expect.poll(byBen, PATIENCE).toEqual(bens.map((data) => [{ data }]));
    const anas = await live(ask(ana), ana.email, `${mode}-by-ana`);
    await expect.poll(byAna, PATIENCE).toEqual(anas.map((data) => [{ data }]));
    expect(byBen()).toEqual(bens.map((data) => [{ data }]));
  },
);

test.each(IDENTITY_MODES)("with graphql-ws, a wrong proof by %s opens nothing", async (mode) => {
  const heard = hear(openClient(await product.wrongProof(mode)), ON_CREATE);
  await expect.poll(() => heard.failure, PATIENCE).toMatchObject({ code: 4403, reason: "Forbidden" });
  expect(heard.events).toEqual([]);
});

test("with graphql-ws, whoever has no account here is known, denied, and hears nothing more", async () => {
  const heard = hear(openClient(await product.proofOf("oidc", NOBODY)), ON_CREATE);
  await expect.poll(() => heard.isOver, PATIENCE).toBe(true);
  const denied = {
    message: "Not Authorized to access onCreateGeneratedStories on type Subscription",
    path: ["onCreateGeneratedStories"],
    locations: [expect.anything()],
    extensions: { errorType: "Unauthorized" },
  };
  expect(heard).toEqual({ events: [{ errors: [denied] }], failure: null, isOver: true });
});

test("with graphql-ws, a query over the socket is told to go by HTTP, and the subscriptions beside it go on", async () => {
  const { ana } = product;
  const client = openClient(await product.proofOf("userPool", ana));
  const byAna = await hearAll(client, ana);
  const refused = hear(client, LIST);
  await expect
    .poll(() => refused.failure, PATIENCE)
    .toEqual([{ message: "Queries and mutations are not served here: send them by POST to /graphql." }]);
  const anas = await live(ask(ana), ana.email, "after-a-query");
  await expect.poll(byAna, PATIENCE).toEqual(anas.map((data) => [{ data }]));
});

test("with graphql-ws, a page of another site opens nothing, whatever it knows", async () => {
  const proof = await product.proofOf("userPool", product.ana);
  const heard = hear(openClient(proof, { origin: "https://elsewhere.example" }), ON_CREATE);
  await expect.poll(() => heard.failure, PATIENCE).toMatchObject({ code: 4403, reason: "Forbidden" });
});
