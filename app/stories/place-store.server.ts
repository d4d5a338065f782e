import type { Transaction } from "kysely";
import type { Allowance } from "#app/subscriptions/contract.ts";
import type { Database } from "#db/open.server.ts";
import type { Tables } from "#db/tables.server.ts";
import type { ToldBy } from "./contract.ts";
import { type ToldStory, type ToldTelling, textColumnsOf } from "./store.server.ts";
import { previewOf, searchTextOf } from "./story-columns.ts";
import { tellerColumnsOf } from "./teller-columns.ts";

/** How many stories a person has: those that took a place since the allowance began, and those in the library now. */
export type KeptCounts = { counted: number; stored: number };

/** A story with what the library keeps beside it; one that was brought has no storyteller. */
export type StoryToKeep = Omit<ToldTelling, "story"> & {
  story: Omit<ToldStory, "storyteller"> & { storyteller: ToldBy | null };
};

/** Places under the limit, within a transaction of whoever takes one. */
export function createPlaces(now: () => Date) {
  const iso = () => now().toISOString();

  /**
   * The counts of a person, held until the transaction ends: whoever wants to begin or save for the same person waits. The person's
   * own row is held first: a deletion takes that one before it takes the counts along, and the two would wait for each other.
   * @returns the stories ever counted
   */
  async function holdCounts(transaction: Transaction<Tables>, owner: string): Promise<KeptCounts> {
    await transaction
      .updateTable("users")
      .set((eb) => ({ id: eb.ref("users.id") }))
      .where("id", "=", owner)
      .execute();
    return transaction
      .insertInto("story_counts")
      .values({ owner, counted: 0, stored: 0 })
      .onConflict((conflict) =>
        conflict.column("owner").doUpdateSet((eb) => ({ stored: eb.ref("story_counts.stored") })),
      )
      .returning(["counted", "stored"])
      .executeTakeFirstOrThrow();
  }

  return {
    holdCounts,

    /** Whether another story may take a place: those being told hold theirs until they end or their time is over. */
    async hasPlace(transaction: Transaction<Tables>, owner: string, allowance: Allowance): Promise<boolean> {
      const { counted: ever } = await holdCounts(transaction, owner);
      const counted = allowance.since === null ? ever : await countedSince(transaction, owner, allowance.since);
      const { held } = await transaction
        .selectFrom("tellings")
        .select((eb) => eb.fn.countAll<number>().as("held"))
        .where("owner", "=", owner)
        .where("state", "=", "telling")
        .where("counted", "=", 1)
        .where("telling_until", ">", iso())
        .executeTakeFirstOrThrow();
      return counted + held < allowance.limit;
    },

    /**
     * Puts a story into the library. A told one has the id of its telling, so that a second time changes nothing.
     * @returns when it was put there; null where there was a story with this id
     */
    async insertStory(transaction: Transaction<Tables>, owner: string, kept: StoryToKeep): Promise<string | null> {
      const { story } = kept;
      const at = iso();
      const inserted = await transaction
        .insertInto("stories")
        .values({
          id: kept.id,
          owner,
          created_at: at,
          updated_at: at,
          deleted_at: null,
          read_at: null,
          favourite: 0,
          counted: kept.isCounted ? 1 : 0,
          ...textColumnsOf(story),
          ...tellerColumnsOf(story.storyteller),
          age: kept.age,
          genres: kept.genres,
          preview: previewOf(story.content),
          search_text: searchTextOf(story.title, story.content),
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!inserted) return null;
      if (kept.isCounted) await transaction.insertInto("counted_stories").values({ id: kept.id, owner, at }).execute();
      await transaction
        .updateTable("story_counts")
        .set((eb) => ({
          counted: eb("counted", "+", kept.isCounted ? 1 : 0),
          stored: eb("stored", "+", 1),
        }))
        .where("owner", "=", owner)
        .execute();
      return at;
    },
  };
}

/** How many of a person's stories took a place since then. A period's first moment belongs to it. */
export async function countedSince(tables: Database, owner: string, since: string): Promise<number> {
  const { counted } = await tables
    .selectFrom("counted_stories")
    .select((eb) => eb.fn.countAll<number>().as("counted"))
    .where("owner", "=", owner)
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  return counted;
}
