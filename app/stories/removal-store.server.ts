import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/open.server.ts";
import type { Tables } from "#db/tables.server.ts";

/** A story as its owner sees it: not somebody else's, and not a deleted one. */
export const inLibrary = (owner: string, id: string) => (eb: ExpressionBuilder<Tables, "stories">) =>
  eb.and([eb("id", "=", id), eb("owner", "=", owner), eb("deleted_at", "is", null)]);

/**
 * Takes a story out of the library and counts it out, or does neither.
 * @param tables a transaction @param at ISO-8601 UTC @returns whether this call took it out
 */
export async function takeOut(tables: Database, owner: string, id: string, at: string): Promise<boolean> {
  const moved = await tables
    .updateTable("stories")
    .set({ deleted_at: at })
    .where(inLibrary(owner, id))
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined && count(tables, owner, -1);
}

/**
 * Brings back a story that was deleted after a moment, and counts it in, or does neither.
 * @param tables a transaction @param since ISO-8601 UTC @returns whether this call brought it back
 */
export async function bringBack(tables: Database, owner: string, id: string, since: string): Promise<boolean> {
  const moved = await tables
    .updateTable("stories")
    .set({ deleted_at: null })
    .where("id", "=", id)
    .where("owner", "=", owner)
    .where("deleted_at", ">", since)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined && count(tables, owner, 1);
}

// Of two at the same moment, the second one to write has found the story moved, and does not come here.
async function count(tables: Database, owner: string, step: 1 | -1): Promise<true> {
  await tables
    .updateTable("story_counts")
    .set((eb) => ({ stored: eb("stored", "+", step) }))
    .where("owner", "=", owner)
    .execute();
  return true;
}
