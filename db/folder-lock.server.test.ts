import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { FolderInUse, holdFolder } from "./folder-lock.server.ts";

let folder: ReturnType<typeof temporaryFolder>;
let holder: ChildProcess | undefined;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await end(holder);
  holder = undefined;
  folder.remove();
});

/** Another process that holds the folder until it is killed, and keeps nothing of the lock but the promise. */
async function holdElsewhere(): Promise<ChildProcess> {
  const script = `
    import { holdFolder } from "#db/folder-lock.server.ts";
    holdFolder(process.argv[1]);
    gc();
    process.send("held");
    setInterval(() => undefined, 60_000);
  `;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", script, folder.path], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("a folder that another process holds is refused, and one that it held when it was killed is not", async () => {
  holder = await holdElsewhere();
  expect(() => holdFolder(folder.path)).toThrow(FolderInUse);
  expect(() => holdFolder(folder.path)).toThrow(folder.path);
  await end(holder);
  holdFolder(folder.path).release();
});

test("a folder is made when there is none, held once, and free after its release", () => {
  const path = join(folder.path, "new", "data");
  const lock = holdFolder(path);
  expect(() => holdFolder(path)).toThrow(FolderInUse);
  lock.release();
  holdFolder(path).release();
});

test("two folders are two houses", () => {
  const locks = ["one", "two"].map((name) => holdFolder(join(folder.path, name)));
  expect(locks).toHaveLength(2);
  for (const lock of locks) lock.release();
});

test("a lock file that is something else is no held folder", () => {
  writeFileSync(join(folder.path, "process.lock"), "not a lock at all ".repeat(100));
  expect(() => holdFolder(folder.path)).toThrow(/not a database/);
});
