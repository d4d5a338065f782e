import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync } from "node:fs";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { startPostgres } from "./postgres-server.ts";

let folder: ReturnType<typeof temporaryFolder>;
// As root the server runs as somebody else, who has to be able to write in the folder.
beforeEach(() => {
  folder = temporaryFolder();
  chmodSync(folder.path, 0o777);
});
afterEach(() => folder.remove());

/** Whether the server answers at this address. */
async function answers(url: string): Promise<boolean> {
  const client = new Client(url);
  // A server that is going lets somebody in and breaks off at once.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Making and starting a server of its own takes seconds on a busy machine. */
const STARTS_SERVER_MS = 60_000;

test("a server that is stopped is gone, whoever is connected, and one of its databases is empty", async () => {
  const server = await startPostgres();
  const client = new Client(await server.createDatabase());
  client.on("error", () => undefined);
  await client.connect();
  expect((await client.query("select 1 from pg_tables where schemaname = 'public'")).rows).toEqual([]);
  await server.stop();
  expect(await answers(server.url)).toBe(false);
});

test(
  "when its process is killed, the server ends and leaves nothing on the disk",
  async () => {
    const script = `
    import { startPostgres } from "#tests/fakes/postgres-server.ts";
    process.send((await startPostgres()).url);
    setInterval(() => undefined, 60_000);
  `;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, TMPDIR: folder.path },
    });
    const [url] = (await once(child, "message")) as [string];
    expect(await answers(url)).toBe(true);
    expect(readdirSync(folder.path)).toHaveLength(1);
    child.kill("SIGKILL");
    await expect.poll(() => answers(url), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => readdirSync(folder.path), { timeout: 20_000 }).toEqual([]);
  },
  STARTS_SERVER_MS,
);
