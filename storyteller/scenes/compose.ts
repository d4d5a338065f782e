import { endingFaults } from "#storyteller/calm/bedtime-ending.ts";
import { endsCalmly } from "#storyteller/calm/calm-curve.ts";
import { countWords, sentencesOf } from "#storyteller/language/measure.ts";
import { type Paragraph, realise } from "#storyteller/language/realise.ts";
import { linesBySpeaker } from "#storyteller/language/speakers.ts";
import { onceForEach } from "#storyteller/once-for-each.ts";
import { type Beat, beatsOf, SKELETONS } from "#storyteller/plot/skeletons.ts";
import { type Random, shuffle } from "#storyteller/random.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import { addFrames } from "./add-frames.ts";
import { extraRuns, linkedUnits } from "./extra-units.ts";
import type { LanguageContent } from "./language-content.ts";
import type { Passage } from "./passage.ts";
import { passageOrder } from "./passage-order.ts";
import { passagesFor } from "./passages-for.ts";
import { firstTellable, type Scene } from "./scene.ts";
import { speaksOf, TALE_BEATS, type TaleTelling } from "./tale.ts";
import { toldBeats } from "./told-beats.ts";
import { worded } from "./wordings.ts";

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
  const linked = linkedUnits(scenes.flatMap(({ paragraphs }) => paragraphs)).map((unit) => [unit]);
  let queues = shuffle(random, [...scenes.filter((scene) => scene !== turn).flatMap(runsOf), ...linked]);
  for (let round = 0; queues.length > 0; round++) {
    queues = queues.filter((run) => run.length > round && takes(run[round] ?? []));
  }
  return chosen;
}

type Scenes = Map<Beat, Scene>;

/** Words of a sentence on average, a slot counting as one. */
const sentenceWords = (passage: Passage) => {
  const text = passage.join(" ");
  return countWords(text) / Math.max(1, sentencesOf(text).length);
};

/** The same of a wind-down: every tale asks for those of all. */
const winddownWords = onceForEach(sentenceWords);

/**
 * The wind-downs for a tale in the order in which they are to be tried: those whose sentences are shorter than its own come
 * first. A child of eight may hear those for five, and not the other way round. None speaks of a home that the tale never showed.
 */
function winddownsFor(
  { telling, ownWords }: { telling: TaleTelling; ownWords: number },
  spec: StorySpec,
  content: LanguageContent,
  random: Random,
): Passage[] {
  const { little, middle, big } = content.winddowns;
  const ofBand = { little, middle, big: [...middle, ...big] }[spec.band];
  const suitable = ofBand.filter((passage) => speaksOf(telling, "home") || !/\{home\b/i.test(passage.join(" ")));
  // Few wind-downs have dialogue, and a talkative tale would end with one of those every time.
  const drawn = passageOrder(suitable, { ...spec, voice: { ...spec.voice, dialogue: "any" } }, random);
  const isShort = (passage: Passage) => winddownWords(passage) <= ownWords;
  return [...drawn.filter(isShort), ...drawn.filter((passage) => !isShort(passage))];
}

/** The beats of a tale in one wording each; undefined where a slot of it stays empty. */
function scenesOfTale(
  telling: TaleTelling,
  spec: StorySpec,
  content: LanguageContent,
  random: Random,
): Scenes | undefined {
  const scenes: Scenes = new Map();
  for (const beat of TALE_BEATS) {
    const realised = realise(worded(telling[beat], random), spec.cast, content.grammar);
    if (!realised.ok) return undefined;
    // A tale is remembered by its opening: that is enough to know it by.
    scenes.set(beat, { passages: beat === "opening" ? [telling.opening] : [], paragraphs: realised.paragraphs });
  }
  return scenes;
}

/** The beats of a plot that are told, each in a passage drawn for it; undefined where nothing can be told. */
function scenesOfPlot(spec: StorySpec, content: LanguageContent, random: Random): Scenes | undefined {
  const scenes: Scenes = new Map();
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
  return told.size < beats.length ? undefined : told;
}

/** The scenes with those of their extras for which the story has room. */
function arranged(scenes: Scenes, spec: StorySpec, random: Random): Composed {
  const chosen = chooseExtras([...scenes.values()], scenes.get("turn"), spec, random);
  const paragraphs = [...scenes].flatMap(([beat, scene]) =>
    scene.paragraphs
      .filter((paragraph) => !paragraph.extra || chosen.has(paragraph))
      .flatMap(({ text }) => linesBySpeaker(text).map((line) => ({ text: line, beat }))),
  );
  const words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  return { paragraphs, words, told: [...scenes.values()].flatMap(({ passages }) => passages) };
}

/** Whether a story needs no wind-down: it is long enough, grows calmer all by itself, and its last words are of rest. */
function comesToRest({ paragraphs, words }: Composed, { language, words: { min } }: StorySpec): boolean {
  const texts = paragraphs.map(({ text }) => text);
  return words >= min && endsCalmly(texts, language) && endingFaults(texts.join("\n"), language).length === 0;
}

/**
 * Tells the spec once, with wordings and passages drawn from the random stream; undefined when a beat cannot be told. A tale
 * that falls asleep on its own image ends with it: what comes after it would fall asleep a second time.
 */
export function compose(spec: StorySpec, content: LanguageContent, random: Random): Composed | undefined {
  const { tale } = spec;
  const scenes = tale ? scenesOfTale(tale.telling, spec, content, random) : scenesOfPlot(spec, content, random);
  if (!scenes) return undefined;
  addFrames(scenes, spec, content, random);
  const own = arranged(scenes, spec, random);
  if (!tale || comesToRest(own, spec)) return own;
  const ownWords = sentenceWords(own.paragraphs.map(({ text }) => text));
  const winddowns = winddownsFor({ telling: tale.telling, ownWords }, spec, content, random);
  const winddown = firstTellable(winddowns, spec, content);
  return winddown && arranged(scenes.set("winddown", winddown), spec, random);
}
