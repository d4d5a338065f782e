import { countGraphemes } from "#app/graphemes.ts";
import type { ProblemCode } from "#app/problem.ts";
import { REPORT_COMMENT_MAX_GRAPHEMES, REPORT_PATH, type ReportReason } from "./safety-contract.ts";

/** Which story a page means: a saved one by its id, else by the key that it was told under. */
export type StoryMeant = { id: string } | { key: string };

/** A report as it stands in its form. */
export type ReportDraft = {
  reason: ReportReason | null;
  comment: string;
  includesStory: boolean;
};

/** Why a report was not sent; its words have these keys. Only the first two can be mended in the form. */
export type ReportFault = "reason" | "tooLong" | "review" | "offline" | "gone" | "tooMany" | "broken";

/** A form that nobody has touched: the story's text stays here unless somebody wants it sent. */
export const EMPTY_REPORT: ReportDraft = { reason: null, comment: "", includesStory: false };

/** After that nobody waits for an answer any more. */
const ANSWER_WITHIN_MS = 30_000;

const FAULTS: Partial<Record<ProblemCode, ReportFault>> = {
  invalid_request: "review",
  not_found: "gone",
  too_large: "tooLong",
  too_many_requests: "tooMany",
};

/** Whether a comment fits; a longer one stays in its box. */
export const commentFits = (comment: string) => countGraphemes(comment.trim()) <= REPORT_COMMENT_MAX_GRAPHEMES;

/** Sends a report, unless something is wrong with it that can be seen here. Null when it was taken. Never throws. */
export async function sendReport(which: StoryMeant, draft: ReportDraft): Promise<ReportFault | null> {
  const { reason, includesStory } = draft;
  const comment = draft.comment.trim();
  if (reason === null) return "reason";
  if (!commentFits(comment)) return "tooLong";
  const isSaved = "id" in which;
  try {
    const response = await fetch(REPORT_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(!isSaved && { "Idempotency-Key": which.key }) },
      body: JSON.stringify({
        reason,
        comment: comment === "" ? undefined : comment,
        include_story: includesStory,
        story: isSaved ? which.id : undefined,
      }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return response.ok ? null : await faultOf(response);
  } catch {
    return "offline";
  }
}

async function faultOf(response: Response): Promise<ReportFault> {
  const problem = (await response.json().catch(() => null)) as { code?: ProblemCode; fields?: object } | null;
  if (problem?.fields && "comment" in problem.fields) return "tooLong";
  return (problem?.code && FAULTS[problem.code]) ?? "broken";
}
