import { Problem } from "./problem.ts";

/** What a request's body may weigh. */
export const BODY_MAX_BYTES = 64 * 1024;

/**
 * The text of a request's body, counted while it comes: never more of it is held in memory than a body may weigh.
 * @throws {Problem} too_large.
 */
export async function boundedTextOf({ body }: Pick<Request, "body">): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > BODY_MAX_BYTES) throw new Problem("too_large");
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
