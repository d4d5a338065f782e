import * as z from "zod/mini";
import { fieldFaults } from "#app/field-faults.ts";
import { countGraphemes } from "#app/graphemes.ts";
import { isBlank, plainText } from "#app/plain-text.ts";
import { type FieldFault, Problem } from "#app/problem.ts";
import { parseIdempotencyKey } from "./contract.ts";
import type { WholeStory } from "./library-contract.ts";
import { REPORT_COMMENT_MAX_GRAPHEMES, REPORT_REASONS, type ReportReason } from "./safety-contract.ts";

/**
 * How long a report is kept: long enough to see over two school terms whether a rule that was mended holds, no longer,
 * because a comment or a story may hold a child's name. The privacy page says this number.
 */
export const REPORT_KEPT_DAYS = 180;

const fault = (code: FieldFault) => ({ error: () => code });

/** A comment as it is kept; what nobody could see is nothing. */
function cleaned(text: string): string {
  const clean = plainText(text.toWellFormed());
  return isBlank(clean) ? "" : clean;
}

const comment = z.pipe(
  z.pipe(z.string(fault("report_comment_not_text")), z.transform(cleaned)),
  z.string().check(
    // A grapheme is at least one code unit: anything shorter needs no counting.
    z.refine(
      (text) => text.length <= REPORT_COMMENT_MAX_GRAPHEMES || countGraphemes(text) <= REPORT_COMMENT_MAX_GRAPHEMES,
      fault("report_comment_too_long"),
    ),
  ),
);

const reportBody = z.object(
  {
    reason: z.enum(REPORT_REASONS, fault("report_reason_unknown")),
    comment: z.optional(comment),
    include_story: z.boolean(fault("report_include_not_boolean")),
    story: z.optional(z.string(fault("report_story_missing"))),
  },
  fault("body_not_object"),
);

/** Which story is meant: a saved one by its id, or one by the key that it was told under. */
export type StoryNamed = { id: string } | { key: string };

/** A report as it left the door: checked, and never checked again. */
export type ParsedReport = {
  reason: ReportReason;
  /** Plain text with LF between lines; empty when nothing was said. */
  comment: string;
  /** The parent has ticked that the story's title and text may go to the host. */
  includesStory: boolean;
  which: StoryNamed;
};

/**
 * Parses the JSON of a report. The key names the story only where the body names none.
 * @throws {Problem} invalid_request with the fields at fault.
 */
export function parseReport(body: unknown, idempotencyKey: string | undefined): ParsedReport {
  const parsed = z.safeParse(reportBody, body);
  if (!parsed.success) throw new Problem("invalid_request", { fields: fieldFaults(parsed.error.issues) });
  const { reason, comment = "", include_story: includesStory, story } = parsed.data;
  return { reason, comment, includesStory, which: storyNamed(story, idempotencyKey) };
}

function storyNamed(id: string | undefined, idempotencyKey: string | undefined): StoryNamed {
  if (id !== undefined) return { id };
  const key = parseIdempotencyKey(idempotencyKey);
  if (key === undefined) throw new Problem("invalid_request", { fields: { story: "report_story_missing" } });
  return { key };
}

/** A story that may be reported, because whoever reports it was told it. */
export type ReportedStory = Pick<WholeStory, "title" | "content" | "language" | "storyteller" | "age" | "safety"> & {
  /** Only its first half was shown to whoever reports it. */
  isHalfHeard: boolean;
};

/** A report as it is kept: nothing in it says who sent it. */
export type StoryReport = Pick<ParsedReport, "reason" | "comment"> &
  Pick<ReportedStory, "language" | "storyteller" | "age" | "safety"> & {
    id: string;
    /** Title and content of the story, or null unless the parent wanted them sent. */
    story: Pick<ReportedStory, "title" | "content"> | null;
  };
