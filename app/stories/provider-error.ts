import type { StorytellerFailureReason } from "./storyteller.ts";

/** What can be known from an error object: never its words. */
export type ErrorFacts = {
  /** Only where the body says more than a status does. */
  reason?: Extract<StorytellerFailureReason, "refused_key" | "no_credit">;
  /** The HTTP status that the error stands for. */
  status?: number;
  retryAfterSeconds?: number;
};

/** Names that providers give to an error, in `type` or `code`, as the status that each of them documents. */
const STATUS_OF_NAME = new Map([
  ["invalid_request_error", 400],
  ["authentication_error", 401],
  ["invalid_api_key", 401],
  ["billing_error", 402],
  ["insufficient_quota", 402],
  ["permission_error", 403],
  ["not_found_error", 404],
  ["request_too_large", 413],
  ["rate_limit_error", 429],
  ["rate_limit_exceeded", 429],
]);

/** An empty purse that has no name of its own: Anthropic says it with 400, Google with 429. */
const EMPTY_PURSE = /credit balance is too low|specified (?:workspace )?API usage limits|prepayment credits/i;

type WireDetail = { reason?: unknown; retryDelay?: unknown } | null;
type WireError = { type?: unknown; code?: unknown; message?: unknown; details?: unknown };

/**
 * Reads the error object of OpenAI, Anthropic or Google; gateways mix the three. Anything else gives no facts.
 * @param body `{error: {…}}`, or a list with one of it, or the error itself
 */
export function errorFacts(body: unknown): ErrorFacts {
  const error = errorIn(Array.isArray(body) ? body[0] : body);
  if (!error) return {};
  const details: WireDetail[] = Array.isArray(error.details) ? error.details : [];
  const names = [error.type, error.code].filter((name) => typeof name === "string");
  const facts: ErrorFacts = { status: statusOf(error.code, names), retryAfterSeconds: delayIn(details) };
  if (names.some((name) => STATUS_OF_NAME.get(name) === 402) || EMPTY_PURSE.test(String(error.message)))
    facts.reason = "no_credit";
  else if (details.some((detail) => detail?.reason === "API_KEY_INVALID")) facts.reason = "refused_key";
  return facts;
}

function errorIn(body: unknown): WireError | null {
  if (typeof body !== "object" || body === null) return null;
  const { error } = body as { error?: unknown };
  if (error === undefined) return body;
  return typeof error === "object" ? error : null;
}

function statusOf(code: unknown, names: readonly string[]): number | undefined {
  const number = Number(code);
  if (number >= 400 && number < 600) return number;
  return names.map((name) => STATUS_OF_NAME.get(name)).find((status) => status !== undefined);
}

/** Google's google.rpc.RetryInfo: a duration such as "37s" or "0.5s". */
function delayIn(details: readonly WireDetail[]): number | undefined {
  for (const detail of details) {
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(String(detail?.retryDelay))?.[1];
    if (seconds !== undefined) return Math.ceil(Number(seconds));
  }
  return undefined;
}
