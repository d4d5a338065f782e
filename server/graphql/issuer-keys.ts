import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, type RemoteJWKSet } from "jose";
import type { Log } from "#server/log.ts";
import { LOOPBACK_HOSTS } from "#server/setting-values.ts";
import { askForJson, OutsideCallFailed } from "./outside-call.ts";
import { isSameIssuer } from "./token-claims.ts";

/** The issuer does not say by which keys its tokens are known. */
export class IssuerAway extends Error {}

const ANSWER_WITHIN_MS = 3_000;
/** So long an issuer that failed is left alone: every token of the world must not be a call to it. */
const LEFT_ALONE_MS = 10_000;
/** So long the place of its keys is believed; the keys themselves are asked for more often. */
const PLACE_KEPT_MS = 60 * 60 * 1000;
const DISCOVERY = "/.well-known/openid-configuration";

/** The keys that sign an issuer's tokens, found by OpenID Connect Discovery and asked for when one is new. */
export function createIssuerKeys(
  issuer: string,
  { log, now }: { log: Pick<Log, "warn">; now: () => Date },
): JWTVerifyGetKey {
  let found: { keys: RemoteJWKSet; until: number } | null = null;
  let finding: Promise<RemoteJWKSet> | null = null;
  let leftAloneUntil = 0;

  async function ask(url: string): Promise<unknown> {
    if (now().getTime() < leftAloneUntil) throw new IssuerAway();
    try {
      return await askForJson(url, { headers: { Accept: "application/json" } }, ANSWER_WITHIN_MS);
    } catch (error) {
      if (!(error instanceof OutsideCallFailed)) throw error;
      throw noted(error.code);
    }
  }

  function noted(code: string): IssuerAway {
    leftAloneUntil = now().getTime() + LEFT_ALONE_MS;
    log.warn({ code }, "the OpenID issuer cannot be asked for its keys");
    return new IssuerAway();
  }

  async function find(): Promise<RemoteJWKSet> {
    const discovered = await ask(issuer.replace(/\/$/, "") + DISCOVERY);
    const place = keysPlaceIn(discovered, issuer);
    if (place === null) throw noted("no sound configuration");
    const keys = createRemoteJWKSet(place, {
      [customFetch]: async (url) => Response.json(await ask(url)),
    });
    found = { keys, until: now().getTime() + PLACE_KEPT_MS };
    return keys;
  }

  async function keysNow(): Promise<RemoteJWKSet> {
    if (found && now().getTime() < found.until) return found.keys;
    finding ??= find().finally(() => {
      finding = null;
    });
    return finding;
  }

  return async (header, token) => {
    const keys = await keysNow();
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSInvalid) throw noted("no sound keys");
      throw error;
    }
  };
}

/** Where a configuration says that the keys are; null when it is another issuer's, or the place is not safe to ask. */
function keysPlaceIn(discovered: unknown, issuer: string): URL | null {
  if (typeof discovered !== "object" || discovered === null) return null;
  const { issuer: named, jwks_uri: place } = discovered as Record<string, unknown>;
  if (!isSameIssuer(named, issuer) || typeof place !== "string" || !URL.canParse(place)) return null;
  const url = new URL(place);
  // What is asked over the network must not be led to this machine's own ports.
  const isNeighbour = url.protocol === "http:" && isOnThisMachine(url) && isOnThisMachine(new URL(issuer));
  return url.protocol === "https:" || isNeighbour ? url : null;
}

const isOnThisMachine = ({ hostname }: URL) => LOOPBACK_HOSTS.has(hostname);
