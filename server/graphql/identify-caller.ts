import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { ApiKeys } from "#app/accounts/api-keys.server.ts";
import type { ApiSettings } from "#server/api-settings.ts";
import type { Log } from "#server/log.ts";
import type { ApiCaller, Credentials, IdentifyCaller } from "./api-caller.ts";
import { createApiKeyIdentity } from "./api-key.ts";
import { createCustomAuthorizer } from "./custom-authorizer.ts";
import { createIam, isSigned } from "./iam.ts";
import { createOidc } from "./oidc.ts";
import { refusals } from "./refusals.ts";
import { claimedIn, isMeantFor, isSameIssuer } from "./token-claims.ts";
import { createUserPool } from "./user-pool.ts";

export type IdentifierParts = {
  accounts: Pick<Accounts, "personOf" | "personOfToken" | "isLoggedIn" | "personOfAddress">;
  apiKeys: Pick<ApiKeys, "personOf">;
  log: Pick<Log, "warn">;
  now?: () => Date;
};

const BEARER = /^Bearer(?: +|$)/i;

/**
 * Finds out who calls, in five ways. Which one is meant shows in what the caller brings; nothing is tried twice, so that
 * a token refused in one way cannot be good in another.
 * @param settings our own address, and the ways that the host has switched on
 */
export function createIdentifier(
  { publicUrl, api }: { publicUrl: string; api: ApiSettings },
  { accounts, apiKeys, log, now = () => new Date() }: IdentifierParts,
): IdentifyCaller {
  const pool = createUserPool(accounts, now);
  const byKey = createApiKeyIdentity(apiKeys);
  const iam = createIam(api.iam, accounts, now);
  const oidc = api.oidc && createOidc(api.oidc, { accounts, log, now });
  const custom =
    api.customAuthorizerUrl === null ? null : createCustomAuthorizer(api.customAuthorizerUrl, { accounts, log, now });

  async function byAuthorization(authorization: string, address: string | null): Promise<ApiCaller> {
    const token = authorization.replace(BEARER, "");
    if (token === "") throw refusals.empty();
    const claimed = claimedIn(token);
    if (claimed?.iss === publicUrl) return pool.byToken(token, claimed.exp);
    if (oidc && api.oidc && isSameIssuer(claimed?.iss, api.oidc.issuer)) return oidc(token);
    // One of ours with a slip in it is shown to nobody: without the slip it opens an account.
    if (claimed && isMeantFor(claimed, publicUrl)) throw refusals.unreadable();
    if (custom) return custom(authorization, address);
    throw claimed ? refusals.notAuthorized() : refusals.unreadable();
  }

  return async (credentials: Credentials) => {
    const authorization = credentials.header("authorization")?.trim() ?? null;
    if (authorization !== null && isSigned(authorization)) return iam(authorization, credentials);
    if (authorization !== null) return byAuthorization(authorization, credentials.address);
    const key = credentials.header("x-api-key");
    if (key !== null) return byKey(key);
    if (credentials.cookie) return pool.byCookie(credentials.cookie);
    throw refusals.missing();
  };
}
