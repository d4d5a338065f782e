import type { Context } from "hono";
import { createI18n } from "#app/i18n/i18n.ts";
import { Problem, type ProblemCode } from "#app/problem.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import type { Log } from "#server/log.ts";
import type { Language } from "#storyteller/story-request.ts";

const WORDS = { es: createI18n("es"), en: createI18n("en") };

/** A database that restarts is back after about this time. */
const DATABASE_RETRY_SECONDS = 5;

/** A problem's title in a language. */
export function problemTitle(code: ProblemCode, language: Language): string {
  return WORDS[language].t(`problems.titles.${code}`);
}

/** What was thrown, as a problem. The unexpected goes to the log under the request's id; only the id is shown. */
export function problemFrom(error: unknown, requestId: string, log: Log): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) {
    log.error({ err: error, requestId }, "the database is away");
    return new Problem("database_unavailable", { retryAfterSeconds: DATABASE_RETRY_SECONDS, cause: error });
  }
  log.error({ err: error, requestId }, "unexpected error");
  return new Problem("unexpected", { cause: error });
}

/** A problem as RFC 9457 `application/problem+json`, in the caller's language. */
export function problemResponse(problem: Problem, c: Context, language: Language): Response {
  const fields =
    problem.fields &&
    Object.fromEntries(
      Object.entries(problem.fields).map(([name, fault]) => [name, WORDS[language].t(`problems.fields.${fault}`)]),
    );
  const body = {
    type: `urn:problem:${problem.code}`,
    title: problemTitle(problem.code, language),
    status: problem.status,
    code: problem.code,
    ...(fields && { fields }),
    ...(problem.code === "unexpected" && { id: c.get("requestId") as string }),
  };
  c.header("Content-Language", language);
  c.header("Cache-Control", "no-store");
  // What was not read stands in the connection still, before whatever might be asked next.
  if (problem.code === "too_large") c.header("Connection", "close");
  if (problem.retryAfterSeconds !== undefined) c.header("Retry-After", String(problem.retryAfterSeconds));
  return c.body(JSON.stringify(body), problem.status, { "Content-Type": "application/problem+json" });
}
