import { BackupRefused, LINE_MAX_BYTES } from "./backup-format.server.ts";

const LINE_BREAK = 0x0a;

/** The lines of a stream of bytes, each with its line break. @throws {BackupRefused} for one without, or one too long */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_BREAK); to !== -1; to = chunk.indexOf(LINE_BREAK, from)) {
      const rest = chunk.subarray(from, to + 1);
      yield begun.length > 0 ? Buffer.concat([...begun, rest]) : rest;
      begun = [];
      length = 0;
      from = to + 1;
    }
    if (from === chunk.length) continue;
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LINE_MAX_BYTES) throw new BackupRefused("This is no backup of the product: a line has no end.");
  }
  if (length > 0) throw new BackupRefused("This backup ends in the middle of a line: a part of it is missing.");
}

/** @throws {BackupRefused} when the line is no JSON in UTF-8. */
export function parseLine(line: Buffer): unknown {
  try {
    return JSON.parse(UTF8.decode(line));
  } catch {
    throw new BackupRefused("This backup is damaged: a line of it cannot be read.");
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
