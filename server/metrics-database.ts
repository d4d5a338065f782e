import { setTimeout as wait } from "node:timers/promises";
import { Gauge } from "prom-client";
import type { Limits } from "./limit-settings.ts";
import type { Metrics } from "./metrics.ts";

/** What is asked of the database for a reading. */
export type DatabaseFigures = {
  isReady: boolean;
  lettersWaiting: number;
  /** Tokens spent and put aside in the present hour and day. */
  purses: { purse: string; hour: number; day: number }[];
};

export type DatabaseMetricsParts = {
  metrics: Pick<Metrics, "registry" | "beforeReading">;
  limits: Limits;
  read: () => Promise<DatabaseFigures>;
  log: { warn(details: Record<string, unknown>, message: string): void };
};

/** Prometheus gives up after ten seconds: a database that is away must not take the other figures along. */
const READ_WAIT_MS = 3_000;

/** Gauges of what stands in the database: the same in every process on it. While it is away they say nothing. */
export function addDatabaseMetrics({ metrics, limits, read, log }: DatabaseMetricsParts): void {
  const registers = [metrics.registry];
  const ready = new Gauge({
    name: "cuentaluna_database_ready",
    help: "1 when the database answers and is migrated.",
    registers,
  });
  const letters = new Gauge({
    name: "cuentaluna_letters_waiting",
    help: "Letters that wait to be sent.",
    // Without a label a gauge would begin at 0, and could not fall silent.
    labelNames: ["queue"],
    registers,
  });
  const purse = { labelNames: ["purse", "window"] as const, registers };
  const spent = new Gauge({
    name: "cuentaluna_purse_tokens",
    help: "Tokens that are spent and put aside in the present hour and day of UTC.",
    ...purse,
  });
  const bound = new Gauge({
    name: "cuentaluna_purse_tokens_limit",
    help: "Tokens that a purse holds; a purse without a limit has none here.",
    ...purse,
  });
  for (const [name, windows] of Object.entries(pursesOf(limits)))
    for (const [window, tokens] of Object.entries(windows)) if (tokens > 0) bound.set({ purse: name, window }, tokens);

  let wasAway = false;
  metrics.beforeReading(async () => {
    letters.reset();
    spent.reset();
    try {
      const figures = await inTime(read());
      ready.set(figures.isReady ? 1 : 0);
      letters.set({ queue: "outbox" }, figures.lettersWaiting);
      const known = new Map(figures.purses.map((row) => [row.purse, row]));
      for (const name of Object.keys(pursesOf(limits)))
        for (const window of ["hour", "day"] as const)
          spent.set({ purse: name, window }, known.get(name)?.[window] ?? 0);
      wasAway = false;
    } catch (error) {
      ready.set(0);
      if (!wasAway) log.warn({ err: error }, "the database's figures cannot be read");
      wasAway = true;
    }
  });
}

const pursesOf = (limits: Limits) => ({
  guests: { hour: limits.guestsTokensPerHour, day: limits.guestsTokensPerDay },
  free: { hour: limits.freeTokensPerHour, day: limits.freeTokensPerDay },
  paying: { hour: limits.payingTokensPerHour, day: limits.payingTokensPerDay },
});

async function inTime<Value>(value: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const late = wait(READ_WAIT_MS, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error("the database did not answer in time");
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}
