import { afterEach, describe, expect, test } from "vitest";
import { type Database, isReady } from "#db/open.server.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "./databases.ts";

const MESSAGE = {
  id: "1",
  name: "Ana",
  email: "ana@example.org",
  message: "Hola",
  language: "es",
  created_at: "",
} as const;
const messagesIn = (db: Database) => db.selectFrom("contact_messages").selectAll().execute();

describe.each(DATABASES)("on %s", (kind) => {
  const opened: TestDatabase[] = [];
  const open = async () => {
    const database = await openTestDatabase(kind);
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  test("a test's database is ready, its own, and open to another process", async () => {
    const [one, other] = [await open(), await open()];
    await one.db.insertInto("contact_messages").values(MESSAGE).execute();
    expect(await messagesIn(await one.openAgain())).toEqual([MESSAGE]);
    expect(await messagesIn(other.db)).toEqual([]);
    expect(await isReady(other.db)).toBe(true);
  });

  test.each([1, 2])("what a test left behind is not in the next one's database (%i)", async () => {
    const { db } = await open();
    expect(await messagesIn(db)).toEqual([]);
    await db.insertInto("contact_messages").values(MESSAGE).execute();
  });

  test.each([1, 2])("a table that a test took away is there for the next one (%i)", async () => {
    const { db } = await open();
    expect(await messagesIn(db)).toEqual([]);
    await db.schema.dropTable("contact_messages").execute();
  });

  test.each([1, 2])("so is a migration that a test forgot (%i)", async () => {
    const { db } = await open();
    expect(await isReady(db)).toBe(true);
    await db.deleteFrom("kysely_migration" as never).execute();
  });
});
