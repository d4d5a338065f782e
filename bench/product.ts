import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { NO_STORY_LIMITS } from "#tests/no-story-limits.ts";
import { ask, type Core, cpuSecondsOf, startChild, stopChild } from "./child.ts";

export type Product = {
  /** "http://127.0.0.1:PORT", without a trailing slash. */
  url: string;
  /** From the start of the process until it answered that it is ready, in milliseconds. */
  readyAfterMs: number;
  cpuSeconds(): Promise<number>;
  /** Sends a message to the process and waits for the next one that comes back: for what was loaded before the product. */
  ask<Answer>(message: object): Promise<Answer>;
  close(): Promise<void>;
};

const READY_WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 2;
/** An empty folder for one measurement. */
export async function emptyFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "cuentaluna-bench-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Starts the built product as a host does, and waits until it is ready. */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
  { core = "measured", program = ["server/main.ts"] }: { core?: Core; program?: readonly string[] } = {},
): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = startChild(core, program, {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    STORY_MODEL: "builtin",
    // A measurement comes from one address and asks more than any person.
    ...NO_STORY_LIMITS,
    ...settings,
  });
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > READY_WAIT_MS)
      throw new Error("the product did not start");
    await wait(LOOK_AGAIN_MS);
  }
  const readyAfterMs = performance.now() - startedAt;
  return {
    url,
    readyAfterMs,
    cpuSeconds: () => cpuSecondsOf(child),
    ask: (message) => ask(child, message),
    close: () => stopChild(child),
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
