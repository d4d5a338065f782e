import type { Database } from "#db/open.server.ts";
import type { TellingRow } from "#db/tables.server.ts";
import type { Genre, Language } from "#storyteller/story-request.ts";
import type { StoryTrace } from "#storyteller/story-thread.ts";
import { CLAIM_KEPT_MS, REPLACEABLE_MS, type ToldBy } from "./contract.ts";
import type { SafetyReceipt } from "./safety-contract.ts";
import { STORIES_REMEMBERED, traceFrom } from "./traces.ts";

/** A telling that begins. */
export type TellingToBegin = {
  id: string;
  caller: string;
  idempotencyKey: string | undefined;
  requestHash: string;
  language: Language;
  storyteller: ToldBy;
  /** Longest time this telling may take, in milliseconds. */
  longestMs: number;
  /** The person it is told for; null for a guest. */
  owner: string | null;
  /** Whether the story takes a place under the limit. */
  isCounted: boolean;
  age: number;
  genres: readonly Genre[];
};

export type ToldStory = {
  title: string;
  content: string;
  language: Language;
  storyteller: ToldBy;
  /** Null for a story that was told before there were receipts. */
  safety: SafetyReceipt | null;
  /** Null for a story that was told before that was kept. */
  trace: StoryTrace | null;
};

/** A told story with what the library keeps beside it. */
export type ToldTelling = Pick<TellingToBegin, "id" | "isCounted"> & {
  story: ToldStory;
  age: number | null;
  /** JSON list of genre keys. */
  genres: string;
};

/** What is known of an earlier telling with the same key. */
export type EarlierTelling =
  | { state: "telling"; requestHash: string }
  | { state: "failed"; requestHash: string }
  | { state: "told"; requestHash: string; id: string; story: ToldStory };

export type StoryStore = ReturnType<typeof createStoryStore>;

/** The only code that names the table of tellings. Every query takes the caller. */
export function createStoryStore(db: Database, now: () => Date) {
  const isoIn = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
  /** A failure is of use to nobody after the time in which it may be replaced or ended. */
  const failed = () => ({ state: "failed", ended_at: isoIn(0), expires_at: isoIn(REPLACEABLE_MS) }) as const;
  /** What a caller may still replace or bring to its end: each failed telling once, within its hour. */
  const takeFailed = (caller: string, key: string) =>
    db
      .updateTable("tellings")
      .set({ replaced: 1 })
      .where("caller", "=", caller)
      .where("idempotency_key", "=", key)
      .where("state", "=", "failed")
      .where("replaced", "=", 0)
      .where("expires_at", ">", isoIn(0))
      .returningAll();

  return {
    /** The caller's earlier telling with this key within its 24 hours, if any. */
    async findByKey(caller: string, key: string): Promise<EarlierTelling | null> {
      const row = await db
        .selectFrom("tellings")
        .selectAll()
        .where("caller", "=", caller)
        .where("idempotency_key", "=", key)
        .where("expires_at", ">", isoIn(0))
        .executeTakeFirst();
      if (!row) return null;
      const requestHash = row.request_hash;
      if (row.state === "told") return { state: "told", requestHash, id: row.id, story: storyOf(row) };
      const cutOff = row.state === "telling" && row.telling_until <= isoIn(0);
      return { state: cutOff ? "failed" : row.state, requestHash };
    },

    /**
     * Notes that a telling begins. With a key that failed before, the new telling takes the old one's row.
     * @returns false when a telling with this key runs or has been told: of two at the same moment one begins.
     */
    async begin(telling: TellingToBegin): Promise<boolean> {
      const row: TellingRow = {
        id: telling.id,
        caller: telling.caller,
        idempotency_key: telling.idempotencyKey ?? null,
        request_hash: telling.requestHash,
        state: "telling",
        replaced: 0,
        language: telling.language,
        title: null,
        content: null,
        storyteller_kind: telling.storyteller.kind,
        storyteller_name: telling.storyteller.name,
        started_at: isoIn(0),
        telling_until: isoIn(telling.longestMs),
        ended_at: null,
        expires_at: isoIn(CLAIM_KEPT_MS),
        owner: telling.owner,
        counted: telling.isCounted ? 1 : 0,
        age: telling.age,
        genres: JSON.stringify(telling.genres),
        safety: null,
        trace: null,
      };
      const begun = await db
        .insertInto("tellings")
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(["caller", "idempotency_key"])
            .doUpdateSet(row)
            .where((eb) =>
              eb.or([
                eb("tellings.state", "=", "failed"),
                eb("tellings.expires_at", "<=", isoIn(0)),
                eb.and([eb("tellings.state", "=", "telling"), eb("tellings.telling_until", "<=", isoIn(0))]),
              ]),
            ),
        )
        .returning("id")
        .executeTakeFirst();
      return begun !== undefined;
    },

    /** Keeps a whole story that has been told. */
    async keep(id: string, story: ToldStory): Promise<void> {
      await db
        .updateTable("tellings")
        .set({ ...columnsOf(story), state: "told", ended_at: isoIn(0), expires_at: isoIn(CLAIM_KEPT_MS) })
        .where("id", "=", id)
        .execute();
    },

    /**
     * Notes that a telling failed. Without a key nobody can ask for it again, and nothing is kept.
     * @param broken what had passed the guard until it broke midway: kept for its ending, never as a story
     */
    async fail(id: string, broken?: ToldStory): Promise<void> {
      await db.deleteFrom("tellings").where("id", "=", id).where("idempotency_key", "is", null).execute();
      await db
        .updateTable("tellings")
        .set({ ...(broken && columnsOf(broken)), ...failed() })
        .where("id", "=", id)
        .execute();
    },

    /** Forgets a story that was told under a key: the key may tell anew. */
    async forgetTold(caller: string, key: string): Promise<void> {
      await db
        .deleteFrom("tellings")
        .where("caller", "=", caller)
        .where("idempotency_key", "=", key)
        .where("state", "=", "told")
        .execute();
    },

    /** Uses up, once, the right to replace a telling of this caller that failed within the last hour. */
    async takeReplacement(caller: string, key: string): Promise<boolean> {
      return (await takeFailed(caller, key).executeTakeFirst()) !== undefined;
    },

    /** Uses up the same right for an ending: what was told of a telling that broke midway, or null when there is none. */
    async takeEnding(caller: string, key: string): Promise<ToldStory | null> {
      const row = await takeFailed(caller, key).where("content", "is not", null).executeTakeFirst();
      return row ? storyOf(row) : null;
    },

    /** Gives that right back: the telling in its place, or the ending, came to nothing either. */
    async returnReplacement(caller: string, key: string): Promise<void> {
      await db
        .updateTable("tellings")
        .set({ replaced: 0 })
        .where("caller", "=", caller)
        .where("idempotency_key", "=", key)
        .execute();
    },

    /** The latest whole story told to a guest within 24 hours: what a log-in opens. */
    async latestTold(caller: string): Promise<ToldTelling | null> {
      const row = await db
        .selectFrom("tellings")
        .selectAll()
        .where("caller", "=", caller)
        .where("state", "=", "told")
        .where("expires_at", ">", isoIn(0))
        .orderBy("ended_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row
        ? { id: row.id, isCounted: row.counted === 1, story: storyOf(row), age: row.age, genres: row.genres }
        : null;
    },

    /** How the latest stories of a caller were told, the latest first. */
    async tracesOf(caller: string): Promise<StoryTrace[]> {
      const rows = await db
        .selectFrom("tellings")
        .select("trace")
        .where("caller", "=", caller)
        .where("state", "=", "told")
        .where("trace", "is not", null)
        .orderBy("ended_at", "desc")
        .limit(STORIES_REMEMBERED)
        .execute();
      return rows.flatMap(({ trace }) => traceFrom(trace) ?? []);
    },

    /** Forgets what nobody came back for. */
    async sweep(): Promise<void> {
      await db.deleteFrom("tellings").where("expires_at", "<=", isoIn(0)).execute();
    },

    /** A process that has just started has no telling running: what is marked so was cut off. */
    async failCutOff(): Promise<void> {
      await db.deleteFrom("tellings").where("state", "=", "telling").where("idempotency_key", "is", null).execute();
      await db.updateTable("tellings").set(failed()).where("state", "=", "telling").execute();
    },
  };
}

/** What a told story is in the row of its telling, and in that of the library. */
export function columnsOf({ storyteller, ...story }: ToldStory) {
  return { ...textColumnsOf(story), storyteller_kind: storyteller.kind, storyteller_name: storyteller.name };
}

/** The same without who told it. */
export function textColumnsOf({ title, content, language, safety, trace }: Omit<ToldStory, "storyteller">) {
  return {
    title,
    content,
    language,
    safety: safety && JSON.stringify(safety),
    trace: trace && JSON.stringify(trace),
  };
}

/** A receipt out of its column. */
export const receiptOf = (column: string | null) => (column === null ? null : (JSON.parse(column) as SafetyReceipt));

function storyOf(row: TellingRow): ToldStory {
  return {
    title: row.title ?? "",
    content: row.content ?? "",
    language: row.language,
    storyteller: { kind: row.storyteller_kind, name: row.storyteller_name },
    safety: receiptOf(row.safety),
    trace: traceFrom(row.trace),
  };
}
