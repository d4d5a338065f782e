import { IdentityUnavailable, NotIdentified } from "#server/graphql/api-caller.ts";
import { MALFORMED } from "#server/graphql/engine.ts";
import type { WireError } from "#server/graphql/wire-error.ts";

/** An error as this protocol words it. Clients read the type and the code; people read the message. */
export type ProtocolError = {
  errorType?: string;
  message: string;
  errorCode?: number;
  errorInfo?: WireError["errorInfo"];
};

/** Clients take a connection for lost when they have heard nothing for so long. */
const CONNECTION_TIMEOUT_MS = 300_000;

export const ACKNOWLEDGED = {
  type: "connection_ack",
  payload: { connectionTimeoutMs: CONNECTION_TIMEOUT_MS },
} as const;
export const KEEP_ALIVE = { type: "ka" } as const;

const refusal = (errorType: string, message: string, errorCode: number) => ({ errorType, message, errorCode });

/** Why a connection is refused, in the words that existing clients know; 400, 401 and 403 end their retries. */
export const CONNECTION_REFUSALS = {
  no_protocol: refusal("NoProtocolError", "NoProtocolError", 400),
  unknown_protocol: refusal("SubProtocolNotSupportedError", "SubProtocolNotSupportedError", 400),
  no_headers: refusal("BadRequestException", "Required headers are missing.", 400),
  not_identified: refusal("UnauthorizedException", "You are not authorized to make this call.", 401),
  foreign_origin: refusal("AccessDeniedException", "Pages of another origin may not connect.", 403),
  too_many: refusal("LimitExceededError", "Too many connections of one caller.", 429),
  never_begun: refusal("RequestTimeoutException", "No connection_init was received.", 408),
  unavailable: refusal("InternalFailure", "The service is not available now.", 500),
} as const satisfies Record<string, ProtocolError>;

/** Why a frame, or a start, is refused. */
export const FRAME_ERRORS = {
  unreadable: { errorType: "BadRequestException", message: "A frame must be one JSON object, sent as text." },
  early: { errorType: "BadRequestException", message: "connection_init must be acknowledged first." },
  repeated: { errorType: "BadRequestException", message: "connection_init was sent already." },
  unparsable: { errorType: MALFORMED, message: "Unable to parse GraphQL query." },
  rate: { errorType: "LimitExceededError", message: "Rate limit exceeded" },
  no_longer: { errorType: "UnauthorizedException", message: "You are no longer authorized." },
  unjudged: { errorType: "ServiceUnavailableException", message: "Who you are cannot be checked at the moment." },
  unavailable: { errorType: "InternalFailure", message: "The service is not available now." },
} as const satisfies Record<string, ProtocolError>;

/** @param kind of message or operation; what is no message at all is unknown */
export function unsupported(kind = "unknown"): ProtocolError {
  return { errorType: "UnsupportedOperation", message: `${kind} not supported through the realtime channel` };
}

export function duplicated(id: string): ProtocolError {
  return { errorType: "DuplicatedOperationError", message: `Duplicated operation with id ${id}` };
}

export const connectionError = (error: ProtocolError) => ({ payload: { errors: [error] }, type: "connection_error" });

/** @param id of the subscription that it is about; without it a client cannot tell which one failed */
export function errorMessage(id: string | null, errors: readonly ProtocolError[]) {
  return { ...(id !== null && { id }), type: "error", payload: { errors } };
}

/** This one error is no list: so the clients know it. */
export function tooManySubscriptions(id: string, most: number) {
  return {
    id,
    type: "error",
    payload: {
      errors: { errorType: "MaxSubscriptionsReachedError", message: `Max number of ${most} subscriptions reached` },
    },
  };
}

/** Why nobody may connect with what was given; null when nobody expected what happened. */
export function refusalOf(error: unknown): ProtocolError | null {
  if (error instanceof IdentityUnavailable) return refusal(error.errorType, error.message, error.status);
  if (!(error instanceof NotIdentified)) return null;
  if (error.status === 401) return CONNECTION_REFUSALS.not_identified;
  return refusal(error.errorType, error.message, error.status);
}

/** An error of a subscription: over a socket this protocol leaves out where in the text it was. */
export function shortened({ errorType, message, errorInfo }: WireError): ProtocolError {
  return { ...(errorType && { errorType }), message, ...(errorInfo && { errorInfo }) };
}
