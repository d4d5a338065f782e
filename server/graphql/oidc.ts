import { errors, type JWTPayload, jwtVerify } from "jose";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { Log } from "#server/log.ts";
import type { ApiCaller } from "./api-caller.ts";
import { createIssuerKeys, IssuerAway } from "./issuer-keys.ts";
import { accountAddress, mappedCaller } from "./mapped-caller.ts";
import { refusals } from "./refusals.ts";
import { writingsOf } from "./token-claims.ts";

/** Those with a private key at the issuer: with a shared one whoever checks tokens could make them. */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
/** Clocks of two machines may differ. */
const CLOCK_SECONDS = 30;

type OidcParts = { accounts: Pick<Accounts, "personOfAddress">; log: Pick<Log, "warn">; now: () => Date };

/** Callers with a token of an OpenID issuer. The address in it counts when the issuer says that it is verified. */
export function createOidc(
  { issuer, audience }: { issuer: string; audience: string },
  { accounts, log, now }: OidcParts,
) {
  const keys = createIssuerKeys(issuer, { log, now });

  let isSlashTold = false;

  /** Once is enough: every token of that issuer has it. */
  function tellOfSlash(named: string | undefined): void {
    if (named === issuer || isSlashTold) return;
    isSlashTold = true;
    log.warn({}, "OIDC_ISSUER and the issuer in its tokens differ by a slash at the end: they are taken all the same");
  }

  async function claimsOf(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: writingsOf(issuer),
        audience,
        algorithms: ALGORITHMS,
        requiredClaims: ["exp"],
        clockTolerance: CLOCK_SECONDS,
        currentDate: now(),
      });
      tellOfSlash(payload.iss);
      return payload;
    } catch (error) {
      if (error instanceof IssuerAway) throw refusals.judgeAway();
      if (error instanceof errors.JWTExpired) throw refusals.expired();
      if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) throw refusals.unreadable();
      if (error instanceof errors.JOSEError) throw refusals.notAuthorized();
      throw error;
    }
  }

  /** @throws {NotIdentified} */
  return async (token: string): Promise<ApiCaller> => {
    const { email, email_verified, exp = 0 } = await claimsOf(token);
    const address = email_verified === true ? accountAddress(email) : null;
    return mappedCaller("oidc", address, accounts, () => now().getTime() < (exp + CLOCK_SECONDS) * 1000);
  };
}
