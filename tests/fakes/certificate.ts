import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a server needs to speak TLS, and what its clients must trust for that; all in PEM form. */
export type ServedCertificate = { authority: string; certificate: string; key: string };

const DAY_MS = 86_400_000;

// The tags of DER, the encoding of certificates.
const TAG = {
  boolean: 1,
  integer: 2,
  bits: 3,
  octets: 4,
  name: 6,
  utf8: 12,
  time: 23,
  sequence: 0x30,
  set: 0x31,
} as const;
// Of addresses within the alternative names, and of a certificate's version and extensions.
const CONTEXT = { address: 0x87, version: 0xa0, extensions: 0xa3 } as const;

/** Object identifiers, encoded: the numbers in the comments are how people write them. */
const ECDSA_WITH_SHA256 = "2a8648ce3d040302"; // 1.2.840.10045.4.3.2
const COMMON_NAME = "550403"; // 2.5.4.3
const BASIC_CONSTRAINTS = "551d13"; // 2.5.29.19
const ALTERNATIVE_NAMES = "551d11"; // 2.5.29.17

/**
 * A certificate for an address, signed by an authority that lives for this one signature. Both are good for a day: made anew
 * for each run, neither can run out or leak.
 * @param address IPv4, such as 127.0.0.1
 */
export function createCertificate(address: string): ServedCertificate {
  const root = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const server = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const issuer = named("Test authority");
  const isAuthority = extension(BASIC_CONSTRAINTS, der(TAG.boolean, [0xff]));
  const isFor = extension(ALTERNATIVE_NAMES, der(CONTEXT.address, address.split(".").map(Number)));
  return {
    authority: signed({ subject: issuer, issuer, holder: root.publicKey, more: isAuthority }, root.privateKey),
    certificate: signed(
      { subject: named("Test server"), issuer, holder: server.publicKey, more: isFor },
      root.privateKey,
    ),
    key: server.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

type Claims = { subject: Buffer; issuer: Buffer; holder: KeyObject; more: Buffer };

function signed({ subject, issuer, holder, more }: Claims, by: KeyObject): string {
  const algorithm = der(TAG.sequence, der(TAG.name, Buffer.from(ECDSA_WITH_SHA256, "hex")));
  const claimed = der(
    TAG.sequence,
    // The third version, counted from nought: the first that has extensions.
    der(CONTEXT.version, der(TAG.integer, [2])),
    // Positive: its first bit is off.
    der(TAG.integer, [0x01], randomBytes(8)),
    algorithm,
    issuer,
    der(TAG.sequence, time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    subject,
    holder.export({ type: "spki", format: "der" }),
    der(CONTEXT.extensions, der(TAG.sequence, more)),
  );
  const whole = der(TAG.sequence, claimed, algorithm, der(TAG.bits, [0], sign("sha256", claimed, by)));
  return `-----BEGIN CERTIFICATE-----\n${whole.toString("base64")}\n-----END CERTIFICATE-----\n`;
}

function named(commonName: string): Buffer {
  const attribute = der(
    TAG.sequence,
    der(TAG.name, Buffer.from(COMMON_NAME, "hex")),
    der(TAG.utf8, Buffer.from(commonName)),
  );
  return der(TAG.sequence, der(TAG.set, attribute));
}

function extension(identifier: string, content: Buffer): Buffer {
  return der(TAG.sequence, der(TAG.name, Buffer.from(identifier, "hex")), der(TAG.octets, der(TAG.sequence, content)));
}

/** A moment in UTC with two digits for the year. */
const time = (ms: number) =>
  der(TAG.time, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, "").slice(2, 14)}Z`));

function der(tag: number, ...parts: (Uint8Array | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const written = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...written]), content]);
}
