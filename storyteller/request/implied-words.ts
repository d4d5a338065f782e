import type { SaidWord } from "./said-words.ts";
import type { Token } from "./tokens.ts";

/** «Súper Mateo» is one. */
const SUPERHERO = ["superheroe", "superhero"];
/** What becomes of two who are named and of whom nothing is said, as tales of a meeting are asked for. */
const THEY_MEET = ["amistad", "befriends"];
/** What may stand around two creatures of whom nothing is said. */
const AROUND_TWO = new Set("a an and big con del el la las little los of the un una with y".split(" "));

/** «un gatito y una ballena». */
function isOnlyOfTwo(said: readonly SaidWord[]): boolean {
  const rest = said.filter(({ word }) => !AROUND_TWO.has(word));
  const kinds = new Set(rest.flatMap(({ creature }) => creature?.id ?? []));
  return rest.length === 2 && kinds.size === 2;
}

/** Folded words, in both languages, for what a wish means and has no word for. */
export function impliedWords(
  tokens: readonly Token[],
  isLeft: (at: number) => boolean,
  said: readonly SaidWord[],
): string[] {
  const isSuper = tokens.some(({ folded }, at) => folded === "super" && at + 1 < tokens.length && !isLeft(at + 1));
  const isNobodyNamed = tokens.every((_, at) => isLeft(at));
  return [...(isSuper ? SUPERHERO : []), ...(isNobodyNamed && isOnlyOfTwo(said) ? THEY_MEET : [])];
}
