import { setImmediate as othersTurn } from "node:timers/promises";
import {
  type AnnounceRecord,
  type HearRecords,
  RECORD_CHANGES,
  type RecordChange,
  type StoryRecord,
} from "./records-contract.ts";

/** What goes from process to process. */
export type Notices = {
  /** Tells every process that listens, this one too. */
  send(notice: string): Promise<void>;
  close(): Promise<void>;
};

export type RecordEventsDependencies = {
  /** A record of a person's, also one that was deleted a moment ago; null when it is gone for good. */
  recordOf: (owner: string, id: string) => Promise<StoryRecord | null>;
  /** Opens the way to the other processes on the same database; null where there are none. */
  openNotices: ((hear: (notice: string) => void) => Promise<Notices>) | null;
  log: { warn(details: Record<string, unknown>, message: string): void };
};

/** Told in one go: each may hold a long text against its filter, and sends it on before others have their turn. */
const HEARERS_AT_ONCE = 5;

export type RecordEvents = {
  announce: AnnounceRecord;
  hear: HearRecords;
  /** Sends what is on its way, and then neither hears nor tells anything any more. The database is needed until then. */
  close(): Promise<void>;
};

/** `from` is the process in which it happened: that one has told it already. */
type Event = { change: RecordChange; owner: string; id: string; from: string };
type Hearer = { hear: Parameters<HearRecords>[1] };

/**
 * Tells everybody who wants to know that a person's record has changed, in the order in which it was announced. Nothing
 * is replayed: whoever does not hear at that moment, or a process whose connection is broken, misses it.
 */
export async function createRecordEvents(deps: RecordEventsDependencies): Promise<RecordEvents> {
  const here = crypto.randomUUID();
  const hearers = new Map<string, Set<Hearer>>();
  const telling = createTurns();
  const sending = createTurns();
  let isClosed = false;

  /** Loads the record once for all who hear of this person's, and not at all where nobody does. */
  function tell({ change, owner, id }: Event): void {
    if (!hearers.has(owner)) return;
    telling.take(owner, async () => {
      const record = hearers.has(owner) ? await deps.recordOf(owner, id).catch(lost) : null;
      if (!record) return;
      let told = 0;
      for (const hearer of Array.from(hearers.get(owner) ?? [])) {
        if (told > 0 && told % HEARERS_AT_ONCE === 0) await othersTurn();
        told += 1;
        // Somebody may have stopped meanwhile.
        if (!hearers.get(owner)?.has(hearer)) continue;
        const { hear } = hearer;
        try {
          hear(change, record);
        } catch (error) {
          deps.log.warn({ code: codeOf(error) }, "whoever was told of a changed story failed");
        }
      }
    });
  }

  function lost(error: unknown): null {
    deps.log.warn({ code: codeOf(error) }, "nobody could be told of a changed story");
    return null;
  }

  function hearNotice(notice: string): void {
    const event = eventIn(notice);
    if (!event) deps.log.warn({}, "a notice of a changed story made no sense");
    else if (event.from !== here) tell(event);
  }

  const notices = (await deps.openNotices?.(hearNotice)) ?? null;
  return {
    announce(change, owner, id) {
      if (isClosed) return;
      const event = { change, owner, id, from: here };
      tell(event);
      if (notices) sending.take(owner, () => notices.send(JSON.stringify(event)).catch(lost));
    },

    hear(owner, hear) {
      const hearer = { hear };
      if (!isClosed) hearers.set(owner, (hearers.get(owner) ?? new Set()).add(hearer));
      return () => {
        const others = hearers.get(owner);
        others?.delete(hearer);
        if (others?.size === 0) hearers.delete(owner);
      };
    },

    async close() {
      isClosed = true;
      await Promise.all([sending.done(), telling.done()]);
      hearers.clear();
      await notices?.close();
    },
  };
}

/** Does what is asked for one person after the other: two changes of a story must not overtake each other. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    /** @param turn never fails */
    take(owner: string, turn: () => Promise<unknown>): void {
      const before = last.get(owner);
      const take = async () => {
        await before;
        await turn();
        if (last.get(owner) === taken) last.delete(owner);
      };
      const taken = take();
      last.set(owner, taken);
    },
    done: () => Promise.all(last.values()),
  };
}

function eventIn(notice: string): Event | null {
  try {
    const { change, owner, id, from } = JSON.parse(notice) as Record<keyof Event, unknown>;
    const known = RECORD_CHANGES.find((each) => each === change);
    const isWhole = typeof owner === "string" && typeof id === "string" && typeof from === "string";
    return known && isWhole ? { change: known, owner, id, from } : null;
  } catch {
    return null;
  }
}

/** Never a message: the database's may quote what it was given. */
const codeOf = (error: unknown) =>
  error instanceof Error ? ("code" in error ? error.code : error.name) : typeof error;
