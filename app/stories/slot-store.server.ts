import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/open.server.ts";

/** Places of one name, numbered from 1. */
export type Places = {
  name: string;
  most: number;
  /** Places whose holders go first, if their names sort before the taker's: for each of them a free place is passed over. */
  after?: string;
};

/** Who takes places, and after how many milliseconds they are free again, whatever has become of the holder. */
export type Taker = { holder: string; longestMs: number };

export type SlotStore = ReturnType<typeof createSlotStore>;

/** Slots for tellings that may run at the same time, for all processes together; the only code that names their table. */
export function createSlotStore(db: Database, now: () => Date) {
  /** Names a free slot for each of the places, as long as there is one for all before it. */
  function freeSlots(wanted: readonly Places[], holder: string, at: string): RawBuilder<unknown> {
    const tables = wanted.map(({ name, most, after }, index) => {
      // Not always from the first: many who come at once would all find the same one, and one of them get it.
      const start = Math.floor(Math.random() * most);
      const passedOver = after === undefined ? sql`0` : sql`(${countHeld(after, at)} and holder < ${holder})`;
      const withThoseBefore = index === 0 ? sql`` : sql`and exists (select 1 from ${tableOf(index - 1)})`;
      return sql`${tableOf(index)} (slot) as materialized (
        with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ${most}),
        slots (slot) as (
          select cast(${name} as text) || ' ' || cast((n + ${start}) % ${most} + 1 as integer) from numbers)
        select slots.slot from slots
        where (${countHeld(name, at)}) + ${passedOver} < ${most} and not exists (
          select 1 from telling_slots as held where held.slot = slots.slot and held.held_until > ${at})
        ${withThoseBefore}
        limit 1 offset ${passedOver})`;
    });
    return sql.join(tables);
  }

  /** How many of these places are held: asked first, because numbers are tried one by one. */
  function countHeld(name: string, at: string): RawBuilder<number> {
    // The bounds let the key's index be used; what a locale sorts between them besides is left out by the pattern.
    return sql<number>`select count(*) from telling_slots
      where slot >= ${`${name} 0`} and slot <= ${`${name} 9z`} and slot like ${`${name} %`} and held_until > ${at}`;
  }

  /** One statement looks and takes. Two who find the same slot free do not both get it. */
  async function takeFound(wanted: readonly Places[], { holder, longestMs }: Taker): Promise<(string | undefined)[]> {
    const moment = now();
    const at = moment.toISOString();
    const until = new Date(moment.getTime() + longestMs).toISOString();
    const found = sql.join(
      wanted.map((_, index) => sql`select slot from ${tableOf(index)}`),
      sql` union all `,
    );
    const { rows } = await sql<{ slot: string }>`with ${freeSlots(wanted, holder, at)}
      insert into telling_slots (slot, holder, held_until)
      select found.slot, cast(${holder} as text), cast(${until} as text) from (${found}) as found where true
      on conflict (slot) do update set holder = excluded.holder, held_until = excluded.held_until
      where telling_slots.held_until <= ${at}
      returning slot`.execute(db);
    return wanted.map(({ name }) => rows.find(({ slot }) => isOf(name, slot))?.slot);
  }

  /** Whether there is one for this holder at this moment. */
  async function isFree(places: Places, holder: string): Promise<boolean> {
    const free = freeSlots([places], holder, now().toISOString());
    const { rows } = await sql`with ${free} select slot from ${tableOf(0)}`.execute(db);
    return rows.length > 0;
  }

  async function giveBack(slots: readonly string[], holder: string): Promise<void> {
    if (slots.length === 0) return;
    await db.deleteFrom("telling_slots").where("slot", "in", slots).where("holder", "=", holder).execute();
  }

  return {
    /**
     * Takes a slot of each of the places, in their order, as far as there are free ones.
     * @returns the slots: fewer than wanted when of the next place none was free
     */
    async take(wanted: readonly Places[], taker: Taker): Promise<string[]> {
      if (wanted.length === 0) return [];
      for (;;) {
        const found = await takeFound(wanted, taker);
        const taken = found.filter((slot) => slot !== undefined);
        const missing = found.indexOf(undefined);
        const next = wanted[missing];
        if (!next) return taken;
        const isFull = !(await isFree(next, taker.holder));
        const kept = isFull ? taken.filter((slot) => found.indexOf(slot) < missing) : [];
        await giveBack(
          taken.filter((slot) => !kept.includes(slot)),
          taker.holder,
        );
        if (isFull) return kept;
        // Somebody else was faster at the one that was found, and there are more.
      }
    },

    /** Gives back what this holder holds of them, and nothing of anybody else's. */
    giveBack,

    /** A process that has just started, and is alone, has no telling running. */
    async freeAll(): Promise<void> {
      await db.deleteFrom("telling_slots").execute();
    },

    async sweep(): Promise<void> {
      await db.deleteFrom("telling_slots").where("held_until", "<=", now().toISOString()).execute();
    },
  };
}

const tableOf = (index: number) => sql.raw(`free_${index}`);
const isOf = (name: string, slot: string) => slot.startsWith(`${name} `);
