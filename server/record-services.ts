import { createKeyedHash } from "#app/accounts/keyed-hash.server.ts";
import { createRecordEvents, type RecordEvents } from "#app/stories/record-events.server.ts";
import { createRecordStore } from "#app/stories/record-store.server.ts";
import { createRecordTokens } from "#app/stories/record-token.server.ts";
import { createRecords } from "#app/stories/records.server.ts";
import type { AnnounceRecord, StoryRecords } from "#app/stories/records-contract.ts";
import type { Allowance } from "#app/subscriptions/contract.ts";
import { openNotifications } from "#db/notifications.server.ts";
import type { Database } from "#db/open.server.ts";
import { keptSecret } from "./auth-secret.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

/** The name under which processes on one database tell each other of changed stories. */
const CHANNEL = "record_changes";

const now = () => new Date();

/** Joins who changes a story with who wants to hear of it, in every process on this database. */
export function openRecordEvents(
  { databaseUrl }: Pick<Settings, "databaseUrl">,
  db: Database,
  log: Pick<Log, "warn">,
): Promise<RecordEvents> {
  const store = createRecordStore(db, now);
  const warn = (details: Record<string, unknown>, message: string) => log.warn(details, message);
  return createRecordEvents({
    recordOf: (owner, id) => store.findEvenDeleted(owner, id),
    openNotices: databaseUrl ? (hear) => openNotifications({ db, databaseUrl, channel: CHANNEL, hear, warn }) : null,
    log: { warn },
  });
}

/** Joins records with the limit that they stand under and with the secret that keeps their tokens from being made up. */
export async function createRecordServices(
  settings: Pick<Settings, "accounts" | "dataDir">,
  db: Database,
  { allowanceOf, announce }: { allowanceOf: (owner: string) => Promise<Allowance>; announce: AnnounceRecord },
): Promise<StoryRecords> {
  const secret = settings.accounts.secret ?? (await keptSecret(settings.dataDir));
  return createRecords({
    store: createRecordStore(db, now),
    tokens: createRecordTokens(createKeyedHash(secret, "record tokens")),
    allowanceOf,
    announce,
    newId: () => crypto.randomUUID(),
  });
}
