import { createRateStore } from "#app/accounts/rate-store.server.ts";
import type { CountTurn } from "#app/rate-limit.server.ts";
import type { Database } from "#db/open.server.ts";

/** Counts turns in a test's database as one process does, with keys in clear. */
export function countTurnsIn(db: Database, now = () => new Date()): CountTurn {
  const rates = createRateStore(db, now);
  return (key, rate) => rates.take(key, rate);
}
