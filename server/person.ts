import type { Context } from "hono";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { ApiKeys } from "#app/accounts/api-keys.server.ts";
import type { Person } from "#app/accounts/contract.ts";
import { Problem } from "#app/problem.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import type { Log } from "./log.ts";

const BEARER = /^Bearer +(\S+) *$/i;

/** Finds out who is logged in. */
export function createPersonReader(
  accounts: Pick<Accounts, "personOf" | "personOfToken">,
  apiKeys: Pick<ApiKeys, "personOf">,
  log: Log,
) {
  /** By the session's cookie; an invalid one is cleared. */
  async function byCookie(c: Context): Promise<Person | null> {
    const { person, setCookies } = await accounts.personOf(c.req.raw.headers);
    for (const line of setCookies) c.header("Set-Cookie", line, { append: true });
    return person;
  }

  async function byToken(authorization: string): Promise<Person | null> {
    const token = BEARER.exec(authorization)?.[1];
    return token ? accounts.personOfToken(token) : null;
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
     * By a token of ours, else by the key of another program, else by the session's cookie; null for a guest.
     * @throws {Problem} not_logged_in when a token or a key is given that is not good: its sender means to be somebody.
     */
    async forApi(c: Context): Promise<Person | null> {
      const [authorization, key] = [c.req.header("Authorization"), c.req.header("X-Api-Key")];
      if (authorization === undefined && key === undefined) return byCookie(c);
      const person = authorization === undefined ? await apiKeys.personOf(key ?? "") : await byToken(authorization);
      if (!person) throw new Problem("not_logged_in");
      return person;
    },
  };
}

export type PersonReader = ReturnType<typeof createPersonReader>;
