import type { Letter } from "#app/mail/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import { REPORT_KEPT_DAYS, type StoryReport } from "./report-contract.ts";
import type { ReportReason, Softened } from "./safety-contract.ts";

/** The words of the letter in one language. */
export type ReportLetterWords = {
  /** `{{reason}}` stands for one of the reasons. */
  subject: string;
  reasons: Record<ReportReason, string>;
  intro: string;
  labels: Record<"reason" | "language" | "age" | "teller" | "rules" | "softened", string>;
  languages: Record<Language, string>;
  age: string;
  tellers: { builtin: string; model: string; outside: string };
  softened: Record<Softened, string>;
  softenedNothing: string;
  unknown: string;
  comment: string;
  withoutComment: string;
  halfHeard: string;
  story: string;
  withoutStory: string;
  closing: string;
};

/** A report as a plain letter to the host. Nobody can answer it: it does not say whose it is. */
export function reportLetter(report: StoryReport, isHalfHeard: boolean, to: string, words: ReportLetterWords): Letter {
  const { comment, story } = report;
  const paragraphs = [
    words.intro,
    factsOf(report, words),
    comment === "" ? words.withoutComment : `${words.comment}\n${comment}`,
    words.closing.replace("{{days}}", String(REPORT_KEPT_DAYS)),
    ...(story
      ? [...(isHalfHeard ? [words.halfHeard] : []), `${words.story}\n\n${story.title}\n\n${story.content}`]
      : [words.withoutStory]),
  ];
  return {
    to,
    subject: words.subject.replace("{{reason}}", words.reasons[report.reason]),
    text: `${paragraphs.join("\n\n")}\n`,
  };
}

/** One line for each thing known about the story. */
function factsOf({ reason, language, age, storyteller, safety }: StoryReport, words: ReportLetterWords): string {
  const gentler = safety?.softened.map((softened) => words.softened[softened]).join("; ");
  const facts = {
    reason: words.reasons[reason],
    language: words.languages[language],
    age: age === null ? words.unknown : words.age.replace("{{age}}", String(age)),
    // A function, because a name may hold what a replacement text would act on.
    teller: words.tellers[storyteller?.kind ?? "outside"].replace("{{name}}", () => storyteller?.name ?? ""),
    rules: safety?.rules ?? words.unknown,
    softened: safety ? gentler || words.softenedNothing : words.unknown,
  };
  return Object.entries(facts)
    .map(([name, fact]) => `${words.labels[name as keyof typeof facts]}: ${fact}`)
    .join("\n");
}
