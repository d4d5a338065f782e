import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "#tests/free-port.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const NODE = join(ROOT, "node_modules/node/bin/node");

/** A running product: the one that people get, not a part of it. */
export type Product = {
  /** Where a browser reaches it, without a trailing slash. */
  url: string;
  /** Everything that it has written so far, its log included. */
  output(): string;
  /** Ends it at once, as a crash would, and starts it again on what it had kept. */
  restart(): Promise<void>;
  /** Asks it to end in order, as whoever starts processes does. @returns its exit code, when it has ended */
  leave(): Promise<number | null>;
  stop(): Promise<void>;
};

/** A product that ended instead of listening; the message is what it said. */
export class ProductDidNotStart extends Error {
  override name = "ProductDidNotStart";
}

/** Starts the built product on a free port with a data folder of its own. @throws {ProductDidNotStart} */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<Product> {
  if (!existsSync(join(ROOT, "build/server/index.js")))
    throw new ProductDidNotStart('There is no build: run "npm test", which makes one first.');
  const dataDir = await mkdtemp(join(tmpdir(), "journey-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Nothing of the developer's own environment or .env decides what is tested.
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    STORY_MODEL: "builtin",
    ...settings,
  };
  const output: string[] = [];
  const start = async () => {
    const child = spawn(NODE, ["server/main.ts"], { cwd: ROOT, env: environment, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => output.push(part.toString()));
    try {
      await listening(child);
    } catch (error) {
      await kill(child);
      throw error;
    }
    return child;
  };
  const forget = () => rm(dataDir, { recursive: true, force: true });
  let child = await start().catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  return {
    url,
    output: () => output.join(""),
    async restart() {
      await kill(child);
      child = await start();
    },
    async leave() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = (await exited) as [number | null];
      return code;
    },
    async stop() {
      await kill(child);
      await forget();
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** Settles when the product says where to open it. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let complaint = "";
    child.stderr?.on("data", (part: Buffer) => {
      complaint += part.toString();
    });
    child.stdout?.on("data", (part: Buffer) => part.toString().includes("Open http") && resolve());
    child.once("error", reject);
    child.once("exit", (code) => reject(new ProductDidNotStart(`It ended with ${code}: ${complaint}`)));
  });
}
