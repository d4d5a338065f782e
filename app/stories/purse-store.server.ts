import { type SqlBool, sql, type Transaction } from "kysely";
import type { PurseReservationRow } from "#db/limit-tables.server.ts";
import type { Database } from "#db/open.server.ts";
import type { Tables } from "#db/tables.server.ts";

/** What may be spent from a purse, in tokens; 0 sets no bound. */
export type PurseLimits = { perHour: number; perDay: number };

/** What a telling puts aside before it costs anything. */
export type Reservation = {
  id: string;
  purse: string;
  tokens: number;
  limits: PurseLimits;
  /** After this, in milliseconds, it counts no more: whoever made it is gone. */
  longestMs: number;
};

/** Why nothing could be put aside: `isSpent` when it was really spent, and not only put aside by others. */
export type PurseRefusal = { retryAfterSeconds: number; isSpent: boolean };

export type PurseStore = ReturnType<typeof createPurseStore>;

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What is only put aside may be free again as soon as one of the tellings that run has ended. */
const RESERVED_RETRY_SECONDS = 15;

/**
 * Purses of tokens with a window of an hour and one of a day, both of UTC, for all processes together; the only code that
 * names their tables. What is in a window is what was spent in it and what is put aside now.
 */
export function createPurseStore(db: Database, now: () => Date) {
  /** Windows of a moment, as text that sorts. A window never goes back, whatever another process's clock says. */
  const windows = () => {
    const iso = now().toISOString();
    return { hour: iso.slice(0, "2026-01-31T23".length), day: iso.slice(0, "2026-01-31".length) };
  };

  /** Puts tokens aside if they fit into both windows. One statement looks and adds: two at once cannot both have the last. */
  async function draw(transaction: Transaction<Tables>, { purse, tokens, limits }: Reservation) {
    const { hour, day } = windows();
    const hourTokens = sql<number>`case when purses.hour >= ${hour} then purses.hour_tokens else 0 end + ${tokens}`;
    const dayTokens = sql<number>`case when purses.day >= ${day} then purses.day_tokens else 0 end + ${tokens}`;
    return transaction
      .insertInto("purses")
      .values({ purse, hour, hour_tokens: tokens, day, day_tokens: tokens })
      .onConflict((conflict) =>
        conflict
          .column("purse")
          .doUpdateSet({
            hour: sql<string>`case when purses.hour >= ${hour} then purses.hour else ${hour} end`,
            hour_tokens: hourTokens,
            day: sql<string>`case when purses.day >= ${day} then purses.day else ${day} end`,
            day_tokens: dayTokens,
          })
          .where((eb) => eb.and([within(hourTokens, limits.perHour), within(dayTokens, limits.perDay)])),
      )
      .returning(["hour", "day"])
      .executeTakeFirst();
  }

  const within = (tokens: ReturnType<typeof sql<number>>, limit: number) =>
    limit === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${tokens} <= ${limit}`;

  function put(reservation: Reservation): Promise<boolean> {
    const { id, purse, tokens, longestMs } = reservation;
    return db.transaction().execute(async (transaction) => {
      const drawn = await draw(transaction, reservation);
      if (!drawn) return false;
      const expires_at = new Date(now().getTime() + longestMs).toISOString();
      await transaction
        .insertInto("purse_reservations")
        .values({ id, purse, tokens, ...drawn, expires_at })
        .execute();
      return true;
    });
  }

  /** Puts what was really spent in the place of what was put aside. A window that is over is left as it is. */
  async function replace(transaction: Transaction<Tables>, put: PurseReservationRow, spent: number): Promise<void> {
    const change = spent - put.tokens;
    await transaction
      .updateTable("purses")
      .set({
        hour_tokens: sql<number>`case when hour = ${put.hour} then hour_tokens + ${change} else hour_tokens end`,
        day_tokens: sql<number>`case when day = ${put.day} then day_tokens + ${change} else day_tokens end`,
      })
      .where("purse", "=", put.purse)
      .execute();
  }

  /** @returns how many reservations have been given up */
  function release(until: string): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom("purse_reservations")
        .where("expires_at", "<=", until)
        .returningAll()
        .execute();
      for (const reservation of gone) await replace(transaction, reservation, 0);
      return gone.length;
    });
  }

  async function refusalOf({ purse, tokens, limits }: Reservation): Promise<PurseRefusal> {
    const at = now().getTime();
    const { hour, day } = windows();
    const row = await db.selectFrom("purses").selectAll().where("purse", "=", purse).executeTakeFirst();
    const held = await db.selectFrom("purse_reservations").selectAll().where("purse", "=", purse).execute();
    const sum = (rows: readonly PurseReservationRow[]) => rows.reduce((all, each) => all + each.tokens, 0);
    const isFull = (window: "hour" | "day", current: string, limit: number) =>
      limit > 0 &&
      row?.[window] === current &&
      row[`${window}_tokens`] - sum(held.filter((each) => each[window] === current)) + tokens > limit;
    const isSpentFor = isFull("day", day, limits.perDay)
      ? DAY_MS
      : isFull("hour", hour, limits.perHour)
        ? HOUR_MS
        : null;
    if (isSpentFor === null) return { isSpent: false, retryAfterSeconds: RESERVED_RETRY_SECONDS };
    return { isSpent: true, retryAfterSeconds: Math.ceil((isSpentFor - (at % isSpentFor)) / SECOND_MS) };
  }

  return {
    /** Puts tokens aside. @returns null when that is done; reservations of whoever is gone count no more */
    async reserve(reservation: Reservation): Promise<PurseRefusal | null> {
      if (await put(reservation)) return null;
      const isRoomier = (await release(now().toISOString())) > 0;
      if (isRoomier && (await put(reservation))) return null;
      return refusalOf(reservation);
    },

    /** Ends a reservation with what was really spent, also when it had been given up meanwhile. */
    settle({ id, purse }: Pick<Reservation, "id" | "purse">, spent: number): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        const reservation = await transaction
          .deleteFrom("purse_reservations")
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        const given = { id, purse, tokens: 0, ...windows(), expires_at: "" };
        await replace(transaction, reservation ?? given, spent);
      });
    },

    /** What was spent and is put aside in the present hour and day, by purse. */
    async spent(): Promise<{ purse: string; hour: number; day: number }[]> {
      const { hour, day } = windows();
      const rows = await db.selectFrom("purses").selectAll().orderBy("purse").execute();
      return rows.map((row) => ({
        purse: row.purse,
        hour: row.hour === hour ? row.hour_tokens : 0,
        day: row.day === day ? row.day_tokens : 0,
      }));
    },

    /** A process that has just started, and is alone, has put nothing aside. */
    releaseAll: (): Promise<number> => release("9999"),

    /** Gives up the reservations of whoever is gone. */
    sweep: (): Promise<number> => release(now().toISOString()),
  };
}
