import { setTimeout as wait } from "node:timers/promises";
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
import { TokenMeter } from "./token-meter.ts";

const TOO_MANY = { code: "too_many_requests", retryAfterSeconds: expect.any(Number) };

describe.each(DATABASES)("on %s", (kind) => {
  let house: LimitHouse;
  beforeEach(async () => {
    house = await openLimitHouse(kind);
  });
  afterEach(() => house.close());

  test.each([
    ["modelStoriesPerGuestPerDay", guest("a"), guest("b"), 24],
    ["guestModelStoriesPerAddressPerDay", guest("a"), guest("a", "198.51.100.7"), 24],
    ["guestModelStoriesPerNetworkPerDay", guest("a"), guest("a", "198.51.100.7"), 24],
    ["modelStoriesPerAddressPerHour", guest("a"), guest("a", "192.0.2.2"), 1],
    ["modelStoriesPerAccountPerDay", person("ana"), person("ben"), 24],
  ] as const)(
    "%s: so many, then none until the time is over, and a neighbour has their own",
    async (limit, one, other, hours) => {
      const admit = house.admitter({ [limit]: 2 });
      for (const asker of [one, other]) {
        await admit(asker);
        await admit(asker);
        const refused = await refusal(admit(asker));
        expect(refused).toEqual({ code: "too_many_requests", retryAfterSeconds: hours * 3_600 });
      }
      house.clock.nowMs += hours * HOUR_MS;
      await admit(one);
    },
  );

  test("other addresses of one home and other homes of one network open no new count", async () => {
    const perHome = house.admitter({ guestModelStoriesPerAddressPerDay: 1 });
    await perHome(guest("a", "2001:db8:1:2::1"));
    expect(await refusal(perHome(guest("b", "2001:db8:1:2:ffff:ffff:ffff:ffff")))).toEqual(TOO_MANY);
    await perHome(guest("c", "2001:db8:1:3::1"));
    await perHome(guest("d", "203.0.113.1"));
    expect(await refusal(perHome(guest("e", "::ffff:203.0.113.1")))).toEqual(TOO_MANY);

    const perNetwork = house.admitter({ guestModelStoriesPerNetworkPerDay: 1 });
    await perNetwork(guest("a", "2001:db8:7:2::1"));
    expect(await refusal(perNetwork(guest("b", "2001:db8:7:ffff::1")))).toEqual(TOO_MANY);
    await perNetwork(guest("c", "192.0.2.1"));
    expect(await refusal(perNetwork(guest("d", "192.0.2.254")))).toEqual(TOO_MANY);
    await perNetwork(guest("e", "192.0.3.1"));
  });

  test("a guest at an end of their own takes nothing from the others of the network", async () => {
    const admit = house.admitter({ modelStoriesPerGuestPerDay: 1, guestModelStoriesPerNetworkPerDay: 2 });
    await admit(guest("a"));
    for (let time = 0; time < 5; time += 1) expect(await refusal(admit(guest("a")))).toEqual(TOO_MANY);
    await admit(guest("b"));
    expect(await refusal(admit(guest("c")))).toEqual(TOO_MANY);
  });

  test("a story that cost nothing is counted against nobody", async () => {
    const limits = house.open({ modelStoriesPerGuestPerDay: 1, guestModelStoriesPerAddressPerDay: 1 });
    for (let time = 0; time < 3; time += 1) await tellOne(limits, guest("a"), 0);
    await tellOne(limits, guest("a"), 5);
    expect(await refusal(limits.admit(guest("a"), "model", NEVER))).toEqual(TOO_MANY);
  });

  test("many who come at once get no more than there are", async () => {
    const admit = house.admitter({ guestModelStoriesPerAddressPerDay: 5 });
    const all = await Promise.allSettled(Array.from({ length: 30 }, (_, each) => admit(guest(`guest ${each}`))));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  test("nobody's address, name or account is in the database in clear", async () => {
    const limits = house.open({
      modelStoriesPerGuestPerDay: 1,
      guestModelStoriesPerAddressPerDay: 1,
      tellingsAtOncePerGuest: 1,
    });
    await limits.admit(guest("a"), "model", NEVER);
    const keys = await house.database.db.selectFrom("story_turns").select("key").execute();
    const slots = await house.database.db.selectFrom("telling_slots").select("slot").execute();
    expect(keys).toHaveLength(2);
    expect(slots).toHaveLength(1);
    for (const name of [...keys.map(({ key }) => key), ...slots.map(({ slot }) => slot)]) expect(name).toMatch(/^#/);
  });

  test("a guest hears one story at a time, whoever tells it, and the next when it is over", async () => {
    const limits = house.open({ tellingsAtOncePerGuest: 1 });
    const other = house.open({ tellingsAtOncePerGuest: 1 });
    const giveBack = await limits.admit(guest("a"), "builtin", NEVER);
    expect(await refusal(other.admit(guest("a"), "model", NEVER))).toEqual(TOO_MANY);
    await other.admit(guest("b"), "model", NEVER);
    await other.admit(person("a"), "model", NEVER);
    await other.admit(person("a"), "model", NEVER);
    giveBack(new TokenMeter());
    giveBack(new TokenMeter());
    await other.admit(guest("a"), "model", NEVER);
  });

  test("a guest who has just left is let in as soon as the story before is over", async () => {
    const limits = house.open({ tellingsAtOncePerGuest: 1 });
    const giveBack = await limits.admit(guest("a"), "model", NEVER);
    const next = limits.admit(guest("a"), "model", NEVER);
    giveBack(new TokenMeter());
    expect(await next).toBeTypeOf("function");
  });

  test("a telling for which there is no place waits for one, and puts nothing aside while it waits", async () => {
    const bounds = { tellingsAtOnce: 1, tellingsWaiting: 1, tellingWaitMs: 10_000, guestsTokensPerHour: 5 * MOST };
    const limits = house.open(bounds);
    const reserved = () => house.database.db.selectFrom("purse_reservations").selectAll().execute();
    const order: string[] = [];
    const giveBack = await limits.admit(guest("a"), "model", NEVER);
    const next = limits.admit(guest("b"), "model", NEVER).then(() => order.push("let in"));
    await wait(100);
    expect(await reserved()).toHaveLength(1);
    order.push("the first has ended");
    giveBack(spent(0));
    await next;
    expect(order).toEqual(["the first has ended", "let in"]);
  });

  test("0 sets no bound", async () => {
    const admit = house.admitter({});
    const stories = Array.from({ length: 200 }, (_, story) => admit(guest("a"), story % 2 === 0 ? "model" : "builtin"));
    expect(await Promise.all(stories)).toHaveLength(200);
  });
});
