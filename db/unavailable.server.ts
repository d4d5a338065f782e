/** PostgreSQL's classes of errors that say that it cannot serve now: connection, resources, operator intervention. */
const SQL_STATE_CLASSES = /^(?:08|53|57)/;
const SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** What the two drivers say without a code, or with one code for everything. */
const SENTENCES =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|driver has already been destroyed|database is (?:locked|not open)|disk I\/O error|database or disk is full/i;

/** Whether an error says that the database is away or cannot work now, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    SQL_STATE_CLASSES.test(code) ||
    SYSTEM_CODES.has(code) ||
    SENTENCES.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}
