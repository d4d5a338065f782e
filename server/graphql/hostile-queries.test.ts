import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoryRecords } from "#app/stories/records-contract.ts";
import { CREATE, type GraphqlHouse, openGraphqlHouse, openProductCalledBy } from "#tests/graphql-house.ts";
import { LIVE } from "#tests/settings.ts";
import { ANSWER_MAX_CHARACTERS } from "./answer-size.ts";
import { createGraphqlEngine } from "./engine.ts";
import { BODY_MAX_BYTES } from "./graphql-request.ts";
import { ALIASES_MAX, DEPTH_MAX, DIRECTIVES_MAX, ROOT_FIELDS_MAX, TOKENS_MAX } from "./query-limits.ts";

const ANA = { id: "ana", email: "ana@home.example" };

let house: GraphqlHouse;
beforeAll(async () => {
  house = await openGraphqlHouse();
});
afterAll(() => house.close());

const asAna = () => ({ Authorization: house.ana.token });
const post = (body: string) => house.post(body, asAna());
const ask = (query: string, variables?: object) => post(JSON.stringify({ query, variables }));
const times = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, at) => part(at));
const nested = (depth: number) => `${"{ items ".repeat(depth)}${"}".repeat(depth)}`;

test.each([
  ["levels of fields", DEPTH_MAX, `{ a ${nested(50)} }`, "QueryDepthLimitReached"],
  ["aliases", ALIASES_MAX, `{ ${times(100, (at) => `a${at}: __typename`).join(" ")} }`, "QueryComplexityLimitReached"],
  [
    "fields at the top",
    ROOT_FIELDS_MAX,
    `{ ${times(11, () => "__typename").join(" ")} }`,
    "QueryComplexityLimitReached",
  ],
  [
    "fields at the top",
    ROOT_FIELDS_MAX,
    `{ ${times(12, () => "...F").join(" ")} } fragment F on Query { __typename }`,
    "QueryComplexityLimitReached",
  ],
  ["directives", DIRECTIVES_MAX, `{ __typename ${"@skip(if: true) ".repeat(50)} }`, "QueryComplexityLimitReached"],
])("more %s than %d are refused before anything is run", async (what, most, query, errorType) => {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: null,
    errors: [{ path: null, locations: [], errorType, message: `The query has more than ${most} ${what}.` }],
  });
});

test.each([
  ["1,000 aliases", `{ ${times(1_000, (at) => `a${at}: __typename`).join(" ")} }`],
  ["500 nested levels", `{ a ${nested(500)} }`],
  ["a value in 5,000 brackets", `{ a(b: ${"[".repeat(5_000)}${"]".repeat(5_000)}) }`],
  ["450,000 open braces", "{a".repeat(450_000)],
])("a query with %s is not read to its end", async (_, query) => {
  const { status, headers, body } = await ask(query);
  expect([status, headers.get("x-amzn-errortype")]).toEqual([400, "MalformedHttpRequestException"]);
  expect(body.errors?.[0]?.message).toBe(`The query has more than ${TOKENS_MAX} tokens.`);
});

test("fragments that double at every step are counted once", () => {
  const doubling = times(40, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(" ");
  const engine = createGraphqlEngine({ allowsIntrospection: true });
  const errors = engine.read(`{ ...F0 } ${doubling} fragment F40 on Query { __typename }`);
  expect(errors).toMatchObject([{ message: `The query has more than ${ROOT_FIELDS_MAX} fields at the top.` }]);
});

test("variables nested without end, or without number, are refused and exhaust nothing", async () => {
  const query = "query ($f: ModelGeneratedStoriesFilterInput) { listGeneratedStories(filter: $f) { nextToken } }";
  const deep = `{"query":${JSON.stringify(query)},"variables":{"f":${'{"not":'.repeat(100_000)}{}${"}".repeat(100_000)}}}`;
  const broad = JSON.stringify({ query, variables: { f: { or: times(20_000, () => "x").map(() => ({})) } } });
  for (const body of [deep, broad]) {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ data: null, errors: [{ errorType: "QueryComplexityLimitReached" }] });
  }
});

test("a story is not taken for many values by its commas, quotation marks and brackets", async () => {
  const content = ',[{\\",'.repeat(10_000);
  const { body } = await ask(CREATE, { input: { content } });
  expect(body.data?.createGeneratedStories).toMatchObject({ content });
});

test("a filter deeper or longer than records take is refused at its field", async () => {
  const query = "query ($f: ModelGeneratedStoriesFilterInput) { listGeneratedStories(filter: $f) { nextToken } }";
  const deep = times(12, () => "").reduce<object>((inner) => ({ not: inner }), { id: { eq: "a" } });
  const long = { or: times(300, String).map((id) => ({ id: { eq: id } })) };
  for (const f of [deep, long])
    expect((await ask(query, { f })).body).toMatchObject({
      data: { listGeneratedStories: null },
      errors: [{ errorType: "ValidationException", path: ["listGeneratedStories"] }],
    });
});

test("the longest content goes in, however it is written, and comes back", async () => {
  const content = "☾".repeat(100_000);
  const escaped = JSON.stringify({ query: CREATE, variables: { input: { content } } }).replaceAll("☾", "\\u263e");
  const { body } = await post(escaped);
  expect(body.errors).toBeUndefined();
  expect(body.data?.createGeneratedStories).toMatchObject({ content });
  const over = await ask(CREATE, { input: { content: `${content}☾` } });
  expect(over.body.errors).toMatchObject([{ errorType: "ValidationException" }]);
});

test("a body larger than a call may be is refused, whether it says so or not", async () => {
  const body = `{"query":"${" ".repeat(BODY_MAX_BYTES)}"}`;
  for (const headers of [asAna(), { ...asAna(), "Content-Length": String(body.length) }]) {
    const answer = await house.post(body, headers);
    expect([answer.status, answer.headers.get("x-amzn-errortype")]).toEqual([413, "RequestEntityTooLargeException"]);
    expect(answer.headers.get("Connection")).toBe("close");
    expect(answer.body).toMatchObject({ errors: [{ message: "The request is larger than 1 MB." }] });
  }
});

test("what is wrong is quoted only in part", async () => {
  const { body } = await ask(CREATE, { input: { content: ["x".repeat(100_000)] } });
  expect(JSON.stringify(body).length).toBeLessThan(1_000);
  const many = await ask(`{ ${times(200, (at) => `x${at % 10}`).join(" ")} }`);
  expect(JSON.stringify(many.body).length).toBeLessThan(10_000);
});

test("an answer that would be too large is refused", async () => {
  const content = "x".repeat(100_000);
  const story = { id: "a", content, createdAt: "", updatedAt: "" };
  const items = times(ANSWER_MAX_CHARACTERS / content.length + 1, String).map(() => story);
  const records = { list: async () => ({ items, nextToken: null }) } as Partial<StoryRecords> as StoryRecords;
  const heavy = await openProductCalledBy(ANA, { replaced: { records } });
  const { body } = await heavy.post('{"query":"{ listGeneratedStories { items { content } } }"}');
  expect(body).toMatchObject({ data: null, errors: [{ errorType: "ResponseTooLarge" }] });
  await heavy.close();
});

test("the schema may be read on trial and not when live, where a type's name still may", async () => {
  const onTrial = await ask(getIntrospectionQuery());
  expect(onTrial.body.errors).toBeUndefined();
  expect(onTrial.body.data).toMatchObject({ __schema: { queryType: { name: "Query" } } });

  // Live there is no mailbox to sign up by: whoever calls is known without.
  const live = await openProductCalledBy(null, { env: LIVE });
  const read = async (query: string) => (await live.post(JSON.stringify({ query }))).body;
  for (const query of [
    getIntrospectionQuery(),
    "{ __schema { types { name } } }",
    '{ __type(name: "Query") { name } }',
  ]) {
    const { data, errors } = await read(query);
    expect(data).toBeNull();
    expect(JSON.stringify(errors)).toContain("Validation error of type IntrospectionDisabled: ");
  }
  expect(await read("{ __typename }")).toEqual({ data: { __typename: "Query" } });
  await live.close();
});

test("whoever asks too often is told when to come back, and others go on", async () => {
  let person = ANA;
  const strict = await openProductCalledBy(null, {
    env: { LIMIT_GRAPHQL_CALLS_PER_ACCOUNT_PER_MINUTE: "2" },
    replaced: { identifyCaller: async () => ({ mode: "apiKey", person, isStillGood: async () => true }) },
  });
  const call = () => strict.post('{"query":"{ __typename }"}');
  expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
  const { status, headers, body } = await call();
  expect([status, headers.get("x-amzn-errortype")]).toEqual([429, "ThrottlingException"]);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(body).toEqual({
    errors: [
      { errorType: "ThrottlingException", message: "Rate limit exceeded", errorInfo: { code: "too_many_requests" } },
    ],
  });
  person = { id: "ben", email: "ben@home.example" };
  expect((await call()).status).toBe(200);
  await strict.close();
});

test("an address that asks too often is refused before anybody asks who it is", async () => {
  let identified = 0;
  const strict = await openProductCalledBy(null, {
    env: { LIMIT_GRAPHQL_CALLS_PER_ADDRESS_PER_MINUTE: "3" },
    replaced: {
      identifyCaller: async () => {
        identified += 1;
        return { mode: "apiKey", person: null, isStillGood: async () => true };
      },
    },
  });
  const statuses = [];
  for (let call = 0; call < 5; call += 1) statuses.push((await strict.post('{"query":"{ __typename }"}')).status);
  expect([statuses, identified]).toEqual([[200, 200, 200, 429, 429], 3]);
  await strict.close();
});
