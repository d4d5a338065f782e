/** Why a request about an account was refused, in the shape that the accounts library answers with. */
export const REFUSALS = {
  INVALID_OTP: [400, "Invalid OTP"],
  INVALID_CODE_TYPE: [400, "Only codes of the type email-verification are sent here"],
  INVALID_EMAIL: [400, "Invalid email"],
  SAME_EMAIL: [400, "That is the account's address already"],
  INVALID_PASSWORD: [400, "Invalid password"],
  PASSWORD_TOO_SHORT: [400, "Password too short"],
  PASSWORD_TOO_LONG: [400, "Password too long"],
  PASSWORD_DID_NOT_CONFORM: [400, "A password has lower and upper case letters, a number and a symbol"],
  EMAIL_NOT_VERIFIED: [403, "Email not verified"],
  SIGN_UP_CLOSED: [403, "Nobody can sign up here"],
  SIGN_UP_NOT_INVITED: [403, "Only invited addresses can sign up here"],
  TOO_MANY_REQUESTS: [429, "Too many requests. Please try again later."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** The answer that refuses. @param retryAfterSeconds whole seconds after which trying again makes sense */
export function refusal(code: RefusalCode, retryAfterSeconds?: number): Response {
  const [status, message] = REFUSALS[code];
  const retry = retryAfterSeconds === undefined ? undefined : String(retryAfterSeconds);
  return Response.json(
    { message, code },
    { status, headers: retry === undefined ? {} : { "Retry-After": retry, "X-Retry-After": retry } },
  );
}
