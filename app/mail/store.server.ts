import { sql } from "kysely";
import type { Database } from "#db/open.server.ts";
import type { LetterRow } from "#db/tables.server.ts";
import type { Letter, WaitingLetter } from "./contract.ts";

/** So long a claimed letter is nobody else's. Longer than any one delivery may take. */
export const CLAIM_MS = 3 * 60_000;
/** More than may be claimed by others between looking and taking. */
const LOOKED_AT = 20;

export type LetterStore = ReturnType<typeof createLetterStore>;

/** So long a host can see what did not arrive; then an address that nobody reaches is kept no longer. */
export const GIVEN_UP_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The only code that names the table of letters. @param db also a transaction, so that a letter goes in with its cause. */
export function createLetterStore(db: Database, now: () => Date) {
  const isoIn = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  return {
    /** Puts a letter in the outbox; it is due at once. */
    async add(id: string, letter: Letter): Promise<void> {
      const row: LetterRow = {
        id,
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        reply_to: letter.replyTo ?? null,
        code: letter.code ?? null,
        attempts: 0,
        next_attempt_at: isoIn(0),
        claimed_until: null,
        created_at: isoIn(0),
        failed_at: null,
      };
      await db.insertInto("letters").values(row).execute();
    },

    /** Takes a letter that is due, for this process alone until the claim runs out; null when none is. */
    async claim(): Promise<WaitingLetter | null> {
      const due = await db
        .selectFrom("letters")
        .select("id")
        .where(isDue(isoIn(0)))
        .orderBy("next_attempt_at")
        .limit(LOOKED_AT)
        .execute();
      for (const { id } of due) {
        // Of two who found the same letter, the second one to write finds it taken, or already tried, and goes on to the next.
        const row = await db
          .updateTable("letters")
          .set({ claimed_until: isoIn(CLAIM_MS) })
          .where("id", "=", id)
          .where(isDue(isoIn(0)))
          .returningAll()
          .executeTakeFirst();
        if (row) return letterOf(row);
      }
      return null;
    },

    /** Forgets a letter that has been sent: its words are nobody's any more. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom("letters").where("id", "=", id).execute();
    },

    /** Lets go of a letter that could not be sent, until its next attempt. */
    async postpone(id: string, until: Date): Promise<void> {
      await db
        .updateTable("letters")
        .set((eb) => ({
          attempts: eb("attempts", "+", 1),
          next_attempt_at: until.toISOString(),
          claimed_until: null,
        }))
        .where("id", "=", id)
        .execute();
    },

    /** Gives a letter up. It stays for a month, so that the host can see what did not arrive. */
    async giveUp(id: string): Promise<void> {
      await db
        .updateTable("letters")
        .set((eb) => ({ attempts: eb("attempts", "+", 1), failed_at: isoIn(0), claimed_until: null }))
        .where("id", "=", id)
        .execute();
    },

    /** Makes everything that waits due: a process that starts may be what the letters waited for. */
    async makeAllDue(): Promise<void> {
      await db
        .updateTable("letters")
        .set({ next_attempt_at: isoIn(0) })
        .where("failed_at", "is", null)
        .execute();
    },

    /** Forgets the letters that were given up long ago. */
    async sweep(): Promise<void> {
      await db.deleteFrom("letters").where("failed_at", "<=", isoIn(-GIVEN_UP_KEPT_MS)).execute();
    },

    /** How many letters wait to be sent; those that were given up do not. */
    async waiting(): Promise<number> {
      const { letters } = await db
        .selectFrom("letters")
        .select((eb) => eb.fn.countAll().as("letters"))
        .where("failed_at", "is", null)
        .executeTakeFirstOrThrow();
      return Number(letters);
    },

    /** When the next letter can be claimed, or null when none waits. */
    async nextDue(): Promise<Date | null> {
      const row = await db
        .selectFrom("letters")
        .select((eb) =>
          eb
            .case()
            .when("claimed_until", ">", eb.ref("next_attempt_at"))
            .then(eb.ref("claimed_until"))
            .else(eb.ref("next_attempt_at"))
            .end()
            .as("due"),
        )
        .where("failed_at", "is", null)
        .orderBy("due")
        .limit(1)
        .executeTakeFirst();
      return row?.due ? new Date(row.due) : null;
    },
  };
}

/** The letter's time has come, and nobody is sending it, or whoever did has died. */
function isDue(now: string) {
  return sql<boolean>`(failed_at is null and next_attempt_at <= ${now} and (claimed_until is null or claimed_until <= ${now}))`;
}

function letterOf(row: LetterRow): WaitingLetter {
  return {
    id: row.id,
    to: row.to,
    subject: row.subject,
    text: row.text,
    ...(row.reply_to !== null && { replyTo: row.reply_to }),
    ...(row.code !== null && { code: row.code }),
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
  };
}
