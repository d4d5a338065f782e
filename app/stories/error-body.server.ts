import type { IncomingMessage } from "node:http";

/** An error object is a few hundred bytes; more is a page that somebody's proxy put in its place. */
const MOST_BYTES = 16 * 1024;

/** Somebody waits for a story: the status alone is enough to go on. */
const PATIENCE_MS = 1000;

/** Calls back once with the JSON of an answer, or with undefined where it is none, too long, broken off or too slow. */
export function readErrorBody(response: IncomingMessage, callback: (body: unknown) => void): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  let isDone = false;
  const finish = (body?: unknown) => {
    if (isDone) return;
    isDone = true;
    clearTimeout(patience);
    callback(body);
  };
  const patience = setTimeout(finish, PATIENCE_MS);
  response.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_BYTES) finish();
    else parts.push(part);
  });
  response.on("end", () => finish(parsed(Buffer.concat(parts).toString("utf8"))));
  response.on("close", () => finish());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
