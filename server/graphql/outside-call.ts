import { boundedAnswerOf } from "#app/bounded-body.ts";
import { Problem } from "#app/problem.ts";

/** Another server that did not do what it was asked; the code says how, and may be logged. */
export class OutsideCallFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const ANSWER_MAX_BYTES = 256 * 1024;

/**
 * Asks another server of the host's for JSON. Its answer is waited for so long and read so far; a redirection is not
 * followed, because what is asked with is meant for one address.
 * @param withinMs for the whole answer @throws {OutsideCallFailed}
 */
export async function askForJson(url: string, init: RequestInit, withinMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(withinMs) });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new OutsideCallFailed(`status ${response.status}`);
    }
    const bytes = await boundedAnswerOf(response, ANSWER_MAX_BYTES);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new OutsideCallFailed(codeOf(error));
  }
}

/** Never the message: it may hold the address with its secrets, or what was answered. */
function codeOf(error: unknown): string {
  if (error instanceof OutsideCallFailed) return error.code;
  if (error instanceof Problem) return "too large";
  if (error instanceof SyntaxError) return "not JSON";
  if (error instanceof DOMException && error.name === "TimeoutError") return "too slow";
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "no answer";
}
