import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createContactStore } from "#app/contact/store.server.ts";
import { createPurseStore } from "#app/stories/purse-store.server.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { hostCommand } from "./host-command.ts";

const NOW = new Date("2026-11-22T01:43:46.000Z");
const now = () => NOW;

async function run(env: Record<string, string>, ...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await hostCommand({
    args,
    env,
    now,
    write: (text) => void said.push(text),
    complain: (text) => void complaints.push(text),
  });
  return { code, out: said.join(""), complaints: complaints.join("") };
}

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    const { dataDir, databaseUrl } = database.place;
    env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  });
  afterEach(() => database.close());

  const message = (id: string, text: string) =>
    createContactStore(database.db, now).add({
      id,
      name: "Ana",
      email: "ana@example.org",
      message: text,
      language: "es",
    });

  test("the host reads what people have written, and nothing of it moves the terminal", async () => {
    await message("1", "Hola\nBuenas noches\u001b[2J");
    const { code, out } = await run(env, "messages");
    expect(code).toBe(0);
    expect(out).toContain("email: ana@example.org\nmessage: Hola\n    Buenas noches[2J\n");
    expect(out).not.toContain("\u001b");
  });

  test("as many as are asked for come, as JSON for programs", async () => {
    for (const id of ["1", "2", "3"]) await message(id, "Hola");
    const { out } = await run(env, "messages", "2", "--json");
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).message),
    ).toEqual(["Hola", "Hola"]);
  });

  test("a purse says what it has given in this hour and this day, and what it may", async () => {
    const store = createPurseStore(database.db, now);
    const limits = { perHour: 300_000, perDay: 1_500_000 };
    await store.reserve({ id: "r", purse: "guests", tokens: 900, limits, longestMs: 60_000 });
    await store.settle({ id: "r", purse: "guests" }, 700);
    const { out } = await run(env, "purses", "--json");
    expect(JSON.parse(out.split("\n")[0] ?? "")).toEqual({
      purse: "guests",
      hour: 700,
      hour_limit: 300_000,
      day: 700,
      day_limit: 1_500_000,
    });
  });

  test("where there is nothing, that is said", async () => {
    expect(await run(env, "reports")).toEqual({ code: 0, out: "Nothing yet.\n", complaints: "" });
  });

  test.each([[[]], [["everything"]], [["messages", "0"]], [["messages", "1", "2"]], [["toString"]]])(
    "%j is answered with what can be asked",
    async (args) => {
      const { code, complaints } = await run(env, ...args);
      expect([code, complaints.includes("npm run host -- messages")]).toEqual([1, true]);
    },
  );
});

test("a folder without a database is left as it is", async () => {
  const folder = temporaryFolder();
  const { code, complaints } = await run({ DATA_DIR: folder.path }, "messages");
  folder.remove();
  expect([code, complaints]).toEqual([1, expect.stringContaining("start the product first")]);
});

test("an address that leads nowhere is one sentence, without the login", async () => {
  const { code, complaints } = await run({ DATABASE_URL: "postgres://ana:secret@127.0.0.1:9/x" }, "messages");
  expect([code, complaints]).toEqual([1, "The database cannot be reached.\n"]);
});
