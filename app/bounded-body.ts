import { Problem } from "./problem.ts";

/** What a request's body may weigh. */
export const BODY_MAX_BYTES = 64 * 1024;

/**
 * The text of a request's body, counted while it comes: never more of it is held in memory than a body may weigh.
 * @throws {Problem} too_large.
 */
export async function boundedTextOf(request: Pick<Request, "body">): Promise<string> {
  return new TextDecoder().decode(await boundedBytesOf(request, BODY_MAX_BYTES));
}

/** The same as the bytes that came. @throws {Problem} too_large. */
export async function boundedBytesOf({ body }: Pick<Request, "body">, most: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) throw new Problem("too_large");
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
