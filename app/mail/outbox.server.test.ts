import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#db/open.server.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { type FakeSmtpServer, openSmtpServer } from "#tests/fakes/smtp-server.ts";
import type { Deliver, Letter } from "./contract.ts";
import { createOutbox, type Outbox } from "./outbox.server.ts";
import { GIVEN_UP_AFTER_MS } from "./retry.ts";
import { createSmtpDelivery } from "./smtp.server.ts";
import { createLetterStore } from "./store.server.ts";

const LETTER: Letter = { to: "ana@example.org", subject: "Buenas noches", text: "Un cuento.", code: "123456" };
const MINUTE_MS = 60_000;

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let server: FakeSmtpServer;
  let clock: number;
  let lines: { level: string; message: string; details: Record<string, unknown> }[];
  let opened: { db: Database; outbox: Outbox; close(): Promise<void> }[];
  const now = () => new Date(clock);

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    server = await openSmtpServer();
    clock = Date.parse("2026-03-01T20:00:00.000Z");
    lines = [];
    opened = [];
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const process of opened) await process.close();
    await server.stop();
    await database.close();
  });

  const line = (level: string) => (details: Record<string, unknown>, message: string) =>
    void lines.push({ level, message, details });

  /** One process: its own view of the database, its own connections. */
  async function openProcess(deliver?: Deliver) {
    const db = await database.openAgain();
    const smtp = createSmtpDelivery({ smtpUrl: server.url, from: "moon@stories.example" });
    const store = createLetterStore(db, now);
    const outbox = createOutbox({
      store,
      deliver: deliver ?? smtp.deliver,
      log: { info: line("info"), error: line("error") },
      now,
    });
    let closed: Promise<void> | undefined;
    const close = async () => {
      await outbox.close();
      smtp.close();
      await db.destroy();
    };
    const process = { db, store, outbox, close: () => (closed ??= close()) };
    opened.push(process);
    return process;
  }

  /** So long an answer is asked for again: sending goes on in the background. */
  const SOON = { timeout: 4_000 };
  const rowsOf = (db: Database) => db.selectFrom("letters").selectAll().orderBy("id").execute();
  const arrivedIds = () => server.letters.map(({ messageId }) => messageId?.slice(1).split("@")[0]).sort();
  const error = (details: Record<string, unknown>) => Object.assign(new Error("ana@example.org"), details);

  test("letters arrive, and nothing of them stays", async () => {
    const { db, store, outbox } = await openProcess();
    for (const id of ["1", "2", "3", "4", "5"]) await store.add(id, LETTER);
    outbox.wake();
    await expect.poll(() => rowsOf(db), SOON).toEqual([]);
    expect(arrivedIds()).toEqual(["1", "2", "3", "4", "5"]);
    expect(lines).toEqual([]);
  });

  test("letters written while the mail server is down arrive once it is up, each of them once", async () => {
    const { db, store, outbox } = await openProcess();
    await server.stop();
    for (const id of ["1", "2", "3"]) await store.add(id, LETTER);
    outbox.wake();
    await expect.poll(async () => (await rowsOf(db)).map(({ attempts }) => attempts), SOON).toEqual([1, 1, 1]);
    await server.start();
    clock += MINUTE_MS;
    outbox.wake();
    await expect.poll(() => rowsOf(db), SOON).toEqual([]);
    expect(arrivedIds()).toEqual(["1", "2", "3"]);
  });

  test("a letter outlives the process that was to send it", async () => {
    const first = await openProcess();
    await server.stop();
    await first.store.add("1", LETTER);
    first.outbox.wake();
    await expect.poll(async () => (await rowsOf(first.db))[0]?.attempts, SOON).toBe(1);
    await first.close();
    await server.start();
    const second = await openProcess();
    await second.store.makeAllDue();
    second.outbox.wake();
    await expect.poll(() => rowsOf(second.db), SOON).toEqual([]);
    expect(arrivedIds()).toEqual(["1"]);
  });

  test("two processes on one database send no letter twice", async () => {
    const processes = [await openProcess(), await openProcess()];
    const ids = Array.from({ length: 30 }, (_, index) => String(index + 10));
    for (const id of ids) await processes[0]?.store.add(id, LETTER);
    for (const { outbox } of processes) outbox.wake();
    await expect.poll(async () => processes[0] && rowsOf(processes[0].db), SOON).toEqual([]);
    expect(arrivedIds()).toEqual(ids);
  });

  test("a letter that is being sent at the end is sent to its end", async () => {
    const { store, outbox, close } = await openProcess();
    await store.add("1", LETTER);
    const held = server.hold();
    outbox.wake();
    await held.arrived;
    const closed = close();
    held.release();
    await closed;
    expect(arrivedIds()).toEqual(["1"]);
    const { db } = await openProcess();
    expect(await rowsOf(db)).toEqual([]);
  });

  test("a mail server that never answers does not keep the process from ending, and the letter stays", async () => {
    const begun = Promise.withResolvers<void>();
    const { store, outbox, close } = await openProcess(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          begun.resolve();
          signal.addEventListener("abort", () => reject(error({ code: "EABORT" })));
        }),
    );
    await store.add("1", LETTER);
    outbox.wake();
    await begun.promise;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const closed = close();
    await vi.runAllTimersAsync();
    await closed;
    vi.useRealTimers();
    const { db } = await openProcess();
    expect(await rowsOf(db)).toMatchObject([{ id: "1", claimed_until: null, failed_at: null }]);
  });

  test("a reader who is not there is written to once, and the host is told without a name", async () => {
    const { db, store, outbox } = await openProcess();
    server.refuse(LETTER.to, 550);
    await store.add("1", LETTER);
    await store.add("2", { ...LETTER, to: "eva@example.org" });
    outbox.wake();
    await expect
      .poll(async () => (await rowsOf(db)).map(({ id, failed_at }) => [id, failed_at !== null]), SOON)
      .toEqual([["1", true]]);
    expect(arrivedIds()).toEqual(["2"]);
    expect(lines).toEqual([
      {
        level: "error",
        message: "a letter is given up",
        details: { letter: "1", code: "EENVELOPE", responseCode: 550 },
      },
    ]);
  });

  test("a refused login is told once for all letters, and so is its end", async () => {
    let isRight = false;
    const { db, store, outbox } = await openProcess(async () => {
      if (!isRight) throw error({ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" });
    });
    for (const id of ["1", "2", "3"]) await store.add(id, LETTER);
    outbox.wake();
    await expect.poll(async () => (await rowsOf(db)).map(({ attempts }) => attempts), SOON).toEqual([1, 1, 1]);
    isRight = true;
    clock += MINUTE_MS;
    outbox.wake();
    await expect.poll(() => rowsOf(db), SOON).toEqual([]);
    expect(lines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      "error: the mail server refuses the login in SMTP_URL; letters wait and are tried again",
      "info: letters go out again",
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ana@|Buenas|cuento|123456/);
  });

  test("a letter that could not be sent for three days is given up", async () => {
    const { db, store, outbox } = await openProcess(async () => {
      throw error({ code: "ECONNECTION" });
    });
    await store.add("1", LETTER);
    clock += GIVEN_UP_AFTER_MS;
    outbox.wake();
    await expect.poll(async () => (await rowsOf(db))[0]?.failed_at, SOON).toBe(now().toISOString());
  });

  test("a letter that waits for its next attempt goes by itself when its time has come", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const planned = vi.spyOn(globalThis, "setTimeout");
    let attempts = 0;
    const sent = Promise.withResolvers<void>();
    const { store, outbox } = await openProcess(async () => {
      attempts += 1;
      if (attempts === 1) throw error({ code: "ECONNECTION" });
      sent.resolve();
    });
    await store.add("1", LETTER);
    outbox.wake();
    // A database's driver has timers of its own: this one is the outbox's.
    await vi.waitFor(() => expect(planned).toHaveBeenCalledWith(expect.any(Function), MINUTE_MS), SOON);
    planned.mockRestore();
    expect(attempts).toBe(1);
    clock += MINUTE_MS;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await sent.promise;
    expect(attempts).toBe(2);
  });

  test("a database that fails is told to the host, and the outbox lives on", async () => {
    const { db, outbox } = await openProcess();
    await db.schema.dropTable("letters").execute();
    outbox.wake();
    await expect
      .poll(() => lines.map(({ message }) => message), SOON)
      .toContain("the outbox could not be read or written");
  });
});
