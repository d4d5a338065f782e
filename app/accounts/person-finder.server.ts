import { isAPIError } from "better-auth/api";
import type { AuthLibrary } from "./auth-library.server.ts";
import type { Person } from "./contract.ts";
import { requestScope } from "./request-scope.server.ts";
import type { AccountStore } from "./store.server.ts";

/** Longer is no token of ours. */
const TOKEN_MAX = 4_096;

type Found = { person: Person | null; setCookies: readonly string[] };
const NOBODY: Found = { person: null, setCookies: [] };

type FinderParts = {
  auth: AuthLibrary;
  store: Pick<AccountStore, "personOfSession">;
  sessionCookie: string;
  publicUrl: string;
};

/** Finds out whose a session's cookie, or a token, is. */
export function createPersonFinder({ auth, store, sessionCookie, publicUrl }: FinderParts) {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const clearing = `${sessionCookie}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`;

  async function sessionOf(cookie: string): Promise<Found> {
    try {
      const { response, headers } = await auth.api.getSession({
        headers: new Headers({ cookie }),
        returnHeaders: true,
      });
      if (!response) return NOBODY;
      const { user, session } = response;
      const person = { id: user.id, email: user.email, sessionId: session.id };
      return { person, setCookies: headers.getSetCookie().filter((line) => line.startsWith(`${sessionCookie}=`)) };
    } catch (error) {
      // A session may end while it is being asked for.
      if (isAPIError(error) && error.statusCode === 401) return NOBODY;
      throw error;
    }
  }

  return {
    async byCookie(headers: Headers): Promise<Found> {
      const cookie = headers.get("Cookie") ?? "";
      if (!cookie.split(";").some((part) => part.trimStart().startsWith(`${sessionCookie}=`))) return NOBODY;
      const found = await requestScope.run("es", () => sessionOf(cookie));
      return found.person ? found : { person: null, setCookies: [clearing] };
    },

    async byToken(token: string): Promise<Person | null> {
      if (token.length > TOKEN_MAX) return null;
      const { payload } = await requestScope.run("es", () => auth.api.verifyJWT({ body: { token } }));
      if (typeof payload?.sub !== "string" || typeof payload.sid !== "string") return null;
      return store.personOfSession(payload.sid, payload.sub);
    },
  };
}
