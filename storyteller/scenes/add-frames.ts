import type { Entity } from "#storyteller/language/entity.ts";
import { childrenAmong } from "#storyteller/plot/people.ts";
import { type Beat, SKELETONS } from "#storyteller/plot/skeletons.ts";
import { type Random, shuffle } from "#storyteller/random.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import type { LanguageContent } from "./language-content.ts";
import type { Passage } from "./passage.ts";
import { passageOrder } from "./passage-order.ts";
import { firstTellable, type Scene } from "./scene.ts";

type Place = "before" | "after";

/** Beats before which further children can do something that matters, the best first. */
const ACTS_BEFORE: readonly Beat[] = ["turn", "try2", "try1"];
/** In a tale the turn follows from the tries, and nobody comes between. */
const ACTS_IN_TALES: readonly Beat[] = ["try2", "try1"];

/** What a story has around its beats: who the hero is, who comes along and what each of them does, and the narrator's own word. */
export function addFrames(scenes: Map<Beat, Scene>, spec: StorySpec, content: LanguageContent, random: Random): void {
  const { band, voice, cast } = spec;
  const { frames } = content;
  const register = band === "little" ? "little" : "older";
  const put = (where: Place, beat: Beat, passages: readonly Passage[], castOfLine = cast) => {
    const scene = scenes.get(beat);
    const line = firstTellable(passageOrder(passages, spec, random), { ...spec, cast: castOfLine }, content);
    if (!scene || !line) return undefined;
    if (where === "before") scene.paragraphs.unshift(...line.paragraphs);
    else scene.paragraphs.push(...line.paragraphs);
    scene.passages.push(...line.passages);
    return line.passages[0];
  };
  const opening = scenes.get("opening");
  // What was asked for begins the story: the evening around it is said in a word.
  if (opening && !spec.tale && spec.topics.length > 0)
    opening.paragraphs = opening.paragraphs.filter(({ extra }) => !extra);
  for (const [at, topic] of spec.topics.entries()) {
    const lines = topic[register];
    put("after", "opening", lines.first);
    if (at === 0) put("before", "turn", lines.later);
    put("after", "return", lines.last);
  }
  if (cast.spelling !== undefined) put("after", "opening", frames.spellings[register]);
  if (spec.isContinued) put("after", "opening", frames.continuations[band]);
  if (spec.heroIsCreature) {
    put("before", "opening", frames.creatures.first[register]);
    // The smallest are told their tales in the present tense, and the body's words are of the past.
    if (band !== "little") {
      put("before", "try2", frames.creatures.feelings);
      put("after", "return", frames.creatures.asleep);
    }
  }
  if (cast.where !== undefined) put("before", "opening", frames.places[register]);
  if (voice.narratorSpeaks && !spec.tale) put("after", "want", frames.asides[band]);
  const { pets } = spec;
  const children = childrenAmong(spec);
  const number = children.length === 1 ? "one" : "several";
  if (children.length > 0)
    put("after", "want", frames.joins[number], { ...cast, others: cast.othersIntroduced ?? cast.others });
  for (const pet of pets) put("after", "want", frames.pets.joins[register], { ...cast, child: pet });
  const told = (spec.tale ? ACTS_IN_TALES : ACTS_BEFORE).filter(
    (beat) =>
      scenes.has(beat) && (spec.tale !== undefined || SKELETONS[spec.plot].spare[0] !== beat || beat === "turn"),
  );
  const ofChild = spec.tale ? frames.actsInTales[register] : frames.acts[band];
  const acting: [Entity, readonly Passage[]][] = [
    ...children.map((text): [Entity, readonly Passage[]] => [{ kind: "name", text }, ofChild]),
    ...pets.map((pet): [Entity, readonly Passage[]] => [pet, frames.pets.acts[register]]),
  ];
  const done = new Set<Passage>();
  for (const [at, [child, acts]] of acting.entries()) {
    const fresh = shuffle(
      random,
      acts.filter((act) => !done.has(act)),
    );
    const act = put("before", told[at % told.length] ?? "turn", fresh, { ...cast, child });
    if (act) done.add(act);
  }
  // A tale for the smallest has no words to spare, and ends where everybody is at home anyway.
  if (band === "little" && spec.tale) return;
  if (children.length > 0) put("after", "return", frames.homecomings[number]);
  for (const pet of pets) put("after", "return", frames.pets.homecomings, { ...cast, child: pet });
}
