import type { FieldFault, ProblemCode } from "#app/problem.ts";

/** What a message is made of, by wire name. */
export const CONTACT_FIELDS = ["name", "email", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What was written, field by field. */
export type ContactGiven = Record<ContactField, string>;

/** The most that each field takes, in grapheme clusters. An address of more than 254 cannot be written to (RFC 5321). */
export const CONTACT_MAX: Record<ContactField, number> = { name: 200, email: 254, message: 5_000 };

export type ContactFaults = Partial<Record<ContactField, FieldFault>>;

/** Why a message was not sent, as far as its form can know. "offline": there was no answer at all. */
export type ContactFailure = { sent: false; code: ProblemCode | "offline"; fields: ContactFaults };

/** How sending ended. */
export type ContactOutcome = { sent: true } | ContactFailure;

/** What a page answers to a form that came without scripts: on failure with everything that was typed. */
export type ContactResult = { sent: true } | (ContactFailure & { given: ContactGiven });
