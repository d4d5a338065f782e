import { afterAll, beforeAll, expect, test } from "vitest";
import {
  CREATE,
  DELETE,
  GET,
  type GraphqlHouse,
  LIST,
  openGraphqlHouse,
  openProductCalledBy,
  type Sent,
  UPDATE,
} from "#tests/graphql-house.ts";
import { IdentityUnavailable, NotIdentified } from "./api-caller.ts";

let house: GraphqlHouse;
beforeAll(async () => {
  house = await openGraphqlHouse({ FREE_STORIES: "8" });
});
afterAll(() => house.close());

const typesOf = ({ errors = [] }: Sent) => errors.map(({ errorType }) => errorType);
const MINE = `query ($nextToken: String, $filter: ModelGeneratedStoriesFilterInput) {
  listGeneratedStories(limit: 2, nextToken: $nextToken, filter: $filter) { items { id content owner } nextToken }
}`;
type Page = { items: { id: string; content: string; owner: string }[]; nextToken: string | null };
const pageOf = ({ data }: Sent) => data?.listGeneratedStories as unknown as Page;

test("a person keeps, finds, changes and removes stories, and nobody else can", async () => {
  const id = "by-ana";
  expect(await house.ask(house.ana, CREATE, { input: { id, content: "Érase una vez" } })).toEqual({
    data: { createGeneratedStories: { id, content: "Érase una vez" } },
  });
  const own = await house.ask(house.ana, GET, { id });
  expect(own.data?.getGeneratedStories).toMatchObject({ id, content: "Érase una vez", owner: "ana@home.example" });

  for (const [query, variables] of [
    [GET, { id }],
    [UPDATE, { input: { id, content: "Mine now" } }],
    [DELETE, { input: { id } }],
  ] as const)
    expect(typesOf(await house.ask(house.ben, query, variables))).toEqual(["Unauthorized"]);
  expect(typesOf(await house.ask(house.ben, CREATE, { input: { id, content: "Mine now" } }))).toEqual([
    "DynamoDB:ConditionalCheckFailedException",
  ]);
  expect(await house.ask(house.ben, LIST)).toEqual({ data: { listGeneratedStories: { items: [], nextToken: null } } });

  expect(await house.ask(house.ana, UPDATE, { input: { id, content: null } })).toEqual({
    data: { updateGeneratedStories: { id, content: null } },
  });
  expect(await house.ask(house.ana, DELETE, { input: { id } })).toEqual({
    data: { deleteGeneratedStories: { id, content: null } },
  });
  expect(await house.ask(house.ana, GET, { id })).toEqual({ data: { getGeneratedStories: null } });
});

test("a story that is not there is null when it is read, and denied when it is changed", async () => {
  const id = "nowhere";
  expect(await house.ask(house.ana, GET, { id })).toEqual({ data: { getGeneratedStories: null } });
  expect(typesOf(await house.ask(house.ana, UPDATE, { input: { id } }))).toEqual(["Unauthorized"]);
  expect(typesOf(await house.ask(house.ana, DELETE, { input: { id } }))).toEqual(["Unauthorized"]);
});

test("a list goes on where its own token says, and another person's token leads nowhere", async () => {
  for (const content of ["one", "two", "three"]) await house.ask(house.ana, CREATE, { input: { content } });
  const first = pageOf(await house.ask(house.ana, MINE));
  expect(first.items).toHaveLength(2);
  const second = pageOf(await house.ask(house.ana, MINE, { nextToken: first.nextToken }));
  expect([second.items.length, second.nextToken]).toEqual([1, null]);
  expect(new Set([...first.items, ...second.items].map(({ content }) => content))).toEqual(
    new Set(["one", "two", "three"]),
  );
  expect(typesOf(await house.ask(house.ben, MINE, { nextToken: first.nextToken }))).toEqual([
    "DynamoDB:UserIllegalArgumentException",
  ]);
});

test("a filter narrows a list and never widens it", async () => {
  const wide = { or: [{ owner: { eq: "ana@home.example" } }, { content: { attributeExists: true } }] };
  expect(pageOf(await house.ask(house.ben, MINE, { filter: wide })).items).toEqual([]);
  const narrow = { content: { beginsWith: "t" }, not: { content: { size: { gt: 3 } } } };
  const found = [];
  for (let nextToken: string | null | undefined; nextToken !== null; ) {
    const page: Page = pageOf(await house.ask(house.ana, MINE, { filter: narrow, nextToken }));
    found.push(...page.items);
    nextToken = page.nextToken;
  }
  expect(found.map(({ content }) => content)).toEqual(["two"]);
});

test("the limit on stories holds here too, and says so by its code", async () => {
  const last = async () => house.ask(house.ben, CREATE, { input: { content: `story ${crypto.randomUUID()}` } });
  for (let story = 0; story < 8; story += 1) expect((await last()).errors).toBeUndefined();
  const { data, errors } = await last();
  expect(data).toEqual({ createGeneratedStories: null });
  expect(errors).toEqual([
    {
      path: ["createGeneratedStories"],
      data: null,
      errorType: "LimitExceeded",
      errorInfo: { code: "story_limit_reached" },
      extensions: { code: "story_limit_reached" },
      locations: [expect.objectContaining({ sourceName: null })],
      message: "There is no place left for another story.",
    },
  ]);
});

test("a caller who has no account here is denied every field", async () => {
  const stranger = await openProductCalledBy(null);
  for (const [query, field, type, variables] of [
    [LIST, "listGeneratedStories", "Query", {}],
    [GET, "getGeneratedStories", "Query", { id: "a" }],
    [CREATE, "createGeneratedStories", "Mutation", { input: { content: "a" } }],
    [UPDATE, "updateGeneratedStories", "Mutation", { input: { id: "a" } }],
    [DELETE, "deleteGeneratedStories", "Mutation", { input: { id: "a" } }],
  ] as const) {
    const { status, body } = await stranger.post(JSON.stringify({ query, variables }));
    expect(status).toBe(200);
    expect(body.data).toEqual({ [field]: null });
    expect(body.errors).toMatchObject([
      { errorType: "Unauthorized", message: `Not Authorized to access ${field} on type ${type}` },
    ]);
  }
  await stranger.close();
});

test("whoever is not known is told so in the protocol's shape, on every way", async () => {
  const body = JSON.stringify({ query: LIST });
  const nobody = await house.post(body);
  expect([nobody.status, nobody.headers.get("x-amzn-errortype")]).toEqual([401, "UnauthorizedException"]);
  expect(nobody.body).toEqual({
    errors: [{ errorType: "UnauthorizedException", message: "Missing authorization header" }],
  });
  const bad: Record<string, string>[] = [
    { Authorization: "garbled" },
    { Authorization: `${house.ana.token}x` },
    { "X-Api-Key": "no" },
  ];
  for (const headers of bad)
    expect((await house.post(body, headers)).headers.get("x-amzn-errortype")).toBe("UnauthorizedException");

  const signed = await openProductCalledBy(null, {
    replaced: {
      identifyCaller: () => Promise.reject(new NotIdentified(403, "InvalidSignatureException", "Signed badly.")),
    },
  });
  const refused = await signed.post(body);
  expect([refused.status, refused.headers.get("x-amzn-errortype")]).toEqual([403, "InvalidSignatureException"]);
  expect(refused.body).toEqual({ errors: [{ errorType: "InvalidSignatureException", message: "Signed badly." }] });
  await signed.close();
});

test("whoever cannot be judged now is told when to come again, and that nothing is wrong with the call", async () => {
  const message = "The token cannot be checked at the moment.";
  const product = await openProductCalledBy(null, {
    replaced: { identifyCaller: () => Promise.reject(new IdentityUnavailable(message)) },
  });
  const { status, headers, body } = await product.post(JSON.stringify({ query: LIST }));
  expect([status, headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(body).toEqual({ errors: [{ errorType: "ServiceUnavailableException", message }] });
  await product.close();
});

const OWN = "http://localhost:3000";
test.each([
  [{ Origin: OWN }, 200],
  [{ Origin: OWN, "Sec-Fetch-Site": "same-origin" }, 200],
  [{ "Sec-Fetch-Site": "same-origin" }, 200],
  [{}, 401],
  [{ "Sec-Fetch-Site": "none" }, 401],
  [{ "Sec-Fetch-Site": "same-site" }, 401],
  [{ Origin: "null" }, 403],
  [{ Origin: "https://elsewhere.example" }, 403],
  [{ Origin: "http://localhost:3001" }, 403],
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
] as [Record<string, string>, number][])("a cookie with %j is answered by %d", async (headers, status) => {
  const answer = await house.post(JSON.stringify({ query: LIST }), { Cookie: house.ana.cookie, ...headers });
  expect(answer.status).toBe(status);
});

test("another site's page changes nothing, whoever it names, and is told no more than that", async () => {
  for (const [name, value] of [
    ["Authorization", house.ana.token],
    ["Cookie", house.ana.cookie],
  ] as const) {
    const sent = { [name]: value, Origin: "https://elsewhere.example" };
    const answer = await house.post(JSON.stringify({ query: CREATE, variables: { input: { id: "planted" } } }), sent);
    expect([answer.status, answer.headers.get("x-amzn-errortype")]).toEqual([403, "AccessDeniedException"]);
    expect(answer.body).toMatchObject({ errors: [{ errorInfo: { code: "cross_site" } }] });
  }
  expect(await house.ask(house.ana, GET, { id: "planted" })).toEqual({ data: { getGeneratedStories: null } });
  const preflight = await house.app.request("/graphql", {
    method: "OPTIONS",
    headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" },
  });
  expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

test("a session that has ended takes its token along", async () => {
  const left = await house.app.request("/api/auth/sign-out", {
    method: "POST",
    headers: { Cookie: house.ben.cookie, Origin: OWN, "Content-Type": "application/json" },
    body: "{}",
  });
  expect(left.status).toBe(200);
  const answer = await house.post(JSON.stringify({ query: LIST }), { Authorization: house.ben.token });
  expect(answer.status).toBe(401);
});
