import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("tellings").addColumn("safety", "text").execute();
  await db.schema.alterTable("stories").addColumn("safety", "text").execute();
  await db.schema
    .createTable("story_reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("comment", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("age", "integer")
    .addColumn("storyteller_kind", "text", (column) => column.notNull())
    .addColumn("storyteller_name", "text", (column) => column.notNull())
    .addColumn("safety", "text")
    .addColumn("title", "text")
    .addColumn("content", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
