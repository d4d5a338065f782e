import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What must never reach a browser: secret and restricted keys, webhook secrets, and the ids of prices. */
const SECRETS = [/\b[sr]k_(?:test|live)_\w+/g, /\bwhsec_\w+/g, /\bprice_[A-Za-z0-9]{6,}\b/g];

/** A secret where a browser could read it. Enough of it to find it, and too little to use it. */
export type ServedSecret = { where: string; begins: string };

const SHOWN_LETTERS = 10;

/** @param known values that are secret whatever they look like */
export function secretsIn(where: string, text: string, known: readonly string[] = []): ServedSecret[] {
  const found = SECRETS.flatMap((pattern) => text.match(pattern) ?? []);
  return [...found, ...known.filter((value) => text.includes(value))].map((secret) => ({
    where,
    begins: secret.slice(0, SHOWN_LETTERS),
  }));
}

/** The same for every file that is served from a folder, compressed ones and source maps included. */
export async function secretsInFolder(folder: string, known: readonly string[] = []): Promise<ServedSecret[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => secretsIn(relative(folder, file), textOf(file, await readFile(file)), known)),
  );
  return found.flat();
}

function textOf(name: string, bytes: Buffer): string {
  if (name.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1");
  return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("latin1");
}
