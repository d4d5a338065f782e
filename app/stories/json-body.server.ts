import type { HonoRequest } from "hono";
import { Problem } from "#app/problem.ts";
import { BODY_MAX_BYTES } from "./contract.ts";

/**
 * The JSON of a request's body. Never more of it is held in memory than a body may weigh.
 * @throws {Problem} wrong_type, too_large, or invalid_request when it is not JSON.
 */
export async function jsonBodyOf(request: HonoRequest): Promise<unknown> {
  if (!isJson(request.header("Content-Type"))) throw new Problem("wrong_type");
  const text = await textOf(request);
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes what a person wrote: it goes nowhere.
    throw new Problem("invalid_request", { fields: { body: "body_not_object" } });
  }
}

async function textOf(request: HonoRequest): Promise<string> {
  const length = request.header("Content-Length");
  if (length === undefined || request.header("Transfer-Encoding")) return countedText(request.raw);
  if (Number(length) > BODY_MAX_BYTES) throw new Problem("too_large");
  return request.text();
}

/** The text of a body that does not say its length. */
async function countedText({ body }: Request): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > BODY_MAX_BYTES) throw new Problem("too_large");
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

const isJson = (contentType: string | undefined) => /^application\/json\s*(?:;|$)/i.test(contentType ?? "");
