import { IdentityUnavailable, NotIdentified } from "./api-caller.ts";

/** What the protocol says to whoever is not known, word by word: clients look for some of it. */
export const refusals = {
  missing: () => unauthorized("Missing authorization header"),
  empty: () => unauthorized("Valid authorization header not provided."),
  unreadable: () => unauthorized("Unable to parse JWT token."),
  expired: () => unauthorized("Token has expired."),
  notAuthorized: () => unauthorized("You are not authorized to make this call."),
  /** Whoever could judge the token does not answer. */
  judgeAway: () => new IdentityUnavailable("The token cannot be checked at the moment."),
  unknownAccessKey: () =>
    new NotIdentified(403, "UnrecognizedClientException", "The security token included in the request is invalid."),
  wrongSignature: (why: string) => new NotIdentified(403, "InvalidSignatureException", why),
};

const unauthorized = (message: string) => new NotIdentified(401, "UnauthorizedException", message);
