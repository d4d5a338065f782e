import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
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

test("all who start at once get one secret, and leave nothing beside it", async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(folder.path)));
  expect(new Set(secrets).size).toBe(1);
  expect(readFileSync(join(folder.path, "auth-secret"), "utf8").trim()).toBe(secrets[0]);
  expect(readdirSync(folder.path)).toEqual(["auth-secret"]);
});

test("whoever looks while a secret is being made finds all of it or nothing", async () => {
  const path = join(folder.path, "auth-secret");
  const seen: string[] = [];
  const making = keptSecret(folder.path);
  // Reads between any two steps of the making: a file that is opened first and written later was seen empty.
  while (!seen.some((content) => content !== "")) {
    if (existsSync(path)) seen.push(readFileSync(path, "utf8"));
    await setImmediate();
  }
  expect(seen[0]).toBe(await making);
});

test("a damaged secret stops the start instead of logging everybody out", async () => {
  const path = join(folder.path, "auth-secret");
  writeFileSync(path, "");
  chmodSync(path, 0o600);
  await expect(keptSecret(folder.path)).rejects.toThrow(/auth-secret/);
});
