import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import {
  guest,
  HOUR_MS,
  type LimitHouse,
  MOST,
  NEVER,
  openLimitHouse,
  person,
  refusal,
  spent,
  tellOne,
} from "#tests/limit-house.ts";

const TOO_MANY = { code: "too_many_requests", retryAfterSeconds: expect.any(Number) };
const UNAVAILABLE = { code: "storyteller_unavailable", retryAfterSeconds: expect.any(Number) };

describe.each(DATABASES)("on %s", (kind) => {
  let house: LimitHouse;
  beforeEach(async () => {
    house = await openLimitHouse(kind);
  });
  afterEach(() => house.close());

  test("the house's own stories have a bound of their own and touch no purse", async () => {
    const admit = house.admitter({
      modelStoriesPerGuestPerDay: 1,
      guestModelStoriesPerAddressPerDay: 1,
      guestsTokensPerDay: 1,
      builtinStoriesPerAddressPerHour: 3,
    });
    for (let story = 0; story < 3; story += 1) await admit(guest("a"), "builtin");
    expect(await refusal(admit(guest("a"), "builtin"))).toEqual(TOO_MANY);
    await admit(guest("a"), "model");
  });

  test("another process, or one that starts anew, goes on with the same counts", async () => {
    const limits = { modelStoriesPerGuestPerDay: 2, guestsTokensPerDay: 5 * MOST };
    await tellOne(house.open(limits), guest("a"), 4 * MOST);
    const other = house.open(limits, await house.database.openAgain());
    await tellOne(other, guest("a"), MOST);
    expect(await refusal(other.admit(guest("a"), "model", NEVER))).toEqual(TOO_MANY);
    expect(await refusal(other.admit(guest("b"), "model", NEVER))).toEqual(UNAVAILABLE);
  });

  test("what a crashed process held is free again: its slot, and what it had put aside", async () => {
    const limits = { tellingsAtOncePerGuest: 1, guestsTokensPerHour: MOST };
    const crashed = house.open(limits);
    await crashed.admit(guest("a"), "model", NEVER);
    const other = house.open(limits);
    expect(await refusal(other.admit(guest("b"), "model", NEVER))).toEqual(UNAVAILABLE);
    house.clock.nowMs += 61_000;
    await other.admit(guest("a"), "model", NEVER);
    const alone = house.open(limits);
    await alone.freeCutOff();
    await alone.admit(guest("a"), "model", NEVER);
  });

  test("a purse that is empty is empty until its time is over, and the others are not", async () => {
    const limits = house.open({
      guestsTokensPerHour: 2 * MOST,
      freeTokensPerHour: 2 * MOST,
      payingTokensPerHour: 2 * MOST,
    });
    await tellOne(limits, guest("a"), 1_001);
    expect(await refusal(limits.admit(guest("a"), "model", NEVER))).toEqual({
      code: "storyteller_unavailable",
      retryAfterSeconds: 1_800,
    });
    await refusal(limits.admit(guest("b"), "model", NEVER));
    expect(house.warnings).toEqual([expect.stringContaining("purse is empty")]);
    await tellOne(limits, person("ana"), 1_001);
    expect(await refusal(limits.admit(person("ana"), "model", NEVER))).toEqual(UNAVAILABLE);
    await limits.admit(person("eva", "paying"), "model", NEVER);
    house.clock.nowMs += HOUR_MS / 2;
    await limits.admit(guest("a"), "model", NEVER);
  });

  test("a purse for the day goes on over the hours, and says when the day is over", async () => {
    const limits = house.open({ guestsTokensPerDay: 2 * MOST });
    await tellOne(limits, guest("a"), 600);
    house.clock.nowMs += HOUR_MS;
    await tellOne(limits, guest("a"), 600);
    expect(await refusal(limits.admit(guest("a"), "model", NEVER))).toEqual({
      code: "storyteller_unavailable",
      retryAfterSeconds: 2.5 * 3_600,
    });
    house.clock.nowMs += 2.5 * HOUR_MS;
    await limits.admit(guest("a"), "model", NEVER);
  });

  test("what is only put aside turns others away for a moment, and no line says that the purse is empty", async () => {
    const limits = house.open({ guestsTokensPerHour: MOST });
    const giveBack = await limits.admit(guest("a"), "model", NEVER);
    const refused = await refusal(limits.admit(guest("b"), "model", NEVER));
    expect(refused.code).toBe("storyteller_unavailable");
    expect(refused.retryAfterSeconds).toBeLessThan(60);
    expect(house.warnings).toEqual([]);
    giveBack(spent(0));
    await limits.close();
    await limits.admit(guest("b"), "model", NEVER);
  });

  test("someone turned away by the purse keeps their turns", async () => {
    const limits = house.open({ modelStoriesPerGuestPerDay: 1, guestsTokensPerHour: MOST });
    const giveBack = await limits.admit(guest("a"), "model", NEVER);
    expect(await refusal(limits.admit(guest("b"), "model", NEVER))).toEqual(UNAVAILABLE);
    giveBack(spent(0));
    await limits.close();
    await limits.admit(guest("b"), "model", NEVER);
  });

  test("however many come at once, what is put aside is never more than the purse holds", async () => {
    const [one, other] = [house.open({ guestsTokensPerDay: 7_500 }), house.open({ guestsTokensPerDay: 7_500 })];
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, each) => (each % 2 === 0 ? one : other).admit(guest(`${each}`), "model", NEVER)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    const [purse] = await house.database.db.selectFrom("purses").selectAll().execute();
    expect(purse).toMatchObject({ purse: "guests", day_tokens: 7 * MOST });
  });

  test("a story that took longer than its time is still paid for, once", async () => {
    const limits = house.open({ guestsTokensPerDay: 2 * MOST });
    const giveBack = await limits.admit(guest("a"), "model", NEVER);
    house.clock.nowMs += 61_000;
    await limits.sweep();
    giveBack(spent(1_500));
    await limits.close();
    expect(await refusal(limits.admit(guest("b"), "model", NEVER))).toEqual(UNAVAILABLE);
    expect(await house.database.db.selectFrom("purses").select("day_tokens").execute()).toEqual([
      { day_tokens: 1_500 },
    ]);
  });

  test("what was put aside before midnight is nothing that the new day has to pay", async () => {
    const limits = house.open({ guestsTokensPerDay: 2 * MOST });
    house.clock.nowMs = Date.UTC(2026, 0, 31, 23, 59, 50);
    const giveBack = await limits.admit(guest("a"), "model", NEVER);
    house.clock.nowMs += 20_000;
    const next = await limits.admit(guest("b"), "model", NEVER);
    giveBack(spent(900));
    next(spent(300));
    await limits.close();
    const [purse] = await house.database.db.selectFrom("purses").selectAll().execute();
    expect(purse).toMatchObject({ day: "2026-02-01", day_tokens: 300, hour_tokens: 300 });
  });

  test("nothing that is over stays in the database", async () => {
    const limits = house.open({
      modelStoriesPerGuestPerDay: 1,
      tellingsAtOncePerGuest: 1,
      guestsTokensPerDay: 5 * MOST,
    });
    await limits.admit(guest("a"), "model", NEVER);
    house.clock.nowMs += 25 * HOUR_MS;
    await limits.sweep();
    for (const table of ["story_turns", "telling_slots", "purse_reservations"] as const)
      expect(await house.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
