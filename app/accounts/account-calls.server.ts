import type { DoorParts } from "./account-door.server.ts";
import type { Counted } from "./account-limits.server.ts";
import type { AccountRoute } from "./account-routes.ts";
import type { Person } from "./contract.ts";
import { newPasswordRefusal } from "./new-password.ts";
import { refusal } from "./refusal.ts";
import { requestScope } from "./request-scope.server.ts";

/** A request on its way: what it says, and how the library is asked. */
export type AccountCall = DoorParts & {
  body: Record<string, unknown>;
  headers: Headers;
  pass(): Promise<Response>;
};

type Answer = (call: AccountCall) => Promise<Response>;

/** What our product asks beside what the library asks; a route that is not here is the library's alone. */
export const CALLS: Partial<Record<AccountRoute, Answer>> = {
  "sign-up/email": async (call) => {
    const code = newPasswordRefusal(call.body.password);
    if (code) return refusal(code);
    return (await tooMany(call, "codeLetter", "email")) ?? signUp(call);
  },

  "sign-in/email": async (call) => {
    const refused = await tooMany(call, "passwordTry", "email");
    if (refused) return refused;
    const response = await call.pass();
    const email = textIn(call.body, "email");
    const password = textIn(call.body, "password");
    if (email === null || password === null) return response;
    if (response.ok) {
      await call.caps.forget("passwordTry", email);
      await call.signUps.forgetPassword(email, password);
      return response;
    }
    // Whoever signed up with an address that has an account hears what is heard of a new one.
    const isOfSignUp = await call.signUps.isNewestPassword(email, password);
    if (!isOfSignUp && (await codeOf(response)) !== "EMAIL_NOT_VERIFIED") return response;
    // Without a turn left the answer is the same: a letter came already, or a few.
    if ((await call.caps.take("codeLetter", email)) === null) {
      await call.auth.api.sendVerificationOTP({ body: { email, type: "email-verification" } });
    }
    return refusal("EMAIL_NOT_VERIFIED");
  },

  "email-otp/send-verification-otp": async (call) => {
    if (call.body.type !== "email-verification") return refusal("INVALID_CODE_TYPE");
    return (await tooMany(call, "codeLetter", "email")) ?? call.pass();
  },

  "email-otp/request-password-reset": async (call) => (await tooMany(call, "codeLetter", "email")) ?? call.pass(),

  "email-otp/verify-email": async (call) => (await tooMany(call, "codeTry", "email")) ?? confirm(call),

  "email-otp/reset-password": async (call) => {
    const code = newPasswordRefusal(call.body.password);
    if (code) return refusal(code);
    const response = (await tooMany(call, "codeTry", "email")) ?? (await oneForAllCodes(call));
    const email = textIn(call.body, "email");
    if (response.ok && email !== null) {
      // The new password is a way out of too many tries with the old one.
      await call.caps.forget("passwordTry", email);
      await call.notify("passwordChanged", email);
    }
    return response;
  },

  "email-otp/request-email-change": withPerson(async (call, person) => {
    if (call.body.newEmail === person.email) return refusal("SAME_EMAIL");
    const refused =
      (await tooMany(call, "codeLetter", "newEmail")) ?? (await wrongPassword(call, person, call.body.password));
    return refused ?? call.pass();
  }),

  "email-otp/change-email": withPerson(async (call, person) => {
    const response = (await tooMany(call, "codeTry", "newEmail")) ?? (await oneForAllCodes(call));
    if (response.ok) await call.notify("emailChanged", person.email);
    return response;
  }),

  "change-password": withPerson(async (call, person) => {
    const code = newPasswordRefusal(call.body.newPassword);
    if (code) return refusal(code);
    const response = await guarded(call, person);
    if (response.ok) await call.notify("passwordChanged", person.email);
    return response;
  }),

  "delete-user": withPerson(async (call, person) => {
    // Without one the library would delete whatever a young session asks for.
    if (!textIn(call.body, "password")) return refusal("INVALID_PASSWORD");
    const response = await guarded(call, person);
    if (response.ok) await call.notify("deleted", person.email);
    return response;
  }),
};

/** Of those who sign up at once with one address all but one find it taken only when they write: they go once more. */
async function signUp(call: AccountCall): Promise<Response> {
  const first = await call.pass();
  const response = (await codeOf(first)) === "FAILED_TO_CREATE_USER" ? await call.pass() : first;
  const [email, password] = [textIn(call.body, "email"), textIn(call.body, "password")];
  const passwordHash = requestScope.passwordHash();
  if (response.ok && email !== null && password !== null && passwordHash !== undefined)
    response.headers.append("Set-Cookie", await call.signUps.remember(email, password, passwordHash));
  return response;
}

/** Confirms an address. The browser that signed up with it gets the password that it chose there, whoever came later. */
async function confirm(call: AccountCall): Promise<Response> {
  const email = textIn(call.body, "email");
  const passwordHash = email === null ? null : await call.signUps.passwordHashOf(call.headers, email);
  if (email === null || passwordHash === null) return oneForAllCodes(call);
  requestScope.notePasswordHash(passwordHash);
  const response = await oneForAllCodes(call);
  if (response.ok) response.headers.append("Set-Cookie", await call.signUps.forgetBrowser(call.headers, email));
  return response;
}

/** For routes of somebody logged in; a guest gets the library's own answer. */
function withPerson(answer: (call: AccountCall, person: Person) => Promise<Response>): Answer {
  return async (call) => {
    const { person } = await call.personOf(call.headers);
    return person ? answer(call, person) : call.pass();
  };
}

/** Asks the library about a password of somebody logged in: whoever found a session open must not try them all. */
async function guarded(call: AccountCall, { email }: Person): Promise<Response> {
  const wait = await call.caps.take("passwordTry", email);
  if (wait !== null) return refusal("TOO_MANY_REQUESTS", wait);
  const response = await call.pass();
  if (response.ok) await call.caps.forget("passwordTry", email);
  return response;
}

/** The refusal of a password that is not the person's own, or null. */
async function wrongPassword(call: AccountCall, person: Person, password: unknown): Promise<Response | null> {
  if (typeof password !== "string") return refusal("INVALID_PASSWORD");
  const check = () => call.auth.api.verifyPassword({ body: { password }, headers: call.headers, asResponse: true });
  const response = await guarded({ ...call, pass: check }, person);
  return response.ok ? null : response;
}

/** Unknown address, wrong code, old code, too many tries: one answer, because an unknown address has no tries to lose. */
async function oneForAllCodes(call: AccountCall): Promise<Response> {
  const response = await call.pass();
  return CODE_REFUSALS.has(await codeOf(response)) ? refusal("INVALID_OTP") : response;
}

const CODE_REFUSALS = new Set<unknown>(["INVALID_OTP", "OTP_EXPIRED", "TOO_MANY_ATTEMPTS", "USER_NOT_FOUND"]);

/** Counts one more for the address in a field; the refusal when it is too often. What is no text the library refuses. */
async function tooMany(call: AccountCall, counted: Counted, field: "email" | "newEmail"): Promise<Response | null> {
  const address = textIn(call.body, field);
  const wait = address === null ? null : await call.caps.take(counted, address);
  return wait === null ? null : refusal("TOO_MANY_REQUESTS", wait);
}

function textIn(body: Record<string, unknown>, field: string): string | null {
  const value = body[field];
  return typeof value === "string" ? value : null;
}

/** The code of an answer that refuses. */
async function codeOf(response: Response): Promise<unknown> {
  if (response.ok) return undefined;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return body?.code;
}
