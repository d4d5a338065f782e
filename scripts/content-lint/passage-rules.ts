import { SentenceSplitter } from "#app/stories/sentences.ts";
import { StoryGuard } from "#guard/story-guard.ts";
import type { Cast } from "#storyteller/language/entity.ts";
import { countWords, sentencesOf } from "#storyteller/language/measure.ts";
import { realise } from "#storyteller/language/realise.ts";
import { BAND_AGES } from "#storyteller/plot/skeletons.ts";
import { withoutRefrain } from "#storyteller/scenes/refrain.ts";
import { BANDS, type Band } from "#storyteller/story-request.ts";
import type { ContentFolder, Finding } from "./content-folder.ts";
import type { FrameKind, Placed } from "./placed-passages.ts";
import { testCasts } from "./test-casts.ts";

/** What the guide asks of a passage: words that are always told, and with all of its extras. */
const PASSAGE_WORDS: Readonly<Record<Band, { always: number; all: number }>> = {
  little: { always: 25, all: 55 },
  middle: { always: 60, all: 105 },
  big: { always: 95, all: 160 },
};
/** An author may run over by a third; beyond it, a short story could not be kept short. */
const TOLERANCE = 1.35;
const FRAME_WORDS = 60;
const [YOUNGEST] = BAND_AGES.little;
/** A single sentence that is right for the youngest of a register; its own band's limit for whole stories is higher. */
const LONGEST_SENTENCE: Readonly<Record<Band, number>> = { little: 20, middle: 32, big: 44 };

const NEVER =
  /\b(?:suddenly|de pronto|de repente|moraleja|moral of|kill|dead\b|died|blood|knife|gun\b|mató|matar|muert|sangre|cuchillo|pistola|veneno|poison|monsters? ate|stupid|estúpid|tonto)/i;

const FRAMES: ReadonlySet<string> = new Set<FrameKind>([
  "aside",
  "join",
  "act",
  "pet",
  "homecoming",
  "creature",
  "spelling",
  "place",
  "continuation",
  "topic",
]);

/** The cast without the parts that this passage may not speak of. */
function castFor({ beat, plot }: Placed, cast: Cast): Cast {
  return {
    ...cast,
    hero: beat === "creature" ? cast.hero : { ...cast.hero, intro: undefined },
    noise: plot === "night-noise" ? cast.noise : undefined,
    fear: plot === "small-fear" ? cast.fear : undefined,
    child: beat === "act" || beat === "pet" ? cast.child : undefined,
    past: beat === "continuation" ? cast.past : undefined,
    where: beat === "place" ? cast.where : undefined,
    others: beat === "join" || beat === "homecoming" ? cast.others : undefined,
    refrain: FRAMES.has(beat) ? undefined : cast.refrain,
  };
}

function wordsIn(texts: readonly { text: string }[]): number {
  return texts.reduce((sum, { text }) => sum + countWords(text), 0);
}

function lengthFault(placed: Placed, always: number, all: number): string | undefined {
  if (FRAMES.has(placed.beat))
    return always > FRAME_WORDS ? `${always} words; a line of the frame has at most ${FRAME_WORDS}` : undefined;
  const limit = placed.band && PASSAGE_WORDS[placed.band];
  if (!limit) return undefined;
  const isLong = always > limit.always * TOLERANCE || all > limit.all * TOLERANCE;
  return isLong
    ? `${always} words always told, ${all} with extras; ${placed.band} has about ${limit.always} and ${limit.all}`
    : undefined;
}

function loudFault({ beat, passage }: Placed): string | undefined {
  const text = passage.join(" ");
  if ((beat === "return" || beat === "winddown") && /[!¡]/.test(text))
    return "an exclamation mark, and this is where the story falls asleep";
  if (beat === "winddown" && !passage.at(-1)?.endsWith(".")) return "a wind-down ends in a full stop";
  return beat === "winddown" && /[?¿]/.test(text) ? "a question, and the child is falling asleep" : undefined;
}

/** A word that no story has at this hour. */
export const harshWord = (text: string): string | undefined => NEVER.exec(text)?.[0];

/** What the guard would stop before a child of the register's youngest age, sentence by sentence as it is told. */
export function guardFaults(
  paragraphs: readonly { text: string }[],
  { language, band, isOfLoss }: Pick<Placed, "language" | "band"> & { isOfLoss?: boolean },
): string[] {
  const age = band ? BAND_AGES[band][0] : YOUNGEST;
  const guard = new StoryGuard({ language, age, isOfLoss });
  const splitter = new SentenceSplitter();
  const sentences = [...splitter.push(paragraphs.map(({ text }) => text).join("\n\n")), ...splitter.end()];
  return sentences.flatMap((sentence) => {
    const topic = guard.faultIn(sentence);
    return topic === null ? [] : [`the guard stops «${sentence.trim()}»: ${topic}`];
  });
}

/** All that is wrong with one passage. */
export function faultsOfPassage(placed: Placed, folder: ContentFolder): Finding[] {
  const { where, passage, language, band } = placed;
  const { grammar } = folder.languages[language];
  const faults = new Set<string>();
  const harsh = harshWord(passage.join(" "));
  if (harsh) faults.add(`«${harsh}» is not for this hour`);
  const loud = loudFault(placed);
  if (loud) faults.add(loud);
  if (passage.at(-1)?.startsWith("+ ") && passage.every((paragraph) => paragraph.startsWith("+ ")))
    faults.add("nothing in it is always told");
  for (const [at, cast] of testCasts(folder.languages[language], band).entries()) {
    const realised = realise(passage, castFor(placed, cast), grammar);
    if (!realised.ok) {
      faults.add(realised.fault);
      continue;
    }
    const { paragraphs } = realised;
    const text = paragraphs.map((paragraph) => paragraph.text).join("\n");
    const left = /[{}|[\]]| {2}|undefined|^\s|\s$/m.exec(text)?.[0];
    if (left) faults.add(`«${left}» is left over`);
    if (at > 0) continue;
    for (const fault of guardFaults(paragraphs, placed)) faults.add(fault);
    const length = lengthFault(placed, wordsIn(paragraphs.filter(({ extra }) => !extra)), wordsIn(paragraphs));
    if (length) faults.add(length);
    const longest = Math.max(...paragraphs.flatMap((paragraph) => sentencesOf(paragraph.text).map(countWords)));
    if (band && longest > LONGEST_SENTENCE[band])
      faults.add(`a sentence of ${longest} words; ${band} has at most ${LONGEST_SENTENCE[band]}`);
  }
  if (withoutRefrain(passage).length === 0) faults.add("nothing is left of it in a story without a refrain");
  return [...faults].map((what) => ({ where, what }));
}

/** Two tellings of one scene that share so many words in a row are one telling; anywhere else it takes more. */
const SAME_SCENE_WORDS = 6;
const SAME_ANYWHERE_WORDS = 9;

function runsOf(passage: readonly string[], length: number): Set<string> {
  const runs = new Set<string>();
  for (const paragraph of passage) {
    const bare = paragraph.toLowerCase().replace(/\{refrain(?:\.last)?\}/g, "");
    const words = bare.match(/\{[^{}]*\}|[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length);
      // Slots stand for different words in every story.
      if (run.filter((word) => !word.startsWith("{")).length >= length - 1) runs.add(run.join(" "));
    }
  }
  return runs;
}

/** Passages among which one is chosen: those of a list, or of a topic's part. */
const sceneOf = ({ plot, beat, band, where }: Placed) =>
  band && beat !== "topic" ? `${plot ?? ""} ${beat} ${band}` : where.split(" ").slice(0, -1).join(" ");

/** Words that two passages of a language have in common, many in a row: a listener notices. */
export function sharedRuns(placed: readonly Placed[]): Finding[] {
  const seen = new Map<string, string>();
  const findings = new Map<string, Finding>();
  const note = (key: string, run: string, where: string) => {
    const other = seen.get(key);
    if (other === undefined) seen.set(key, where);
    else if (other !== where && !findings.has(where))
      findings.set(where, { where, what: `«${run}» is also in ${other}` });
  };
  for (const each of placed) {
    // What is said of one and what is said of several are the same line on purpose.
    if (each.beat === "join" || each.beat === "homecoming") continue;
    for (const run of runsOf(each.passage, SAME_SCENE_WORDS)) note(`${sceneOf(each)}: ${run}`, run, each.where);
    for (const run of runsOf(each.passage, SAME_ANYWHERE_WORDS)) note(run, run, each.where);
  }
  return [...findings.values()];
}

/** Titles and refrains that cannot be told, that end in a full stop, or that stand twice. */
export function faultsOfLines(folder: ContentFolder, language: "es" | "en"): Finding[] {
  const { plots, grammar } = folder.languages[language];
  const seen = new Map<string, string>();
  const findings: Finding[] = [];
  for (const [plot, { titles, refrains }] of Object.entries(plots)) {
    const where = `${language}/plots/${plot}.json`;
    for (const title of titles) {
      if (title.endsWith(".")) findings.push({ where, what: `the title «${title}» ends in a full stop` });
      if (seen.has(title)) findings.push({ where, what: `the title «${title}» is also in ${seen.get(title)}` });
      seen.set(title, where);
    }
    const lines = [...titles, ...refrains.flatMap(({ line, last }) => [line, last])];
    const placed: Placed = { where, language, passage: [], beat: "want", plot };
    for (const cast of testCasts(folder.languages[language], BANDS[1])) {
      for (const line of lines) {
        const told = realise([line], { ...castFor(placed, cast), refrain: undefined }, grammar);
        if (!told.ok) findings.push({ where, what: `«${line}»: ${told.fault}` });
      }
    }
  }
  return [...new Map(findings.map((finding) => [finding.where + finding.what, finding])).values()];
}
