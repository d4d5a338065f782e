import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/** Tells equal texts apart from others, and nothing more to whoever has not the key. */
export type KeyedHash = (text: string) => string;

/**
 * HMAC-SHA256 under a key of its own for each purpose (HKDF, RFC 5869), so that what stands in one place says nothing about
 * another.
 */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
