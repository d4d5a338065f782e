import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { holdFolder } from "#db/folder-lock.server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** How a start that can't go on ends: its exit code and everything it says. */
async function start(env: Record<string, string>): Promise<{ code: number; output: string; said: string }> {
  const child = spawn(process.execPath, [MAIN], { cwd: folder.path, env, stdio: ["ignore", "pipe", "pipe"] });
  const [[code], output, said] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return { code, output, said };
}

test("a second process on the same folder refuses with a sentence", async () => {
  const path = join(folder.path, "data");
  const lock = holdFolder(path);
  expect(await start({ DATA_DIR: path })).toEqual({
    code: 1,
    output: "",
    said: `DATA_DIR=${path} is in use by another process: stop that one, or choose another folder.\n`,
  });
  lock.release();
});

test("a data folder that is none stops the start with a sentence", async () => {
  const path = join(folder.path, "file");
  writeFileSync(path, "");
  for (const DATA_DIR of [path, join(path, "below")]) {
    expect(await start({ DATA_DIR })).toEqual({
      code: 1,
      output: "",
      said: `DATA_DIR=${DATA_DIR} cannot be used: it must be a folder that this user may write in.\n`,
    });
  }
});

test("a setting that makes no sense stops the start with a sentence, whether it is in the environment or in .env", async () => {
  const sentence = "PORT must be a whole number from 0 to 65535.\n";
  expect(await start({ PORT: "many" })).toEqual({ code: 1, output: "", said: sentence });
  writeFileSync(join(folder.path, ".env"), "PORT=many\n");
  expect(await start({})).toEqual({ code: 1, output: "", said: sentence });
});
