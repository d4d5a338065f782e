import type { ProblemCode } from "#app/problem.ts";
import type { ContactGiven, ContactOutcome } from "./contact-fields.ts";
import { failureOf, faultsOf } from "./contact-rules.ts";

/** After that nobody waits for an answer any more. */
const ANSWER_WITHIN_MS = 30_000;

/** Sends a message, unless something is wrong with it that can be seen here. Never throws. */
export async function sendMessage(given: ContactGiven): Promise<ContactOutcome> {
  const faults = faultsOf(given);
  if (Object.keys(faults).length > 0) return failureOf("invalid_request", faults);
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.ok) return { sent: true };
    const problem: unknown = await response.json().catch(() => null);
    return failureOf((problem as { code?: ProblemCode } | null)?.code ?? "unexpected");
  } catch {
    return failureOf("offline");
  }
}
