import type { Database } from "#db/open.server.ts";

/** A slot that is held: whoever holds it gives it back by both names, so that nobody gives back another's. */
export type HeldSlot = { slot: string; holder: string };

export type SlotStore = ReturnType<typeof createSlotStore>;

/** Slots for tellings that may run at the same time, for all processes together; the only code that names their table. */
export function createSlotStore(db: Database, now: () => Date) {
  return {
    /** Takes a slot that nobody holds. @param longestMs after this it is free again, whatever has become of its holder */
    async take({ slot, holder }: HeldSlot, longestMs: number): Promise<boolean> {
      const at = now();
      const row = { slot, holder, held_until: new Date(at.getTime() + longestMs).toISOString() };
      const taken = await db
        .insertInto("telling_slots")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("slot").doUpdateSet(row).where("telling_slots.held_until", "<=", at.toISOString()),
        )
        .returning("slot")
        .executeTakeFirst();
      return taken !== undefined;
    },

    async giveBack({ slot, holder }: HeldSlot): Promise<void> {
      await db.deleteFrom("telling_slots").where("slot", "=", slot).where("holder", "=", holder).execute();
    },

    /** A process that has just started, and is alone, has no telling running. */
    async freeAll(): Promise<void> {
      await db.deleteFrom("telling_slots").execute();
    },

    async sweep(): Promise<void> {
      await db.deleteFrom("telling_slots").where("held_until", "<=", now().toISOString()).execute();
    },
  };
}
