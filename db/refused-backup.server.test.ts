import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { backupOf, fillEveryTable, openerOf, repacked } from "#tests/full-database.ts";
import { BackupRefused } from "./backup-format.server.ts";
import { DATABASE_FILE } from "./open.server.ts";
import { readBackup } from "./read-backup.server.ts";
import { restoreBackup } from "./restore.server.ts";

const WISH = { replace: true, at: new Date("2026-11-22T02:00:00.000Z") };
/** A gzip file's first bytes: its mark, and words about its making that nobody needs to unpack it. */
const GZIP_HEAD_BYTES = 10;
/** Long after a restore has looked for others, long before it gives up. */
const SOON_MS = 700;

let good: Buffer;
beforeAll(async () => {
  const source = await openTestDatabase("sqlite");
  await fillEveryTable(source.db);
  good = (await backupOf(source.place)).bytes;
  await source.close();
});

const readAgain = (bytes: Buffer) => readBackup(Readable.from([bytes]));
const changedHead = (change: (head: Record<string, unknown>) => object) =>
  repacked(good, ([head = "", ...rest]) => [
    JSON.stringify({ ...JSON.parse(head), ...change(JSON.parse(head)) }),
    ...rest,
  ]);
const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0x10;
  return copy;
};

/** What is no good, and the word by which the host is told. */
const BAD: Record<string, { bytes: () => Buffer; says: RegExp }> = {
  "an empty file": { bytes: () => Buffer.alloc(0), says: /empty|too early/ },
  "something else": { bytes: () => Buffer.from("a photograph of the moon"), says: /no backup/ },
  "something else, packed": { bytes: () => gzipSync('{"a":1}\n'), says: /no backup/ },
  "lines that never end, packed": { bytes: () => gzipSync(Buffer.alloc(40 * 1024 * 1024, "a")), says: /no backup/ },
  "one that ends in its middle": { bytes: () => good.subarray(0, good.length / 2), says: /too early/ },
  "one without its last byte": { bytes: () => good.subarray(0, -1), says: /too early/ },
  "one without its last line": {
    bytes: () => gzipSync(gunzipSync(good).toString().trimEnd().split("\n").slice(0, -1).join("\n").concat("\n")),
    says: /too early/,
  },
  "one with a damaged byte": { bytes: () => flipped(good, good.length / 2), says: /damaged|unpacked/ },
  "one with a row too few": {
    bytes: () =>
      gzipSync(
        gunzipSync(good)
          .toString()
          .replace(/\n\[.*/, ""),
      ),
    says: /not those that were counted/,
  },
  "one with a changed row": {
    bytes: () => gzipSync(gunzipSync(good).toString().replace("person a", "person b")),
    says: /not those that were counted/,
  },
  "one that goes on after its end": { bytes: () => Buffer.concat([good, gzipSync("[]\n")]), says: /after its end/ },
  "one in a newer format": { bytes: () => changedHead(() => ({ format: 2 })), says: /newer version/ },
  "one of a newer version": {
    bytes: () => changedHead(({ migrations }) => ({ migrations: [...(migrations as string[]), "9999-later"] })),
    says: /newer version/,
  },
  "one with a gap in its migrations": {
    bytes: () => changedHead(({ migrations }) => ({ migrations: (migrations as string[]).slice(1) })),
    says: /do not follow/,
  },
  "one with a table that nobody knows": {
    bytes: () =>
      changedHead(({ tables }) => ({ tables: [...(tables as object[]), { name: "spies", columns: ["id"] }] })),
    says: /does not know/,
  },
  "one with a column that nobody knows": {
    bytes: () => repacked(good, ([head = "", ...rest]) => [head.replace('"emailVerified"', '"isAdmin"'), ...rest]),
    says: /does not know/,
  },
  "one with its tables in another order": {
    bytes: () =>
      repacked(good, (lines) => lines.map((line) => line.replace('{"table":"users"}', '{"table":"stories"}'))),
    says: /as its head says/,
  },
  "one with a text where a number belongs": {
    bytes: () => repacked(good, (lines) => lines.map((line) => line.replace(/,3,/, ',"3",'))),
    says: /does not belong there/,
  },
  "one whose story belongs to nobody": {
    bytes: () =>
      repacked(good, (lines) =>
        lines.map((line) => (line.startsWith('["person') ? line : line.replace('"person a"', '"nobody"'))),
      ),
    says: /do not fit/,
  },
  "one with a row twice": {
    bytes: () => repacked(good, (lines) => lines.flatMap((line, place) => (place === 2 ? [line, line] : [line]))),
    says: /do not fit/,
  },
};

describe.each(DATABASES)("into a full database on %s", (kind) => {
  let target: TestDatabase;
  let before: Awaited<ReturnType<typeof lookAt>>;

  /** Everything in it; on the embedded database also the bytes of its file, and what stands beside it. */
  async function lookAt() {
    const { tables } = (await backupOf(target.place)).end;
    const file = join(target.place.dataDir, DATABASE_FILE);
    const sha256 = existsSync(file) && createHash("sha256").update(readFileSync(file)).digest("hex");
    return { tables, sha256, files: readdirSync(target.place.dataDir) };
  }

  beforeAll(async () => {
    target = await openTestDatabase(kind);
    await target.db.insertInto("departed_customers").values({ customer: "cus_1", departed_at: "2026" }).execute();
    await target.db.destroy();
    before = await lookAt();
  });
  afterAll(() => target.close());

  test.each(Object.keys(BAD))("%s is refused in a sentence, and nothing is changed", async (name) => {
    const { bytes, says } = BAD[name] as (typeof BAD)[string];
    const refused = restoreBackup(target.place, openerOf(bytes()), WISH);
    await expect(refused).rejects.toThrow(BackupRefused);
    await expect(refused).rejects.toThrow(says);
    await expect(refused).rejects.toThrow(/^[^\n]+\.$/);
    expect(await lookAt()).toEqual(before);
  });

  test("a good one is refused without the host's word that it may replace what is there", async () => {
    await expect(restoreBackup(target.place, openerOf(good), { ...WISH, replace: false })).rejects.toThrow(/--replace/);
    expect(await lookAt()).toEqual(before);
  });

  test("one that changes between two readings is refused", async () => {
    let readings = 0;
    const other = await backupOf(target.place);
    const open = () => openerOf(readings++ === 0 ? good : other.bytes)();
    await expect(restoreBackup(target.place, open, WISH)).rejects.toThrow(/changed while/);
    expect(await lookAt()).toEqual(before);
  });

  test("one that cannot be read to its end the second time is refused", async () => {
    let readings = 0;
    const open = () => openerOf(readings++ === 0 ? good : good.subarray(0, good.length / 2))();
    await expect(restoreBackup(target.place, open, WISH)).rejects.toThrow(/too early/);
    expect(await lookAt()).toEqual(before);
  });

  test("nothing is changed under somebody who works in it", async () => {
    const other = await target.openAgain();
    await sql`select 1`.execute(other);
    await expect(restoreBackup(target.place, openerOf(good), WISH)).rejects.toThrow(
      /connected|open in another program/,
    );
    await other.destroy();
    expect((await lookAt()).tables).toEqual(before.tables);
  });
});

test("on postgres, somebody who is just leaving is waited for", async () => {
  const target = await openTestDatabase("postgres");
  await target.db.destroy();
  const leaving = await target.openAgain();
  await sql`select 1`.execute(leaving);
  const [restored] = await Promise.allSettled([
    restoreBackup(target.place, openerOf(good), WISH),
    pause(SOON_MS).then(() => leaving.destroy()),
  ]);
  expect(restored.status).toBe("fulfilled");
  await target.close();
});

test("wherever a backup is cut off, it is refused", async () => {
  for (let length = 0; length < good.length; length += 97)
    await expect(readAgain(good.subarray(0, length))).rejects.toThrow(BackupRefused);
});

test("wherever a byte of its content or of its sums is damaged, it is refused", async () => {
  for (let at = GZIP_HEAD_BYTES; at < good.length; at += 89)
    await expect(readAgain(flipped(good, at))).rejects.toThrow(BackupRefused);
  for (let back = 1; back <= 8; back += 1)
    await expect(readAgain(flipped(good, good.length - back))).rejects.toThrow(BackupRefused);
});

test("what was replaced in the embedded database is kept beside it, as it was", async () => {
  const target = await openTestDatabase("sqlite");
  await target.db.insertInto("departed_customers").values({ customer: "cus_1", departed_at: "2026" }).execute();
  await target.db.destroy();
  const { kept } = await restoreBackup(target.place, openerOf(good), WISH);
  expect(kept).toBe(join(target.place.dataDir, "cuentaluna.db.before-restore-2026-11-22T02-00-00.000Z"));
  const old = new DatabaseSync(kept ?? "");
  expect(old.prepare("select customer from departed_customers").all()).toEqual([{ customer: "cus_1" }]);
  old.close();
  expect((await backupOf(target.place)).end.tables).toEqual((await readAgain(good)).end.tables);
  await target.close();
});

test("a broken database file is replaced, and kept for whoever can read it", async () => {
  const target = await openTestDatabase("sqlite");
  await target.db.destroy();
  const path = join(target.place.dataDir, DATABASE_FILE);
  writeFileSync(path, "no database at all ".repeat(1_000));
  await expect(restoreBackup(target.place, openerOf(good), { ...WISH, replace: false })).rejects.toThrow(/--replace/);
  const { kept } = await restoreBackup(target.place, openerOf(good), WISH);
  expect(readFileSync(kept ?? "", "utf8")).toContain("no database at all");
  expect((await backupOf(target.place)).end.tables).toEqual((await readAgain(good)).end.tables);
  await target.close();
});

test("what a killed restore has left is no hindrance", async () => {
  const target = await openTestDatabase("sqlite");
  await target.db.destroy();
  for (const name of ["", "-wal"])
    writeFileSync(join(target.place.dataDir, `${DATABASE_FILE}.restoring${name}`), "half");
  await restoreBackup(target.place, openerOf(good), WISH);
  expect(readdirSync(target.place.dataDir)).toEqual([DATABASE_FILE]);
  await target.close();
});
