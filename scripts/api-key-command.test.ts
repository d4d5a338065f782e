import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApiKeys } from "#app/accounts/api-keys.server.ts";
import { createApiKeyStore } from "#app/accounts/api-keys-store.server.ts";
import { addUser } from "#tests/accounts-in-tables.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { apiKeyCommand } from "./api-key-command.ts";

const NOW = new Date("2026-11-22T01:43:46.000Z");
const now = () => NOW;
const KEY = /^cuentaluna_[\w-]{43}\n$/;

async function run(env: Record<string, string>, ...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await apiKeyCommand({
    args,
    env,
    now,
    write: (text) => void said.push(text),
    complain: (text) => void complaints.push(text),
  });
  return { code, out: said.join(""), complaints: complaints.join("") };
}

const SENTENCE = /^[A-Z-][^\n]+\.\n$/;

// The test's own connection stands for the product that runs.
describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    const { dataDir, databaseUrl } = database.place;
    env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    await addUser(database.db, "ana@example.org");
    await addUser(database.db, "ben@example.org");
    await addUser(database.db, "new@example.org", { isConfirmed: false });
  });
  afterEach(() => database.close());

  test("a new key stands alone on standard output, and the running product takes it at once", async () => {
    const { code, out, complaints } = await run(env, "create", "--email", "Ana@Example.org", "--name", "tablet");
    expect([code, complaints]).toEqual([0, ""]);
    expect(out).toMatch(KEY);
    const keys = createApiKeys(createApiKeyStore(database.db, now));
    expect(await keys.personOf(out.trim())).toMatchObject({ email: "ana@example.org" });
  });

  test("the list says whose keys there are, and never a key", async () => {
    const made = await run(env, "create", "--email", "ana@example.org", "--name", "el móvil");
    await run(env, "create", "--email", "ben@example.org");
    const { out } = await run(env, "list", "--email", "ana@example.org");
    expect(out).toMatch(/^[\w-]{36}\t2026-11-22T01:43:46\.000Z\tana@example\.org\tel móvil\n$/);
    const all = (await run(env, "list")).out;
    expect(all.trim().split("\n")).toHaveLength(2);
    expect(all).not.toContain(made.out.trim().slice(11));
  });

  test("a revoked key is nobody's from that moment on, and the others stay", async () => {
    const [lost, kept] = [
      await run(env, "create", "--email", "ana@example.org", "--name", "lost"),
      await run(env, "create", "--email", "ana@example.org", "--name", "kept"),
    ];
    const keys = createApiKeys(createApiKeyStore(database.db, now));
    const id = (await keys.list(null)).find(({ name }) => name === "lost")?.id ?? "";
    expect(await run(env, "revoke", id)).toEqual({ code: 0, out: "", complaints: "" });
    expect(await keys.personOf(lost.out.trim())).toBeNull();
    expect(await keys.personOf(kept.out.trim())).not.toBeNull();
    expect((await run(env, "revoke", id)).code).toBe(1);
  });

  test("without any key the list says so", async () => {
    expect(await run(env, "list")).toEqual({ code: 0, out: "No keys.\n", complaints: "" });
  });

  test.each([
    [["create", "--email", "nobody@example.org"], "no account"],
    [["create", "--email", "new@example.org"], "not been confirmed"],
    [["create", "--email", "ana"], "--email"],
    [["create", "--email", "ana@example.org", "--name", "two\nlines"], "--name"],
    [["create", "--email", "ana@example.org", "--name", "n".repeat(101)], "--name"],
    [["revoke", "no-such-key"], "no key"],
    [["revoke", "\u0000"], "no key"],
    [[], "create"],
    [["create"], "create"],
    [["create", "ana@example.org"], "create"],
    [["create", "--email", "ana@example.org", "more"], "create"],
    [["create", "--mail", "ana@example.org"], "create"],
    [["list", "--name", "x"], "create"],
    [["revoke"], "create"],
    [["revoke", "a", "b"], "create"],
    [["toString"], "create"],
  ])("%j does nothing and says why in one sentence", async (args, part) => {
    const { code, out, complaints } = await run(env, ...args);
    expect([code, out]).toEqual([1, ""]);
    expect(complaints).toMatch(SENTENCE);
    expect(complaints).toContain(part);
    expect(await createApiKeyStore(database.db, now).list(null)).toEqual([]);
  });
});

test("a folder without a database is left as it is", async () => {
  const folder = temporaryFolder();
  const { code, complaints } = await run({ DATA_DIR: folder.path }, "list");
  folder.remove();
  expect([code, complaints]).toEqual([1, expect.stringContaining("start the product first")]);
});

test("an address that leads nowhere is one sentence, without the login", async () => {
  const { code, complaints } = await run({ DATABASE_URL: "postgres://ana:secret@127.0.0.1:9/x" }, "list");
  expect([code, complaints]).toEqual([1, "The database cannot be reached.\n"]);
});
