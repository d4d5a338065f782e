/**
 * The one way to say that something went wrong: a stable code, never a sentence.
 * A door makes it a status, the browser makes it a sentence in the visitor's language.
 */
export const PROBLEM_STATUS = {
  invalid_request: 400,
  unknown_price: 400,
  bad_signature: 400,
  not_logged_in: 401,
  story_limit_reached: 403,
  cross_site: 403,
  not_found: 404,
  wrong_method: 405,
  still_telling: 409,
  too_many_listeners: 409,
  already_subscribed: 409,
  too_large: 413,
  wrong_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  unexpected: 500,
  storyteller_unavailable: 503,
  payments_unavailable: 503,
  database_unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Why a field was refused. The locale files hold one sentence for each. */
export type FieldFault =
  | "age_range"
  | "genre_unknown"
  | "ideas_too_long"
  | "ideas_not_text"
  | "language_unknown"
  | "length_unknown"
  | "key_malformed"
  | "not_replaceable"
  | "not_endable"
  | "story_unknown"
  | "listeners_unknown"
  | "nickname_empty"
  | "nickname_too_long"
  | "nickname_malformed"
  | "nickname_unfit"
  | "when_unknown"
  | "body_not_object"
  | "contact_empty"
  | "email_malformed"
  | "text_too_long"
  | "report_reason_unknown"
  | "report_comment_not_text"
  | "report_comment_too_long"
  | "report_include_not_boolean"
  | "report_story_missing";

export type ProblemDetails = {
  /** Faults by the field's wire name. */
  fields?: Record<string, FieldFault>;
  /** Whole seconds after which trying again makes sense. */
  retryAfterSeconds?: number;
  /** What the log should say; never shown to anybody. */
  cause?: unknown;
};

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: Record<string, FieldFault> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code, { cause: details.cause });
    this.name = "Problem";
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): (typeof PROBLEM_STATUS)[ProblemCode] {
    return PROBLEM_STATUS[this.code];
  }
}
