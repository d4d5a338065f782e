import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("letters")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("to", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("reply_to", "text")
    .addColumn("code", "text")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("claimed_until", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("failed_at", "text")
    .execute();
  await db.schema.createIndex("letters_by_next_attempt").on("letters").column("next_attempt_at").execute();
  await db.schema
    .createTable("mailbox_letters")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("to", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("code", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("mailbox_letters_by_time").on("mailbox_letters").column("at").execute();
  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
