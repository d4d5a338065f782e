import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { missingPackages } from "./missing-packages.mjs";

function project(installed: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  const lock = {
    packages: {
      "": { dependencies: { runs: "1.0.0" }, devDependencies: { "@tests/it": "2.0.0" } },
      "node_modules/runs": { version: "1.0.0" },
      "node_modules/@tests/it": { version: "2.0.0" },
    },
  };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify(lock));
  for (const [name, version] of Object.entries(installed)) {
    mkdirSync(join(root, "node_modules", name), { recursive: true });
    writeFileSync(join(root, "node_modules", name, "package.json"), JSON.stringify({ version }));
  }
  return root;
}

test("a fresh clone misses everything, but to start it needs no test tools", () => {
  expect(missingPackages(project({}), { withTests: true })).toEqual(["runs", "@tests/it"]);
  expect(missingPackages(project({ runs: "1.0.0" }), { withTests: false })).toEqual([]);
});

test("another version than the lock's counts as missing", () => {
  expect(missingPackages(project({ runs: "0.9.0", "@tests/it": "2.0.0" }), { withTests: true })).toEqual(["runs"]);
});
