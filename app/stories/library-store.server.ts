import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Database } from "#db/open.server.ts";
import type { StoryRow, Tables } from "#db/tables.server.ts";
import type { Genre } from "#storyteller/story-request.ts";
import { DELETED_KEPT_MS, type StoryCard, type WholeStory } from "./library-contract.ts";
import { patternOf } from "./library-search.ts";
import { bringBack, inLibrary, takeOut } from "./removal-store.server.ts";
import { receiptOf } from "./store.server.ts";
import { peopleInTrace } from "./story-people.ts";
import { tellerIn } from "./teller-columns.ts";

/** Where a story stands in its owner's library, and where a page of it ends. */
export type StoryPlace = { createdAt: string; id: string };

/** Which cards are looked for: those older than a place, that hold all the words. */
export type CardsLooked = {
  after: StoryPlace | null;
  /** As `wordsOf` gives them. */
  words: readonly string[];
  favouritesOnly: boolean;
  limit: number;
};

/** Stories deleted for good in one transaction: others must not wait long. */
const PURGED_AT_ONCE = 500;

// The long texts are not among these: a page of cards fetches none. `trace` names the people; it came to the table after them.
const CARD_COLUMNS = [
  "id",
  "title",
  "preview",
  "language",
  "created_at",
  "favourite",
  "read_at",
  "genres",
  "trace",
] as const;
const WHOLE_COLUMNS = [...CARD_COLUMNS, "content", "age", "storyteller_kind", "storyteller_name", "safety"] as const;

export type LibraryStore = ReturnType<typeof createLibraryStore>;

/** A person's saved stories and their counts. Every query but the purge takes the owner. */
export function createLibraryStore(db: Database, now: () => Date) {
  const isoIn = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  return {
    /** Newest first. */
    async cards(owner: string, looked: CardsLooked): Promise<StoryCard[]> {
      return (await cardsQuery(db, owner, looked).execute()).map(cardOf);
    },

    async whole(owner: string, id: string): Promise<WholeStory | null> {
      const row = await db.selectFrom("stories").select(WHOLE_COLUMNS).where(inLibrary(owner, id)).executeTakeFirst();
      return row ? wholeOf(row) : null;
    },

    /** Oldest first. @param after the last one had, or null to begin with */
    async wholeAfter(owner: string, after: StoryPlace | null, limit: number): Promise<WholeStory[]> {
      const rows = await db
        .selectFrom("stories")
        .select(WHOLE_COLUMNS)
        .where("owner", "=", owner)
        .where("deleted_at", "is", null)
        .$if(after !== null, (query) => query.where(beyond(">", after as StoryPlace)))
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(wholeOf);
    },

    /** Notes when a story was first opened. */
    async markRead(owner: string, id: string): Promise<void> {
      await db
        .updateTable("stories")
        .set({ read_at: isoIn(0) })
        .where(inLibrary(owner, id))
        .where("read_at", "is", null)
        .execute();
    },

    /** @returns whether there is such a story. */
    async setFavourite(owner: string, id: string, isFavourite: boolean): Promise<boolean> {
      const changed = await db
        .updateTable("stories")
        .set({ favourite: isFavourite ? 1 : 0 })
        .where(inLibrary(owner, id))
        .returning("id")
        .executeTakeFirst();
      return changed !== undefined;
    },

    /** @returns whether this call took it out. */
    remove: (owner: string, id: string): Promise<boolean> =>
      db.transaction().execute((tables) => takeOut(tables, owner, id, isoIn(0))),

    /** @returns whether this call brought it back. */
    restore: (owner: string, id: string): Promise<boolean> =>
      db.transaction().execute((tables) => bringBack(tables, owner, id, isoIn(-DELETED_KEPT_MS))),

    async has(owner: string, id: string): Promise<boolean> {
      const row = await db.selectFrom("stories").select("id").where(inLibrary(owner, id)).executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes for good what can no longer be restored, the tellings that it came from included. */
    async purge(): Promise<void> {
      const gone = sql<boolean>`deleted_at <= ${isoIn(-DELETED_KEPT_MS)}`;
      const purgeSome = (tables: Database) =>
        tables
          .deleteFrom("stories")
          .where("id", "in", tables.selectFrom("stories").select("id").where(gone).limit(PURGED_AT_ONCE))
          // Said once more: between looking and deleting somebody may have brought one back.
          .where(gone)
          .returning("id")
          .execute();
      for (let purged = PURGED_AT_ONCE; purged === PURGED_AT_ONCE; )
        purged = await db.transaction().execute(async (tables) => {
          const ids = (await purgeSome(tables)).map(({ id }) => id);
          if (ids.length > 0) await tables.deleteFrom("tellings").where("id", "in", ids).execute();
          return ids.length;
        });
    },
  };
}

/** A page of cards as a query: the same index, read backwards, whichever page it is. */
export function cardsQuery(db: Kysely<Tables>, owner: string, { after, words, favouritesOnly, limit }: CardsLooked) {
  let query = db
    .selectFrom("stories")
    .select(CARD_COLUMNS)
    .where("owner", "=", owner)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  // A literal, as in the index's own condition: a plan made before a value is known could not use that index.
  if (favouritesOnly) query = query.where("favourite", "=", sql.lit(1));
  if (after) query = query.where(beyond("<", after));
  for (const word of words) query = query.where(sql<boolean>`search_text like ${patternOf(word)} escape '\\'`);
  return query;
}

/** What stands before or after a place, in the order of a library. */
export function beyond(side: "<" | ">", { createdAt, id }: StoryPlace) {
  return (eb: ExpressionBuilder<Tables, "stories">) =>
    eb(eb.refTuple("created_at", "id"), side, eb.tuple(createdAt, id));
}

function cardOf(row: Pick<StoryRow, (typeof CARD_COLUMNS)[number]>): StoryCard {
  return {
    id: row.id,
    title: row.title,
    preview: row.preview,
    language: row.language,
    createdAt: row.created_at,
    isFavourite: row.favourite === 1,
    isRead: row.read_at !== null,
    genres: JSON.parse(row.genres) as Genre[],
    people: peopleInTrace(row.trace),
  };
}

function wholeOf(row: Pick<StoryRow, (typeof WHOLE_COLUMNS)[number]>): WholeStory {
  return {
    ...cardOf(row),
    content: row.content,
    storyteller: tellerIn(row),
    age: row.age,
    safety: receiptOf(row.safety),
  };
}
