// Runs one of the project's programs on the Node that the project brings along, after installing and building what is
// missing or stale. Plain JavaScript without dependencies: it is what a fresh clone starts with, on Node 20 or later.
//   node scripts/launch.mjs [--with-tests] [--built] PROGRAM [ARGUMENT …]
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isBuildStale, noteBuild } from "./build-stamp.mjs";
import { missingPackages } from "./missing-packages.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE = join(ROOT, "node_modules", "node", "bin", "node");
const OWN_FLAGS = new Set(["--with-tests", "--built"]);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

// What the project itself prints belongs to standard output; what preparing it prints must not mix with it.
function prepare(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ["ignore", 2, 2], env: environment() });
  if (error || status !== 0) fail(`"${command} ${args.join(" ")}" did not succeed.`);
}

function environment(extra = {}) {
  return { ...process.env, PATH: `${join(ROOT, "node_modules", ".bin")}:${process.env.PATH}`, ...extra };
}

function install(withTests) {
  if (missingPackages(ROOT, { withTests }).length === 0 && existsSync(NODE)) return;
  process.stderr.write("Installing what is missing…\n");
  prepare("npm", ["ci", "--loglevel=error", ...(withTests ? [] : ["--omit=dev"])]);
  if (!existsSync(NODE))
    fail('The package "node" could not run its install script: allow install scripts for it and try again.');
}

function build() {
  if (!isBuildStale(ROOT)) return;
  process.stderr.write("Building…\n");
  const program = join(ROOT, "node_modules", ".bin", "react-router");
  const { status } = spawnSync(NODE, [program, "build"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", 2],
    env: environment({ NODE_ENV: "production" }),
  });
  if (status !== 0) fail("The build did not succeed.");
  noteBuild(ROOT);
}

const [program, ...rest] = process.argv.slice(2).filter((argument) => !OWN_FLAGS.has(argument));
const flags = new Set(process.argv.slice(2).filter((argument) => OWN_FLAGS.has(argument)));
install(flags.has("--with-tests"));
if (flags.has("--built")) build();

const child = spawn(NODE, [join(ROOT, program), ...rest], {
  cwd: ROOT,
  stdio: "inherit",
  env: environment(flags.has("--built") ? { NODE_ENV: "production" } : {}),
});
// A signal goes to the program, which ends in its own time; this process ends with it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
