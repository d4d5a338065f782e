// Adds to package-lock.json the optional packages for other platforms that a registry did not offer when the lock was
// written: without their entries `npm ci` refuses the lock. Run it after each change of a dependency.
//   node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from "node:fs";

const OSES = new Set(["android", "darwin", "freebsd", "linux", "openharmony", "win32"]);
const CPUS = new Set(["arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "x64", "ia32"]);

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));

/** What such packages say of themselves, read off their names: cli-linux-x64-musl, binding-win32-arm64-msvc. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  return {
    cpu: words.filter((word) => CPUS.has(word)),
    os: words.filter((word) => OSES.has(word)),
    ...(name.includes("musl") ? { libc: ["musl"] } : name.includes("gnu") ? { libc: ["glibc"] } : {}),
  };
}

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || lock.packages[`${parent}/${key}`]) continue;
    lock.packages[key] = { version, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true };
  }
}

const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
lock.packages = Object.fromEntries(sorted);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
