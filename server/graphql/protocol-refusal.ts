import { Problem } from "#app/problem.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import { IdentityUnavailable, NotIdentified } from "./api-caller.ts";
import { MALFORMED } from "./engine.ts";
import { BODY_MAX_BYTES } from "./graphql-request.ts";

/** A call that is refused as a whole: it gets no answer of GraphQL's, but a status. */
export class ProtocolRefusal extends Error {
  readonly status: 400 | 401 | 403 | 405 | 413 | 429 | 500 | 503;
  /** What the protocol calls it. Clients make some of these an error of their own, and try again after some. */
  readonly errorType: string;
  /** The product's own word for it. */
  readonly code: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    status: ProtocolRefusal["status"],
    errorType: string,
    message: string,
    { code = null, retryAfterSeconds = null }: { code?: string | null; retryAfterSeconds?: number | null } = {},
  ) {
    super(message);
    this.status = status;
    this.errorType = errorType;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A database that restarts is back after about this time. */
const DATABASE_RETRY_SECONDS = 5;

/**
 * What was thrown before anything of a call took effect, as a refusal.
 * @param report writes what is unexpected to the log under the request's id; only the id is told
 */
export function refusalFrom(error: unknown, requestId: string, report: (thrown: unknown) => void): ProtocolRefusal {
  if (error instanceof ProtocolRefusal) return error;
  if (error instanceof NotIdentified) return new ProtocolRefusal(error.status, error.errorType, error.message);
  if (error instanceof IdentityUnavailable) {
    const { status, errorType, message, retryAfterSeconds } = error;
    return new ProtocolRefusal(status, errorType, message, { retryAfterSeconds });
  }
  if (error instanceof Problem && error.code === "too_large") return tooLarge(error);
  if (error instanceof Problem && error.code === "too_many_requests") return tooMany(error);
  // A body that broke off: nobody hears the answer.
  if (error instanceof Problem && error.code === "invalid_request")
    return new ProtocolRefusal(400, MALFORMED, "Request body is incomplete.");
  report(error);
  return isDatabaseAway(error) ? databaseAway() : unexpected(requestId);
}

/** The database is away, and nothing has been changed. */
export const databaseAway = () =>
  new ProtocolRefusal(503, "ServiceUnavailableException", "This cannot be done at the moment.", {
    code: "database_unavailable",
    retryAfterSeconds: DATABASE_RETRY_SECONDS,
  });

const tooLarge = ({ code }: Problem) =>
  new ProtocolRefusal(
    413,
    "RequestEntityTooLargeException",
    `The request is larger than ${BODY_MAX_BYTES / 1024 / 1024} MB.`,
    { code },
  );

const tooMany = ({ code, retryAfterSeconds }: Problem) =>
  new ProtocolRefusal(429, "ThrottlingException", "Rate limit exceeded", {
    code,
    retryAfterSeconds: retryAfterSeconds ?? null,
  });

const unexpected = (requestId: string) =>
  new ProtocolRefusal(500, "InternalFailureException", `Something went wrong here. The request was ${requestId}.`, {
    code: "unexpected",
  });
