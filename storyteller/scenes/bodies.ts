import type { Noun } from "#storyteller/language/lexicon.ts";
import { onceForEach } from "#storyteller/once-for-each.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Passage } from "./passage.ts";
import { anyStarFor } from "./tale.ts";

/** Whoever is no creature: the child who listens. */
export const CHILD = "child";

/**
 * What tales ask of whoever is their hero or star, as {star.hands} or {hero.asleep}: what one holds things with, one and both; what one does
 * on the way, when glad, when sad and when falling asleep, as past predicates; the sound one makes, the part one is proud of, and what one likes to eat.
 */
export const BODY_FORMS = ["hand", "hands", "went", "glad", "sad", "asleep", "cry", "pride", "snack"] as const;
export type BodyForm = (typeof BODY_FORMS)[number];

/** How creatures of one build live and move, so that a snail of a story has no elbows. A story uses one of the wordings of each form. */
export type Body = {
  /** Their ids in creature-words.ts, "vehicle" for whatever has wheels, "child" for whoever is none. */
  creatures: readonly string[];
  /** Where they live; none where any home of the story's world will do. */
  homes: readonly Noun[];
  says: Readonly<Record<BodyForm, readonly string[]>>;
};

const byCreature = onceForEach(
  (bodies: readonly Body[]): ReadonlyMap<string, Body> =>
    new Map(bodies.flatMap((body) => body.creatures.map((id) => [id, body]))),
);

/** The body of a creature, a child's where there is no creature. */
export function bodyOf(creature: string | undefined, bodies: readonly Body[]): Body | undefined {
  const known = byCreature(bodies);
  if (creature === undefined) return known.get(CHILD);
  return known.get(creature) ?? known.get(anyStarFor({ id: creature })) ?? known.get(CHILD);
}

/** What a child and a princess have, and a fox or a snail has not. */
const CHILDS_BODY = {
  es: /(?<!\p{L})(?:manos?|dedos?|codos?|rodillas?|brazos?|hombros?)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:hands?|fingers?|thumbs?|elbows?|knees?|arms?|shoulders?)(?!\p{L})/iu,
} as const satisfies Record<Language, RegExp>;

/** Whether a passage speaks of a body that only people have. */
export const isOfChildsBody = (passage: Passage, language: Language): boolean =>
  passage.some((paragraph) => CHILDS_BODY[language].test(paragraph));
