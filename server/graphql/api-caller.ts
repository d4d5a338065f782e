import type { RecordOwner } from "#app/stories/records-contract.ts";

/** The ways in which a caller of the API may say who calls. */
export const IDENTITY_MODES = ["userPool", "apiKey", "oidc", "custom", "iam"] as const;
export type IdentityMode = (typeof IDENTITY_MODES)[number];

/** Whoever calls the API, proven. */
export type ApiCaller = {
  mode: IdentityMode;
  /** The person for whom the caller acts; null for one who is known and has no account here: every field is denied. */
  person: RecordOwner | null;
  /**
   * Whether it is still so: a session ends, a key is revoked, an account is deleted. Asked again while a socket is open.
   * @throws {IdentityUnavailable}; what the database threw when it is away
   */
  isStillGood(): Promise<boolean>;
};

/** What a caller brings along. */
export type Credentials = {
  /** A header's value by its lower-case name, or null. */
  header(name: string): string | null;
  /** What a signature covers: the method is POST. Where a query was sent the path holds it, and no signature is good. */
  signed: { path: string; body: string };
  /** Where the call comes from; null where it is not known. */
  address: string | null;
  /** The request's own headers where our session's cookie counts: from our own origin only. */
  cookie: Headers | null;
};

/** What the protocol calls each refusal. */
export type RefusalType =
  | "UnauthorizedException"
  | "UnrecognizedClientException"
  | "InvalidSignatureException"
  | "AccessDeniedException";

/** Nobody who may call. The message says nothing of a credential. */
export class NotIdentified extends Error {
  readonly status: 401 | 403;
  readonly errorType: RefusalType;

  constructor(status: 401 | 403, errorType: RefusalType, message: string) {
    super(message);
    this.status = status;
    this.errorType = errorType;
  }
}

/**
 * Who calls cannot be found out at the moment: whoever judges it is away, or is asked too much. It is no verdict, and the
 * same credentials may be good in a moment. The message says nothing of a credential.
 */
export class IdentityUnavailable extends Error {
  readonly status = 503;
  /** None of those with which clients stop trying. */
  readonly errorType = "ServiceUnavailableException";
  readonly retryAfterSeconds = 5;
}

/** Finds out who calls. @throws {NotIdentified} @throws {IdentityUnavailable}; what the database threw when it is away */
export type IdentifyCaller = (credentials: Credentials) => Promise<ApiCaller>;
