import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("tellings").addColumn("trace", "text").execute();
  await db.schema.alterTable("stories").addColumn("trace", "text").execute();
  await db.schema
    .createTable("listeners")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("nickname", "text", (column) => column.notNull())
    .addColumn("age", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("listeners_owner").on("listeners").columns(["owner", "created_at"]).execute();
}
