import { resolve } from "node:path";
import { expect, test } from "vitest";
import { refusalOf } from "#tests/settings.ts";
import { readStorage, storageAt } from "./storage-settings.ts";

const ACCESS = { endpoint: null, region: null, credentials: null };

test("without a word backups stand beside the database", () => {
  expect(readStorage({}, "/srv/cuentaluna")).toEqual({ kind: "folder", path: "/srv/cuentaluna/files" });
  expect(readStorage({ STORAGE_URL: " " }, "/srv/cuentaluna")).toEqual(readStorage({}, "/srv/cuentaluna"));
});

test.each([
  ["/var/backups", "/var/backups"],
  ["backups", resolve("backups")],
  ["file:/var/backups", "/var/backups"],
  ["file:./back ups", resolve("back ups")],
  ["file:///var/back%20ups", "/var/back ups"],
])("%s is a folder", (given, path) => {
  expect(storageAt(given, {}, "STORAGE_URL")).toEqual({ kind: "folder", path });
});

test.each([
  ["s3://stories", "stories", ""],
  ["s3://stories/", "stories", ""],
  ["s3://my.stories-2/a/b/", "my.stories-2", "a/b"],
])("%s is a bucket", (given, bucket, key) => {
  expect(storageAt(given, {}, "STORAGE_URL")).toEqual({ kind: "s3", bucket, key, access: ACCESS });
});

test.each([
  "ftp://backups.example",
  "https://backups.example/a",
  "s3://",
  "s3:stories",
  "s3://Stories",
  "s3://key:secret@stories/a",
  "s3://stories/a?b=c",
  "file:",
  "file://other.example/backups",
  "back\nups",
])("%j is no place for backups, which is one sentence that names STORAGE_URL", (STORAGE_URL) => {
  const sentence = refusalOf(() => readStorage({ STORAGE_URL }, "/srv"));
  expect(sentence).toMatch(/^STORAGE_URL must be [^\n]+\.$/);
  expect(sentence).not.toContain("secret");
});

test("a store is reached by the usual variables", () => {
  const env = {
    STORAGE_URL: "s3://stories/a",
    AWS_ENDPOINT_URL: "http://127.0.0.1:9000",
    AWS_ACCESS_KEY_ID: "id",
    AWS_SECRET_ACCESS_KEY: "secret",
  };
  const access = {
    endpoint: "http://127.0.0.1:9000",
    region: "us-east-1",
    credentials: { accessKeyId: "id", secretAccessKey: "secret" },
  };
  expect(readStorage(env, "/srv")).toMatchObject({ access });
  expect(readStorage({ ...env, AWS_DEFAULT_REGION: "eu-west-1" }, "/srv")).toMatchObject({
    access: { region: "eu-west-1" },
  });
  expect(readStorage({ ...env, AWS_REGION: "eu-south-2", AWS_DEFAULT_REGION: "x" }, "/srv")).toMatchObject({
    access: { region: "eu-south-2" },
  });
  expect(readStorage({ ...env, AWS_ENDPOINT_URL_S3: "https://s3.example" }, "/srv")).toMatchObject({
    access: { endpoint: "https://s3.example" },
  });
});

test.each([
  [{ AWS_ACCESS_KEY_ID: "id" }, "AWS_SECRET_ACCESS_KEY"],
  [{ AWS_SECRET_ACCESS_KEY: "hidden" }, "AWS_ACCESS_KEY_ID"],
  [{ AWS_ENDPOINT_URL: "minio" }, "AWS_ENDPOINT_URL"],
  [{ AWS_ENDPOINT_URL: "http://me:hidden@127.0.0.1" }, "AWS_ENDPOINT_URL"],
  [{ AWS_ENDPOINT_URL_S3: "ftp://s3.example" }, "AWS_ENDPOINT_URL_S3"],
])("%j makes no sense with a bucket, and concerns nobody without one", (env, name) => {
  const sentence = refusalOf(() => readStorage({ ...env, STORAGE_URL: "s3://stories" }, "/srv"));
  expect(sentence).toContain(name);
  expect(sentence).not.toContain("hidden");
  expect(readStorage(env, "/srv").kind).toBe("folder");
});
