import { type ExecutionResult, parse, subscribe } from "graphql";
import { expect, test } from "vitest";
import { createStorySchema, type StoryCall } from "./graphql.server.ts";
import { heardMatcherOf } from "./record-filter.ts";
import type { HearRecords, RecordChange, RecordOwner, StoryRecord, StoryRecords } from "./records-contract.ts";

const ANA: RecordOwner = { id: "ana-id", email: "ana@home.example" };
const BEN: RecordOwner = { id: "ben-id", email: "ben@home.example" };
const AT = "2026-11-20T20:40:00.000Z";
const record = (id: string, content = "Once"): StoryRecord => ({ id, content, createdAt: AT, updatedAt: AT });

function openEvents() {
  const schema = createStorySchema();
  const hearers = new Set<{ owner: string; hear: Parameters<HearRecords>[1] }>();
  const records = {
    heardBy({ email }, filter) {
      const isMeant = heardMatcherOf(filter);
      return ({ id, content, createdAt, updatedAt }) => isMeant({ id, content, createdAt, updatedAt, owner: email });
    },
  } as Pick<StoryRecords, "heardBy"> as StoryRecords;
  const hear: HearRecords = (owner, listener) => {
    const hearer = { owner, hear: listener };
    hearers.add(hearer);
    return () => void hearers.delete(hearer);
  };
  return {
    start: (person: RecordOwner | null, query: string, variableValues: { [name: string]: unknown } = {}) => {
      const contextValue: StoryCall = { person, requestId: "call", records, hear };
      return subscribe({ schema, document: parse(query), variableValues, contextValue });
    },
    announce(change: RecordChange, owner: RecordOwner, story: StoryRecord) {
      for (const hearer of hearers) if (hearer.owner === owner.id) hearer.hear(change, story);
    },
    hearers: () => hearers.size,
  };
}

const ON_CREATE = "subscription { onCreateGeneratedStories { id content owner } }";
const WITH_ARGUMENTS = `subscription ($owner: String, $filter: ModelSubscriptionGeneratedStoriesFilterInput) {
  onUpdateGeneratedStories(owner: $owner, filter: $filter) { id }
}`;
type Started = Awaited<ReturnType<ReturnType<typeof openEvents>["start"]>>;
type Heard = AsyncGenerator<ExecutionResult, void, void>;

function isHearing(started: Started): started is Heard {
  return Symbol.asyncIterator in started;
}

function hearing(started: Started): Heard {
  if (!isHearing(started)) throw new Error(`refused: ${JSON.stringify(started)}`);
  return started;
}

const refusalOf = (started: Started) => (isHearing(started) ? null : (started.errors?.[0]?.toJSON() ?? null));
const denied = (field: string) => ({
  message: `Not Authorized to access ${field} on type Subscription`,
  extensions: { errorType: "Unauthorized" },
});

test("a person hears of their own stories, of what they asked for, as they selected it", async () => {
  const events = openEvents();
  const heard = hearing(await events.start(ANA, ON_CREATE));
  events.announce("created", BEN, record("by-ben"));
  events.announce("updated", ANA, record("changed"));
  events.announce("created", ANA, record("by-ana"));
  expect((await heard.next()).value).toEqual({
    data: { onCreateGeneratedStories: { id: "by-ana", content: "Once", owner: "ana@home.example" } },
  });
  await heard.return();
  expect(events.hearers()).toBe(0);
});

test("a subscriber may name themselves in three ways, and nobody else in any", async () => {
  const events = openEvents();
  for (const owner of [null, "ana@home.example", "ana-id", "ana-id::ana@home.example"])
    await hearing(await events.start(ANA, WITH_ARGUMENTS, { owner })).return();
  for (const owner of ["", "ben@home.example", "ben-id", "ana-id::ben@home.example", "ana-id::"])
    expect(refusalOf(await events.start(ANA, WITH_ARGUMENTS, { owner }))).toMatchObject(
      denied("onUpdateGeneratedStories"),
    );
  expect(events.hearers()).toBe(0);
});

test("a caller without an account here hears nothing", async () => {
  const events = openEvents();
  expect(refusalOf(await events.start(null, ON_CREATE))).toMatchObject(denied("onCreateGeneratedStories"));
  expect(events.hearers()).toBe(0);
});

test("a filter narrows what is heard, and cannot reach another person's", async () => {
  const events = openEvents();
  const filter = { or: [{ content: { in: ["moon", "sun"] } }, { owner: { eq: BEN.email } }] };
  const heard = hearing(await events.start(ANA, WITH_ARGUMENTS, { filter }));
  events.announce("updated", BEN, record("by-ben", "moon"));
  events.announce("updated", ANA, record("rain", "rain"));
  events.announce("updated", ANA, record("moon", "moon"));
  expect((await heard.next()).value).toEqual({ data: { onUpdateGeneratedStories: { id: "moon" } } });
  await heard.return();
});

test("a filter beyond the limits is refused when it is given, not with the first event", async () => {
  const events = openEvents();
  const deep = Array.from({ length: 12 }).reduce<object>((inner) => ({ and: [inner] }), { id: { eq: "a" } });
  expect(refusalOf(await events.start(ANA, WITH_ARGUMENTS, { filter: deep }))).toMatchObject({
    extensions: { errorType: "ValidationException" },
  });
  expect(events.hearers()).toBe(0);
});
