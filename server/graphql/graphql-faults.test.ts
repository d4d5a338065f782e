import { expect, test } from "vitest";
import { RecordRefusal, type StoryRecords } from "#app/stories/records-contract.ts";
import type { Services } from "#server/services.ts";
import { CREATE, DELETE, GET, LIST, openProductCalledBy } from "#tests/graphql-house.ts";

const SECRET = "select * from stories where owner = 'ana@home.example'";
const away = () => Object.assign(new Error(SECRET), { code: "ECONNREFUSED" });
const broken = () => new Error(SECRET);
const ANA = { id: "ana", email: "ana@home.example" };

/** A product whose records do what a test wants of them, called by Ana. */
async function openFaulty(records: Partial<StoryRecords>, more: Partial<Services> = {}) {
  const product = await openProductCalledBy(ANA, { replaced: { records: records as StoryRecords, ...more } });
  return {
    async ask(query: string, variables: object = {}) {
      const answer = await product.post(JSON.stringify({ query, variables }));
      expect(JSON.stringify(answer.body)).not.toContain(SECRET);
      return answer;
    },
    logged: (message: string) => product.lines.filter((line) => line.includes(`"msg":"${message}"`)),
    close: () => product.close(),
  };
}

test("a query that finds the database away may be asked again", async () => {
  const house = await openFaulty({ list: () => Promise.reject(away()) });
  const { status, headers, body } = await house.ask(LIST);
  expect([status, headers.get("x-amzn-errortype")]).toEqual([503, "ServiceUnavailableException"]);
  expect(headers.get("Retry-After")).toBe("5");
  expect(body).toMatchObject({ errors: [{ errorInfo: { code: "database_unavailable" } }] });
  expect(house.logged("the database is away")).toHaveLength(1);
  await house.close();
});

test("a caller whom the database cannot name is asked to come back", async () => {
  const house = await openFaulty({}, { identifyCaller: () => Promise.reject(away()) });
  for (const query of [LIST, CREATE]) expect((await house.ask(query)).status).toBe(503);
  await house.close();
});

test("a change that may have been made is never answered by a status that clients try again after", async () => {
  for (const [fault, errorType] of [
    [away, "ServiceUnavailableException"],
    [broken, "InternalFailure"],
  ] as const) {
    let created = 0;
    const house = await openFaulty({
      create: () => {
        created += 1;
        return Promise.reject(fault());
      },
    });
    const { status, body } = await house.ask(CREATE, { input: { content: "a" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { createGeneratedStories: null }, errors: [{ errorType, data: null }] });
    expect(created).toBe(1);
    await house.close();
  }
});

test("what goes wrong unexpectedly is logged under the request's id, and only the id is told", async () => {
  const house = await openFaulty({ get: () => Promise.reject(broken()) });
  const { status, headers, body } = await house.ask(GET, { id: "a" });
  const requestId = headers.get("X-Request-Id") ?? "";
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: { getGeneratedStories: null },
    errors: [{ errorType: "InternalFailure", message: `Something went wrong here. The request was ${requestId}.` }],
  });
  expect(house.logged("unexpected error")).toMatchObject([expect.stringContaining(requestId)]);
  await house.close();
});

test("what goes wrong before anything is run is a plain failure in the protocol's shape", async () => {
  const house = await openFaulty({}, { identifyCaller: () => Promise.reject(broken()) });
  const { status, headers, body } = await house.ask(LIST);
  expect([status, headers.get("x-amzn-errortype")]).toEqual([500, "InternalFailureException"]);
  expect(body.errors?.[0]?.message).toContain(headers.get("X-Request-Id"));
  await house.close();
});

test("a refusal is no failure, and nothing of it is logged", async () => {
  const house = await openFaulty({ remove: () => Promise.reject(new RecordRefusal("not_authorized", SECRET)) });
  const { body } = await house.ask(DELETE, { input: { id: "a" } });
  expect(body.errors).toMatchObject([
    { errorType: "Unauthorized", message: "Not Authorized to access deleteGeneratedStories on type Mutation" },
  ]);
  expect(house.logged("unexpected error")).toEqual([]);
  await house.close();
});
