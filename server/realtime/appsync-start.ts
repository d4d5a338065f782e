import { type CarriedHeaders, carriedHeaders } from "./credentials.ts";
import type { Operation } from "./operations.ts";

/** A message that asks for a subscription. */
export type Start = {
  id: string;
  /** The operation as it was sent: signatures are made over this very text. */
  body: string;
  headers: CarriedHeaders;
};

/** Clients use UUIDs. An id is kept, and sent along with each event. */
const ID_MAX_CHARACTERS = 128;

/** A frame's object, or null when it is no text, no JSON, or no object. */
export function readMessage(frame: string | null): Record<string, unknown> | null {
  return frame === null ? null : objectIn(frame);
}

/** A message's id where it can be one. */
export function readId(message: Record<string, unknown>): string | null {
  const { id } = message;
  return typeof id === "string" && id !== "" && id.length <= ID_MAX_CHARACTERS ? id : null;
}

/** Null when the message is no start. */
export function readStart(message: Record<string, unknown>): Start | null {
  const id = readId(message);
  const payload = message.payload as { data?: unknown; extensions?: { authorization?: unknown } | null } | null;
  if (id === null || typeof payload?.data !== "string") return null;
  return { id, body: payload.data, headers: carriedHeaders(payload.extensions?.authorization) ?? new Map() };
}

/** The operation in a start's text, or null when there is none. */
export function readOperation(body: string): Operation | null {
  const found = objectIn(body);
  if (!found || typeof found.query !== "string") return null;
  const { query, variables, operationName } = found;
  return {
    query,
    variables: isObject(variables) ? variables : null,
    operationName: typeof operationName === "string" ? operationName : null,
  };
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
