import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("counted_stories")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("counted_stories_owner").on("counted_stories").columns(["owner", "at"]).execute();
  await sql`insert into counted_stories (id, owner, at)
    select id, owner, created_at from stories where counted = 1`.execute(db);
  await db.schema
    .createTable("billing")
    .addColumn("owner", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("customer", "text", (column) => column.unique())
    .addColumn("customer_email", "text")
    .addColumn("status", "text")
    .addColumn("plan", "text")
    .addColumn("subscription", "text")
    .addColumn("period_start", "text")
    .addColumn("period_end", "text")
    .addColumn("cancel_at_period_end", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("synced_at", "text")
    .addColumn("checkout_session", "text")
    .addColumn("checkout_price", "text")
    .addColumn("checkout_language", "text")
    .addColumn("checkout_at", "text")
    .addColumn("lease", "text")
    .addColumn("lease_until", "text")
    .execute();
  await db.schema
    .createTable("stripe_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("customer", "text")
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("processed_at", "text")
    .addColumn("error", "text")
    .execute();
  await db.schema.createIndex("stripe_events_received").on("stripe_events").column("received_at").execute();
  await db.schema
    .createTable("departed_customers")
    .addColumn("customer", "text", (column) => column.primaryKey())
    .addColumn("departed_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sandbox_objects")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("customer", "text")
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("sandbox_objects_kind")
    .on("sandbox_objects")
    .columns(["kind", "customer", "made_at"])
    .execute();
  await db.schema
    .createTable("sandbox_replies")
    .addColumn("idempotency_key", "text", (column) => column.primaryKey())
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}
