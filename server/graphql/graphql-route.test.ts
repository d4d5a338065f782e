import { afterAll, beforeAll, expect, test } from "vitest";
import { CREATE, GET, type GraphqlHouse, LIST, openGraphqlHouse, UPDATE } from "#tests/graphql-house.ts";

let house: GraphqlHouse;
beforeAll(async () => {
  house = await openGraphqlHouse();
});
afterAll(() => house.close());

const asAna = () => ({ Authorization: house.ana.token });
const postAsAna = (body: string | Uint8Array<ArrayBuffer> | undefined) => house.post(body, asAna());

test("what is asked for comes as the protocol has it", async () => {
  const { status, headers, body } = await postAsAna(JSON.stringify({ query: LIST, variables: null }));
  expect(status).toBe(200);
  expect(body).toEqual({ data: { listGeneratedStories: { items: [], nextToken: null } } });
  expect(headers.get("Content-Type")).toBe("application/json;charset=UTF-8");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Request-Id")).toMatch(/\S/);
  expect(headers.has("x-amzn-errortype")).toBe(false);
});

test("other content types and unknown fields of the body change nothing", async () => {
  const body = JSON.stringify({ query: "{ __typename }", operationName: null, extensions: { of: "somebody" } });
  for (const type of ["application/graphql", "text/plain", "application/json; charset=UTF-8"]) {
    const answer = await house.post(body, { ...asAna(), "Content-Type": type });
    expect(answer.body).toEqual({ data: { __typename: "Query" } });
  }
});

test("a field that is denied is null, and the error says which it is", async () => {
  const [kept] = await keep("A foreign story");
  const answer = await house.ask(house.ben, `query Get {\n  getGeneratedStories(id: "${kept}") { id }\n}`);
  expect(answer).toEqual({
    data: { getGeneratedStories: null },
    errors: [
      {
        path: ["getGeneratedStories"],
        data: null,
        errorType: "Unauthorized",
        errorInfo: null,
        locations: [{ line: 2, column: 3, sourceName: null }],
        message: "Not Authorized to access getGeneratedStories on type Query",
      },
    ],
  });
});

test("an id that is taken and a condition that does not hold fail as conditions do", async () => {
  const [id] = await keep("Once");
  const failed = {
    errorType: "DynamoDB:ConditionalCheckFailedException",
    message: expect.stringMatching(
      /^The conditional request failed \(Service: DynamoDb, Status Code: 400, Request ID: \S+\)$/,
    ),
  };
  const again = await house.ask(house.ana, CREATE, { input: { id, content: "Twice" } });
  expect(again).toMatchObject({ data: { createGeneratedStories: null }, errors: [failed] });
  const changed = await house.ask(house.ana, UPDATE, {
    input: { id, content: "Twice" },
    condition: { content: { eq: "Never" } },
  });
  expect(changed).toMatchObject({ data: { updateGeneratedStories: null }, errors: [failed] });
});

test("a token for the next page that is none of ours is an invalid one", async () => {
  const { data, errors } = await house.ask(house.ana, '{ listGeneratedStories(nextToken: "forged") { nextToken } }');
  expect(data).toEqual({ listGeneratedStories: null });
  expect(errors).toMatchObject([{ errorType: "DynamoDB:UserIllegalArgumentException" }]);
  expect(errors?.[0]?.message).toMatch(/Invalid pagination token given\.$/);
});

test.each([0, -1, 1_001, 1_000_000_000])("a page of %d stories is refused", async (limit) => {
  const { data, errors } = await house.ask(house.ana, `{ listGeneratedStories(limit: ${limit}) { nextToken } }`);
  expect(data).toEqual({ listGeneratedStories: null });
  expect(errors).toMatchObject([{ errorType: "ValidationException", path: ["listGeneratedStories"] }]);
});

test.each([
  ["{x}", 2, "FieldUndefined: Field 'x' in type 'Query' is undefined @ 'x'"],
  [
    "{ listGeneratedStories { items { id z } } }",
    37,
    "FieldUndefined: Field 'z' in type 'GeneratedStories' is undefined @ 'listGeneratedStories/items/z'",
  ],
  [
    "{ listGeneratedStories(first: 1) { nextToken } }",
    24,
    "UnknownArgument: Unknown field argument first @ 'listGeneratedStories'",
  ],
])("%s says what is wrong, and where", async (query, column, message) => {
  const answer = await postAsAna(JSON.stringify({ query }));
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: null,
    errors: [
      {
        path: null,
        locations: [{ line: 1, column, sourceName: null }],
        message: `Validation error of type ${message}`,
      },
    ],
  });
});

test.each([
  ["{ getGeneratedStories { id } }", "MissingFieldArgument"],
  ['{ listGeneratedStories(limit: "a") { nextToken } }', "WrongType"],
  ["{ listGeneratedStories }", "SubSelectionRequired"],
  ["{ listGeneratedStories(limit: $a) { nextToken } }", "UndefinedVariable"],
  ["query ($a: Int) { listGeneratedStories { nextToken } }", "UnusedVariable"],
  ["{ ...Nowhere }", "UndefinedFragment"],
  ["query A { ...F } fragment F on Query { ...F }", "FragmentCycle"],
  ["{ listGeneratedStories @sometimes { nextToken } }", "UnknownDirective"],
])("%s is an error of type %s", async (query, type) => {
  const { data, errors } = await house.ask(house.ana, query);
  expect(data).toBeNull();
  expect(errors?.[0]?.message).toContain(`Validation error of type ${type}: `);
});

test("no error guesses at names that there are", async () => {
  const { errors } = await house.ask(house.ana, "{ listGeneratedStory(limits: 1) { nextToken } }");
  expect(JSON.stringify(errors)).not.toMatch(/did you mean|listGeneratedStories/i);
});

test.each([
  [CREATE, undefined, "Variable 'input' has coerced Null value for NonNull type 'CreateGeneratedStoriesInput!'"],
  [CREATE, { input: null }, "Variable 'input' has coerced Null value for NonNull type 'CreateGeneratedStoriesInput!'"],
  [GET, {}, "Variable 'id' has coerced Null value for NonNull type 'ID!'"],
])("%s with %j says which variable is missing", async (query, variables, message) => {
  const { data, errors } = await house.ask(house.ana, query, variables);
  expect(data).toBeNull();
  expect(errors).toEqual([{ path: null, locations: [expect.objectContaining({ line: 1 })], message }]);
});

test.each([
  { input: "a story" },
  { input: { content: ["a story"] } },
  { input: { content: "a", owner: "ben@home.example" } },
  { input: { content: "a", createdAt: "2020-01-01T00:00:00.000Z" } },
  { input: [] },
])("a bad variable %j is refused by name", async (variables) => {
  const { data, errors } = await house.ask(house.ana, CREATE, variables);
  expect(data).toBeNull();
  expect(errors?.[0]?.message).toMatch(/^Variable 'input' has an invalid value/);
});

const MALFORMED = (message: string) => ({ errors: [{ message, errorType: "MalformedHttpRequestException" }] });

test.each([undefined, ""])("an empty body (%j) is said to be empty", async (body) => {
  const answer = await postAsAna(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(MALFORMED("Request body is empty."));
  expect(answer.headers.get("x-amzn-errortype")).toBe("MalformedHttpRequestException");
});

test.each([
  "not JSON",
  "{}",
  "[]",
  "null",
  '"{ __typename }"',
  '[{"query":"{ __typename }"}]',
  '{"query":""}',
  '{"query":"{"}',
  '{"query":7}',
  '{"query":null,"variables":{}}',
  '{"query":"{ __typename }","variables":[]}',
  '{"query":"{ __typename }","variables":"{}"}',
  '{"query":"{ __typename }","operationName":7}',
  "\uFEFF{}",
  new Uint8Array([0x7b, 0xff, 0x7d]),
])("%j is no query", async (body) => {
  const answer = await postAsAna(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(MALFORMED("Unable to parse GraphQL query."));
  expect(answer.headers.get("x-amzn-errortype")).toBe("MalformedHttpRequestException");
  expect(answer.headers.get("Content-Type")).toBe("application/json;charset=UTF-8");
});

test("subscriptions have their own door", async () => {
  const answer = await postAsAna('{"query":"subscription { onCreateGeneratedStories { id } }"}');
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    errors: [{ message: "Subscriptions over MQTT is not supported.", errorType: "BadRequestException" }],
  });
  expect(answer.headers.get("x-amzn-errortype")).toBe("BadRequestException");
});

test("of several operations the one that is named is run", async () => {
  const query = "query A { a: __typename } query B { b: __typename }";
  const answerTo = async (operationName?: string) => (await postAsAna(JSON.stringify({ query, operationName }))).body;
  expect(await answerTo("B")).toEqual({ data: { b: "Query" } });
  for (const name of [undefined, "C"])
    expect(await answerTo(name)).toMatchObject({ data: null, errors: [{ path: null }] });
});

test.each(["GET", "PUT", "DELETE", "OPTIONS"])(
  "%s is told in the protocol's shape that it must be POST",
  async (method) => {
    const answer = await house.app.request("/graphql?query={__typename}", { method, headers: asAna() });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(answer.headers.get("x-amzn-errortype")).toBe("MethodNotAllowedException");
    expect(await answer.json()).toMatchObject({ errors: [{ errorType: "MethodNotAllowedException" }] });
  },
);

test("several fields change in order, and each fails for itself", async () => {
  const query = `mutation {
    a: createGeneratedStories(input: { id: "in-order", content: "A" }) { content }
    b: createGeneratedStories(input: { id: "in-order", content: "B" }) { content }
    c: updateGeneratedStories(input: { id: "in-order", content: "C" }) { content owner }
  }`;
  const { data, errors } = await house.ask(house.ana, query);
  expect(data).toEqual({ a: { content: "A" }, b: null, c: { content: "C", owner: "ana@home.example" } });
  expect(errors).toMatchObject([{ path: ["b"], errorType: "DynamoDB:ConditionalCheckFailedException" }]);
});

async function keep(...contents: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const content of contents) {
    const { data } = await house.ask(house.ana, CREATE, { input: { content } });
    const story = data?.createGeneratedStories as { id: string } | undefined;
    if (!story) throw new Error("the story was not kept");
    ids.push(story.id);
  }
  return ids;
}
