import type * as z from "zod/mini";
import type { FieldFault } from "./problem.ts";

/** What a parser found wrong, by the field it found it in; "body" where it was the whole. Every message is a fault's code. */
export function fieldFaults(issues: readonly z.core.$ZodIssue[]): Record<string, FieldFault> {
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0] ?? "body"), issue.message as FieldFault]));
}
