import type { Database } from "#db/open.server.ts";

export type SignUpStore = ReturnType<typeof createSignUpStore>;

/** What a sign-up leaves behind, each thing under a key of its own, in the table where codes wait as well. */
export function createSignUpStore(db: Database, now: () => Date) {
  const rowOf = (key: string) => db.selectFrom("verifications").where("id", "=", key);

  return {
    /** Keeps a value. Where there was one it is replaced, and goes when that one would have gone. */
    async keep(key: string, value: string, expiresAt: Date): Promise<void> {
      const moment = now().toISOString();
      await db
        .insertInto("verifications")
        .values({
          id: key,
          identifier: key,
          value,
          expiresAt: expiresAt.toISOString(),
          createdAt: moment,
          updatedAt: moment,
        })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ value, updatedAt: moment }))
        .execute();
    },

    /** The value at a key while its time is not over, or null. */
    async live(key: string): Promise<string | null> {
      const row = await rowOf(key).select("value").where("expiresAt", ">", now().toISOString()).executeTakeFirst();
      return row?.value ?? null;
    },

    /** Whether a key has this value, until it is swept away. */
    async has(key: string, value: string): Promise<boolean> {
      return (await rowOf(key).select("id").where("value", "=", value).executeTakeFirst()) !== undefined;
    },

    async remove(key: string): Promise<void> {
      await db.deleteFrom("verifications").where("id", "=", key).execute();
    },

    /** Removes a key that has this value. */
    async removeValue(key: string, value: string): Promise<void> {
      await db.deleteFrom("verifications").where("id", "=", key).where("value", "=", value).execute();
    },
  };
}
