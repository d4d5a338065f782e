import { countWords } from "#storyteller/language/measure.ts";
import { LANGUAGES } from "#storyteller/story-request.ts";
import { faultsOfBodies } from "./body-rules.ts";
import { type Finding, readContentFolder } from "./content-folder.ts";
import { faultsOfLexicon } from "./lexicon-rules.ts";
import { faultsOfNouns } from "./noun-rules.ts";
import { faultsOfLines, faultsOfPassage, sharedRuns } from "./passage-rules.ts";
import { missingIn, placedPassages } from "./placed-passages.ts";
import { type Pool, poolsOf } from "./pools.ts";
import { faultsOfSkeleton } from "./skeleton-rules.ts";
import { faultsOfSubjects } from "./subject-rules.ts";
import { faultsOfTale, taleCounts } from "./tale-rules.ts";

/** What was found in a folder of content, and what a story has to choose from. */
export type ContentReport = { findings: Finding[]; pools: Pool[]; tales: string; passages: number; words: number };

/**
 * Reads and checks all content of a folder, or, with words, what stands in files that have one of them in their name: an author
 * at one tale has the answer at once. Never throws for what an author wrote: that is a finding.
 */
export function lintContent(folder: string, words: readonly string[] = []): ContentReport {
  const isWanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
  const { content, findings } = readContentFolder(folder);
  if (!content) return { findings, pools: [], tales: "", passages: 0, words: 0 };
  findings.push(...Object.entries(content.skeletons).flatMap(([id, skeleton]) => faultsOfSkeleton(id, skeleton)));
  const pools: Pool[] = [];
  let [passages, wordsInAll] = [0, 0];
  for (const language of LANGUAGES) {
    const placed = placedPassages(content, language);
    passages += placed.length;
    wordsInAll += placed.reduce((sum, { passage }) => sum + countWords(passage.join(" ")), 0);
    findings.push(...missingIn(content, language));
    findings.push(...placed.filter(({ where }) => isWanted(where)).flatMap((each) => faultsOfPassage(each, content)));
    if (words.length === 0) findings.push(...sharedRuns(placed));
    for (const [name, tale] of Object.entries(content.languages[language].tales))
      if (isWanted(`${language}/tales/${name}.json`)) findings.push(...faultsOfTale(name, tale, content, language));
    findings.push(...faultsOfLines(content, language));
    findings.push(...faultsOfLexicon(content, language));
    findings.push(...faultsOfSubjects(content, language));
    findings.push(...faultsOfNouns(content, language));
    findings.push(...faultsOfBodies(content, language));
    pools.push(...poolsOf(content, language, placed));
  }
  const shown = findings.filter(({ where }) => isWanted(where));
  return { findings: shown, pools, tales: taleCounts(content), passages, words: wordsInAll };
}
