import type { AccountFailure, AccountFault } from "./account-faults.ts";
import { CLAIM_HEADER } from "./contract.ts";

/** After that nobody waits for an answer any more. */
const ANSWER_WITHIN_MS = 30_000;

/** How a request about an account ended. `claimed` is what a log-in says of the guest's story: see CLAIM_HEADER. */
export type AccountAnswer = { ok: true; claimed: string | null } | AccountFailure;

/** What the server's codes mean to a person. A wrong code and an unknown address are one thing: neither may be told. */
const FAULT_OF_CODE = new Map<unknown, AccountFault>([
  ["INVALID_EMAIL_OR_PASSWORD", "login_wrong"],
  ["EMAIL_NOT_VERIFIED", "email_unconfirmed"],
  ["PASSWORD_TOO_SHORT", "password_too_short"],
  ["PASSWORD_TOO_LONG", "password_too_long"],
  ["PASSWORD_DID_NOT_CONFORM", "password_not_conforming"],
  ["INVALID_PASSWORD", "password_wrong"],
  ["INVALID_EMAIL", "email_malformed"],
  ["SAME_EMAIL", "email_same"],
  ["INVALID_OTP", "code_wrong"],
  ["OTP_EXPIRED", "code_wrong"],
  ["TOO_MANY_ATTEMPTS", "code_wrong"],
  ["USER_NOT_FOUND", "code_wrong"],
  ["SIGN_UP_CLOSED", "sign_up_closed"],
  ["SIGN_UP_NOT_INVITED", "sign_up_not_invited"],
  ["database_unavailable", "database_unavailable"],
  ["payments_unavailable", "payments_unavailable"],
]);

const FAULT_OF_STATUS = new Map<number, AccountFault>([
  [401, "not_logged_in"],
  [429, "too_many_requests"],
]);

/**
 * Everything that a page asks of `/api/auth`. No call throws; what went wrong is in its answer, and never in the words of
 * whoever answered.
 * @param origin of the server, without a trailing slash; the page's own by default
 */
export function createAccountClient(origin = "") {
  const post = (path: string, body: Record<string, unknown> = {}) => ask(`${origin}/api/auth/${path}`, body);
  return {
    signUp: (email: string, password: string) => post("sign-up/email", { email, password, name: "" }),
    logIn: (email: string, password: string) => post("sign-in/email", { email, password }),
    logOut: () => post("sign-out"),
    /** Proves that an address is the person's. It makes no session. */
    confirmEmail: (email: string, code: string) => post("email-otp/verify-email", { email, otp: code }),
    sendConfirmation: (email: string) => post("email-otp/send-verification-otp", { email, type: "email-verification" }),
    forgotPassword: (email: string) => post("email-otp/request-password-reset", { email }),
    resetPassword: (email: string, code: string, password: string) =>
      post("email-otp/reset-password", { email, otp: code, password }),
    /** @param endsOthers whether every other session of the account ends */
    changePassword: (currentPassword: string, newPassword: string, endsOthers = true) =>
      post("change-password", { currentPassword, newPassword, revokeOtherSessions: endsOthers }),
    /** Sends a code to the new address. */
    requestEmailChange: (newEmail: string, password: string) =>
      post("email-otp/request-email-change", { newEmail, password }),
    changeEmail: (newEmail: string, code: string) => post("email-otp/change-email", { newEmail, otp: code }),
    endSession: (token: string) => post("revoke-session", { token }),
    endOtherSessions: () => post("revoke-other-sessions"),
    deleteAccount: (password: string) => post("delete-user", { password }),
  };
}

/** The account of whoever visits this page. */
export const account = createAccountClient();

async function ask(url: string, body: Record<string, unknown>): Promise<AccountAnswer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.ok) return { ok: true, claimed: response.headers.get(CLAIM_HEADER) };
    const answered: unknown = await response.json().catch(() => null);
    return failureOf(response, (answered as { code?: unknown } | null)?.code);
  } catch {
    return { ok: false, fault: "offline" };
  }
}

function failureOf({ status, headers }: Response, code: unknown): AccountFailure {
  // A code that was tried too often has a status of its own; a caller that asks too often has 429, whatever the code.
  const fault = (status === 429 ? null : FAULT_OF_CODE.get(code)) ?? FAULT_OF_STATUS.get(status) ?? "unexpected";
  const seconds = Number(headers.get("Retry-After"));
  return { ok: false, fault, ...(seconds > 0 && { retryAfterSeconds: seconds }) };
}
