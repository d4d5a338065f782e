import { parse, serialize } from "hono/utils/cookie";
import { cookiePrefixOf } from "./auth-library.server.ts";
import type { KeyedHash } from "./keyed-hash.server.ts";
import type { SignUpStore } from "./sign-up-store.server.ts";
import { UNCONFIRMED_KEPT_MS } from "./store.server.ts";

/** So long a browser has for confirming with the password that it chose. */
const BROWSER_SECONDS = 60 * 60;

type Parts = {
  publicUrl: string;
  store: SignUpStore;
  /** Under which name something is kept: neither addresses nor cookies stand in the database. */
  hashName: KeyedHash;
  hashPassword: KeyedHash;
  /** Random text that nobody guesses, fit for a cookie. */
  newSecret: () => string;
  now: () => Date;
};

export type BegunSignUps = ReturnType<typeof createBegunSignUps>;

/**
 * What a sign-up leaves behind, for every address alike. The browser's own password: a stranger who signs up later with
 * the same address does not get the account that its owner confirms. And the newest password of an address: it is
 * answered alike whether or not the address had an account before.
 */
export function createBegunSignUps({ publicUrl, store, hashName, hashPassword, newSecret, now }: Parts) {
  const cookie = `${cookiePrefixOf(publicUrl)}.sign_up`;
  const traits = { path: "/", httpOnly: true, sameSite: "Lax", secure: publicUrl.startsWith("https:") } as const;
  const lineOf = (value: string, maxAge: number) => serialize(cookie, value, { ...traits, maxAge });

  const browserKey = (secret: string, email: string) => `sign-up:${hashName(JSON.stringify([secret, email]))}`;
  const addressKey = (email: string) => `signed-up:${hashName(email)}`;
  // Fast on purpose: a second slow hash would tell by its time. Its key is not in the database.
  const passwordMark = (email: string, password: string) => hashPassword(JSON.stringify([email, password]));
  const keyIn = (headers: Headers, email: string) => {
    const secret = parse(headers.get("Cookie") ?? "", cookie)[cookie];
    return secret ? browserKey(secret, email) : null;
  };
  const inMs = (ms: number) => new Date(now().getTime() + ms);

  return {
    /** Remembers a sign-up. @returns the Set-Cookie line by which its browser is known again */
    async remember(email: string, password: string, passwordHash: string): Promise<string> {
      const secret = newSecret();
      await store.keep(browserKey(secret, email), passwordHash, inMs(BROWSER_SECONDS * 1000));
      // As long as an account waits for its confirmation: after that neither kind of address knows the password.
      await store.keep(addressKey(email), passwordMark(email, password), inMs(UNCONFIRMED_KEPT_MS));
      return lineOf(secret, BROWSER_SECONDS);
    },

    /** The hash of the password with which this browser has just signed up with an address, or null. */
    async passwordHashOf(headers: Headers, email: string): Promise<string | null> {
      const key = keyIn(headers, email);
      return key === null ? null : store.live(key);
    },

    /** Forgets the browser's sign-up with an address. @returns the Set-Cookie line that clears its cookie */
    async forgetBrowser(headers: Headers, email: string): Promise<string> {
      const key = keyIn(headers, email);
      if (key !== null) await store.remove(key);
      return lineOf("", 0);
    },

    /** Whether an address was last signed up with this password. */
    isNewestPassword: (email: string, password: string): Promise<boolean> =>
      store.has(addressKey(email), passwordMark(email, password)),

    /** Forgets a sign-up's password that has become an account's own: old, it will be as wrong as any other. */
    forgetPassword: (email: string, password: string): Promise<void> =>
      store.removeValue(addressKey(email), passwordMark(email, password)),
  };
}
