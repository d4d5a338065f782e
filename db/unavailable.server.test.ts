import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { type CuttableProxy, startProxy } from "#tests/fakes/cuttable-proxy.ts";
import { startPostgres } from "#tests/fakes/postgres-server.ts";
import { freePort } from "#tests/free-port.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { type Database, isReady, openDatabase } from "./open.server.ts";
import { isDatabaseAway } from "./unavailable.server.ts";

const failureOf = (doing: Promise<unknown>): Promise<unknown> =>
  doing.then(
    () => Promise.reject(new Error("it succeeded")),
    (error: unknown) => error,
  );
const ask = (db: Database) => sql`select 1`.execute(db);
const MESSAGE = {
  id: "1",
  name: "Ana",
  email: "a@b.example",
  message: "Hola",
  language: "es",
  created_at: "",
} as const;

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  test("a database that was closed is away", async () => {
    await database.db.destroy();
    expect(await failureOf(ask(database.db))).toSatisfy(isDatabaseAway);
  });

  test("what is there twice, or not at all, is nobody's absence", async () => {
    const { db } = database;
    const add = () => db.insertInto("contact_messages").values(MESSAGE).execute();
    await add();
    expect(await failureOf(add())).not.toSatisfy(isDatabaseAway);
    expect(await failureOf(sql`select nothing from nowhere`.execute(db))).not.toSatisfy(isDatabaseAway);
    expect(new Error("anything")).not.toSatisfy(isDatabaseAway);
    expect("Connection terminated").not.toSatisfy(isDatabaseAway);
  });
});

describe("an embedded database", () => {
  test("is away while another writer holds it, and when the disk is full", async () => {
    const folder = temporaryFolder();
    const [one, other] = [1, 2].map(() => new DatabaseSync(join(folder.path, "a.db"), { timeout: 0 }));
    const failing = (statement: string) => failureOf((async () => other?.exec(statement))());
    one?.exec("create table a (b); begin exclusive");
    expect(await failing("begin immediate")).toSatisfy(isDatabaseAway);
    one?.exec("commit");
    other?.exec("pragma max_page_count = 3");
    expect(await failing("insert into a values (zeroblob(100000))")).toSatisfy(isDatabaseAway);
    one?.close();
    other?.close();
    expect(await failing("select 1")).toSatisfy(isDatabaseAway);
    folder.remove();
  });
});

describe("a PostgreSQL", () => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let db: Database;
  let warnings: unknown[];

  beforeEach(async () => {
    warnings = [];
    database = await openTestDatabase("postgres");
    const url = new URL(database.place.databaseUrl ?? "");
    proxy = await startProxy(Number(url.port));
    url.port = String(proxy.port);
    db = await openDatabase({ dataDir: "", databaseUrl: url.href }, (details) => void warnings.push(details));
  });
  afterEach(async () => {
    await db.destroy();
    await proxy.close();
    await database.close();
  });

  /** Until the server works on a statement that takes its time. */
  const isSleeping = () =>
    expect.poll(async () => {
      const found = await sql`select 1 from pg_stat_activity where datname = current_database()
        and state = 'active' and query like 'select pg_sleep%'`.execute(database.db);
      return found.rows.length;
    });

  test("at which nobody listens is away", async () => {
    for (const host of ["127.0.0.1", "localhost"]) {
      const databaseUrl = `postgres://postgres@${host}:${await freePort()}/test`;
      expect(await failureOf(openDatabase({ dataDir: "", databaseUrl }))).toSatisfy(isDatabaseAway);
    }
  });

  test("that is stopped is away, in the middle of a statement too", async () => {
    const server = await startPostgres();
    const own = await openDatabase({ dataDir: "", databaseUrl: await server.createDatabase() });
    const sleeping = failureOf(sql`select pg_sleep(60)`.execute(own));
    await expect
      .poll(
        async () => (await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%'`.execute(own)).rows,
      )
      .not.toEqual([]);
    await server.stop();
    expect(await sleeping).toSatisfy(isDatabaseAway);
    expect(await failureOf(ask(own))).toSatisfy(isDatabaseAway);
    await own.destroy();
  });

  test("whose connection breaks in the middle of a statement is away, and is back when it is", async () => {
    const sleeping = failureOf(sql`select pg_sleep(60)`.execute(db));
    await isSleeping().toBe(1);
    await proxy.cut();
    expect(await sleeping).toSatisfy(isDatabaseAway);
    expect(await failureOf(ask(db))).toSatisfy(isDatabaseAway);
    expect(await isReady(db)).toBe(false);
    await proxy.restore();
    expect(await isReady(db)).toBe(true);
  });

  test("whose idle connections break is told to the host, and the next statement has a new one", async () => {
    await Promise.all([ask(db), ask(db), ask(db)]);
    await proxy.cut();
    await expect.poll(() => warnings).toHaveLength(3);
    await proxy.restore();
    await ask(db);
  });

  test("that goes away between two statements of a transaction keeps nothing of it, and the process lives on", async () => {
    const half = failureOf(
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto("contact_messages").values(MESSAGE).execute();
        await proxy.cut();
        await expect.poll(() => warnings.length).toBeGreaterThan(0);
        await transaction
          .insertInto("contact_messages")
          .values({ ...MESSAGE, id: "2" })
          .execute();
      }),
    );
    expect(await half).toSatisfy(isDatabaseAway);
    await proxy.restore();
    expect(await db.selectFrom("contact_messages").selectAll().execute()).toEqual([]);
  });

  test("that lets a statement take too long is away", async () => {
    const slow = db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 1`.execute(connection);
      await sql`select pg_sleep(60)`.execute(connection);
    });
    expect(await failureOf(slow)).toSatisfy(isDatabaseAway);
  });
});
