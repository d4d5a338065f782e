import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { Person } from "#app/accounts/contract.ts";
import type { ApiCaller } from "./api-caller.ts";
import { refusals } from "./refusals.ts";

type PoolAccounts = Pick<Accounts, "personOf" | "personOfToken" | "isLoggedIn">;

/** Callers with a token of ours, or with the session's cookie of our own pages. */
export function createUserPool(accounts: PoolAccounts, now: () => Date) {
  const callerOf = ({ id, email, sessionId }: Person): ApiCaller => ({
    mode: "userPool",
    person: { id, email },
    // A token's own time is for opening: what is open stays so while the person is logged in.
    isStillGood: () => accounts.isLoggedIn({ id, email, sessionId }),
  });

  return {
    /** @param expires when the token says that it expires, in seconds; not yet proven @throws {NotIdentified} */
    async byToken(token: string, expires: unknown): Promise<ApiCaller> {
      const person = await accounts.personOfToken(token);
      if (person) return callerOf(person);
      const isOld = typeof expires === "number" && expires * 1000 <= now().getTime();
      throw isOld ? refusals.expired() : refusals.notAuthorized();
    },

    /** @throws {NotIdentified} */
    async byCookie(headers: Headers): Promise<ApiCaller> {
      const { person, setCookies } = await accounts.personOf(headers);
      if (person) return callerOf(person);
      // A cookie that is to be cleared was one, once.
      throw setCookies.length > 0 ? refusals.notAuthorized() : refusals.missing();
    },
  };
}
