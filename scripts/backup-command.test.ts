import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { holdFolder } from "#db/folder-lock.server.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { openS3Server } from "#tests/fakes/s3-server.ts";
import { exportOf, logIn, newMember } from "#tests/faults/member.ts";
import { backupOf, fillEveryTable } from "#tests/full-database.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { openTestProduct, serve } from "#tests/test-product.ts";
import { backupCommand } from "./backup-command.ts";
import { restoreCommand } from "./restore-command.ts";

type Env = Record<string, string>;

const NOW = new Date("2026-11-22T01:43:46.000Z");
const NAME = "cuentaluna-2026-11-22T01-43-46Z.jsonl.gz";
const LAUNCH = fileURLToPath(new URL("./launch.mjs", import.meta.url));
const BACKUP = fileURLToPath(new URL("./backup.ts", import.meta.url));
const SECRET = "a secret of thirty-two characters";

async function run(command: typeof backupCommand, env: Env, ...args: string[]) {
  let [out, complaints] = ["", ""];
  const code = await command({
    args,
    env,
    now: NOW,
    write: (written) => {
      out += written;
    },
    complain: (complaint) => {
      complaints += complaint;
    },
  });
  return { code, out, complaints };
}

const envOf = ({ place }: TestDatabase): Env => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
});

let folder: ReturnType<typeof temporaryFolder>;
let opened: TestDatabase[];
beforeEach(() => {
  folder = temporaryFolder();
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  folder.remove();
});

async function open(kind: (typeof DATABASES)[number]): Promise<TestDatabase> {
  const database = await openTestDatabase(kind);
  opened.push(database);
  return database;
}

describe.each(DATABASES)("from %s", (kind) => {
  test("a backup is made under a dated name while the product runs, and said in one line", async () => {
    const database = await open(kind);
    await fillEveryTable(database.db);
    const lock = holdFolder(database.place.dataDir);
    const { code, out, complaints } = await run(backupCommand, envOf(database));
    lock.release();
    expect([code, complaints]).toEqual([0, ""]);
    const { rows } = (await backupOf(database.place)).end;
    expect(out).toMatch(/^[^\n]+\n$/);
    expect(out).toContain(`${join(database.place.dataDir, "files", NAME)}: ${rows} rows, `);
    expect(readdirSync(join(database.place.dataDir, "files"))).toEqual([NAME]);
    expect(await run(backupCommand, envOf(database))).toMatchObject({ code: 1, out: "" });
  });

  test.each(DATABASES)(
    "a host moves to %s: everybody logs in as before, and stays logged in with the same secret",
    async (toKind) => {
      const [from, to] = [await open(kind), await open(toKind)];
      for (const database of [from, to]) await database.db.destroy();
      const old = await openTestProduct({ ...envOf(from), AUTH_SECRET: SECRET });
      const oldAddress = await serve(old.app);
      const ana = await newMember(oldAddress.url, "ana@example.org");
      await expectToken(oldAddress.url, ana.cookie);
      const file = join(folder.path, "moving.gz");
      expect(await run(backupCommand, envOf(from), file)).toMatchObject({ code: 0 });
      await oldAddress.close();
      await old.close();
      expect(await run(restoreCommand, envOf(to), file)).toMatchObject({ code: 0, complaints: "" });

      const same = await openTestProduct({ ...envOf(to), AUTH_SECRET: SECRET });
      const sameAddress = await serve(same.app);
      expect(await exportOf(sameAddress.url, ana)).toMatchObject({ stories: [] });
      await expectToken(sameAddress.url, ana.cookie);
      await sameAddress.close();
      await same.close();

      const other = await openTestProduct({ ...envOf(to), AUTH_SECRET: `not ${SECRET}` });
      const otherAddress = await serve(other.app);
      const cookie = await logIn(otherAddress.url, ana.email);
      expect(await exportOf(otherAddress.url, { cookie })).toMatchObject({ stories: [] });
      await expectToken(otherAddress.url, cookie);
      await otherAddress.close();
      await other.close();
    },
  );

  test("a restore waits for nobody: while the product runs it is refused, and says what to do", async () => {
    const database = await open(kind);
    await fillEveryTable(database.db);
    await database.db.destroy();
    const file = join(folder.path, "one.gz");
    await run(backupCommand, envOf(database), file);
    const lock = holdFolder(database.place.dataDir);
    const refused = await run(restoreCommand, envOf(database), file, "--replace");
    lock.release();
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.complaints).toMatch(/^Nothing was changed\. [^\n]+ in use by another process[^\n]+\n$/);
    expect((await run(restoreCommand, envOf(database), file)).complaints).toMatch(
      /^Nothing was changed\. .+--replace.+\n$/,
    );
    expect((await run(restoreCommand, envOf(database), file, "--replace")).code).toBe(0);
  });
});

async function expectToken(url: string, cookie: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/token`, { headers: { Cookie: cookie } });
  expect([answer.status, await answer.json()]).toEqual([200, { token: expect.any(String) }]);
}

test("with a bucket as STORAGE_URL a backup goes there, and comes back by the name that was said", async () => {
  const server = await openS3Server();
  const [from, to] = [await open("sqlite"), await open("sqlite")];
  await fillEveryTable(from.db);
  await to.db.destroy();
  const storage = { ...server.env, STORAGE_URL: `s3://${server.bucket}/nightly` };
  const made = await run(backupCommand, { ...envOf(from), ...storage });
  const name = `s3://${server.bucket}/nightly/${NAME}`;
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining(`${name}: `) });
  expect(await run(restoreCommand, { ...envOf(to), ...storage }, name)).toMatchObject({ code: 0, complaints: "" });
  expect((await backupOf(to.place)).end.tables).toEqual((await backupOf(from.place)).end.tables);
  await server.stop();
});

test("what makes no sense is one sentence without any secret", async () => {
  const database = await open("sqlite");
  const env = envOf(database);
  const away = { ...env, DATABASE_URL: "postgres://me:hidden@127.0.0.1:1/none" };
  for (const [command, settings, ...args] of [
    [backupCommand, { ...env, STORAGE_URL: "ftp://x" }],
    [backupCommand, { ...env, DATABASE_URL: "mysql://me:hidden@x" }],
    [backupCommand, away],
    [backupCommand, { ...env, DATA_DIR: join(folder.path, "none") }],
    [backupCommand, { ...env, AWS_ENDPOINT_URL: "http://me:hidden@x" }, "s3://stories/a"],
    [backupCommand, env, "one", "two"],
    [restoreCommand, env],
    [restoreCommand, env, join(folder.path, "none")],
    [restoreCommand, env, folder.path],
    [restoreCommand, env, "s3://stories"],
  ] as const) {
    const { code, out, complaints } = await run(command, settings, ...args);
    expect([code, out]).toEqual([1, ""]);
    expect(complaints).toMatch(/^[^\n]+\n$/);
    expect(complaints).not.toMatch(/hidden|Error|\bat /);
  }
  const option = await run(restoreCommand, env, "--force");
  expect([option.code, option.complaints]).toEqual([1, expect.stringContaining("npm run restore")]);
});

test("the command starts by itself, in a bare environment", async () => {
  const database = await open("sqlite");
  await fillEveryTable(database.db);
  const file = join(folder.path, "one.gz");
  const { code, out } = await started(process.execPath, [LAUNCH, "scripts/backup.ts", file], envOf(database));
  expect([code, out]).toEqual([0, expect.stringContaining(file)]);
});

test("a disk that is full leaves nothing that looks like a backup", async () => {
  const database = await open("sqlite");
  await fillEveryTable(database.db);
  const body = randomBytes(300_000).toString("base64");
  await database.db
    .insertInto("sandbox_objects")
    .values({ id: "x", kind: "x", customer: null, made_at: "x", body })
    .execute();
  await database.db.destroy();
  const file = join(folder.path, "one.gz");
  const script = `trap '' XFSZ; ulimit -f 300; exec "$0" "$@"`;
  const { code, out, complaints } = await started(
    "sh",
    ["-c", script, process.execPath, BACKUP, file],
    envOf(database),
  );
  expect([code, out]).toEqual([1, ""]);
  expect(complaints).toMatch(/^No backup was made\. [^\n]*larger than is allowed[^\n]*\n$/);
  expect(readdirSync(folder.path)).toEqual([]);
});

async function started(program: string, args: string[], env: Env) {
  const child = spawn(program, args, {
    cwd: folder.path,
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], out, complaints] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return { code, out, complaints };
}
