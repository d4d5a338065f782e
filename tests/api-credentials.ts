import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import { SignatureV4 } from "@smithy/signature-v4";
import type { ApiCaller, Credentials, IdentifyCaller } from "#server/graphql/api-caller.ts";
import { IdentityUnavailable, NotIdentified } from "#server/graphql/api-caller.ts";

type Headers = Readonly<Record<string, string>>;

/** What a call to the API carries. @param headers under names in any case */
export function credentialsOf(headers: Headers, more: Partial<Omit<Credentials, "header">> = {}): Credentials {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    header: (name) => byName.get(name) ?? null,
    signed: { path: "/graphql", body: "{}" },
    address: null,
    cookie: null,
    ...more,
  };
}

/** How a call ended for whoever made it: as somebody, or with the protocol's refusal. */
export async function outcomeOf(calling: ReturnType<IdentifyCaller>) {
  try {
    const { mode, person } = await calling;
    return { mode, email: person?.email ?? null };
  } catch (error) {
    if (!(error instanceof NotIdentified || error instanceof IdentityUnavailable)) throw error;
    return { status: error.status, type: error.errorType, message: error.message };
  }
}

/** What every refusal for want of good credentials looks like. */
export const unauthorized = (message: string) => ({ status: 401, type: "UnauthorizedException", message });

/** What it looks like when a token cannot be judged now. */
export const UNJUDGED = {
  status: 503,
  type: "ServiceUnavailableException",
  message: "The token cannot be checked at the moment.",
};

/** A caller, or a failed test. */
export async function knownCaller(calling: ReturnType<IdentifyCaller>): Promise<ApiCaller> {
  const caller = await calling;
  if (!caller.person) throw new Error("the caller has no account");
  return caller;
}

export type Signing = {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  region?: string;
  service?: string;
  at?: Date;
  path?: string;
  body?: string;
};

/** The headers of a call that AWS's own package has signed. @param headers what is signed beside the date */
export async function signedHeaders(headers: Headers, signing: Signing): Promise<Record<string, string>> {
  const { accessKeyId, secretAccessKey, sessionToken, region = "eu-west-1", service = "appsync" } = signing;
  const signer = new SignatureV4({
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    region,
    service,
    sha256: Sha256,
    applyChecksum: false,
  });
  const request = await signer.sign(
    {
      method: "POST",
      protocol: "http:",
      hostname: "127.0.0.1",
      path: signing.path ?? "/graphql",
      headers,
      body: signing.body ?? "{}",
    },
    { signingDate: signing.at ?? new Date() },
  );
  return request.headers;
}

/** SHA-256 as AWS's package asks for it; with a secret it is the HMAC. */
class Sha256 {
  private readonly hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(secret));
  }

  update(chunk: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(bytesOf(chunk));
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }

  reset(): void {
    throw new Error("nobody signs twice with one of these");
  }
}

function bytesOf(given: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof given === "string") return Buffer.from(given);
  return given instanceof ArrayBuffer
    ? new Uint8Array(given)
    : new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
}
