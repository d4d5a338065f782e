import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isBuildStale, noteBuild } from "./build-stamp.mjs";

function project(): string {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  for (const folder of ["app", "build"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "app", "page.ts"), "1");
  writeFileSync(join(root, "package.json"), "{}");
  return root;
}

test("what has been built once is not built again until a source changes", () => {
  const root = project();
  expect(isBuildStale(root)).toBe(true);
  noteBuild(root);
  expect(isBuildStale(root)).toBe(false);
  writeFileSync(join(root, "app", "page.test.ts"), "a test is no source");
  expect(isBuildStale(root)).toBe(false);
  writeFileSync(join(root, "app", "page.ts"), "2");
  expect(isBuildStale(root)).toBe(true);
});

test("a new source makes the build stale too", () => {
  const root = project();
  noteBuild(root);
  writeFileSync(join(root, "app", "other.ts"), "1");
  expect(isBuildStale(root)).toBe(true);
});
