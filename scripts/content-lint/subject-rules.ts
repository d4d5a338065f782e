import { realise } from "#storyteller/language/realise.ts";
import { SUBJECT_KINDS, type Subject } from "#storyteller/scenes/subjects.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { ContentFolder, Finding } from "./content-folder.ts";
import { guardFaults, harshWord } from "./passage-rules.ts";
import { testCasts } from "./test-casts.ts";

/** What of the first one of a kind this one lacks, or has beside it: a tale asks every one of them for the same forms. */
function formFaults({ says }: Subject, [first]: readonly Subject[]): string[] {
  const [own, wanted] = [Object.keys(says), Object.keys(first?.says ?? {})];
  return [
    ...wanted.filter((form) => !own.includes(form)).map((form) => `it does not say "${form}"`),
    ...own.filter((form) => !wanted.includes(form)).map((form) => `"${form}" is asked for by no other`),
  ];
}

/** What is wrong with what is told of the subjects of open tales. */
export function faultsOfSubjects({ languages }: ContentFolder, language: Language): Finding[] {
  const { grammar, subjects } = languages[language];
  const casts = testCasts(languages[language], undefined);
  return SUBJECT_KINDS.flatMap((kind) =>
    subjects[kind].flatMap((subject) => {
      const lines = Object.values(subject.says).flat();
      const told = casts.map((cast) => realise(lines, cast, grammar));
      const [first] = told;
      const harsh = harshWord(lines.join("\n"));
      const faults = [
        ...formFaults(subject, subjects[kind]),
        ...told.flatMap((each) => (each.ok ? [] : [each.fault])),
        ...(harsh ? [`«${harsh}» is not for this hour`] : []),
        ...(first?.ok ? guardFaults(first.paragraphs, { language, band: "little", isOfLoss: false }) : []),
        ...(language === "es" && subject.gender === undefined ? ["it has no gender"] : []),
      ];
      return [...new Set(faults)].map((what) => ({ where: `${language}/subjects/${kind}.json ${subject.text}`, what }));
    }),
  );
}
