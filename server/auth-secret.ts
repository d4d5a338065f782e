import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SettingError } from "./setting-values.ts";

const SECRET_BYTES = 32;
/** For whoever runs the product, and for nobody else. */
const OWNER_ONLY = 0o600;

/**
 * The secret kept in the data folder, made when there is none.
 * @throws {SettingError} when there is one that is no secret: another one would log everybody out.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "auth-secret");
  await mkdir(dataDir, { recursive: true });
  const secret = (await readIfThere(path)) ?? (await makeSecret(path));
  if (secret.length < SECRET_BYTES)
    throw new SettingError(`${path} is damaged: put it back from a copy, or remove it.`);
  return secret;
}

/**
 * A new secret under this name, or that of somebody who was faster. It is written whole beside its
 * place and then linked into it: whoever starts at the same time, or after a crash, finds all of
 * it or nothing.
 */
async function makeSecret(path: string): Promise<string> {
  const unlinked = `${path}.${randomUUID()}`;
  try {
    await writeFile(unlinked, randomBytes(SECRET_BYTES).toString("base64url"), {
      flag: "wx",
      mode: OWNER_ONLY,
      flush: true,
    });
    await link(unlinked, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(unlinked, { force: true });
  }
  return (await readFile(path, "utf8")).trim();
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
