import type { Credentials } from "#server/graphql/api-caller.ts";

/** Headers that a client sends inside a message, by their lower-case names. */
export type CarriedHeaders = ReadonlyMap<string, string>;

/** What a signature covers when a connection is opened. */
export const CONNECT_SIGNED = { path: "/graphql/connect", body: "{}" } as const;
/** What a signature covers when a subscription is started. @param body the operation as the client wrote it */
export const startSigned = (body: string) => ({ path: "/graphql", body });

/** The headers in an object of a message, or null when it is none; what is no text is left out. */
export function carriedHeaders(value: unknown): CarriedHeaders | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new Map(texts.map(([name, text]) => [name.toLowerCase(), text]));
}

/** @param socket what is known of the request that opened it */
export function credentialsOf(
  headers: CarriedHeaders,
  signed: Credentials["signed"],
  { address, cookie }: Pick<Credentials, "address" | "cookie">,
): Credentials {
  return { header: (name) => headers.get(name) ?? null, signed, address, cookie };
}
