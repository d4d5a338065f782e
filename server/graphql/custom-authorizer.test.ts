import { afterEach, beforeEach, expect, test } from "vitest";
import { outcomeOf, UNJUDGED, unauthorized } from "#tests/api-credentials.ts";
import { ODDITIES, type Oddity, type OddServer, openOddServer } from "#tests/fakes/odd-server.ts";
import { IdentityUnavailable } from "./api-caller.ts";
import { createCustomAuthorizer } from "./custom-authorizer.ts";

const ANA = { id: "ana", email: "ana@example.org" };
const AS_ANA = { mode: "custom", email: ANA.email };
const REFUSED = unauthorized("You are not authorized to make this call.");
const ALLOWED = { isAuthorized: true, resolverContext: { email: "Ana@Example.org" } };

let authorizer: OddServer;
let verdict: unknown;
let clock: { nowMs: number };
let lines: unknown[];
const people = new Map([[ANA.email, ANA]]);
beforeEach(async () => {
  verdict = ALLOWED;
  clock = { nowMs: Date.now() };
  lines = [];
  people.set(ANA.email, ANA);
  authorizer = await openOddServer(() => verdict);
});
afterEach(() => authorizer.close());

function identity() {
  const byToken = createCustomAuthorizer(`${authorizer.url}/judge?code=secret`, {
    accounts: { personOfAddress: async (email) => people.get(email) ?? null },
    log: { warn: (details: object, message?: string) => void lines.push([details, message]) },
    now: () => new Date(clock.nowMs),
  });
  return (token: string, address: string | null = null) => byToken(token, address);
}

test("a token that the authorizer lets in acts for the person it names", async () => {
  expect(await outcomeOf(identity()("any string"))).toEqual(AS_ANA);
});

test("the authorizer hears the token as it came, and nothing that a parent has written", async () => {
  await identity()("Bearer any string");
  const [asked] = authorizer.asked;
  expect([asked?.method, asked?.url, asked?.headers["content-type"]]).toEqual([
    "POST",
    "/judge?code=secret",
    "application/json",
  ]);
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    authorizationToken: "Bearer any string",
    requestContext: {
      apiId: "cuentaluna",
      accountId: "",
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      queryString: "",
      operationName: "",
      variables: {},
    },
    requestHeaders: {},
  });
});

test("a token that the authorizer refuses is refused, and asked for again", async () => {
  const byToken = identity();
  verdict = { isAuthorized: false, resolverContext: { email: ANA.email }, ttlOverride: 3_600 };
  expect(await outcomeOf(byToken("t"))).toEqual(REFUSED);
  verdict = ALLOWED;
  expect(await outcomeOf(byToken("t"))).toEqual(AS_ANA);
});

test.each([
  [{ isAuthorized: true }],
  [{ isAuthorized: true, resolverContext: null }],
  [{ isAuthorized: true, resolverContext: { email: 7 } }],
  [{ isAuthorized: true, resolverContext: { email: "nobody@example.org" } }],
  [{ isAuthorized: true, resolverContext: "ana@example.org" }],
  [{ ...ALLOWED, deniedFields: ["Mutation.createGeneratedStories"] }],
  [{ ...ALLOWED, deniedFields: "all" }],
])("with %j the caller is known and acts for nobody", async (answer) => {
  verdict = answer;
  expect(await outcomeOf(identity()("t"))).toEqual({ mode: "custom", email: null });
});

test.each([[null], [{}], [[]], ["true"], [{ isAuthorized: "true" }], [{ isAuthorized: 1 }], [{ IsAuthorized: true }]])(
  "%j is no verdict, and lets nobody in",
  async (answer) => {
    verdict = answer;
    expect(await outcomeOf(identity()("t"))).toEqual(UNJUDGED);
    expect(lines).toEqual([[{ code: "no verdict" }, "the custom authorizer gives no verdict"]]);
  },
);

test.each(Object.keys(ODDITIES) as Oddity[])("an authorizer that is %s lets nobody in", async (oddity) => {
  const other = await openOddServer(() => ALLOWED);
  authorizer.odd.now = oddity;
  authorizer.odd.elsewhere = other.url;
  const outcome = await outcomeOf(identity()("my-token"));
  await other.close();
  expect(outcome).toEqual(UNJUDGED);
  expect(other.asked).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/my-token|secret/);
});

test.each([
  [undefined, 300],
  [null, 300],
  [60, 60],
  [100_000, 3_600],
  [0, 0],
  [-5, 0],
  ["60", 0],
])("with a ttlOverride of %s a verdict holds for %i seconds", async (ttlOverride, seconds) => {
  const byToken = identity();
  verdict = { ...ALLOWED, ttlOverride };
  await byToken("t");
  clock.nowMs += Math.max(0, seconds * 1000 - 1);
  await byToken("t");
  expect(authorizer.asked).toHaveLength(seconds === 0 ? 2 : 1);
  clock.nowMs += 1;
  await byToken("t");
  expect(authorizer.asked).toHaveLength(seconds === 0 ? 3 : 2);
});

test("one token's verdict is not another's", async () => {
  const byToken = identity();
  expect(await outcomeOf(byToken("good"))).toEqual(AS_ANA);
  verdict = { isAuthorized: false };
  expect(await outcomeOf(byToken("goo"))).toEqual(REFUSED);
  expect(await outcomeOf(byToken("good"))).toEqual(AS_ANA);
});

test("calls at once with one token ask once; with a thousand tokens most are told to come again", async () => {
  const byToken = identity();
  await Promise.all(Array.from({ length: 20 }, () => byToken("t")));
  expect(authorizer.asked).toHaveLength(1);
  const outcomes = await Promise.all(Array.from({ length: 1_000 }, (_, n) => outcomeOf(byToken(`t${n}`))));
  expect(outcomes).toContainEqual(AS_ANA);
  expect(outcomes).toContainEqual(UNJUDGED);
  expect(authorizer.asked.length).toBeLessThan(100);
});

test("a guest who invents tokens asks ten at once, and another's good token is judged beside them", async () => {
  const byToken = identity();
  authorizer.odd.now = "slow";
  const invented = Array.from({ length: 60 }, (_, n) => outcomeOf(byToken(`t${n}`, "192.0.2.1")));
  await expect.poll(() => authorizer.asked.length).toBe(10);
  authorizer.odd.now = null;
  expect(await outcomeOf(byToken("good", "192.0.2.2"))).toEqual(AS_ANA);
  expect(authorizer.asked).toHaveLength(11);
  expect(await Promise.all(invented)).not.toContainEqual(REFUSED);
});

test("good tokens that come at once wait for their turn, and none is dropped", async () => {
  const byToken = identity();
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, n) => outcomeOf(byToken(`t${n}`, `192.0.2.${n % 20}`))),
  );
  expect(outcomes).toEqual(outcomes.map(() => AS_ANA));
});

test("a caller is good while the authorizer lets the token in for the same person", async () => {
  const byToken = identity();
  verdict = { ...ALLOWED, ttlOverride: 0 };
  const caller = await byToken("t");
  expect(await caller.isStillGood()).toBe(true);
  verdict = { isAuthorized: true, resolverContext: { email: "ben@example.org" }, ttlOverride: 0 };
  expect(await caller.isStillGood()).toBe(false);
  verdict = { isAuthorized: false };
  expect(await caller.isStillGood()).toBe(false);
  verdict = ALLOWED;
  authorizer.odd.now = "broken";
  await expect(caller.isStillGood()).rejects.toBeInstanceOf(IdentityUnavailable);
  authorizer.odd.now = null;
  expect(await caller.isStillGood()).toBe(true);
  people.delete(ANA.email);
  expect(await caller.isStillGood()).toBe(false);
});

test("a caller who acts for nobody is never good: there is nothing that could go on", async () => {
  verdict = { isAuthorized: true };
  const caller = await identity()("t");
  expect(await caller.isStillGood()).toBe(false);
});
