import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { MIGRATION_NAMES, migrate } from "#db/migrate.server.ts";
import { nodeSqliteDialect } from "#db/node-sqlite.server.ts";
import { DATABASE_FILE, type DatabasePlace, openDatabase } from "#db/open.server.ts";
import { postgresDialect } from "#db/postgres.server.ts";
import { shapeAfter } from "#db/schema-shape.server.ts";
import type { Tables } from "#db/tables.server.ts";
import { DATABASES, openEmptyPlace } from "#tests/databases.ts";
import { backupOf, repacked } from "#tests/full-database.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { startFaultProduct } from "./fault-product.ts";
import { copyAsOlder, runCommand, sumsIn } from "./host-commands.ts";
import { askStory, type Exported, exportOf, logIn, type Member, newMember } from "./member.ts";

const AUTH_SECRET = randomBytes(32).toString("hex");
const STORIES = 3;
/** The states of the tables in which people had stories. */
const OLDER = MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf("0004-stories"), -1);
const TRIED = inject("isThorough") ? OLDER : OLDER.slice(0, 1);
const NOTHING_CHANGED = /^Nothing was changed\. [^\n]+\n$/;

const envOf = ({ dataDir, databaseUrl }: DatabasePlace): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
const dialectOf = ({ dataDir, databaseUrl }: DatabasePlace) =>
  databaseUrl ? postgresDialect(databaseUrl, () => undefined) : nodeSqliteDialect(join(dataDir, DATABASE_FILE));

describe.each(DATABASES)("on %s", (kind) => {
  let folder: ReturnType<typeof temporaryFolder>;
  let source: Awaited<ReturnType<typeof openEmptyPlace>>;
  let target: Awaited<ReturnType<typeof openEmptyPlace>>;
  let members: Member[];
  let exported: Exported[];
  let good: string;

  beforeAll(async () => {
    folder = temporaryFolder();
    source = await openEmptyPlace(kind);
    const product = await start(source.place);
    members = [];
    for (const name of ["ana", "ben"]) {
      const member = await newMember(product.url, `${name}@home.example`);
      for (let story = 0; story < STORIES; story += 1) await (await askStory(product.url, member.cookie)).json();
      members.push(member);
    }
    exported = await Promise.all(members.map((member) => exportOf(product.url, member)));
    // As a host does it every night: while the product runs.
    good = await backUp(source.place, "good.gz");
    await product.stop();
  });
  beforeEach(async () => {
    target = await openEmptyPlace(kind);
  });
  afterEach(() => target.remove());
  afterAll(() => {
    source.remove();
    folder.remove();
  });

  const start = (place: DatabasePlace) =>
    startFaultProduct(place.databaseUrl ?? null, { DATA_DIR: place.dataDir, AUTH_SECRET, FREE_STORIES: "10" });
  const restore = (place: DatabasePlace, ...args: string[]) =>
    runCommand("restore", envOf(place), folder.path, ...args);

  /** @returns the file */
  async function backUp(place: DatabasePlace, name: string): Promise<string> {
    const file = join(folder.path, name);
    expect(await runCommand("backup", envOf(place), folder.path, file)).toMatchObject({ code: 0, complaints: "" });
    return file;
  }

  const sumsOf = async (place: DatabasePlace) => (await backupOf(place)).end.tables;

  /** Everybody is still logged in, and can log in with the password of before; finds their stories, and hears another one. */
  async function expectEverybodyBack(place: DatabasePlace): Promise<void> {
    const product = await start(place);
    try {
      for (const [index, { email }] of members.entries()) {
        const { counts, stories } = exported[index] as Exported;
        for (const cookie of [(members[index] as Member).cookie, await logIn(product.url, email)]) {
          const back = await exportOf(product.url, { cookie });
          expect(back.counts).toEqual(counts);
          expect(contentsOf(back)).toEqual(contentsOf({ counts, stories }));
        }
        const next = await (await askStory(product.url, (members[index] as Member).cookie)).json();
        expect(next).toMatchObject({ saved: true, totalStoryCount: counts.totalStoryCount + 1 });
      }
    } finally {
      await product.stop();
    }
  }

  test("a backup is restored with equal rows and checksums, and everybody logs in as before and stays logged in", async () => {
    expect(exported.map(({ stories }) => stories.length)).toEqual(members.map(() => STORIES));
    expect(await restore(target.place, good)).toMatchObject({ code: 0, complaints: "" });
    expect(await sumsOf(target.place)).toEqual(sumsIn(good).tables);
    await expectEverybodyBack(target.place);
  });

  test.each(TRIED)(
    "a backup made at %s is restored with equal rows and checksums, and everybody logs in",
    async (migration) => {
      const older = await openEmptyPlace(kind);
      const [from, to] = [await openDatabase(source.place), new Kysely<Tables>({ dialect: dialectOf(older.place) })];
      await migrate(to, { upTo: migration });
      await copyAsOlder(from, to, migration);
      for (const db of [from, to]) await db.destroy();
      const file = await backUp(older.place, `${migration}.gz`);
      older.remove();
      const before = sumsIn(file).tables;
      expect(before.find(({ name }) => name === "stories")).toMatchObject({ rows: STORIES * members.length });

      expect(await restore(target.place, file)).toMatchObject({ code: 0, complaints: "" });
      const after = await sumsOf(target.place);
      const [then, now] = [await shapeAfter(migration), await shapeAfter(MIGRATION_NAMES.at(-1) ?? "")];
      for (const { name, rows, sha256 } of before) {
        const [columns, columnsNow] = [then, now].map((shape) => shape.find((table) => table.name === name)?.columns);
        const isSame = JSON.stringify(columns) === JSON.stringify(columnsNow);
        expect(after.find((table) => table.name === name)).toMatchObject({ name, rows, ...(isSame && { sha256 }) });
      }
      await expectEverybodyBack(target.place);
    },
  );

  test("a backup that is damaged, truncated or newer changes nothing, and the product goes on with what was there", async () => {
    expect((await restore(target.place, good)).code).toBe(0);
    const before = await sumsOf(target.place);
    const files = readdirSync(target.place.dataDir);
    const bytes = readFileSync(good);
    for (const [name, make] of Object.entries(BAD).slice(0, inject("isThorough") ? undefined : 3)) {
      const bad = join(folder.path, "bad.gz");
      writeFileSync(bad, make(bytes));
      const refused = await restore(target.place, bad, "--replace");
      expect({ name, ...refused }).toEqual({
        name,
        code: 1,
        out: "",
        complaints: expect.stringMatching(NOTHING_CHANGED),
      });
    }
    expect(await sumsOf(target.place)).toEqual(before);
    expect(readdirSync(target.place.dataDir)).toEqual(files);
    await expectEverybodyBack(target.place);
  });
});

const contentsOf = ({ stories }: Exported) => stories.map(({ id, title, content }) => [id, title, content]);

const BAD: Record<string, (good: Buffer) => Buffer> = {
  "a damaged byte": (good) => good.map((byte, at) => (at === good.length >> 1 ? byte ^ 0x10 : byte)) as Buffer,
  "cut off in its middle": (good) => good.subarray(0, good.length / 2),
  "of a newer version": (good) =>
    repacked(good, (lines) =>
      withHead(lines, ({ migrations }) => ({ migrations: [...(migrations as string[]), "9999-later"] })),
    ),
  "without its last bytes": (good) => good.subarray(0, -8),
  empty: () => Buffer.alloc(0),
  "in a newer format": (good) => repacked(good, (lines) => withHead(lines, () => ({ format: 99 }))),
};

function withHead([head = "", ...rest]: string[], change: (head: Record<string, unknown>) => object): string[] {
  const given = JSON.parse(head) as Record<string, unknown>;
  return [JSON.stringify({ ...given, ...change(given) }), ...rest];
}
