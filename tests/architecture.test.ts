import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import {
  ABOVE,
  AUTHORED,
  BANNED_NAMES,
  BROWSER_ROOMS,
  domainOf,
  LONGEST_FILE_LINES,
  MAY_IMPORT,
  READS_ENVIRONMENT,
  roomOf,
  TOP_FOLDERS,
} from "./house.ts";

type Import = { from: string; to: string };

// What git knows and what is new: an unfinished file has to fit in as well.
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && existsNow(path));
const SOURCES = FILES.filter((path) => /\.tsx?$/.test(path));

function existsNow(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}

const read = (path: string) => readFileSync(path, "utf8");

/** The specifiers of all imports and re-exports of a file, static and dynamic. */
function specifiersOf(path: string): string[] {
  const code = read(path);
  const statements = code.matchAll(/(?:^|\n)\s*(?:import|export)\s(?:[^;"'`=()]*?\sfrom\s*)?["']([^"'\n]+)["']/g);
  const calls = code.matchAll(/\bimport\(\s*["']([^"'\n]+)["']\s*\)/g);
  return [...statements, ...calls].map((found) => found[1] ?? "");
}

/** A specifier as a path from the root; packages and generated modules stay as they are. */
function resolved(from: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : specifier;
}

const isOwn = (target: string) =>
  /^(app|server|storyteller|guard|db|sandbox|tests|bench|scripts)\/.*\.(?:tsx?|json)$/.test(target) &&
  !target.includes("+types");

const IMPORTS: Import[] = SOURCES.flatMap((from) =>
  specifiersOf(from).map((specifier) => ({ from, to: resolved(from, specifier) })),
);

function isStray({ from, to }: Import): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (!room || !target || room === "workshop") return false;
  if (!MAY_IMPORT[room].includes(target)) return true;
  const [home, away] = [domainOf(from), domainOf(to)];
  const crosses = home !== null && away !== null && home !== away;
  return crosses && target !== "contract" && !ABOVE.includes(home);
}

test("every file has a room, and every folder is in a list", () => {
  expect(SOURCES.filter((path) => roomOf(path) === null)).toEqual([]);
  expect(
    [...new Set(FILES.filter((path) => path.includes("/")).map((path) => path.split("/")[0]))].filter(
      (top) => !TOP_FOLDERS.includes(top ?? ""),
    ),
  ).toEqual([]);
});

test("nobody imports from a room that is closed to them", () => {
  expect(IMPORTS.length).toBeGreaterThan(100);
  expect(IMPORTS.filter(({ to }) => isOwn(to)).filter(isStray)).toEqual([]);
});

test("what reaches a browser uses nothing that only Node has", () => {
  const inBrowser = IMPORTS.filter(
    ({ from }) => BROWSER_ROOMS.includes(roomOf(from) as never) && !/entry\.server|\.server\./.test(from),
  );
  expect(inBrowser.filter(({ to }) => to.startsWith("node:") || /\.server\.tsx?$/.test(to))).toEqual([]);
});

test("the storyteller is a pure library: it needs no package and no module of Node", () => {
  expect(IMPORTS.filter(({ from, to }) => roomOf(from) === "storyteller" && !isOwn(to))).toEqual([]);
});

test("imports go through the rooms' own names, never up and over", () => {
  const upward = SOURCES.flatMap((path) =>
    specifiersOf(path)
      .filter((specifier) => specifier.startsWith("../"))
      .map((specifier) => `${path}: ${specifier}`),
  );
  expect(upward.filter((line) => !line.includes("+types"))).toEqual([]);
});

test("only the settings read the environment", () => {
  const product = SOURCES.filter(
    (path) => /^(app|server|storyteller|guard|db|sandbox)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  expect(product.filter((path) => /process\.env\b/.test(read(path)) && !READS_ENVIRONMENT.includes(path))).toEqual([]);
});

test("no file is named after nothing, and none is too long to read", () => {
  expect(SOURCES.filter((path) => !AUTHORED.test(path) && BANNED_NAMES.test(path))).toEqual([]);
  expect(SOURCES.filter((path) => !AUTHORED.test(path) && read(path).split("\n").length > LONGEST_FILE_LINES)).toEqual(
    [],
  );
});
