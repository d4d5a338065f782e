import { PASSWORD_LENGTH, PASSWORD_RULES, type PasswordRule, rulesKept } from "./contract.ts";
import { codeIn } from "./one-time-code.ts";

/** Everything that can be wrong with a request about an account. The locale files hold one sentence for each. */
export type AccountFault =
  | "email_empty"
  | "email_malformed"
  | "email_same"
  | "email_unconfirmed"
  | "password_empty"
  | "password_too_short"
  | "password_too_long"
  | "password_needs_lower"
  | "password_needs_upper"
  | "password_needs_number"
  | "password_needs_symbol"
  | "password_not_conforming"
  | "password_wrong"
  | "login_wrong"
  | "code_empty"
  | "code_malformed"
  | "code_wrong"
  | "sign_up_closed"
  | "sign_up_not_invited"
  | "not_logged_in"
  | "too_many_requests"
  | "database_unavailable"
  | "payments_unavailable"
  | "offline"
  | "unexpected";

/** Why something did not happen. `retryAfterSeconds`: after that trying again makes sense. */
export type AccountFailure = { ok: false; fault: AccountFault; retryAfterSeconds?: number };

/** The fields of the account forms, by the name of the input. */
export const ACCOUNT_FIELDS = ["email", "code", "password"] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** What was typed; a form has some of the fields. */
export type Typed = Partial<Record<AccountField, string>>;

/** One sign, something, a dot and something after the @: what else an address needs, the server knows. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const RULE_BROKEN: Record<PasswordRule, AccountFault> = {
  length: "password_too_short",
  lower: "password_needs_lower",
  upper: "password_needs_upper",
  number: "password_needs_number",
  symbol: "password_needs_symbol",
};

/** What is wrong with an address as far as can be seen without asking, or null. */
export function emailFault(email: string): AccountFault | null {
  if (email === "") return "email_empty";
  return EMAIL.test(email) ? null : "email_malformed";
}

/** What is wrong with a password that somebody chooses: the first rule that it breaks, or null. */
export function newPasswordFault(password: string): AccountFault | null {
  if (password === "") return "password_empty";
  if (password.length > PASSWORD_LENGTH.max) return "password_too_long";
  const kept = rulesKept(password);
  const broken = PASSWORD_RULES.find((rule) => !kept.includes(rule));
  return broken ? RULE_BROKEN[broken] : null;
}

/** What is wrong with a typed code, or null. */
export function codeFault(typed: string): AccountFault | null {
  if (typed.trim() === "") return "code_empty";
  return codeIn(typed) ? null : "code_malformed";
}

/**
 * The first thing wrong with a form, in the order of its fields, or null.
 * @param choosesPassword the password is a new one and has to keep the policy; any other only must not be empty.
 */
export function firstFault({ email, code, password }: Typed, choosesPassword: boolean): AccountFault | null {
  const passwordFault = (typed: string) => (typed === "" ? "password_empty" : null);
  return (
    (email === undefined ? null : emailFault(email)) ??
    (code === undefined ? null : codeFault(code)) ??
    (password === undefined ? null : (choosesPassword ? newPasswordFault : passwordFault)(password))
  );
}

/** The field that a fault is about, or null when it is about none. A failed log-in is about its password. */
export function fieldAtFault(fault: AccountFault): AccountField | null {
  if (fault === "login_wrong") return "password";
  if (fault === "sign_up_not_invited") return "email";
  return ACCOUNT_FIELDS.find((field) => fault.startsWith(`${field}_`)) ?? null;
}

const MINUTE = 60;
const HOUR = 3_600;
/** From here on the larger unit is told: nobody counts ninety-one seconds. */
const UNITS_TO_COUNT = 1.5;

/** When to try again, in words that end a sentence: "in 5 minutes". Rounded up, so that it is never too early. */
export function inWords(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language);
  if (seconds < MINUTE * UNITS_TO_COUNT) return words.format(Math.ceil(seconds), "second");
  if (seconds < HOUR * UNITS_TO_COUNT) return words.format(Math.ceil(seconds / MINUTE), "minute");
  return words.format(Math.ceil(seconds / HOUR), "hour");
}
