import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { IamCredential } from "#server/api-settings.ts";
import type { ApiCaller, Credentials } from "./api-caller.ts";
import { mappedCaller } from "./mapped-caller.ts";
import { refusals } from "./refusals.ts";
import { ALGORITHM, isSignedWith, readSignature } from "./signature.ts";

const SERVICE = "appsync";
/** A signature is good for as long, and a clock may be as wrong. */
const OFF_AT_MOST_MS = 5 * 60 * 1000;
const MUST_BE_SIGNED = ["host", "x-amz-date"];
const DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Whether an authorization header is a signature, well written or not. */
export const isSigned = (authorization: string): boolean => authorization.startsWith(ALGORITHM);

/** Callers who sign with an access key of the host's. The region is theirs to choose. */
export function createIam(
  credentials: readonly IamCredential[],
  accounts: Pick<Accounts, "personOfAddress">,
  now: () => Date,
) {
  /** @throws {NotIdentified} */
  return async (authorization: string, call: Credentials): Promise<ApiCaller> => {
    const given = readSignature(authorization);
    if (!given || given.service !== SERVICE)
      throw refusals.wrongSignature("The signature is not written as it must be.");
    // A signature is checked as one over no query: whatever stood in one would be nobody's word.
    if (call.signed.path.includes("?")) throw refusals.wrongSignature("A signed request must have no query.");
    if (!MUST_BE_SIGNED.every((name) => given.signedHeaders.includes(name)))
      throw refusals.wrongSignature("'Host' and 'X-Amz-Date' must be signed headers.");
    const credential = credentials.find(({ accessKeyId }) => accessKeyId === given.accessKeyId);
    // Keys that are made for a while come with a token, which nobody here could judge.
    if (!credential || call.header("x-amz-security-token") !== null) throw refusals.unknownAccessKey();
    const at = call.header("x-amz-date") ?? "";
    if (!at.startsWith(`${given.date}T`) || !(Math.abs(timeOf(at) - now().getTime()) <= OFF_AT_MOST_MS))
      throw refusals.wrongSignature("Signature expired, or its date is not now.");
    if (!isSignedWith(credential.secret, given, { ...call.signed, header: (name) => call.header(name) }))
      throw refusals.wrongSignature("The request signature we calculated does not match the signature you provided.");
    return mappedCaller("iam", credential.email, accounts, () => true);
  };
}

/** In milliseconds; NaN for what is no date. */
const timeOf = (written: string) =>
  DATE.test(written) ? Date.parse(written.replace(DATE, "$1-$2-$3T$4:$5:$6Z")) : Number.NaN;
