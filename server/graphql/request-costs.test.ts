import { afterAll, beforeAll, expect, test } from "vitest";
import { createLookingBudget } from "#app/stories/looking-budget.server.ts";
import type { StoryRecords } from "#app/stories/records-contract.ts";
import { CREATE, type GraphqlHouse, LIST, openGraphqlHouse, openProductCalledBy } from "#tests/graphql-house.ts";

const ANA = { id: "ana", email: "ana@home.example" };

let house: GraphqlHouse;
beforeAll(async () => {
  house = await openGraphqlHouse();
});
afterAll(() => house.close());

const post = (body: string) => house.post(body, { Authorization: house.ana.token });

test("a variable whose name is reserved is refused, and its condition is never left out", async () => {
  const { body } = await post(JSON.stringify({ query: CREATE, variables: { input: { content: "Kept" } } }));
  const { id } = (body.data ?? {}).createGeneratedStories as unknown as { id: string };
  const query = `mutation ($__proto__: ModelGeneratedStoriesConditionInput, $id: ID!) {
    deleteGeneratedStories(input: { id: $id }, condition: $__proto__) { id }
  }`;
  const variables = `{"__proto__":{"content":{"eq":"something else"}},"id":${JSON.stringify(id)}}`;
  const refused = await post(`{"query":${JSON.stringify(query)},"variables":${variables}}`);
  expect(refused.body).toMatchObject({ data: null, errors: [{ message: expect.stringContaining("'__proto__'") }] });
  const listed = await post(JSON.stringify({ query: LIST }));
  expect(JSON.stringify(listed.body)).toContain(id);
});

test("a field whose name is that of a prototype is refused, in a variable and in the text", async () => {
  const list = "listGeneratedStories(filter: $f) { nextToken }";
  const query = `query ($f: ModelGeneratedStoriesFilterInput) { ${list} }`;
  const inVariable = `{"query":${JSON.stringify(query)},"variables":{"f":{"__proto__":{"id":{"eq":"x"}}}}}`;
  const inText = JSON.stringify({ query: `{ ${list.replace("$f", '{ __proto__: { id: { eq: "x" } } }')} }` });
  for (const body of [inVariable, inText]) {
    const answer = await post(body);
    expect(answer.body.data).toBeNull();
    expect(answer.body.errors?.[0]?.message).toContain("__proto__");
  }
});

test("of very many faults the first are told, and that there are more", async () => {
  const fields = Array.from({ length: 10 }, (_, at) => `x${at} { y }`).join(" ");
  const wrongText = `{ listGeneratedStories { items { ${fields} ${fields.replaceAll("x", "z")} ${fields.replaceAll("x", "w")} } } }`;
  const inText = (await post(JSON.stringify({ query: wrongText }))).body.errors ?? [];
  expect(inText.length).toBeGreaterThan(20);
  expect(inText.filter(({ message }) => !message.startsWith("Validation error of type "))).toEqual([]);
  expect(inText.at(-1)?.message).toContain("more than 20");

  const query = "query ($f: ModelGeneratedStoriesFilterInput) { listGeneratedStories(filter: $f) { nextToken } }";
  const f = { or: Array.from({ length: 30 }, () => ({ id: 5 })) };
  const inVariables = (await post(JSON.stringify({ query, variables: { f } }))).body.errors ?? [];
  expect(inVariables.at(-1)?.message).toContain("More than 20");
  expect(JSON.stringify([inText, inVariables])).not.toContain("aborted");
});

test("all lists of one call have one budget together, and each call has its own", async () => {
  const budgets: unknown[] = [];
  const list: StoryRecords["list"] = async (_owner, _wanted, budget) => {
    budgets.push(budget);
    return { items: [], nextToken: null };
  };
  const counting = await openProductCalledBy(ANA, {
    replaced: { records: { list } as Partial<StoryRecords> as StoryRecords },
  });
  const query = "{ a: listGeneratedStories { nextToken } b: listGeneratedStories { nextToken } }";
  for (const _ of [1, 2]) await counting.post(JSON.stringify({ query }));
  await counting.close();
  expect(budgets).toHaveLength(4);
  expect(new Set(budgets).size).toBe(2);
  expect([budgets[0] === budgets[1], budgets[2] === budgets[3]]).toEqual([true, true]);
  expect(Object.keys(budgets[0] as object)).toEqual(Object.keys(createLookingBudget()));
});

test("each change of a call counts as a call, and what reads counts as one", async () => {
  const records = { list: async () => ({ items: [], nextToken: null }), create: async () => null };
  const strict = await openProductCalledBy(ANA, {
    env: { LIMIT_GRAPHQL_CALLS_PER_ACCOUNT_PER_MINUTE: "6" },
    replaced: { records: records as unknown as StoryRecords },
  });
  const call = async (query: string) => (await strict.post(JSON.stringify({ query }))).status;
  const fields = (field: string) => ["a", "b", "c"].map((alias) => `${alias}: ${field}`).join(" ");
  const changes = `mutation { ...Three } fragment Three on Mutation { ${fields('createGeneratedStories(input: { content: "x" }) { id }')} }`;
  expect(await call(`{ ${fields("listGeneratedStories { nextToken }")} }`)).toBe(200);
  expect([await call(changes), await call(changes)]).toEqual([200, 429]);
  expect([await call("{ __typename }"), await call("{ __typename }")]).toEqual([200, 429]);
  await strict.close();
});
