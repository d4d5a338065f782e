import type { Database } from "#db/open.server.ts";

const SINCE = "2026-01-31T20:30:00.000Z";

/** Puts an account into the tables, without a password. @returns its id */
export async function addUser(db: Database, email: string, { isConfirmed = true } = {}): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto("users")
    .values({
      id,
      name: "",
      email,
      emailVerified: isConfirmed ? 1 : 0,
      image: null,
      createdAt: SINCE,
      updatedAt: SINCE,
    })
    .execute();
  return id;
}
