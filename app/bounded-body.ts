import { Problem } from "./problem.ts";

/** What a request's body may weigh. */
export const BODY_MAX_BYTES = 64 * 1024;

/**
 * The text of a request's body, counted while it comes: never more of it is held in memory than a body may weigh.
 * @throws {Problem} too_large; invalid_request when it breaks off.
 */
export async function boundedTextOf(request: Pick<Request, "body">): Promise<string> {
  return new TextDecoder().decode(await boundedBytesOf(request, BODY_MAX_BYTES));
}

/** The same as the bytes that came. @throws {Problem} too_large; invalid_request when they break off. */
export async function boundedBytesOf(request: Pick<Request, "body">, most: number): Promise<Uint8Array> {
  return boundedAnswerOf(request, most).catch(brokenOff);
}

/**
 * The bytes that another server answers, counted in the same way.
 * @throws {Problem} too_large; what the connection threw when they break off.
 */
export async function boundedAnswerOf({ body }: Pick<Response, "body">, most: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) throw new Problem("too_large");
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * What became of a body that could not be read to its end. Whoever hung up hears nothing of it, and the error of the
 * connection must go no further: a database that is away has the same code.
 * @throws {Problem} always
 */
export function brokenOff(error: unknown): never {
  throw error instanceof Problem ? error : new Problem("invalid_request");
}
