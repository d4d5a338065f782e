const JWT = /^([\w-]+)\.([\w-]+)\.[\w-]*$/;
/** Longer is no token that anybody here has to do with. */
const TOKEN_MAX = 16_384;

/** What a token says of itself. Nothing of it is proven: it only tells who has to judge the token. */
export type ClaimedByToken = { iss?: unknown; exp?: unknown };

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
