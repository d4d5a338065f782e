import type { Database } from "#db/open.server.ts";
import type { Person } from "./contract.ts";

/** What is known of a key; the key itself is not. */
export type ApiKeyLine = {
  id: string;
  /** The address of the person for whom it acts. */
  email: string;
  name: string;
  /** ISO-8601 UTC. */
  createdAt: string;
};

/** What became of a key that was to be added. */
export type AddingKey = "added" | "no_account" | "unconfirmed";

export type ApiKeyStore = ReturnType<typeof createApiKeyStore>;

/** Keys of other programs, found by their hashes. An account's keys go with the person's row. */
export function createApiKeyStore(db: Database, now: () => Date) {
  return {
    /** Adds a key for whoever has confirmed an address. @param email in lower case */
    async add(email: string, { id, name, hash }: { id: string; name: string; hash: string }): Promise<AddingKey> {
      // One statement: an account that is deleted at the same moment takes its key along, or never gets it.
      const added = await db
        .insertInto("api_keys")
        .columns(["id", "owner", "name", "hash", "created_at"])
        .expression((eb) =>
          eb
            .selectFrom("users")
            .select((user) => [
              user.cast<string>(user.val(id), "text").as("id"),
              "users.id as owner",
              user.cast<string>(user.val(name), "text").as("name"),
              user.cast<string>(user.val(hash), "text").as("hash"),
              user.cast<string>(user.val(now().toISOString()), "text").as("created_at"),
            ])
            .where("email", "=", email)
            .where("emailVerified", "=", 1),
        )
        .returning("id")
        .executeTakeFirst();
      if (added) return "added";
      const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
      return user ? "unconfirmed" : "no_account";
    },

    /** All keys, or those of one address in lower case, oldest first. */
    list: (email: string | null): Promise<ApiKeyLine[]> =>
      db
        .selectFrom("api_keys")
        .innerJoin("users", "users.id", "api_keys.owner")
        .select(["api_keys.id", "users.email", "api_keys.name", "api_keys.created_at as createdAt"])
        .$if(email !== null, (query) => query.where("users.email", "=", email ?? ""))
        .orderBy("api_keys.created_at")
        .orderBy("api_keys.id")
        .execute(),

    /** A person's keys, oldest first. */
    of: (owner: string): Promise<Pick<ApiKeyLine, "name" | "createdAt">[]> =>
      db
        .selectFrom("api_keys")
        .select(["name", "created_at as createdAt"])
        .where("owner", "=", owner)
        .orderBy("created_at")
        .orderBy("id")
        .execute(),

    /** @returns whether there was such a key */
    async remove(id: string): Promise<boolean> {
      const removed = await db.deleteFrom("api_keys").where("id", "=", id).returning("id").executeTakeFirst();
      return removed !== undefined;
    },

    /** Whoever a key with this hash acts for, or null. */
    async personOf(hash: string): Promise<Person | null> {
      const found = await db
        .selectFrom("api_keys")
        .innerJoin("users", "users.id", "api_keys.owner")
        .select(["users.id", "users.email", "api_keys.id as sessionId"])
        .where("api_keys.hash", "=", hash)
        .executeTakeFirst();
      return found ?? null;
    },
  };
}
