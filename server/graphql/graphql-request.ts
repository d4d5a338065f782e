import { z } from "zod";
import { boundedBytesOf } from "#app/bounded-body.ts";
import { Problem } from "#app/problem.ts";
import { VARIABLE_VALUES_MAX } from "./query-limits.ts";

/** What a call may weigh: the longest content, each of its characters written as an escape of seven bytes, and room beside it. */
export const BODY_MAX_BYTES = 1024 * 1024;

/** Every value stands behind a comma or a bracket; the brackets of the body are among them. */
const VALUES_MAX = 2 * VARIABLE_VALUES_MAX;

/** What a body must be. Other fields of it are ignored. */
const BODY = z.object({
  query: z.string(),
  // Nothing of it is looked at here: a megabyte of names would take longer to go through than to read.
  variables: z.custom<Record<string, unknown>>(isObject).nullish(),
  operationName: z.string().nullish(),
});

export type GraphqlRequest = {
  query: string;
  variables: { readonly [name: string]: unknown };
  operationName: string | null;
};

/**
 * A call's body as it was sent; null when it is no text. A signature covers it to the last byte.
 * @throws {Problem} too_large
 */
export async function bodyOf(request: Pick<Request, "body" | "headers">): Promise<string | null> {
  if (Number(request.headers.get("Content-Length")) > BODY_MAX_BYTES) throw new Problem("too_large");
  const bytes = await boundedBytesOf(request, BODY_MAX_BYTES);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Whether a body holds more values than variables may have: a megabyte of names takes forty times as long to take apart as to go
 * through. Of text that is no JSON it says nothing of worth.
 */
export function hasTooManyValues(body: string): boolean {
  let values = 0;
  for (let at = 0; at < body.length; at++) {
    const sign = body[at];
    // A comma of a story is within quotation marks.
    if (sign === '"') at = endOfString(body, at + 1);
    else if ((sign === "," || sign === "[" || sign === "{") && ++values > VALUES_MAX) return true;
  }
  return false;
}

/** Where a string of JSON ends: at the next quotation mark before which stand no backslashes, or two, or four. */
function endOfString(body: string, from: number): number {
  for (let at = body.indexOf('"', from); at !== -1; at = body.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (body[at - 1 - backslashes] === "\\") backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return body.length;
}

/** What a body asks for; null when it is not what the protocol sends. */
export function parsedRequest(body: string): GraphqlRequest | null {
  const parsed = BODY.safeParse(jsonOf(body));
  if (!parsed.success) return null;
  const { query, variables, operationName } = parsed.data;
  return { query, variables: variables ?? {}, operationName: operationName ?? null };
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes what a person wrote: it goes nowhere.
    return undefined;
  }
}
