import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tellings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("caller", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text")
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("replaced", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("title", "text")
    .addColumn("content", "text")
    .addColumn("storyteller_kind", "text", (column) => column.notNull())
    .addColumn("storyteller_name", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("telling_until", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("tellings_by_caller_and_key")
    .on("tellings")
    .columns(["caller", "idempotency_key"])
    .unique()
    .execute();
  await db.schema.createIndex("tellings_by_expiry").on("tellings").column("expires_at").execute();
}
