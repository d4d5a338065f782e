import type { Letter } from "#app/mail/contract.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import { CODE_LIFETIME_SECONDS } from "./contract.ts";

type Unasked = { subject: string; text: string; unasked: string };

/** The words of the letters in one language. */
export type AccountLetterWords = {
  greeting: string;
  farewell: string;
  code: { confirm: Unasked; reset: Unasked; newEmail: Unasked; goodFor: string };
  known: Unasked & { logIn: string; forgot: string };
  passwordChanged: Unasked;
  emailChanged: Unasked;
  deleted: Unasked;
};

/** What a code is for: confirming an address, a new password, or moving an account to another address. */
export type CodePurpose = "confirm" | "reset" | "newEmail";
/** What a person is told after it has happened. */
export type Notice = "passwordChanged" | "emailChanged" | "deleted";

/** The letter that carries a code. */
export function codeLetter(purpose: CodePurpose, to: string, code: string, words: AccountLetterWords): Letter {
  const { subject, text, unasked } = words.code[purpose];
  // The code has a line to itself: a phone offers it for copying, and an eye finds it.
  return { ...letter(to, subject, [text, code, words.code.goodFor, unasked], words), code };
}

/** The letter to whoever asks for an account and has one. @param publicUrl without a trailing slash */
export function knownLetter(to: string, publicUrl: string, words: AccountLetterWords): Letter {
  const { subject, text, logIn, forgot, unasked } = words.known;
  const paragraphs = [text, `${logIn} ${publicUrl}/?login=1`, `${forgot} ${publicUrl}/?forgot=1`, unasked];
  return letter(to, subject, paragraphs, words);
}

/** The letter that tells what has happened to an account. */
export function noticeLetter(notice: Notice, to: string, publicUrl: string, words: AccountLetterWords): Letter {
  const { subject, text, unasked } = words[notice];
  const way = notice === "passwordChanged" ? `${publicUrl}/?forgot=1` : `${publicUrl}/#contact`;
  return letter(to, subject, [text, `${unasked} ${way}`], words);
}

function letter(to: string, subject: string, paragraphs: string[], words: AccountLetterWords): Letter {
  const text = `${[words.greeting, ...paragraphs, words.farewell].join("\n\n")}\n`;
  return { to, subject: filled(subject), text: filled(text) };
}

const filled = (words: string) =>
  words.replaceAll("{{product}}", PRODUCT_NAME).replaceAll("{{minutes}}", String(CODE_LIFETIME_SECONDS / 60));
