import type { Transaction } from "kysely";
import type { Allowance } from "#app/subscriptions/contract.ts";
import type { Database } from "#db/open.server.ts";
import type { StoryRow, Tables } from "#db/tables.server.ts";
import { beyond, type StoryPlace } from "./library-store.server.ts";
import { createPlaces, type StoryToKeep } from "./place-store.server.ts";
import type { StoryRecord } from "./records-contract.ts";
import { inLibrary, takeOut } from "./removal-store.server.ts";

/** A story that was told here and saved may come back from the program that asked for it within this time. */
const TOLD_RECENTLY_MS = 24 * 60 * 60 * 1000;

const RECORD_COLUMNS = ["id", "content", "created_at", "updated_at"] as const;
const HELD_COLUMNS = [...RECORD_COLUMNS, "title", "language", "trace"] as const;

/** What is known of a record while it is being changed. */
export type HeldStory = Pick<StoryRow, (typeof HELD_COLUMNS)[number]>;
/** What a change may touch. */
export type StoryChange = Partial<Omit<StoryRow, "id" | "owner" | "created_at" | "updated_at" | "deleted_at">>;

/** What became of a story that somebody brought. `told`: it is one of ours, and had its place already. */
export type Bringing =
  | { state: "kept"; record: StoryRecord }
  | { state: "told"; record: StoryRecord }
  | { state: "id_taken" }
  | { state: "no_place" };

export type RecordStore = ReturnType<typeof createRecordStore>;

/** A person's saved stories as records. Every query takes the owner. */
export function createRecordStore(db: Database, now: () => Date) {
  const isoIn = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
  const places = createPlaces(now);

  /** Nobody else changes the story until the transaction ends. */
  const hold = (tables: Database, owner: string, id: string): Promise<HeldStory | undefined> =>
    tables
      .updateTable("stories")
      .set((eb) => ({ updated_at: eb.ref("updated_at") }))
      .where(inLibrary(owner, id))
      .returning(HELD_COLUMNS)
      .executeTakeFirst();

  return {
    /** @returns "foreign" where the story is in somebody else's library */
    async find(owner: string, id: string): Promise<StoryRecord | "foreign" | null> {
      const own = await db.selectFrom("stories").select(RECORD_COLUMNS).where(inLibrary(owner, id)).executeTakeFirst();
      if (own) return recordOf(own);
      const foreign = await db
        .selectFrom("stories")
        .select("id")
        .where("id", "=", id)
        .where("owner", "<>", owner)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return foreign ? "foreign" : null;
    },

    /** A record, also one that its owner has deleted while it can still be brought back. */
    async findEvenDeleted(owner: string, id: string): Promise<StoryRecord | null> {
      const row = await db
        .selectFrom("stories")
        .select(RECORD_COLUMNS)
        .where("id", "=", id)
        .where("owner", "=", owner)
        .executeTakeFirst();
      return row ? recordOf(row) : null;
    },

    /** Newest first. @param after the last one had, or null to begin with */
    async page(owner: string, after: StoryPlace | null, limit: number): Promise<StoryRecord[]> {
      let query = db
        .selectFrom("stories")
        .select(RECORD_COLUMNS)
        .where("owner", "=", owner)
        .where("deleted_at", "is", null)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      if (after) query = query.where(beyond("<", after));
      return (await query.execute()).map(recordOf);
    },

    /** Keeps a story that somebody brings, if there is a place for it; the very content of one told and saved lately is that one. */
    bring(owner: string, brought: StoryToKeep, allowance: Allowance): Promise<Bringing> {
      return db.transaction().execute(async (transaction): Promise<Bringing> => {
        // Before looking: whoever brings the same at the same moment waits here.
        await places.holdCounts(transaction, owner);
        if (await isTaken(transaction, brought.id)) return { state: "id_taken" };
        const told = await toldLately(transaction, owner, brought.story.content, isoIn(-TOLD_RECENTLY_MS));
        if (told) return { state: "told", record: recordOf(told) };
        if (!(await places.hasPlace(transaction, owner, allowance))) return { state: "no_place" };
        const at = await places.insertStory(transaction, owner, brought);
        // Somebody else has taken the id since it was looked for.
        if (at === null) return { state: "id_taken" };
        const { content } = brought.story;
        return { state: "kept", record: recordOf({ id: brought.id, content, created_at: at, updated_at: at }) };
      });
    },

    /**
     * Changes a record by what it is now. @param change may throw: then nothing is changed
     * @returns the record as it is afterwards; null when there is none
     */
    update(owner: string, id: string, change: (held: HeldStory) => StoryChange): Promise<StoryRecord | null> {
      return db.transaction().execute(async (transaction) => {
        const held = await hold(transaction, owner, id);
        if (!held) return null;
        const row = await transaction
          .updateTable("stories")
          .set({ ...change(held), updated_at: isoIn(0) })
          .where(inLibrary(owner, id))
          .returning(RECORD_COLUMNS)
          .executeTakeFirstOrThrow();
        return recordOf(row);
      });
    },

    /** Takes a record out of the library. @param check may throw: then it stays @returns the record; null when there is none */
    remove(owner: string, id: string, check: (held: HeldStory) => void): Promise<StoryRecord | null> {
      return db.transaction().execute(async (transaction) => {
        const held = await hold(transaction, owner, id);
        if (!held) return null;
        check(held);
        await takeOut(transaction, owner, id, isoIn(0));
        return recordOf(held);
      });
    },
  };
}

/** Whether an id is or was a story's, or may become one: that of a telling, or of a story that is gone and took a place. */
async function isTaken(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  for (const table of ["stories", "tellings", "counted_stories"] as const)
    if (await transaction.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) return true;
  return false;
}

function toldLately(transaction: Transaction<Tables>, owner: string, content: string, since: string) {
  return transaction
    .selectFrom("stories")
    .select(RECORD_COLUMNS)
    .where("owner", "=", owner)
    .where("created_at", ">", since)
    .where("deleted_at", "is", null)
    .where("storyteller_kind", "<>", "outside")
    .where("content", "=", content)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** A record out of its row: an empty text is none. */
export const recordOf = (row: Pick<StoryRow, (typeof RECORD_COLUMNS)[number]>): StoryRecord => ({
  id: row.id,
  content: row.content === "" ? null : row.content,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
