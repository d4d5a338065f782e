import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that the build is made of. */
const SOURCES = [
  "app",
  "db",
  "public",
  "sandbox",
  "server",
  "storyteller",
  "guard",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "scripts/compress-client-files.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const STAMP = join("build", "sources.sha256");

/** Whether the build is missing or was made of other sources. */
export function isBuildStale(root) {
  const stamp = join(root, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== digest(root);
}

/** Notes what the build that was just made is made of. */
export function noteBuild(root) {
  writeFileSync(join(root, STAMP), digest(root));
}

function digest(root) {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap((source) => filesBelow(root, source)))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesBelow(root, source) {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
