import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { englishGrammar } from "#storyteller/language/english.ts";
import { spanishGrammar } from "#storyteller/language/spanish.ts";
import type { Skeleton } from "#storyteller/plot/skeletons.ts";
import type { LanguageContent } from "#storyteller/scenes/language-content.ts";
import type { PlotTellings } from "#storyteller/scenes/passage.ts";
import { SUBJECT_KINDS } from "#storyteller/scenes/subjects.ts";
import { LANGUAGES, type Language } from "#storyteller/story-request.ts";
import { SHAPES, SHARED_FILES, type ShapeName } from "./shapes.ts";

/** Something an author has to look at, and where: a file, and a place in it. */
export type Finding = { where: string; what: string };

/** The content of a folder as it stands on the disk, so that a file that is being written can be checked too. */
export type ContentFolder = {
  skeletons: Record<string, Skeleton>;
  languages: Record<Language, Omit<LanguageContent, "plots"> & { plots: Record<string, PlotTellings> }>;
};

function readShape(path: string, where: string, name: ShapeName, findings: Finding[]): unknown {
  if (!existsSync(path)) {
    findings.push({ where, what: "the file is missing" });
    return undefined;
  }
  try {
    const read: unknown = JSON.parse(readFileSync(path, "utf8"));
    const checked = SHAPES[name].safeParse(read);
    if (checked.success) return read;
    for (const { path: at, message } of checked.error.issues)
      findings.push({ where: `${where} ${at.join(".")}`, what: message });
  } catch (problem) {
    findings.push({ where, what: `this is no JSON: ${(problem as Error).message}` });
  }
  return undefined;
}

/** Reads a whole folder. What has not its shape is a finding; without all of its parts there is no content to go on with. */
export function readContentFolder(folder: string): { content?: ContentFolder; findings: Finding[] } {
  const findings: Finding[] = [];
  const skeletons = readShape(join(folder, "skeletons.json"), "skeletons.json", "skeletons", findings);
  const languages = LANGUAGES.map((language) => {
    const read = (file: string, shape: ShapeName) =>
      readShape(join(folder, language, file), `${language}/${file}`, shape, findings);
    const filesIn = (room: string) => globSync(`${room}/*.json`, { cwd: join(folder, language) }).sort();
    const plots = filesIn("plots").map((file) => [file.slice("plots/".length, -".json".length), read(file, "plot")]);
    const tales = filesIn("tales").map((file) => [file.slice("tales/".length, -".json".length), read(file, "tale")]);
    const subjects = SUBJECT_KINDS.map((kind) => [kind, read(`subjects/${kind}.json`, "subjects") ?? []]);
    const topics = filesIn("topics").map((file) => read(file, "topics") ?? {});
    const parts = Object.entries(SHARED_FILES).map(([part, shape]) => [part, read(`${part}.json`, shape)]);
    const grammar = language === "es" ? spanishGrammar : englishGrammar;
    return [
      language,
      {
        ...Object.fromEntries(parts),
        plots: Object.fromEntries(plots.filter(([, plot]) => plot)),
        tales: Object.fromEntries(tales.filter(([, tale]) => tale)),
        subjects: Object.fromEntries(subjects),
        topics: Object.assign({}, ...topics) as object,
        grammar,
      },
    ];
  });
  const isWhole =
    skeletons !== undefined && languages.every(([, parts]) => Object.values(parts as object).every(Boolean));
  return {
    findings,
    content: isWhole ? ({ skeletons, languages: Object.fromEntries(languages) } as ContentFolder) : undefined,
  };
}
