import type { Listener } from "./listeners-contract.ts";

/** Who is logged in. */
export type Person = {
  id: string;
  email: string;
  /** Names the session, with which tokens for other programs die too, or the API key by which the person came. */
  sessionId: string;
};

/** A password's length in characters. Long passphrases are welcome. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** The rules of the password policy, in the order in which they are shown. */
export const PASSWORD_RULES = ["length", "lower", "upper", "number", "symbol"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const HOLDS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= PASSWORD_LENGTH.min,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  // A space counts: a passphrase has one between its words.
  symbol: (password) => /[^\p{L}\p{N}]/u.test(password),
};

/** The rules that a password keeps. */
export const rulesKept = (password: string): PasswordRule[] => PASSWORD_RULES.filter((rule) => HOLDS[rule](password));

/** Whether a password keeps the policy. One that is too long does not. */
export const isGoodPassword = (password: string): boolean =>
  password.length <= PASSWORD_LENGTH.max && rulesKept(password).length === PASSWORD_RULES.length;

/** Digits of a one-time code. */
export const CODE_DIGITS = 6;
/** So long a code is good, in seconds. */
export const CODE_LIFETIME_SECONDS = 600;
/** So many wrong tries a code survives. */
export const CODE_TRIES = 3;
/** So long the page waits before it offers another code, in seconds. */
export const RESEND_AFTER_SECONDS = 60;

/** The header of a log-in's answer that tells what became of the guest's half-told story: its id, or CLAIM_NO_PLACE. */
export const CLAIM_HEADER = "Claimed-Story";
/** The account had no place left for it; the story waits on. */
export const CLAIM_NO_PLACE = "no-place";

/** One place where a person is logged in. */
export type OpenSession = {
  id: string;
  /** What ends it. */
  token: string;
  /** The browser as it names itself, or null. */
  userAgent: string | null;
  /** ISO-8601 UTC. */
  createdAt: string;
  isCurrent: boolean;
};

/** What the profile asks about an account. */
export type AccountPages = {
  /** Where the person is logged in, the present place first. */
  sessions(person: Person): Promise<readonly OpenSession[]>;
  /** To whom the person reads, oldest first. */
  listeners(person: Person): Promise<readonly Listener[]>;
};
