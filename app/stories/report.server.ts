import type { Letter } from "#app/mail/contract.ts";
import { Problem } from "#app/problem.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Caller } from "./audience.server.ts";
import { parseReport, type StoryReport } from "./report-contract.ts";
import { type ReportLetterWords, reportLetter } from "./report-letter.ts";
import type { AdmitReport } from "./report-limits.server.ts";
import type { FindReported } from "./report-subject.server.ts";

export type ReportDependencies = {
  findReported: FindReported;
  /** Keeps the report and puts the letter on its way: both or neither. */
  keep: (report: StoryReport, letter: Letter) => Promise<void>;
  admit: AdmitReport;
  /** The host's own address. */
  contactTo: string;
  newId: () => string;
  words: Record<Language, ReportLetterWords>;
};

/** What comes beside a report: which telling is meant where the body names no story, and the reporter's language. */
export type ReportOptions = { idempotencyKey: string | undefined; language: Language };

export type Reports = ReturnType<typeof createReports>;

export function createReports({ findReported, keep, admit, contactTo, newId, words }: ReportDependencies) {
  return {
    /**
     * Keeps what a parent says of a story, and sends it on to the host; the story's title and text only when the parent
     * wants that. The story is the server's own copy of what this caller was told, never what the caller sends. A report
     * that is refused for what it says costs nothing of the limits.
     * @param input as it came: nothing of it has been checked
     * @throws {Problem} invalid_request with the fields at fault, not_logged_in, not_found, too_many_requests.
     */
    async report(caller: Caller, input: unknown, { idempotencyKey, language }: ReportOptions): Promise<void> {
      const { which, includesStory, reason, comment } = parseReport(input, idempotencyKey);
      const reported = await findReported(caller, which);
      if (!reported) throw new Problem("not_found");
      await admit(caller.address);
      const report: StoryReport = {
        id: newId(),
        reason,
        comment,
        language: reported.language,
        age: reported.age,
        storyteller: reported.storyteller,
        safety: reported.safety,
        story: includesStory ? { title: reported.title, content: reported.content } : null,
      };
      await keep(report, reportLetter(report, reported.isHalfHeard, contactTo, words[language]));
    },
  };
}
