import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("story_turns")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("taken", "integer", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("telling_slots")
    .addColumn("slot", "text", (column) => column.primaryKey())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("held_until", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("purses")
    .addColumn("purse", "text", (column) => column.primaryKey())
    .addColumn("hour", "text", (column) => column.notNull())
    .addColumn("hour_tokens", "bigint", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("day_tokens", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("purse_reservations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("purse", "text", (column) => column.notNull())
    .addColumn("tokens", "bigint", (column) => column.notNull())
    .addColumn("hour", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
