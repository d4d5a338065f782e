import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openS3Server, type S3Server } from "#tests/fakes/s3-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { sentenceOf } from "./backup-faults.ts";
import { datedIn } from "./backup-place.ts";
import { backupPlace } from "./backup-storage.ts";
import { storageAt } from "./storage-settings.ts";

/** More than a store takes in one part. */
const LARGE = randomBytes(20 * 1024 * 1024);

async function* inPieces(bytes: Buffer, failAt = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) {
    if (at >= failAt) throw new Error("the database has gone");
    yield bytes.subarray(at, at + 65_536);
  }
}

const sentenceAfter = async (work: Promise<unknown>) =>
  sentenceOf(
    await work.then(
      () => null,
      (error: unknown) => error,
    ),
  );

describe("in a folder", () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());
  const placeAt = (name: string) => backupPlace(storageAt(join(folder.path, name), {}, "FILE"));

  test("a backup is one file, for its owner's eyes only, in a folder that is made", async () => {
    const place = placeAt("new/one.gz");
    await place.keep(inPieces(LARGE));
    expect(readFileSync(place.name).equals(LARGE)).toBe(true);
    expect(statSync(place.name).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder.path, "new")).mode & 0o777).toBe(0o700);
    expect((await buffer(await place.open())).equals(LARGE)).toBe(true);
  });

  test("one that fails in its middle leaves nothing", async () => {
    await expect(placeAt("one.gz").keep(inPieces(LARGE, 1_000_000))).rejects.toThrow("the database has gone");
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test("an older one of the same name is not lost", async () => {
    writeFileSync(join(folder.path, "one.gz"), "older");
    expect(await sentenceAfter(placeAt("one.gz").keep(inPieces(LARGE)))).toMatch(/one\.gz exists already/);
    expect(readFileSync(join(folder.path, "one.gz"), "utf8")).toBe("older");
  });

  test("a place where no file can be, or where none is, is told in a sentence", async () => {
    writeFileSync(join(folder.path, "file"), "");
    expect(await sentenceAfter(placeAt("file/one.gz").keep(inPieces(LARGE)))).toMatch(/file.*: .+\.$/);
    expect(await sentenceAfter(Array.fromAsync(await placeAt("none.gz").open()))).toBe(
      `${join(folder.path, "none.gz")}: there is no such file.`,
    );
  });
});

describe("in a bucket", () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await openS3Server();
  });
  afterAll(() => server.stop());
  const placeAt = (key: string, env = server.env) =>
    backupPlace(storageAt(`s3://${server.bucket}/${key}`, env, "FILE"));

  async function keys(): Promise<string[]> {
    const { AWS_ENDPOINT_URL: endpoint = "", AWS_ACCESS_KEY_ID: id = "" } = server.env;
    const client = new S3Client({
      endpoint,
      region: "us-east-1",
      forcePathStyle: true,
      credentials: { accessKeyId: id, secretAccessKey: id },
    });
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: server.bucket }));
    client.destroy();
    return (Contents ?? []).map(({ Key }) => Key ?? "");
  }

  test.each([
    ["large/one.gz", LARGE],
    ["small/one.gz", Buffer.from("small")],
    ["exact/one.gz", LARGE.subarray(0, 16 * 1024 * 1024)],
  ])("a backup arrives as it was: %s", async (key, bytes) => {
    await placeAt(key).keep(inPieces(bytes));
    expect(await keys()).toContain(key);
    expect((await buffer(await placeAt(key).open())).equals(bytes)).toBe(true);
  });

  test("one that fails in its middle does not appear, and its first error is what is told", async () => {
    for (const [key, failAt] of [["half/small.gz", 1_000_000] as const, ["half/large.gz", 18_000_000] as const])
      expect(await sentenceAfter(placeAt(key).keep(inPieces(LARGE, failAt)))).toMatch(/^It failed with Error\./);
    expect((await keys()).filter((key) => key.startsWith("half/"))).toEqual([]);
  });

  test("an older one of the same name is not lost", async () => {
    await placeAt("kept.gz").keep(inPieces(Buffer.from("older")));
    expect(await sentenceAfter(placeAt("kept.gz").keep(inPieces(LARGE)))).toMatch(/kept\.gz exists already/);
    expect((await buffer(await placeAt("kept.gz").open())).toString()).toBe("older");
  });

  test("what the store answers is told in a sentence", async () => {
    const absent = storageAt("s3://no-such-bucket/one.gz", server.env, "FILE");
    expect(await sentenceAfter(backupPlace(absent).keep(inPieces(LARGE)))).toBe("there is no such bucket.");
    expect(await sentenceAfter(placeAt("none.gz").open())).toBe("there is no such object.");
    const stranger = { ...server.env, AWS_ACCESS_KEY_ID: "stranger" };
    for (const work of [placeAt("one.gz", stranger).open(), placeAt("one.gz", stranger).keep(inPieces(LARGE))])
      expect(await sentenceAfter(work)).toBe("the store does not know AWS_ACCESS_KEY_ID.");
    const away = { ...server.env, AWS_ENDPOINT_URL: "http://127.0.0.1:1" };
    expect(await sentenceAfter(placeAt("one.gz", away).keep(inPieces(LARGE)))).toBe("the server does not answer.");
    expect(() => placeAt("")).toThrow(/no object/);
  });
});

test("names without a word sort as their backups were made", () => {
  const at = new Date("2026-11-22T01:43:46.789Z");
  const name = "cuentaluna-2026-11-22T01-43-46Z.jsonl.gz";
  expect(datedIn({ kind: "folder", path: "/srv/files" }, at)).toEqual({ kind: "folder", path: `/srv/files/${name}` });
  expect(datedIn(storageAt("s3://stories", {}, ""), at)).toMatchObject({ key: name });
  expect(datedIn(storageAt("s3://stories/a/b/", {}, ""), at)).toMatchObject({ key: `a/b/${name}` });
  expect(existsSync("/srv/files")).toBe(false);
});
