const JWT = /^([\w-]+)\.([\w-]+)\.[\w-]*$/;
/** Longer is no token that anybody here has to do with. */
const TOKEN_MAX = 16_384;

/** What a token says of itself. Nothing of it is proven: it only tells who has to judge the token. */
export type ClaimedByToken = { iss?: unknown; aud?: unknown; exp?: unknown };

/** Reads a JSON web token without judging it; null for whatever is none. One without a signature is read as well. */
export function claimedIn(token: string): ClaimedByToken | null {
  const [, header = "", payload = ""] = (token.length <= TOKEN_MAX && JWT.exec(token)) || [];
  return objectIn(header) && objectIn(payload);
}

function objectIn(part: string): ClaimedByToken | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? parsed : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** An issuer's name without the slash that some write at its end and others do not. */
const unslashed = (issuer: string) => issuer.replace(/\/$/, "");

/** Whether two names are one issuer's: they may differ by a slash at the end. */
export const isSameIssuer = (named: unknown, issuer: string): boolean =>
  typeof named === "string" && unslashed(named) === unslashed(issuer);

/** Both ways to write an issuer's name. */
export const writingsOf = (issuer: string): string[] => [unslashed(issuer), `${unslashed(issuer)}/`];

/** Whether a token says that it comes from an address, nearly or to the letter, or that it was made for it. */
export function isMeantFor({ iss, aud }: ClaimedByToken, publicUrl: string): boolean {
  const { origin } = new URL(publicUrl);
  return [iss, aud].flat().some((named) => typeof named === "string" && originOf(named) === origin);
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
