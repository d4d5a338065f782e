import { type CarriedHeaders, carriedHeaders } from "./credentials.ts";

export const APPSYNC_PROTOCOL = "graphql-ws";
export const TRANSPORT_PROTOCOL = "graphql-transport-ws";
const HEADER_PREFIX = "header-";

/** What a client asks for when it opens a socket. */
export type Opening =
  | { kind: "appsync"; headers: CarriedHeaders }
  | { kind: "transport" }
  | { kind: "refused"; reason: "no_protocol" | "unknown_protocol" | "no_headers" };

/**
 * Which of the offered sub-protocols is answered with: the first that is spoken here. A client that hears none of its own
 * fails before it reads why, so without one that is spoken here the first is named, and the refusal follows in a message.
 */
export function answeredProtocol(offered: Iterable<string>): string | undefined {
  const protocols = [...offered];
  return protocols.find((name) => name === APPSYNC_PROTOCOL || name === TRANSPORT_PROTOCOL) ?? protocols[0];
}

/** @param offered the sub-protocols, in the client's order @param query of the URL, as it was sent */
export function readOpening(offered: readonly string[], query: string): Opening {
  if (offered.length === 0) return { kind: "refused", reason: "no_protocol" };
  const protocol = answeredProtocol(offered);
  if (protocol === TRANSPORT_PROTOCOL) return { kind: "transport" };
  if (protocol !== APPSYNC_PROTOCOL) return { kind: "refused", reason: "unknown_protocol" };
  const encoded =
    offered.find((name) => name.startsWith(HEADER_PREFIX))?.slice(HEADER_PREFIX.length) ??
    // Older clients do not percent-encode: a plus sign arrives as it is, and is read as a space.
    new URLSearchParams(query).get("header")?.replaceAll(" ", "+");
  const headers = encoded === undefined ? null : carriedHeaders(decoded(encoded));
  return headers ? { kind: "appsync", headers } : { kind: "refused", reason: "no_headers" };
}

/** JSON in base64 of either alphabet; undefined when it is none. */
function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
