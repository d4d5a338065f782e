import type { Database } from "#db/open.server.ts";
import type { OpenSession, Person } from "./contract.ts";

/** In milliseconds. Whoever has not confirmed an address by then begins again; a stranger's address is not kept for ever. */
export const UNCONFIRMED_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export type AccountStore = ReturnType<typeof createAccountStore>;

/** What is asked of accounts beside what the accounts library asks itself. */
export function createAccountStore(db: Database, now: () => Date) {
  const isoNow = () => now().toISOString();

  /** A confirmed account is left alone: its password is nobody's to replace who does not know it. */
  async function replacePassword(userId: string, passwordHash: string, emailVerified: 0 | 1): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      // Locks the row, so that confirming it waits for this or comes before.
      const unconfirmed = await transaction
        .updateTable("users")
        .set({ updatedAt: isoNow(), emailVerified })
        .where("id", "=", userId)
        .where("emailVerified", "=", 0)
        .returning("id")
        .executeTakeFirst();
      if (!unconfirmed) return;
      await transaction.deleteFrom("sessions").where("userId", "=", userId).execute();
      await transaction.deleteFrom("credentials").where("userId", "=", userId).execute();
      await transaction
        .insertInto("credentials")
        .values(credentialOf(userId, passwordHash, isoNow()))
        .execute();
    });
  }

  return {
    /**
     * Makes a password the only one of an account whose address nobody has confirmed yet, and ends what was begun with
     * another. A confirmed account is left alone.
     */
    replaceUnconfirmed: (userId: string, passwordHash: string): Promise<void> =>
      replacePassword(userId, passwordHash, 0),

    /** The same, and the address is confirmed at once: no sign-up comes between. */
    confirmWith: (userId: string, passwordHash: string): Promise<void> => replacePassword(userId, passwordHash, 1),

    /** Removes an account and its listeners together; everything else of it goes with the person's row. */
    async removeAccount(userId: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // First, because adding a listener holds this row: one that is being added is there before, or never.
        await transaction.deleteFrom("users").where("id", "=", userId).execute();
        await transaction.deleteFrom("listeners").where("owner", "=", userId).execute();
      });
    },

    /** The person whose session this is, or null when it has ended. */
    async personOfSession(sessionId: string, userId: string): Promise<Person | null> {
      const found = await db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.userId")
        .select(["users.id", "users.email", "sessions.id as sessionId"])
        .where("sessions.id", "=", sessionId)
        .where("users.id", "=", userId)
        .where("sessions.expiresAt", ">", isoNow())
        .executeTakeFirst();
      return found ?? null;
    },

    /** The person who has confirmed an address, or null. @param email in lower case */
    async personOfAddress(email: string): Promise<Pick<Person, "id" | "email"> | null> {
      const found = await db
        .selectFrom("users")
        .select(["id", "email"])
        .where("email", "=", email)
        .where("emailVerified", "=", 1)
        .executeTakeFirst();
      return found ?? null;
    },

    /** When an account was made, ISO-8601 UTC; null when it is gone. */
    async createdAt(userId: string): Promise<string | null> {
      const user = await db.selectFrom("users").select("createdAt").where("id", "=", userId).executeTakeFirst();
      return user?.createdAt ?? null;
    },

    /** Where a person is logged in, the present place first, then the newest. */
    async sessions(person: Person): Promise<OpenSession[]> {
      const rows = await db
        .selectFrom("sessions")
        .select(["id", "token", "userAgent", "createdAt"])
        .where("userId", "=", person.id)
        .where("expiresAt", ">", isoNow())
        .orderBy("createdAt", "desc")
        .execute();
      return rows
        .map((row) => ({ ...row, userAgent: row.userAgent || null, isCurrent: row.id === person.sessionId }))
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },

    /** Forgets codes and sessions whose time is over, and accounts whose address nobody has confirmed in a week. */
    async sweep(): Promise<void> {
      const begun = new Date(now().getTime() - UNCONFIRMED_KEPT_MS).toISOString();
      await db.deleteFrom("users").where("emailVerified", "=", 0).where("createdAt", "<=", begun).execute();
      await db.deleteFrom("verifications").where("expiresAt", "<=", isoNow()).execute();
      await db.deleteFrom("sessions").where("expiresAt", "<=", isoNow()).execute();
    },

    /** Forgets the keys that sign tokens: new ones are made when they are needed. */
    async removeSigningKeys(): Promise<void> {
      await db.deleteFrom("signing_keys").execute();
    },
  };
}

const credentialOf = (userId: string, passwordHash: string, now: string) => ({
  id: crypto.randomUUID(),
  accountId: userId,
  providerId: "credential",
  userId,
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
  password: passwordHash,
  createdAt: now,
  updatedAt: now,
});
