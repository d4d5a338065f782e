import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import proxyAddr from "proxy-addr";
import { LANGUAGE_KEPT_SECONDS, LANGUAGE_KEY, LANGUAGE_QUERY, languageOf, supported } from "#app/i18n/language.ts";
import { CLAIM_KEPT_MS } from "#app/stories/contract.ts";

import type { Language } from "#storyteller/story-request.ts";

const GUEST_SECRET_BYTES = 32;
const GUEST_SECRET = /^[\w-]{43}$/;

const nameOf = (secret: string) => `guest:${createHash("sha256").update(secret).digest("hex")}`;

/** Finds out who visits, from what the request carries. */
export function createVisitorReader({ https, trustedProxies }: { https: boolean; trustedProxies: readonly string[] }) {
  const trust = proxyAddr.compile([...trustedProxies]);
  // A __Host- cookie cannot be planted by a neighbouring subdomain.
  const guestCookie = https ? "__Host-cuentaluna_guest" : "cuentaluna_guest";

  const queryLanguage = (c: Context) => c.req.query(LANGUAGE_QUERY) ?? null;

  function language(c: Context): Language {
    return languageOf({
      query: queryLanguage(c),
      cookie: getCookie(c, LANGUAGE_KEY),
      acceptLanguage: c.req.header("Accept-Language"),
    });
  }

  /** Remembers a language chosen by a link, so that the next page comes in it. */
  function rememberLanguage(c: Context): void {
    const chosen = supported(queryLanguage(c));
    if (!chosen || chosen === getCookie(c, LANGUAGE_KEY)) return;
    setCookie(c, LANGUAGE_KEY, chosen, {
      path: "/",
      maxAge: LANGUAGE_KEPT_SECONDS,
      sameSite: "Lax",
      secure: https,
    });
  }

  /** The network address of whoever sent the request; a proxy's word counts only when the host trusts that proxy. */
  function address(c: Context): string {
    const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
    return incoming ? proxyAddr(incoming, trust) : "";
  }

  /** What the guest's cookie is called in the database, or null for whoever brings none. */
  function knownGuest(c: Context): string | null {
    const given = getCookie(c, guestCookie);
    return given && GUEST_SECRET.test(given) ? nameOf(given) : null;
  }

  /** The guest behind a request. The cookie is made when there is none; only its hash is ever kept. */
  function guest(c: Context): string {
    const known = knownGuest(c);
    if (known) return known;
    const secret = randomBytes(GUEST_SECRET_BYTES).toString("base64url");
    setCookie(c, guestCookie, secret, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: https,
      maxAge: CLAIM_KEPT_MS / 1000,
    });
    return nameOf(secret);
  }

  return { language, rememberLanguage, address, guest, knownGuest };
}
export type VisitorReader = ReturnType<typeof createVisitorReader>;
