import { expect } from "vitest";
import { createKeyedHash } from "#app/accounts/keyed-hash.server.ts";
import { createRecordStore } from "#app/stories/record-store.server.ts";
import { createRecordTokens } from "#app/stories/record-token.server.ts";
import { createRecords } from "#app/stories/records.server.ts";
import type { AnnounceRecord } from "#app/stories/records-contract.ts";
import type { Allowance } from "#app/subscriptions/contract.ts";
import type { Database } from "#db/open.server.ts";
import type { DatabaseKind } from "./databases.ts";
import { openLibraryHouse } from "./library-house.ts";

export const ANA = { id: "ana", email: "ana@example.com" };
export const BEN = { id: "ben", email: "ben@example.com" };

export type RecordHouse = Awaited<ReturnType<typeof openRecordHouse>>;

/** The records of a database, under an allowance that a test may change. */
export function recordsOn(db: Database, now: () => Date, allowance: Allowance, announce: AnnounceRecord) {
  return createRecords({
    store: createRecordStore(db, now),
    tokens: createRecordTokens(createKeyedHash("a secret", "record tokens")),
    allowanceOf: () => Promise.resolve(allowance),
    announce,
    newId: () => crypto.randomUUID(),
  });
}

/** The library house with its stories as records, too, and what was announced of them. */
export async function openRecordHouse(kind: DatabaseKind) {
  const house = await openLibraryHouse(kind);
  const allowance: Allowance = { limit: 10, since: null };
  const announced: string[] = [];
  const records = recordsOn(
    house.db,
    () => new Date(house.clock.nowMs),
    allowance,
    (...event) => void announced.push(event.join(" ")),
  );
  return { ...house, allowance, announced, records };
}

/** That a call is refused with a code. */
export const refused = (call: Promise<unknown>, code: string) =>
  expect(call).rejects.toThrow(expect.objectContaining({ code }));
