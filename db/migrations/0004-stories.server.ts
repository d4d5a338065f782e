import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stories")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("read_at", "text")
    .addColumn("favourite", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("counted", "integer", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("age", "integer")
    .addColumn("genres", "text", (column) => column.notNull())
    .addColumn("storyteller_kind", "text", (column) => column.notNull())
    .addColumn("storyteller_name", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("preview", "text", (column) => column.notNull())
    // Last: a page of the library reads what stands before these without walking through whole stories.
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .execute();
  // Not for the library alone: a person who leaves takes their stories along by it, deleted ones too.
  await db.schema.createIndex("stories_by_owner").on("stories").columns(["owner", "created_at", "id"]).execute();
  await db.schema
    .createIndex("favourite_stories_by_owner")
    .on("stories")
    .columns(["owner", "created_at", "id"])
    .where(sql<boolean>`deleted_at is null and favourite = 1`)
    .execute();
  await db.schema
    .createIndex("deleted_stories")
    .on("stories")
    .column("deleted_at")
    .where(sql.ref("deleted_at"), "is not", null)
    .execute();
  await db.schema
    .createTable("story_counts")
    .addColumn("owner", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("counted", "integer", (column) => column.notNull())
    .addColumn("stored", "integer", (column) => column.notNull())
    .execute();
  // One column at a time: SQLite adds no more in one statement.
  await db.schema
    .alterTable("tellings")
    .addColumn("owner", "text", (column) => column.references("users.id").onDelete("cascade"))
    .execute();
  await db.schema
    .alterTable("tellings")
    .addColumn("counted", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable("tellings").addColumn("age", "integer").execute();
  await db.schema
    .alterTable("tellings")
    .addColumn("genres", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema.createIndex("tellings_by_owner").on("tellings").columns(["owner", "state"]).execute();
}
