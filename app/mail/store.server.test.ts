import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { CLAIM_MS, createLetterStore, GIVEN_UP_KEPT_MS, type LetterStore } from "./store.server.ts";

const LETTER = { to: "ana@example.org", subject: "Hola", text: "Una línea.\nOtra 🦊." };

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let db: Database;
  let clock: number;
  let store: LetterStore;
  const now = () => new Date(clock);

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    db = database.db;
    clock = Date.parse("2026-03-01T20:00:00.000Z");
    store = createLetterStore(db, now);
  });
  afterEach(() => database.close());

  const inMs = (milliseconds: number) => new Date(clock + milliseconds);
  const rows = () => db.selectFrom("letters").selectAll().execute();

  test("a letter is due at once, as it was written", async () => {
    await store.add("1", { ...LETTER, replyTo: "eva@example.org", code: "123456" });
    expect(await store.nextDue()).toEqual(now());
    expect(await store.claim()).toEqual({
      id: "1",
      ...LETTER,
      replyTo: "eva@example.org",
      code: "123456",
      attempts: 0,
      createdAt: now(),
    });
  });

  test("a letter without a code or another address for answers has neither", async () => {
    await store.add("1", LETTER);
    const letter = await store.claim();
    expect(letter).not.toHaveProperty("replyTo");
    expect(letter).not.toHaveProperty("code");
  });

  test("a letter is put in with its cause or not at all", async () => {
    const half = db.transaction().execute(async (transaction) => {
      await createLetterStore(transaction, now).add("1", LETTER);
      throw new Error("half-way");
    });
    await expect(half).rejects.toThrow("half-way");
    expect(await rows()).toEqual([]);
  });

  test("of many who look for a letter at the same moment one gets it", async () => {
    await store.add("1", LETTER);
    const other = await database.openAgain();
    const stores = [store, createLetterStore(other, now)];
    const claims = await Promise.all([...stores, ...stores, ...stores].map((each) => each.claim()));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test("a letter whose sender died is another's when its claim has run out, and not before", async () => {
    await store.add("1", LETTER);
    await store.claim();
    clock += CLAIM_MS - 1;
    expect(await store.claim()).toBeNull();
    expect(await store.nextDue()).toEqual(inMs(1));
    clock += 1;
    expect(await store.claim()).toMatchObject({ id: "1" });
  });

  test("the letter that has been due longest goes first", async () => {
    for (const id of ["1", "2", "3"]) {
      await store.add(id, LETTER);
      clock += 1;
    }
    const claims = [await store.claim(), await store.claim(), await store.claim(), await store.claim()];
    expect(claims.map((letter) => letter?.id)).toEqual(["1", "2", "3", undefined]);
  });

  test("a letter that was sent leaves nothing behind", async () => {
    await store.add("1", LETTER);
    await store.remove("1");
    expect(await rows()).toEqual([]);
    expect(await store.nextDue()).toBeNull();
  });

  test("a postponed letter waits for its time, counting its failures, and a new start does not wait", async () => {
    await store.add("1", LETTER);
    await store.claim();
    await store.postpone("1", inMs(60_000));
    expect(await store.claim()).toBeNull();
    expect(await store.nextDue()).toEqual(inMs(60_000));
    await store.makeAllDue();
    expect(await store.claim()).toMatchObject({ id: "1", attempts: 1 });
  });

  test("a letter that was given up stays for the host for a month and is never tried again", async () => {
    await store.add("1", LETTER);
    await store.claim();
    await store.giveUp("1");
    await store.makeAllDue();
    clock += CLAIM_MS;
    expect(await store.claim()).toBeNull();
    expect(await store.nextDue()).toBeNull();
    expect(await rows()).toMatchObject([{ id: "1", attempts: 1, claimed_until: null, failed_at: expect.any(String) }]);
    await store.add("2", LETTER);
    clock += GIVEN_UP_KEPT_MS - CLAIM_MS - 1;
    await store.sweep();
    expect(await rows()).toHaveLength(2);
    clock += CLAIM_MS + 1;
    await store.sweep();
    expect(await rows()).toMatchObject([{ id: "2" }]);
  });
});
