import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { openDatabase } from "#db/open.server.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { createSlotStore } from "./slot-store.server.ts";
import { createTellingQueue, type QueueLimits } from "./telling-queue.server.ts";

const NO_LIMITS: QueueLimits = {
  tellingsAtOncePerGuest: 0,
  tellingsAtOncePerAddress: 0,
  tellingsAtOnce: 0,
  tellingsWaiting: 0,
  tellingWaitMs: 0,
};
const NEVER = new AbortController().signal;
const LONGEST_MS = 60_000;
/** Longer than any of these tests: nobody is turned away for having waited. */
const PATIENT = { tellingsWaiting: 50, tellingWaitMs: 60_000 };

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let nowMs: number;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    nowMs = Date.UTC(2026, 0, 31, 20, 30);
  });
  afterEach(() => database.close());

  /** As one process has it: comes, and waits for a place. */
  function queue(change: Partial<QueueLimits>, db = database.db) {
    const now = () => new Date(nowMs);
    const enter = createTellingQueue({
      limits: { ...NO_LIMITS, ...change },
      slots: createSlotStore(db, now),
      longestMs: LONGEST_MS,
      settle: (work) => work,
      now,
      newId: () => crypto.randomUUID(),
    });
    return async (address: string, { signal = NEVER, guest }: { signal?: AbortSignal; guest?: string } = {}) => {
      const place = await enter({ address, ...(guest && { guest }) }, signal);
      try {
        await place.reach(signal);
      } catch (error) {
        await place.leave();
        throw error;
      }
      return () => place.leave();
    };
  }
  async function twoProcesses(change: Partial<QueueLimits>) {
    return [queue(change), queue(change, await database.openAgain())] as const;
  }
  const codeOf = (entered: Promise<unknown>) =>
    entered.then(
      () => "let through",
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );
  const slots = async (name: string) =>
    (await database.db.selectFrom("telling_slots").select("slot").execute()).filter(({ slot }) =>
      slot.startsWith(`${name} `),
    ).length;
  const untilWaiting = (count: number) => expect.poll(() => slots("waiting"), { interval: 5 }).toBe(count);

  test("so many at once for an address, also of those who wait, and a place is free when one ends", async () => {
    const enter = queue({ tellingsAtOncePerAddress: 2, tellingsAtOnce: 1, ...PATIENT });
    const leave = await enter("a");
    const waits = enter("a");
    await untilWaiting(1);
    expect(await codeOf(enter("a"))).toBe("too_many_requests");
    await leave();
    const leaveNext = await waits;
    await leaveNext();
    expect(await codeOf(enter("a"))).toBe("let through");
  });

  test("without a line nobody waits, and one who waits while there is room does not wait", async () => {
    const enter = queue({ tellingsAtOnce: 2, tellingsWaiting: 5 });
    const leave = await enter("a");
    await enter("b");
    expect(await codeOf(enter("c"))).toBe("storyteller_unavailable");
    await leave();
    expect(await codeOf(enter("c"))).toBe("let through");
  });

  test("who waits gets the next place in the order in which they came, and no more wait than the line is long", async () => {
    const enter = queue({ tellingsAtOnce: 1, tellingsWaiting: 2, tellingWaitMs: 60_000 });
    const order: string[] = [];
    const first = await enter("a");
    const second = enter("b").finally(() => order.push("b"));
    await untilWaiting(1);
    const third = enter("c").finally(() => order.push("c"));
    await untilWaiting(2);
    expect(await codeOf(enter("d"))).toBe("storyteller_unavailable");
    await first();
    await (await second)();
    await (await third)();
    expect(order).toEqual(["b", "c"]);
    expect(await codeOf(enter("d"))).toBe("let through");
  });

  test("who has waited long enough is told to come back, and leaves the line to others", async () => {
    const enter = queue({ tellingsAtOnce: 1, tellingsWaiting: 1, tellingWaitMs: 50 });
    const leave = await enter("a");
    expect(await codeOf(enter("b"))).toBe("storyteller_unavailable");
    expect(await slots("waiting")).toBe(0);
    await leave();
    expect(await codeOf(enter("c"))).toBe("let through");
  });

  test("who leaves the line frees their ticket and takes no place with them", async () => {
    const enter = queue({ tellingsAtOncePerAddress: 1, tellingsAtOnce: 1, tellingsWaiting: 1, tellingWaitMs: 60_000 });
    const leave = await enter("a");
    const leaving = new AbortController();
    const gone = codeOf(enter("b", { signal: leaving.signal }));
    await untilWaiting(1);
    leaving.abort(new Error("left"));
    expect(await gone).toBe("Error: left");
    expect(await slots("waiting")).toBe(0);
    const next = enter("b");
    await untilWaiting(1);
    await leave();
    await (await next)();
    expect(await database.db.selectFrom("telling_slots").selectAll().execute()).toEqual([]);
  });

  test("a guest's next telling is let in when the one before ends within a second, and refused otherwise", async () => {
    const enter = queue({ tellingsAtOncePerGuest: 1 });
    const leave = await enter("a", { guest: "g" });
    expect(await codeOf(enter("a", { guest: "g" }))).toBe("too_many_requests");
    const next = enter("a", { guest: "g" });
    await leave();
    expect(await codeOf(next)).toBe("let through");
    expect(await codeOf(enter("a", { guest: "h" }))).toBe("let through");
    expect(await codeOf(enter("a"))).toBe("let through");
  });

  test("two processes together never run more than the number, and everybody who waits is served", async () => {
    const processes = await twoProcesses({ tellingsAtOnce: 3, tellingsAtOncePerAddress: 30, ...PATIENT });
    let [running, most] = [0, 0];
    const full = Promise.withResolvers<void>();
    const tell = async (each: number) => {
      const leave = await (processes[each % 2] as ReturnType<typeof queue>)("a");
      running += 1;
      most = Math.max(most, running);
      // Nobody leaves before all places are taken: on a busy machine the next one may come after any number of milliseconds.
      if (running === 3) full.resolve();
      await full.promise;
      await wait(5);
      running -= 1;
      await leave();
    };
    await Promise.all(Array.from({ length: 30 }, (_, each) => tell(each)));
    expect(most).toBe(3);
    expect(await slots("running")).toBe(0);
  });

  test("two processes together let no more of one address in than the number", async () => {
    const [one, other] = await twoProcesses({ tellingsAtOncePerAddress: 5 });
    const codes = await Promise.all(Array.from({ length: 20 }, (_, each) => codeOf((each % 2 ? one : other)("a"))));
    expect(codes.filter((code) => code === "let through")).toHaveLength(5);
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(15);
    expect(await codeOf(other("b"))).toBe("let through");
  });

  test("who has waited longest goes first, whichever process they wait in, and nobody who comes later passes them", async () => {
    const [one, other] = await twoProcesses({ tellingsAtOnce: 1, ...PATIENT });
    const leave = await one("a");
    const order: number[] = [];
    const told: Promise<void>[] = [];
    for (let each = 0; each < 6; each += 1) {
      nowMs += 10;
      const entered = (each % 2 ? one : other)("a");
      told.push(
        (async () => {
          const leaveNext = await entered;
          order.push(each);
          await leaveNext();
        })(),
      );
      await untilWaiting(each + 1);
    }
    await leave();
    await Promise.all(told);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("a process that is killed takes no place with it for longer than a telling lasts, and holds up no line", async () => {
    const limits = { tellingsAtOncePerAddress: 2, tellingsAtOnce: 2, tellingsWaiting: 5, tellingWaitMs: 15_000 };
    const itsDatabase = await openDatabase(database.place);
    const killed = queue(limits, itsDatabase);
    await killed("a");
    await killed("a");
    const lost = codeOf(killed("b"));
    await untilWaiting(1);
    await itsDatabase.destroy();
    expect(await lost).not.toBe("let through");
    const other = queue({ ...limits, tellingWaitMs: 50 });
    expect(await codeOf(other("a"))).toBe("too_many_requests");
    expect(await codeOf(other("c"))).toBe("storyteller_unavailable");
    nowMs += LONGEST_MS + limits.tellingWaitMs;
    expect(await codeOf(other("a"))).toBe("let through");
    expect(await codeOf(other("a"))).toBe("let through");
  });
});
