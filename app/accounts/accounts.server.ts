import type { Letter } from "#app/mail/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import { answerAccountRequest } from "./account-door.server.ts";
import { type AccountLetterWords, codeLetter, knownLetter, type Notice, noticeLetter } from "./account-letters.ts";
import type { AccountCaps } from "./account-limits.server.ts";
import { type AuthLibraryParts, createAuthLibrary, sessionCookieOf } from "./auth-library.server.ts";
import type { BegunSignUps } from "./begun-sign-ups.server.ts";
import type { OpenSession, Person } from "./contract.ts";
import { createPersonFinder } from "./person-finder.server.ts";
import { requestScope } from "./request-scope.server.ts";
import type { SignUpRule } from "./sign-up-rule.ts";
import type { AccountStore } from "./store.server.ts";

export type AccountsParts = Omit<
  AuthLibraryParts,
  "sendCode" | "replaceUnconfirmed" | "confirmWith" | "removeAccount"
> & {
  store: AccountStore;
  caps: AccountCaps;
  signUpRule: SignUpRule;
  signUps: BegunSignUps;
  /** Ends whatever else an account holds before it is removed. What it throws keeps the account. */
  leave(userId: string): Promise<void>;
  /** Puts a letter on its way. */
  send(letter: Letter): Promise<void>;
  words: Record<Language, AccountLetterWords>;
};

export type Accounts = {
  /**
   * Answers a request under /api/auth, in the accounts library's own shape. Nothing of the request is trusted.
   * @throws {Problem} not_found, wrong_method, too_large, wrong_type, invalid_request; what the database threw when it is
   * away.
   */
  handle(request: Request, from: { address: string; language: Language }): Promise<Response>;
  /**
   * Who a session cookie belongs to. `setCookies` are Set-Cookie lines to pass on: a refreshed cookie, or the clearing of
   * an invalid one. Without a session cookie it asks no database.
   * @throws what the database threw when it is away.
   */
  personOf(headers: Headers): Promise<{ person: Person | null; setCookies: readonly string[] }>;
  /** Who a token of ours belongs to, or null: signature, issuer and expiry are good, and its session has not ended. */
  personOfToken(jwt: string): Promise<Person | null>;
  /** Whether the session by which a person came has not ended. */
  isLoggedIn(person: Person): Promise<boolean>;
  /** The person who has confirmed an address, or null. @param email in lower case */
  personOfAddress(email: string): Promise<Pick<Person, "id" | "email"> | null>;
  /** Where a person is logged in, the present place first. */
  sessions(person: Person): Promise<readonly OpenSession[]>;
  /** When a person's account was made, ISO-8601 UTC. */
  createdAt(person: Person): Promise<string | null>;
  /** Forgets the codes, sessions and counts whose time is over. */
  sweep(): Promise<void>;
};

/** Everything about accounts. */
export async function createAccounts(parts: AccountsParts): Promise<Accounts> {
  const { store, caps, publicUrl } = parts;
  const words = () => parts.words[requestScope.language()];

  const auth = await createAuthLibrary({
    ...parts,
    replaceUnconfirmed: (userId, passwordHash) => store.replaceUnconfirmed(userId, passwordHash),
    confirmWith: (userId, passwordHash) => store.confirmWith(userId, passwordHash),
    async removeAccount(userId) {
      await parts.leave(userId);
      await store.removeAccount(userId);
    },
    async sendCode(purpose, email, code, isConfirmed) {
      // A code would tell whoever signs up nothing new, and its owner something confusing.
      const isKnown = purpose === "confirm" && isConfirmed;
      await parts.send(isKnown ? knownLetter(email, publicUrl, words()) : codeLetter(purpose, email, code, words()));
    },
  });
  await forgetForeignKeys(auth, store);

  const persons = createPersonFinder({ auth, store, sessionCookie: sessionCookieOf(publicUrl), publicUrl });
  const notify = (notice: Notice, email: string) => parts.send(noticeLetter(notice, email, publicUrl, words()));

  return {
    handle: (request, { address, language }) =>
      requestScope.run(language, () =>
        answerAccountRequest(request, address, {
          ...parts,
          auth,
          notify,
          personOf: (headers) => persons.byCookie(headers),
        }),
      ),
    personOf: (headers) => persons.byCookie(headers),
    personOfToken: (token) => persons.byToken(token),
    isLoggedIn: async ({ sessionId, id }) => (await store.personOfSession(sessionId, id)) !== null,
    personOfAddress: (email) => store.personOfAddress(email),
    sessions: (person) => store.sessions(person),
    createdAt: (person) => store.createdAt(person.id),
    async sweep() {
      await store.sweep();
      await caps.sweep();
    },
  };
}

/** Signing keys that were locked with another secret would fail every token for good: they go, and new ones are made. */
async function forgetForeignKeys(auth: Awaited<ReturnType<typeof createAuthLibrary>>, store: AccountStore) {
  try {
    await auth.api.signJWT({ body: { payload: { sub: "check" } } });
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith("Failed to decrypt private key")) throw error;
    await store.removeSigningKeys();
  }
}
