import { countGraphemes } from "#app/graphemes.ts";
import { isBlank, plainText } from "#app/plain-text.ts";
import type { FieldFault } from "#app/problem.ts";
import {
  CONTACT_FIELDS,
  CONTACT_MAX,
  type ContactFailure,
  type ContactFaults,
  type ContactField,
  type ContactGiven,
} from "./contact-fields.ts";

/**
 * A valid e-mail address as the e-mail input type has it; no white space and no line break can pass.
 * Source: HTML Living Standard, "valid e-mail address".
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** One line of text: it can break no header. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const CLEAN: Record<ContactField, (text: string) => string> = {
  name: oneLine,
  email: (text) => text.trim(),
  message: plainText,
};

/** A field as it is kept; what nobody could see is nothing. */
export function cleaned(field: ContactField, text: string): string {
  const clean = CLEAN[field](text.toWellFormed());
  return isBlank(clean) ? "" : clean;
}

/** What is wrong with a cleaned field, or null. */
export function faultOf(field: ContactField, text: string): FieldFault | null {
  if (text === "") return "contact_empty";
  const max = CONTACT_MAX[field];
  // A grapheme is at least one code unit: anything shorter needs no counting.
  if (text.length > max && countGraphemes(text) > max) return "text_too_long";
  return field === "email" && !EMAIL.test(text) ? "email_malformed" : null;
}

/** What is wrong with a message as it was typed, by field: the same that the server would say. */
export function faultsOf(given: ContactGiven): ContactFaults {
  const faults = CONTACT_FIELDS.map((field) => [field, faultOf(field, cleaned(field, given[field]))] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}

/** Why a message was not sent. One that weighs too much is long in its message: the other fields are short. */
export function failureOf(code: ContactFailure["code"], fields: ContactFaults = {}): ContactFailure {
  return { sent: false, code, fields: code === "too_large" ? { message: "text_too_long" } : fields };
}
