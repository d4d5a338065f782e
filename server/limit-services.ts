import { createKeyedHash } from "#app/accounts/keyed-hash.server.ts";
import { createPurseStore } from "#app/stories/purse-store.server.ts";
import { createSlotStore } from "#app/stories/slot-store.server.ts";
import { createTellingLimits, type TellingAdmission } from "#app/stories/telling-limits.server.ts";
import { createTurnStore } from "#app/stories/turn-store.server.ts";
import type { Database } from "#db/open.server.ts";
import { keptSecret } from "./auth-secret.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";
import { longestTellingMs } from "./story-services.ts";

/** What a telling holds may outlive it by this before it is taken for that of a process that is gone. */
const TELLING_MARGIN_MS = 30_000;

/** Joins the limits on tellings with where they are counted. */
export async function createLimitServices(
  settings: Pick<Settings, "limits" | "story" | "accounts" | "dataDir" | "databaseUrl">,
  db: Database,
  log: Pick<Log, "warn">,
): Promise<TellingAdmission> {
  const now = () => new Date();
  const admission = createTellingLimits({
    limits: settings.limits,
    turns: createTurnStore(db, now),
    slots: createSlotStore(db, now),
    purses: createPurseStore(db, now),
    hash: createKeyedHash(settings.accounts.secret ?? (await keptSecret(settings.dataDir)), "telling limits"),
    longestMs: longestTellingMs(settings.story) + TELLING_MARGIN_MS,
    now,
    newId: () => crypto.randomUUID(),
    log: { warn: (details, message) => log.warn(details, message) },
  });
  // Another process on the same database may be in the middle of a telling: its time runs out by itself.
  if (!settings.databaseUrl) await admission.freeCutOff();
  return admission;
}
