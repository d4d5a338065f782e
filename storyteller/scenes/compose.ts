import { countWords } from "#storyteller/language/measure.ts";
import { type Paragraph, realise } from "#storyteller/language/realise.ts";
import { BEATS, type Beat } from "#storyteller/plot/skeletons.ts";
import { type Random, shuffle } from "#storyteller/random.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import { extraRuns } from "./extra-units.ts";
import type { LanguageContent } from "./language-content.ts";
import { namesakesLast } from "./namesakes.ts";
import type { Passage } from "./passage.ts";
import { toldBeats } from "./told-beats.ts";

/** A story in paragraphs, and which passage of each beat was told. */
export type Composed = { paragraphs: string[]; words: number; told: Partial<Record<Beat, Passage>> };

type Scene = { passage: Passage; paragraphs: Paragraph[] };

/** The passages that may be told at a beat of this story. */
export function passagesFor(beat: Beat, spec: StorySpec, content: LanguageContent): readonly Passage[] {
  const { band, genre, plot, moral } = spec;
  switch (beat) {
    case "opening":
      return content.openings[genre][band];
    case "meeting":
      return band === "little" ? [] : content.meetings[genre][band];
    case "winddown":
      return content.winddowns[band];
    case "turn":
      return content.plots[plot][band].turn[moral] ?? [];
    default:
      return content.plots[plot][band][beat];
  }
}

function firstTellable(passages: readonly Passage[], spec: StorySpec, content: LanguageContent): Scene | undefined {
  for (const passage of passages) {
    const realised = realise(passage, spec.cast, content.grammar);
    if (realised.ok) return { passage, paragraphs: realised.paragraphs };
  }
  return undefined;
}

function wordsOf(paragraphs: readonly Paragraph[], which: (paragraph: Paragraph) => boolean): number {
  return paragraphs.filter(which).reduce((total, paragraph) => total + countWords(paragraph.text), 0);
}

/** Lines that the cast asks for: what the hero is, and the children who only hear about it afterwards. */
function addOwnLines(scenes: Map<Beat, Scene>, spec: StorySpec, content: LanguageContent, random: Random): void {
  const line = (passages: readonly Passage[]) =>
    firstTellable(shuffle(random, passages), spec, content)?.paragraphs ?? [];
  const opening = scenes.get("opening");
  if (spec.heroIsCreature && opening) opening.paragraphs.unshift(...line(content.creatureHeroes));
  const homecoming = scenes.get("return");
  if (spec.othersCount > 0 && homecoming) {
    homecoming.paragraphs.push(...line(spec.othersCount === 1 ? content.others.one : content.others.several));
  }
}

/**
 * Lets extra paragraphs in while each brings the story nearer to its length: the turn first, because that is where a story
 * happens, then one for each beat in turn.
 */
function chooseExtras(scenes: readonly Scene[], turn: Scene | undefined, spec: StorySpec): ReadonlySet<Paragraph> {
  const { target, max } = spec.words;
  const chosen = new Set<Paragraph>();
  let total = scenes.reduce((sum, scene) => sum + wordsOf(scene.paragraphs, ({ extra }) => !extra), 0);
  const takes = (unit: readonly Paragraph[]) => {
    const longer = total + wordsOf(unit, () => true);
    if (longer > max || Math.abs(target - longer) >= Math.abs(target - total)) return false;
    for (const paragraph of unit) chosen.add(paragraph);
    total = longer;
    return true;
  };
  const runsOf = (scene: Scene) => extraRuns(scene.paragraphs, spec.cast.refrain);
  for (const run of turn ? runsOf(turn) : []) run.every(takes);
  let queues = scenes.filter((scene) => scene !== turn).flatMap(runsOf);
  for (let round = 0; queues.length > 0; round++) {
    queues = queues.filter((run) => run.length > round && takes(run[round] ?? []));
  }
  return chosen;
}

/** Tells the spec once, with passages drawn from the random stream; undefined when a beat has no passage that can be told. */
export function compose(spec: StorySpec, content: LanguageContent, random: Random): Composed | undefined {
  const scenes = new Map<Beat, Scene>();
  for (const beat of BEATS) {
    const passages = namesakesLast(shuffle(random, passagesFor(beat, spec, content)), spec);
    const scene = firstTellable(passages, spec, content);
    if (scene) scenes.set(beat, scene);
  }
  const { low, target } = spec.words;
  const beats = toldBeats({ ...spec, low, target }, (beat) => {
    const paragraphs = scenes.get(beat)?.paragraphs ?? [];
    return { least: wordsOf(paragraphs, ({ extra }) => !extra), most: wordsOf(paragraphs, () => true) };
  });
  const told = new Map(
    BEATS.flatMap((beat) => (beats.includes(beat) && scenes.has(beat) ? [[beat, scenes.get(beat) as Scene]] : [])),
  );
  if (told.size < beats.length) return undefined;
  addOwnLines(told, spec, content, random);
  const chosen = chooseExtras([...told.values()], told.get("turn"), spec);
  const paragraphs = [...told.values()].flatMap((scene) =>
    scene.paragraphs
      .filter((paragraph) => !paragraph.extra || chosen.has(paragraph))
      .map((paragraph) => paragraph.text),
  );
  const words = paragraphs.reduce((sum, text) => sum + countWords(text), 0);
  return { paragraphs, words, told: Object.fromEntries([...told].map(([beat, scene]) => [beat, scene.passage])) };
}
