import * as z from "zod/mini";
import { fieldFaults } from "#app/field-faults.ts";
import { type FieldFault, Problem } from "#app/problem.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { ContactField, ContactGiven } from "./contact-fields.ts";
import { cleaned, faultOf } from "./contact-rules.ts";

const fault = (code: FieldFault) => ({ error: () => code });

const field = (name: ContactField) =>
  z.pipe(
    z.pipe(
      z.string(fault("contact_empty")),
      z.transform((text) => cleaned(name, text)),
    ),
    z.string().check((context) => {
      const found = faultOf(name, context.value);
      if (found) context.issues.push({ code: "custom", message: found, input: context.value });
    }),
  );

const contactBody = z.object(
  { name: field("name"), email: field("email"), message: field("message") },
  fault("body_not_object"),
);

/**
 * Parses a message: the name in one line, the message as plain text with LF between lines, nothing blank.
 * @throws {Problem} invalid_request with the fields at fault.
 */
export function parseContact(body: unknown): ContactGiven {
  const parsed = z.safeParse(contactBody, body);
  if (parsed.success) return parsed.data;
  throw new Problem("invalid_request", { fields: fieldFaults(parsed.error.issues) });
}

/** A message to the host, as it is kept. */
export type ContactMessage = ContactGiven & { id: string; language: Language };
