import { countWords } from "#storyteller/language/measure.ts";
import type { Paragraph } from "#storyteller/language/realise.ts";
import { type Beat, beatsOf, SKELETONS } from "#storyteller/plot/skeletons.ts";
import { type Random, shuffle } from "#storyteller/random.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import { addFrames } from "./add-frames.ts";
import { extraRuns } from "./extra-units.ts";
import type { LanguageContent } from "./language-content.ts";
import type { Passage } from "./passage.ts";
import { passageOrder } from "./passage-order.ts";
import { passagesFor } from "./passages-for.ts";
import { firstTellable, type Scene } from "./scene.ts";
import { toldBeats } from "./told-beats.ts";

/** A story in paragraphs with the beat that each belongs to, and which passages were told. */
export type Composed = {
  paragraphs: { text: string; beat: Beat }[];
  words: number;
  told: Passage[];
};

function wordsOf(paragraphs: readonly Paragraph[], which: (paragraph: Paragraph) => boolean): number {
  return paragraphs.filter(which).reduce((total, paragraph) => total + countWords(paragraph.text), 0);
}

/**
 * Lets extra paragraphs in while each brings the story nearer to its length: the turn first, because that is where a story
 * happens, then one for each of the other beats, in an order that is different every time.
 */
function chooseExtras(
  scenes: readonly Scene[],
  turn: Scene | undefined,
  spec: StorySpec,
  random: Random,
): ReadonlySet<Paragraph> {
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
  let queues = shuffle(random, scenes.filter((scene) => scene !== turn).flatMap(runsOf));
  for (let round = 0; queues.length > 0; round++) {
    queues = queues.filter((run) => run.length > round && takes(run[round] ?? []));
  }
  return chosen;
}

/** Tells the spec once, with passages drawn from the random stream; undefined when a beat has no passage that can be told. */
export function compose(spec: StorySpec, content: LanguageContent, random: Random): Composed | undefined {
  const scenes = new Map<Beat, Scene>();
  for (const beat of beatsOf(SKELETONS[spec.plot])) {
    const scene = firstTellable(passageOrder(passagesFor(beat, spec, content), spec, random), spec, content);
    if (scene) scenes.set(beat, scene);
  }
  const { low, target } = spec.words;
  const wordsOfBeat = (beat: Beat) => {
    const paragraphs = scenes.get(beat)?.paragraphs ?? [];
    return { least: wordsOf(paragraphs, ({ extra }) => !extra), most: wordsOf(paragraphs, () => true) };
  };
  const beats = toldBeats({ ...spec, low, target }, wordsOfBeat, random);
  const told = new Map(beats.flatMap((beat) => (scenes.has(beat) ? [[beat, scenes.get(beat) as Scene]] : [])));
  if (told.size < beats.length) return undefined;
  addFrames(told, spec, content, random);
  const chosen = chooseExtras([...told.values()], told.get("turn"), spec, random);
  const paragraphs = [...told].flatMap(([beat, scene]) =>
    scene.paragraphs
      .filter((paragraph) => !paragraph.extra || chosen.has(paragraph))
      .map(({ text }) => ({ text, beat })),
  );
  const words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  return { paragraphs, words, told: [...told.values()].flatMap(({ passages }) => passages) };
}
