import type { Transaction } from "kysely";
import type { Allowance } from "#app/subscriptions/contract.ts";
import type { Database } from "#db/open.server.ts";
import type { Tables } from "#db/tables.server.ts";
import type { StoryThread, StoryTrace } from "#storyteller/story-thread.ts";
import { CLAIM_KEPT_MS } from "./contract.ts";
import { columnsOf, createStoryStore, type StoryStore, type TellingToBegin, type ToldTelling } from "./store.server.ts";
import { previewOf, searchTextOf } from "./story-columns.ts";
import { STORIES_REMEMBERED, traceFrom } from "./traces.ts";

/** How many stories a person has: those that took a place since the allowance began, and those in the library now. */
export type KeptCounts = { counted: number; stored: number };

/** What became of a telling that was to begin. */
export type Beginning = "begun" | "running" | "no_place";

/** What a log-in found of a guest's story. */
export type Claim = { state: "saved"; id: string } | { state: "no_place" } | { state: "none" };

export type SavingStore = ReturnType<typeof createSavingStore>;

type PersonsTelling = TellingToBegin & { owner: string };

/** Keeps a person's stories and their counts in step: whatever changes both does so in one transaction. */
export function createSavingStore(db: Database, now: () => Date) {
  const iso = () => now().toISOString();

  /**
   * The counts of a person, held until the transaction ends: whoever wants to begin or save for the same person waits.
   * @returns the stories ever counted
   */
  async function holdCounts(transaction: Transaction<Tables>, owner: string): Promise<KeptCounts> {
    return transaction
      .insertInto("story_counts")
      .values({ owner, counted: 0, stored: 0 })
      .onConflict((conflict) =>
        conflict.column("owner").doUpdateSet((eb) => ({ stored: eb.ref("story_counts.stored") })),
      )
      .returning(["counted", "stored"])
      .executeTakeFirstOrThrow();
  }

  /** Whether another story may take a place: those being told hold theirs until they end or their time is over. */
  async function hasPlace(transaction: Transaction<Tables>, owner: string, allowance: Allowance): Promise<boolean> {
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
  }

  /** Puts a told story into the library. Its id names the telling, so that a second time changes nothing. */
  async function insertStory(transaction: Transaction<Tables>, owner: string, told: ToldTelling): Promise<void> {
    const { story } = told;
    const at = iso();
    const inserted = await transaction
      .insertInto("stories")
      .values({
        id: told.id,
        owner,
        created_at: at,
        updated_at: at,
        deleted_at: null,
        read_at: null,
        favourite: 0,
        counted: told.isCounted ? 1 : 0,
        ...columnsOf(story),
        age: told.age,
        genres: told.genres,
        preview: previewOf(story.content),
        search_text: searchTextOf(story.title, story.content),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return;
    if (told.isCounted) await transaction.insertInto("counted_stories").values({ id: told.id, owner, at }).execute();
    await transaction
      .updateTable("story_counts")
      .set((eb) => ({
        counted: eb("counted", "+", told.isCounted ? 1 : 0),
        stored: eb("stored", "+", 1),
      }))
      .where("owner", "=", owner)
      .execute();
  }

  return {
    /**
     * Notes that a telling for a person begins, if there is a place for it under the limit: of many at the same moment
     * no more begin than there are places. A story that is not counted needs none.
     */
    beginInPlace(telling: PersonsTelling, allowance: Allowance): Promise<Beginning> {
      return db.transaction().execute(async (transaction) => {
        const store = createStoryStore(transaction, now);
        if (telling.isCounted && !(await hasPlace(transaction, telling.owner, allowance))) {
          // The last place may be held by this very request, sent a second time.
          return (await isKeyTaken(store, telling)) ? "running" : "no_place";
        }
        return (await store.begin(telling)) ? "begun" : "running";
      });
    },

    /** Saves a told story once, however often it is called, and gives its place back as a counted one. */
    save(owner: string, told: ToldTelling): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        await holdCounts(transaction, owner);
        await insertStory(transaction, owner, told);
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
      });
    },

    /**
     * Makes the latest story told to a guest this person's, saved in the library, if there is a place for it: a guest's
     * story has never taken one, however it was told. Only one log-in gets it, and the guest's other stories are forgotten.
     */
    claim(owner: string, guest: string, allowance: Allowance): Promise<Claim> {
      return db.transaction().execute(async (transaction): Promise<Claim> => {
        const told = await createStoryStore(transaction, now).latestTold(guest);
        if (!told) return { state: "none" };
        if (!(await hasPlace(transaction, owner, allowance))) return { state: "no_place" };
        const taken = await transaction
          .updateTable("tellings")
          .set({ owner, caller: owner, content: null, idempotency_key: null, counted: 1 })
          .where("id", "=", told.id)
          .where("owner", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (!taken) return { state: "none" };
        await holdCounts(transaction, owner);
        await insertStory(transaction, owner, { ...told, isCounted: true });
        // The next log-in in this browser may be somebody else's.
        await transaction.deleteFrom("tellings").where("caller", "=", guest).where("state", "=", "told").execute();
        return { state: "saved", id: told.id };
      });
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
      const row = await db
        .selectFrom("stories")
        .select("trace")
        .where("id", "=", id)
        .where("owner", "=", owner)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return traceFrom(row?.trace ?? null)?.thread ?? null;
    },

    /** The content of a saved story, or null when its owner has deleted it. */
    async contentOf(owner: string, id: string): Promise<string | null> {
      const row = await db
        .selectFrom("stories")
        .select("content")
        .where("id", "=", id)
        .where("owner", "=", owner)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return row?.content ?? null;
    },
  };
}

/** A period's first moment belongs to it. */
async function countedSince(tables: Database, owner: string, since: string): Promise<number> {
  const { counted } = await tables
    .selectFrom("counted_stories")
    .select((eb) => eb.fn.countAll<number>().as("counted"))
    .where("owner", "=", owner)
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  return counted;
}

async function isKeyTaken(store: StoryStore, { owner, idempotencyKey }: PersonsTelling): Promise<boolean> {
  const earlier = idempotencyKey ? await store.findByKey(owner, idempotencyKey) : null;
  return earlier !== null && earlier.state !== "failed";
}

const isoAfter = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds).toISOString();
