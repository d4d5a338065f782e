import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "#tests/accounts-in-tables.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { type ApiKeys, createApiKeys } from "./api-keys.server.ts";
import { createApiKeyStore } from "./api-keys-store.server.ts";
import { createAccountStore } from "./store.server.ts";

const NOW = new Date("2026-11-22T01:43:46.000Z");
const now = () => NOW;
const ANA = "ana@example.org";

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let keys: ApiKeys;
  let ana: string;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    keys = createApiKeys(createApiKeyStore(database.db, now));
    ana = await addUser(database.db, ANA);
  });
  afterEach(() => database.close());

  async function newKey(name = ""): Promise<string> {
    const made = await keys.create(ANA, name);
    if (!("key" in made)) throw new Error(`no key was made: ${made.refused}`);
    return made.key;
  }
  const rows = () => database.db.selectFrom("api_keys").selectAll().execute();

  test("a key acts for the person it was made for", async () => {
    expect(await keys.personOf(await newKey())).toMatchObject({ id: ana, email: ANA });
  });

  test("no key stands in the database, and no two are alike", async () => {
    const [one, other] = [await newKey(), await newKey()];
    expect(one).not.toBe(other);
    const kept = JSON.stringify(await rows());
    for (const key of [one, other]) expect(kept).not.toContain(key.slice(-20));
  });

  test("using a key writes nothing", async () => {
    const key = await newKey();
    const before = await rows();
    await keys.personOf(key);
    expect(await rows()).toEqual(before);
  });

  test("whatever is not the whole key is nobody's", async () => {
    const key = await newKey();
    const almost = [
      key.slice(0, -1),
      `${key}A`,
      `${key} `,
      key.toUpperCase(),
      key.replace("cuentaluna_", ""),
      "",
      "\0",
    ];
    for (const wrong of almost) expect(await keys.personOf(wrong)).toBeNull();
  });

  test("what cannot be a key does not trouble the database", async () => {
    await database.db.destroy();
    expect(await keys.personOf(`cuentaluna_${"a".repeat(1_000_000)}`)).toBeNull();
  });

  test("an address that nobody has, or has confirmed, gets no key", async () => {
    await addUser(database.db, "new@example.org", { isConfirmed: false });
    expect(await keys.create("new@example.org", "")).toEqual({ refused: "unconfirmed" });
    expect(await keys.create("nobody@example.org", "")).toEqual({ refused: "no_account" });
    expect(await rows()).toEqual([]);
  });

  test("a person's keys go with the account, and another's stay", async () => {
    await addUser(database.db, "ben@example.org");
    await keys.create("ben@example.org", "his");
    const key = await newKey("hers");
    await createAccountStore(database.db, now).removeAccount(ana);
    expect(await keys.personOf(key)).toBeNull();
    expect((await keys.list(null)).map(({ name }) => name)).toEqual(["his"]);
  });

  test("a person sees the names and dates of the own keys alone", async () => {
    const ben = await addUser(database.db, "ben@example.org");
    await newKey("tablet");
    expect(await keys.of({ id: ana })).toEqual([{ name: "tablet", createdAt: NOW.toISOString() }]);
    expect(await keys.of({ id: ben })).toEqual([]);
  });

  test("a key follows its person to a new address", async () => {
    const key = await newKey();
    await database.db.updateTable("users").set({ email: "ana@new.example" }).where("id", "=", ana).execute();
    expect(await keys.personOf(key)).toMatchObject({ id: ana, email: "ana@new.example" });
    expect(await keys.list(ANA)).toEqual([]);
  });
});
