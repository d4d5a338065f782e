import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
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
  try {
    // Fails when the file is there: two that start at once must not make two.
    await writeFile(path, randomBytes(SECRET_BYTES).toString("base64url"), {
      flag: "wx",
      mode: OWNER_ONLY,
      flush: true,
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < SECRET_BYTES)
    throw new SettingError(`${path} is damaged: put it back from a copy, or remove it.`);
  return secret;
}
