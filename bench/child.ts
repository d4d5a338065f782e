import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What is measured has a core for itself; whatever asks it, and whatever it asks, shares the other. */
export type Core = "measured" | "other" | "any";

const CORES: Record<Core, string> = { measured: "0", other: "1", any: "0,1" };
const CPU_REPORT = fileURLToPath(new URL("cpu-report.ts", import.meta.url));
const STOP_WAIT_MS = 5_000;

/** Whether processes can be kept on a core of their own here. */
export const canPin = spawnSync("taskset", ["-c", CORES.other, "true"]).status === 0;

/** A child process with a channel for messages, on its core where the machine knows how. Its errors are shown. */
export function startChild(core: Core, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const node = [process.execPath, "--import", CPU_REPORT, ...args];
  const [program = "", ...rest] = canPin ? ["taskset", "-c", CORES[core], ...node] : node;
  return spawn(program, rest, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { PATH: "/usr/local/bin:/usr/bin:/bin", NODE_ENV: "production", ...env },
  });
}

/** Sends a message and waits for the next one that comes back. */
export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answer = once(child, "message");
  child.send(message);
  return (await answer)[0] as Answer;
}

/** The CPU that the child has used so far, all its threads, in seconds. */
export async function cpuSecondsOf(child: ChildProcess): Promise<number> {
  const { user, system } = await ask<NodeJS.CpuUsage>(child, { report: "cpu" });
  return (user + system) / 1e6;
}

/** Ends a child that this program started. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_WAIT_MS);
  await gone;
  clearTimeout(late);
}
