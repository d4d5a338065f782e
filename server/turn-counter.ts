import { createKeyedHash } from "#app/accounts/keyed-hash.server.ts";
import type { RateStore } from "#app/accounts/rate-store.server.ts";
import type { CountTurn } from "#app/rate-limit.server.ts";
import { keptSecret } from "./auth-secret.ts";
import type { Settings } from "./settings.ts";

/** Counts turns in the database, where addresses and accounts stand as keyed hashes. @throws {SettingError} when the kept secret is damaged */
export async function createTurnCounter(
  { accounts, dataDir }: Pick<Settings, "accounts" | "dataDir">,
  rates: Pick<RateStore, "take">,
): Promise<CountTurn> {
  const hash = createKeyedHash(accounts.secret ?? (await keptSecret(dataDir)), "hourly limits");
  return (key, rate) => rates.take(hash(key), rate);
}
