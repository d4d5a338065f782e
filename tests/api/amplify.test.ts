import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IDENTITY_MODES } from "#server/graphql/api-caller.ts";
import { type AmplifyCaller, type Heard, openAmplify } from "./amplify-caller.ts";
import type { Answer } from "./amplify-words.ts";
import { type ApiProduct, NOBODY, openApiProduct } from "./api-product.ts";
import {
  CREATE,
  DELETE,
  GET,
  LIST,
  live,
  ON_ALL,
  ON_CREATE,
  ON_DELETE,
  ON_UPDATE,
  storyOf,
  UPDATE,
} from "./story-calls.ts";

const PATIENCE = { timeout: 15_000 };

let product: ApiProduct;
beforeAll(async () => {
  product = await openApiProduct();
}, 60_000);
afterAll(() => product.close());

type Story = { id: string; content: string | null; owner: string };
type Page = { items: Story[]; nextToken: string | null };

const typesOf = ({ errors = [] }: Answer) => errors.map(({ errorType }) => errorType);
const messagesOf = ({ errors = [] }: Answer) => errors.map(({ message }) => message);

/** Every page of a list, one after the other. */
async function pagesOf(caller: AmplifyCaller, filter: object, limit: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let nextToken: string | null | undefined; nextToken !== null; ) {
    const { data } = await caller.ask(LIST, { filter, limit, nextToken });
    const page = (data as { listGeneratedStories: Page }).listGeneratedStories;
    pages.push(page);
    nextToken = page.nextToken;
  }
  return pages;
}

describe.each(IDENTITY_MODES)("with Amplify, known by %s", (mode) => {
  let ana: AmplifyCaller;
  let ben: AmplifyCaller;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([openAmplify(product, mode, product.ana), openAmplify(product, mode, product.ben)]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([ana.close(), ben.close()]);
  });
  const idOf = (name: string) => `${mode}-${name}`;
  const anas = (name: string, content: string | null) => storyOf(product.ana.email, idOf(name), content);

  test("a person keeps, reads, changes and removes a story", async () => {
    const id = idOf("kept");
    expect(await ana.ask(CREATE, { input: { id, content: "Érase una vez 🌙" } })).toEqual({
      data: { createGeneratedStories: anas("kept", "Érase una vez 🌙") },
    });
    expect(messagesOf(await ana.ask(CREATE, { input: { id, content: "Again" } }))).toEqual([
      expect.stringMatching(/^The conditional request failed/),
    ]);
    expect(await ana.ask(GET, { id })).toEqual({ data: { getGeneratedStories: anas("kept", "Érase una vez 🌙") } });

    const change = (content: string | null, condition: object) =>
      ana.ask(UPDATE, { input: { id, content }, condition });
    expect(typesOf(await change("No", { content: { eq: "Once" } }))).toEqual([
      "DynamoDB:ConditionalCheckFailedException",
    ]);
    expect(await change("Once", { content: { beginsWith: "Érase" } })).toEqual({
      data: { updateGeneratedStories: anas("kept", "Once") },
    });
    expect(await change(null, {})).toEqual({ data: { updateGeneratedStories: anas("kept", null) } });

    expect(await ana.ask(DELETE, { input: { id } })).toEqual({ data: { deleteGeneratedStories: anas("kept", null) } });
    expect(await ana.ask(GET, { id })).toEqual({ data: { getGeneratedStories: null } });
  });

  test("a person finds stories by a filter, a page at a time", async () => {
    const contents = ["a short one", "a longer one", "one of the moon", "no match"];
    for (const content of contents) {
      const { data } = await ana.ask(CREATE, { input: { content: `${mode}: ${content}` } });
      expect(data).toEqual({
        createGeneratedStories: expect.objectContaining({ id: expect.stringMatching(/^[\w-]{36}$/) }),
      });
    }
    const filter = { content: { beginsWith: `${mode}: ` }, not: { content: { contains: "no match" } } };
    const pages = await pagesOf(ana, filter, 2);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every(({ items }) => items.length <= 2)).toBe(true);
    const found = pages.flatMap(({ items }) => items);
    expect(found.map(({ content }) => content).toSorted()).toEqual(
      contents
        .slice(0, 3)
        .map((content) => `${mode}: ${content}`)
        .toSorted(),
    );
    expect((await pagesOf(ben, filter, 1_000)).flatMap(({ items }) => items)).toEqual([]);
    // What one person's list goes on with leads another nowhere.
    const { nextToken } = pages[0] as Page;
    expect(messagesOf(await ben.ask(LIST, { nextToken }))).toEqual([
      expect.stringMatching(/Invalid pagination token given\.$/),
    ]);
  });

  test("what is one person's is not there for the other", async () => {
    const id = idOf("anas");
    await ana.ask(CREATE, { input: { id, content: "Mine" } });
    for (const [query, variables] of [
      [GET, { id }],
      [UPDATE, { input: { id, content: "Yours" } }],
      [DELETE, { input: { id } }],
    ] as const)
      expect(typesOf(await ben.ask(query, variables))).toEqual(["Unauthorized"]);
    expect(typesOf(await ben.ask(CREATE, { input: { id, content: "Yours" } }))).toEqual([
      "DynamoDB:ConditionalCheckFailedException",
    ]);
    expect(await ana.ask(GET, { id })).toEqual({ data: { getGeneratedStories: anas("anas", "Mine") } });
  });

  test("each person hears of every change of their own, and never of the other's", async () => {
    const hearAll = async (caller: AmplifyCaller) => {
      const all: Heard[] = [];
      for (const query of ON_ALL) all.push(await caller.hear(query));
      return all;
    };
    const [byAna, byBen] = await Promise.all([hearAll(ana), hearAll(ben)]);
    const heard = (all: Heard[]) => all.map(({ events }) => events);
    // Whatever could have reached the other one has done so before the other's own, which come later.
    const bens = await live(ben.ask, product.ben.email, idOf("heard-by-ben"));
    await expect.poll(() => heard(byBen), PATIENCE).toEqual(bens.map((event) => [event]));
    const anasOwn = await live(ana.ask, product.ana.email, idOf("heard-by-ana"));
    await expect.poll(() => heard(byAna), PATIENCE).toEqual(anasOwn.map((event) => [event]));
    const later = await live(ben.ask, product.ben.email, idOf("heard-later"));
    await expect.poll(() => heard(byBen), PATIENCE).toEqual(bens.map((event, n) => [event, later[n]]));
    expect(heard(byAna)).toEqual(anasOwn.map((event) => [event]));
    expect([...byAna, ...byBen].map(({ failure }) => failure())).toEqual(Array(6).fill(null));
  });

  test("a subscription may name its own owner and narrow what is heard, and hears nothing once it is stopped", async () => {
    const moonOnly = { content: { contains: "moon" } };
    const narrowed = await ana.hear(ON_CREATE, { owner: product.ana.email, filter: moonOnly });
    const stopped = await ana.hear(ON_UPDATE);
    await stopped.stop();
    for (const [name, content] of [
      ["sun", "The sun"],
      ["moon", "The moon"],
    ] as const)
      await ana.ask(CREATE, { input: { id: idOf(name), content } });
    await ana.ask(UPDATE, { input: { id: idOf("moon"), content: "The half moon" } });
    const fence = await ana.hear(ON_DELETE);
    await ana.ask(DELETE, { input: { id: idOf("moon") } });
    await expect.poll(() => fence.events, PATIENCE).toHaveLength(1);
    expect(narrowed.events).toEqual([{ onCreateGeneratedStories: anas("moon", "The moon") }]);
    expect(stopped.events).toEqual([]);
  });

  test("nobody hears of another person's stories by naming their owner", async () => {
    const { events, failure } = await ben.hear(ON_CREATE, { owner: product.ana.email });
    expect(failure()).toEqual([
      { message: expect.stringContaining("Not Authorized to access onCreateGeneratedStories on type Subscription") },
    ]);
    expect(events).toEqual([]);
  });
});

describe("with Amplify, whoever may not call", () => {
  let caller: AmplifyCaller;
  beforeAll(async () => {
    caller = await openAmplify(product, "userPool", product.ana);
  }, 60_000);
  afterAll(() => caller.close());

  test.each(IDENTITY_MODES)("is told so when a proof by %s is wrong", async (mode) => {
    await caller.be(await product.wrongProof(mode));
    expect(messagesOf(await caller.ask(LIST))).toEqual([mode === "iam" ? "Unknown error" : "Unauthorized"]);
    const refusal = mode === "iam" ? "InvalidSignatureException" : "UnauthorizedException";
    expect((await caller.hear(ON_CREATE)).failure()).toEqual([{ message: `Connection failed: ${refusal}` }]);
  });

  test.each(["oidc", "custom", "iam"] as const)(
    "and has no account here is known by %s, and denied every field",
    async (mode) => {
      await caller.be(await product.proofOf(mode, NOBODY));
      for (const [query, variables] of [
        [GET, { id: "x" }],
        [LIST, {}],
        [CREATE, { input: { content: "x" } }],
      ] as const)
        expect(typesOf(await caller.ask(query, variables))).toEqual(["Unauthorized"]);
      expect((await caller.hear(ON_DELETE)).failure()).toEqual([
        { message: expect.stringContaining("Not Authorized to access onDeleteGeneratedStories on type Subscription") },
      ]);
    },
  );
});

test("with Amplify, one connection carries the subscriptions of several callers, each with their own stories", async () => {
  const caller = await openAmplify(product, "userPool", product.ana);
  const asBen = await product.proofOf("custom", product.ben);
  const [anas, bens] = [
    await caller.hear(ON_CREATE),
    await caller.hear(ON_CREATE, { owner: product.ben.email }, asBen),
  ];
  for (const proof of [asBen, undefined, asBen]) await caller.ask(CREATE, { input: { content: "Told twice" } }, proof);
  const owners = ({ events }: Heard) =>
    events.map((event) => (event as { onCreateGeneratedStories: Story }).onCreateGeneratedStories.owner);
  await expect.poll(() => owners(bens), PATIENCE).toEqual([product.ben.email, product.ben.email]);
  await expect.poll(() => owners(anas), PATIENCE).toEqual([product.ana.email]);
  await caller.close();
});
