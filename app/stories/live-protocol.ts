import { RECORD_CHANGES, type RecordChange } from "./records-contract.ts";

/** Where events come from, on our own origin. */
export const REALTIME_PATH = "/graphql/realtime";
/** How long the service has to acknowledge a connection, and then the subscriptions. */
export const ACK_WAIT_MS = 15_000;
/** After such a silence a connection is taken for troubled: the service says every minute that it lives. */
export const KEEP_ALIVE_ALERT_MS = 65_000;
/** After such a silence a connection is lost, unless the service names another time. */
const USUAL_SILENCE_MS = 300_000;

const PROTOCOL = "graphql-ws";

/** The field of each change. Of a story nothing but its id is asked for: the library fetches its own cards. */
const FIELDS: Record<RecordChange, string> = {
  created: "onCreateGeneratedStories",
  updated: "onUpdateGeneratedStories",
  deleted: "onDeleteGeneratedStories",
};

/**
 * The sub-protocols to offer. Whoever is logged in is known by the session's cookie, so the headers name the host alone.
 * @param host the page's own, with its port
 */
export function liveProtocols(host: string): string[] {
  const headers = btoa(JSON.stringify({ host })).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return [PROTOCOL, `header-${headers}`];
}

export const CONNECTION_INIT = JSON.stringify({ type: "connection_init" });

/** What subscribes to one kind of change; its id is the change's name. */
export function startFrame(change: RecordChange, host: string): string {
  const query = `subscription { ${FIELDS[change]} { id } }`;
  return JSON.stringify({
    id: change,
    type: "start",
    payload: { data: JSON.stringify({ query, variables: {} }), extensions: { authorization: { host } } },
  });
}

/** What a frame of the service means to the library. */
export type LiveMessage =
  /** @property silenceMs after how much silence the connection is lost */
  | { means: "acknowledged"; silenceMs: number }
  | { means: "alive" }
  | { means: "subscribed"; to: RecordChange }
  | { means: "changed"; change: RecordChange; id: string }
  /** @property isFinal the same request would be refused again */
  | { means: "refused"; reason: string; isFinal: boolean };

const FINAL_CODES = [400, 401, 403];
const FINAL_TYPES = ["BadRequestException", "UnauthorizedException", "Unauthorized"];

type Frame = { type?: unknown; id?: unknown; payload?: Record<string, unknown> | null };
type Refusal = { errorType?: unknown; errorCode?: unknown };

/** Null for a frame that says nothing to the library. */
export function liveMessageOf(text: unknown): LiveMessage | null {
  const { type, id, payload } = frameOf(text);
  const change = RECORD_CHANGES.find((known) => known === id);
  if (type === "ka") return { means: "alive" };
  if (type === "connection_ack") return { means: "acknowledged", silenceMs: silenceOf(payload?.connectionTimeoutMs) };
  if (type === "start_ack" && change) return { means: "subscribed", to: change };
  if (type === "data" && change) return changeIn(change, payload?.data);
  if (type === "connection_error" || type === "error") return refusalIn(payload?.errors);
  return null;
}

function frameOf(text: unknown): Frame {
  if (typeof text !== "string") return {};
  try {
    return (JSON.parse(text) as Frame | null) ?? {};
  } catch {
    // What cannot be read says nothing, and the connection's own silence tells when it is lost.
    return {};
  }
}

function silenceOf(named: unknown): number {
  return typeof named === "number" && Number.isFinite(named) && named > 0 ? named : USUAL_SILENCE_MS;
}

function changeIn(change: RecordChange, data: unknown): LiveMessage | null {
  const id = (data as Record<string, { id?: unknown } | null> | null | undefined)?.[FIELDS[change]]?.id;
  return typeof id === "string" ? { means: "changed", change, id } : null;
}

/** @param errors a list, or of some refusals the one error itself */
function refusalIn(errors: unknown): LiveMessage {
  const [first] = [errors].flat() as (Refusal | null | undefined)[];
  const reason = [first?.errorType, first?.errorCode].find(
    (named) => typeof named === "string" || typeof named === "number",
  );
  return { means: "refused", reason: String(reason ?? "unknown"), isFinal: isFinal(first) };
}

const isFinal = (refusal: Refusal | null | undefined) =>
  FINAL_CODES.includes(Number(refusal?.errorCode)) || FINAL_TYPES.includes(String(refusal?.errorType));
