import { once } from "node:events";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { IDENTITY_MODES } from "#server/graphql/api-caller.ts";
import type { ApiMember } from "#tests/graphql-house.ts";
import { type ApiProduct, openApiProduct, type Proof } from "./api-product.ts";
import { carriedProof } from "./carried-proof.ts";
import { live, ON_ALL } from "./story-calls.ts";

const PATIENCE = { timeout: 15_000 };

let product: ApiProduct;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  product = await openApiProduct();
}, 60_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => product.close());

type Message = { type: string; id?: string; payload?: unknown };

/** Opens a connection as clients before Amplify 5.3.22 and 6.6 do: the proof stands in the query, in base64 as it is. */
async function dial(proof: Proof) {
  const { url, authority } = product;
  const header = Buffer.from(JSON.stringify(await carriedProof(proof, new URL(url).host))).toString("base64");
  const address = `${url.replace("https", "wss")}/graphql/realtime?header=${header}&payload=e30=`;
  const socket = new WebSocket(address, "graphql-ws", { ca: authority });
  sockets.push(socket);
  const heard: Message[] = [];
  socket.on("message", (frame: Buffer) => void heard.push(JSON.parse(frame.toString()) as Message));
  const closed = once(socket, "close");
  await once(socket, "open");
  const say = (message: Message) => socket.send(JSON.stringify(message));
  say({ type: "connection_init" });
  return { header, heard, say, closed };
}

/** One that hears of everything that happens to a person's stories. */
async function hearAll(proof: Proof) {
  const { header, heard, say } = await dial(proof);
  await expect.poll(() => heard.map(({ type }) => type), PATIENCE).toEqual(["connection_ack", "ka"]);
  for (const [n, query] of ON_ALL.entries()) {
    const body = JSON.stringify({ query, variables: {} });
    const proven = await carriedProof(proof, new URL(product.url).host, { path: "/graphql", body });
    const authorization = { ...proven, "x-amz-user-agent": "aws-amplify/5.3.21 api/1 framework/100" };
    say({ id: `subscription ${n}`, type: "start", payload: { data: body, extensions: { authorization } } });
    await expect.poll(() => heard.at(-1), PATIENCE).toEqual({ id: `subscription ${n}`, type: "start_ack" });
  }
  heard.length = 0;
  return { header, heard, say };
}

const ask = (who: ApiMember) => (query: string, variables: object) => product.ask(who, query, variables);
/** What is sent of a story's life. */
const sent = (events: object[]) =>
  events.map((data, n) => ({ id: `subscription ${n}`, type: "data", payload: { data } }));

test.each(IDENTITY_MODES)(
  "with the proof in the query, known by %s, each person hears of their own stories alone",
  async (mode) => {
    const { ana, ben } = product;
    const byAna = await hearAll(await product.proofOf(mode, ana));
    const byBen = await hearAll(await product.proofOf(mode, ben));
    const bens = sent(await live(ask(ben), ben.email, `${mode}-by-ben`));
    await expect.poll(() => byBen.heard, PATIENCE).toEqual(bens);
    const anas = sent(await live(ask(ana), ana.email, `${mode}-by-ana`));
    await expect.poll(() => byAna.heard, PATIENCE).toEqual(anas);

    byAna.say({ id: "subscription 0", type: "stop" });
    await expect.poll(() => byAna.heard.at(-1), PATIENCE).toEqual({ id: "subscription 0", type: "complete" });
    byAna.heard.length = 0;
    const [, ...rest] = sent(await live(ask(ana), ana.email, `${mode}-after-stop`));
    await expect.poll(() => byAna.heard, PATIENCE).toEqual(rest);
    expect(byBen.heard).toEqual(bens);
  },
);

test("the proof in the query may hold every sign of base64", async () => {
  const { header } = await dial(await product.proofOf("custom", product.ana));
  expect(header).toMatch(/\+/);
  expect(header).toMatch(/\//);
});

test.each(IDENTITY_MODES)("with a wrong proof by %s in the query the reason comes in a message", async (mode) => {
  const { heard, closed } = await dial(await product.wrongProof(mode));
  const [code] = (await closed) as [number];
  const [errorType, errorCode] = mode === "iam" ? ["InvalidSignatureException", 403] : ["UnauthorizedException", 401];
  expect([code, heard]).toEqual([
    1000,
    [
      {
        type: "connection_error",
        payload: { errors: [expect.objectContaining({ errorType, errorCode, message: expect.stringMatching(/./) })] },
      },
    ],
  ]);
});
