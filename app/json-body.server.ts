import type { HonoRequest } from "hono";
import { BODY_MAX_BYTES, boundedTextOf, brokenOff } from "./bounded-body.ts";
import { Problem } from "./problem.ts";

/**
 * The JSON of a request's body. Never more of it is held in memory than a body may weigh.
 * @throws {Problem} wrong_type, too_large, or invalid_request when it is not JSON or breaks off.
 */
export async function jsonBodyOf(request: HonoRequest): Promise<unknown> {
  checkIsJson(request.header("Content-Type"));
  return parsedJson(await textOf(request));
}

/** @throws {Problem} wrong_type when a body is not said to be JSON. */
export function checkIsJson(contentType: string | null | undefined): void {
  if (!/^application\/json\s*(?:;|$)/i.test(contentType ?? "")) throw new Problem("wrong_type");
}

/** @throws {Problem} invalid_request when a text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes what a person wrote: it goes nowhere.
    throw new Problem("invalid_request", { fields: { body: "body_not_object" } });
  }
}

async function textOf(request: HonoRequest): Promise<string> {
  const length = request.header("Content-Length");
  if (length === undefined || request.header("Transfer-Encoding")) return boundedTextOf(request.raw);
  if (Number(length) > BODY_MAX_BYTES) throw new Problem("too_large");
  return request.text().catch(brokenOff);
}
