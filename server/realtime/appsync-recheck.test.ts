import { beforeEach, expect, test } from "vitest";
import { type ApiCaller, IdentityUnavailable } from "#server/graphql/api-caller.ts";
import { ack, acknowledged, openSession, refused, story } from "#tests/appsync-client.ts";
import { ANA, BEN, openRealtimeHouse, type RealtimeHouse, record } from "#tests/realtime-house.ts";
import { BEAT_MS } from "./limits.ts";

const NO_LONGER = [{ errorType: "UnauthorizedException", message: "You are no longer authorized." }];
const MINUTES_BORNE = 3;
const away = () => new IdentityUnavailable("The token cannot be checked at the moment.");

let house: RealtimeHouse;
let nowMs: number;
const clock = () => nowMs;
beforeEach(() => {
  house = openRealtimeHouse();
  nowMs = 0;
});

/** The same house, where whoever calls is this, in turn; the last one stays. */
function housedBy(...callers: (() => Promise<ApiCaller>)[]): RealtimeHouse {
  let call = 0;
  return {
    ...house,
    identify: async () => (callers[Math.min(call++, callers.length - 1)] as () => Promise<ApiCaller>)(),
  };
}
const callerFor =
  (person: ApiCaller["person"], isStillGood: ApiCaller["isStillGood"]) => async (): Promise<ApiCaller> => ({
    mode: "custom",
    person,
    isStillGood,
  });
const good = async () => true;

test("whoever has logged out hears nothing that happens more than a second after, without any beat", async () => {
  const { start, heard } = await acknowledged(house, { clock });
  start("one");
  start("two");
  start("of ben", undefined, { Authorization: "ben" });
  await heard();
  house.announce("created", ANA.id, record("before"));
  expect(await heard()).toEqual([story("before", "one"), story("before", "two")]);
  house.logOut("ana");
  nowMs += 1_000;
  house.announce("created", ANA.id, record("after"));
  expect(await heard()).toEqual([refused("one", NO_LONGER), refused("two", NO_LONGER)]);
  expect(house.hearers()).toBe(1);
  house.announce("created", BEN.id, record("of Ben"));
  expect(await heard()).toEqual([story("of Ben", "of ben")]);
  house.logOut("ben");
  nowMs += 1_000;
  house.announce("created", BEN.id, record("after"));
  expect(await heard()).toEqual([refused("of ben", NO_LONGER), 4401]);
});

test("a burst of events asks once about a caller who started many subscriptions", async () => {
  const { start, heard } = await acknowledged(house, { clock });
  for (const id of ["one", "two", "three"]) start(id);
  await heard();
  for (let n = 0; n < 50; n += 1) house.announce("created", ANA.id, record(`n${n}`));
  expect(await heard()).toHaveLength(150);
  expect(house.rechecks()).toBe(1);
});

test("a later start with the same token that is denied keeps nobody listening who may hear no more", async () => {
  let isAnaGood = true;
  const ana = callerFor(ANA, async () => isAnaGood);
  const { start, heard, session } = await acknowledged(housedBy(ana, ana, callerFor(null, good)), { clock });
  start("one");
  expect(await heard()).toEqual([ack("one")]);
  start("denied");
  expect(await heard()).toMatchObject([
    { id: "denied", type: "error", payload: { errors: [{ errorType: "Unauthorized" }] } },
  ]);
  isAnaGood = false;
  await session.beat();
  expect(await heard()).toEqual([{ type: "ka" }, refused("one", NO_LONGER), 4401]);
  expect(house.hearers()).toBe(0);
});

test("a later start with the same token by another person is asked about for itself", async () => {
  const ana = callerFor(ANA, async () => false);
  const { start, heard } = await acknowledged(housedBy(ana, ana, callerFor(BEN, good)), { clock });
  start("of ana");
  await heard();
  start("of ben");
  await heard();
  house.announce("created", ANA.id, record("of Ana"));
  house.announce("created", BEN.id, record("of Ben"));
  expect(await heard()).toEqual(expect.arrayContaining([refused("of ana", NO_LONGER), story("of Ben", "of ben")]));
});

test("a caller who cannot be judged goes on for a few minutes, and then ends with an error that may pass", async () => {
  const caller = callerFor(ANA, async () => Promise.reject(away()));
  const { start, heard, session, reported } = await acknowledged(housedBy(caller), { clock });
  start("one");
  await heard();
  for (let beat = 0; beat < MINUTES_BORNE; beat += 1, nowMs += BEAT_MS) {
    await session.beat();
    house.announce("created", ANA.id, record(`n${beat}`));
    expect(await heard()).toEqual([{ type: "ka" }, story(`n${beat}`, "one")]);
  }
  await session.beat();
  const [, ended] = await heard();
  expect(ended).toMatchObject({ id: "one", payload: { errors: [{ errorType: "ServiceUnavailableException" }] } });
  expect(reported).toEqual([]);
});

test("a verdict in between lets a caller who could not be judged go on", async () => {
  let isAway = true;
  const caller = callerFor(ANA, async () => (isAway ? Promise.reject(away()) : true));
  const { start, heard, session } = await acknowledged(housedBy(caller), { clock });
  start("one");
  await heard();
  for (let beat = 0; beat < 3 * MINUTES_BORNE; beat += 1, nowMs += BEAT_MS) {
    isAway = beat % MINUTES_BORNE !== 0;
    await session.beat();
    expect(await heard()).toEqual([{ type: "ka" }]);
  }
});

test("whoever cannot be judged now is told so, at the opening and at a start, in words that end no retries", async () => {
  const unjudged = { errorType: "ServiceUnavailableException", message: "The token cannot be checked at the moment." };
  const failing = () => Promise.reject(away());
  const closed = openSession(housedBy(failing), { token: "t" });
  expect(await closed.heard()).toEqual([
    { type: "connection_error", payload: { errors: [{ ...unjudged, errorCode: 503 }] } },
    1000,
  ]);
  const { start, heard, reported } = await acknowledged(housedBy(callerFor(ANA, good), failing));
  start("one");
  expect(await heard()).toEqual([refused("one", [unjudged])]);
  expect([...reported, ...closed.reported]).toEqual([]);
});
