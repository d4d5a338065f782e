import { createHash } from "node:crypto";
import type { ParsedStoryRequest } from "./contract.ts";

/** SHA-256 in hex. Equal values hash equally, whatever the order in which genres were named. */
export function hashOf(request: ParsedStoryRequest): string {
  const values = [
    request.language,
    request.age,
    [...request.genres].sort(),
    request.ideas,
    request.length,
    request.insteadOf ?? null,
    request.endingOf ?? null,
    request.goesOnFrom ?? null,
    request.listeners ?? null,
  ];
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}
