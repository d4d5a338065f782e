import type { Passage } from "#storyteller/scenes/passage.ts";

/** For the home-coming, when the parent named more than two: {others} is one name. */
export const oneOther: readonly Passage[] = [
  "{others} wanted to hear all of it, so they told it again, slowly, from the beginning.",
  "{others} had saved them a place, and the place was still warm.",
  "{others} was there as well, with a blanket ready and plenty of time to listen.",
];

/** The same for two names or more. */
export const severalOthers: readonly Passage[] = [
  "{others} wanted to hear all of it, so they told it again, slowly, from the beginning.",
  "{others} had saved them a place, and the place was still warm.",
  "{others} were there as well, with their blankets ready and plenty of time to listen.",
];

/** First words of a story whose hero is a creature. */
export const creatureHeroes: readonly Passage[] = [
  "{hero} was {hero.intro}, and liked being one, most of all in the evening.",
  "There was once {hero.intro} who answered to the name of {hero}, especially at suppertime.",
  "{hero} was {hero.intro}. It does not sound like much, but from the inside it was a great deal.",
];
