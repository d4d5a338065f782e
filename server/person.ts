import type { Context } from "hono";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { Person } from "#app/accounts/contract.ts";
import { Problem } from "#app/problem.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import type { Log } from "./log.ts";

const BEARER = /^Bearer +(\S+) *$/i;

/** Finds out who is logged in. */
export function createPersonReader(accounts: Pick<Accounts, "personOf" | "personOfToken">, log: Log) {
  /** By the session's cookie; an invalid one is cleared. */
  async function byCookie(c: Context): Promise<Person | null> {
    const { person, setCookies } = await accounts.personOf(c.req.raw.headers);
    for (const line of setCookies) c.header("Set-Cookie", line, { append: true });
    return person;
  }

  return {
    /** Public pages need no database: while it is away it is not known who asks. */
    async forPage(c: Context): Promise<Person | null | "unknown"> {
      try {
        return await byCookie(c);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        log.error({ err: error }, "the database is away");
        return "unknown";
      }
    },

    /**
     * By a token of ours, else by the session's cookie; null for a guest.
     * @throws {Problem} not_logged_in when a token is given that is not good: its sender means to be somebody.
     */
    async forApi(c: Context): Promise<Person | null> {
      const authorization = c.req.header("Authorization");
      if (authorization === undefined) return byCookie(c);
      const token = BEARER.exec(authorization)?.[1];
      const person = token ? await accounts.personOfToken(token) : null;
      if (!person) throw new Problem("not_logged_in");
      return person;
    },
  };
}

export type PersonReader = ReturnType<typeof createPersonReader>;
