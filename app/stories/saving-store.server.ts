import type { Allowance } from "#app/subscriptions/contract.ts";
import type { Database } from "#db/open.server.ts";
import type { StoryThread, StoryTrace } from "#storyteller/story-thread.ts";
import { CLAIM_KEPT_MS } from "./contract.ts";
import { countedSince, createPlaces, type KeptCounts } from "./place-store.server.ts";
import type { AnnounceRecord } from "./records-contract.ts";
import { inLibrary } from "./removal-store.server.ts";
import {
  columnsOf,
  createStoryStore,
  receiptOf,
  type StoryStore,
  type TellingToBegin,
  type ToldStory,
  type ToldTelling,
} from "./store.server.ts";
import { STORIES_REMEMBERED, traceFrom } from "./traces.ts";

/** What became of a telling that was to begin. */
export type Beginning = "begun" | "running" | "no_place";

/** What a log-in found of a guest's story. */
export type Claim = { state: "saved"; id: string } | { state: "no_place" } | { state: "none" };

export type SavingStore = ReturnType<typeof createSavingStore>;

type PersonsTelling = TellingToBegin & { owner: string };

/**
 * Keeps a person's stories and their counts in step: whatever changes both does so in one transaction.
 * @param announce is told of each story that has come into a library, once it is there for everybody
 */
export function createSavingStore(db: Database, now: () => Date, announce: AnnounceRecord = () => undefined) {
  const iso = () => now().toISOString();
  const places = createPlaces(now);

  return {
    /**
     * Notes that a telling for a person begins, if there is a place for it under the limit: of many at the same moment
     * no more begin than there are places. A story that is not counted needs none.
     */
    beginInPlace(telling: PersonsTelling, allowance: Allowance): Promise<Beginning> {
      return db.transaction().execute(async (transaction) => {
        const store = createStoryStore(transaction, now);
        if (telling.isCounted && !(await places.hasPlace(transaction, telling.owner, allowance))) {
          // The last place may be held by this very request, sent a second time.
          return (await isKeyTaken(store, telling)) ? "running" : "no_place";
        }
        return (await store.begin(telling)) ? "begun" : "running";
      });
    },

    /** Saves a told story once, however often it is called, and gives its place back as a counted one. */
    async save(owner: string, told: ToldTelling): Promise<void> {
      const savedAt = await db.transaction().execute(async (transaction) => {
        await places.holdCounts(transaction, owner);
        const at = await places.insertStory(transaction, owner, told);
        // The story stands in the library now: its telling only remembers the key.
        await transaction
          .updateTable("tellings")
          .set({
            ...columnsOf(told.story),
            content: null,
            state: "told",
            ended_at: iso(),
            expires_at: isoAfter(now(), CLAIM_KEPT_MS),
          })
          .where("id", "=", told.id)
          .execute();
        return at;
      });
      if (savedAt !== null) announce("created", owner, told.id);
    },

    /**
     * Makes the latest story told to a guest this person's, saved in the library, if there is a place for it: a guest's
     * story has never taken one, however it was told. Only one log-in gets it, and the guest's other stories are forgotten.
     */
    async claim(owner: string, guest: string, allowance: Allowance): Promise<Claim> {
      const claim = await db.transaction().execute(async (transaction): Promise<Claim> => {
        const told = await createStoryStore(transaction, now).latestTold(guest);
        if (!told) return { state: "none" };
        if (!(await places.hasPlace(transaction, owner, allowance))) return { state: "no_place" };
        const taken = await transaction
          .updateTable("tellings")
          .set({ owner, caller: owner, content: null, idempotency_key: null, counted: 1 })
          .where("id", "=", told.id)
          .where("owner", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (!taken) return { state: "none" };
        await places.holdCounts(transaction, owner);
        await places.insertStory(transaction, owner, { ...told, isCounted: true });
        // The next log-in in this browser may be somebody else's.
        await transaction.deleteFrom("tellings").where("caller", "=", guest).where("state", "=", "told").execute();
        return { state: "saved", id: told.id };
      });
      if (claim.state === "saved") announce("created", owner, claim.id);
      return claim;
    },

    /** The counts as they are kept. @param since when those began that count, ISO-8601 UTC; null: ever */
    async counts(owner: string, since: string | null): Promise<KeptCounts> {
      const row = await db
        .selectFrom("story_counts")
        .select(["counted", "stored"])
        .where("owner", "=", owner)
        .executeTakeFirst();
      if (!row) return { counted: 0, stored: 0 };
      return since === null ? row : { ...row, counted: await countedSince(db, owner, since) };
    },

    /** How a person's latest stories were told, the latest first; those that were deleted were heard, too. */
    async tracesOf(owner: string): Promise<StoryTrace[]> {
      const rows = await db
        .selectFrom("stories")
        .select("trace")
        .where("owner", "=", owner)
        .where("trace", "is not", null)
        .orderBy("created_at", "desc")
        .limit(STORIES_REMEMBERED)
        .execute();
      return rows.flatMap(({ trace }) => traceFrom(trace) ?? []);
    },

    /** What a new story can take up from a saved one; null when there is no such story, or nobody's name in it is sure. */
    async threadOf(owner: string, id: string): Promise<StoryThread | null> {
      const row = await db.selectFrom("stories").select("trace").where(inLibrary(owner, id)).executeTakeFirst();
      return traceFrom(row?.trace ?? null)?.thread ?? null;
    },

    /** A saved story as it is now, or null when its owner has deleted it. A text changed since has no receipt. */
    async textOf(owner: string, id: string): Promise<Pick<ToldStory, "content" | "safety"> | null> {
      const row = await db
        .selectFrom("stories")
        .select(["content", "safety"])
        .where(inLibrary(owner, id))
        .executeTakeFirst();
      return row ? { content: row.content, safety: receiptOf(row.safety) } : null;
    },
  };
}

async function isKeyTaken(store: StoryStore, { owner, idempotencyKey }: PersonsTelling): Promise<boolean> {
  const earlier = idempotencyKey ? await store.findByKey(owner, idempotencyKey) : null;
  return earlier !== null && earlier.state !== "failed";
}

const isoAfter = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds).toISOString();
