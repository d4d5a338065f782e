// Loaded before the product when its memory is measured: throws away what nobody holds, and says what is left, when asked.
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes that the process holds from its system, and that its objects and what hangs on them take. */
export type MemoryReport = { rss: number; held: number };

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

async function report(): Promise<void> {
  collectGarbage();
  // What has to tell somebody that it goes is gone a turn later.
  await nextTurn();
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, held: heapUsed + external } satisfies MemoryReport);
}

process.on("message", (message: { report?: string }) => {
  if (message.report === "memory") void report();
});
// The channel alone keeps no program running.
process.channel?.unref();
