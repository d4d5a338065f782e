import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { keptSecret } from "./auth-secret.ts";

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test("a secret is made once, for its owner's eyes only", async () => {
  const dataDir = join(folder.path, "data");
  const secret = await keptSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(await keptSecret(dataDir)).toBe(secret);
});

test("two who start at once get one secret", async () => {
  const secrets = await Promise.all([keptSecret(folder.path), keptSecret(folder.path)]);
  expect(secrets[0]).toBe(secrets[1]);
  expect(readFileSync(join(folder.path, "auth-secret"), "utf8").trim()).toBe(secrets[0]);
});

test("a damaged secret stops the start instead of logging everybody out", async () => {
  const path = join(folder.path, "auth-secret");
  writeFileSync(path, "");
  chmodSync(path, 0o600);
  await expect(keptSecret(folder.path)).rejects.toThrow(/auth-secret/);
});
