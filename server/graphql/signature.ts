import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** AWS Signature Version 4, as a call carries it. */
export type Signature = {
  accessKeyId: string;
  /** yyyymmdd */
  date: string;
  region: string;
  service: string;
  /** In lower case and in the order in which they were signed. */
  signedHeaders: readonly string[];
  /** Hexadecimal. */
  signature: string;
};

/** What a signature covers. */
export type SignedCall = {
  path: string;
  body: string;
  /** A header's value by its lower-case name, or null. */
  header(name: string): string | null;
};

export const ALGORITHM = "AWS4-HMAC-SHA256";
const WRITTEN =
  /^AWS4-HMAC-SHA256 +Credential=(\w{1,128})\/(\d{8})\/([\w-]{1,64})\/(\w{1,64})\/aws4_request *, *SignedHeaders=([\w;-]{1,2000}) *, *Signature=([0-9a-f]{64})$/;

/** Reads the authorization header of a signed call; null when it is not written as one. */
export function readSignature(authorization: string): Signature | null {
  const [, accessKeyId, date, region, service, headers, signature] = WRITTEN.exec(authorization) ?? [];
  if (!accessKeyId || !date || !region || !service || !headers || !signature) return null;
  return { accessKeyId, date, region, service, signedHeaders: headers.split(";"), signature };
}

/**
 * Whether a call was signed with a secret, compared in constant time. The body counts as it came, whatever a header says
 * of its checksum. A header that was signed and is not there makes every signature wrong.
 */
export function isSignedWith(secret: string, given: Signature, call: SignedCall): boolean {
  if (given.signedHeaders.some((name) => call.header(name) === null)) return false;
  return timingSafeEqual(signatureOf(secret, given, call), Buffer.from(given.signature, "hex"));
}

/** What the signature of a call is, with a secret. */
export function signatureOf(secret: string, by: Omit<Signature, "signature">, call: SignedCall): Buffer {
  const canonical = [
    "POST",
    call.path,
    "",
    ...by.signedHeaders.map((name) => `${name}:${(call.header(name) ?? "").trim().replace(/\s+/g, " ")}`),
    "",
    by.signedHeaders.join(";"),
    sha256(call.body),
  ].join("\n");
  const scope = [by.date, by.region, by.service, "aws4_request"];
  const toSign = [ALGORITHM, call.header("x-amz-date"), scope.join("/"), sha256(canonical)].join("\n");
  return hmac(scope.reduce<string | Buffer>(hmac, `AWS4${secret}`), toSign);
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
