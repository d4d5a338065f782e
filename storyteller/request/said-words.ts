import type { CreatureFact, CreatureMention } from "./creatures.ts";
import type { Token } from "./tokens.ts";

/** A word of the parent's text, folded, or the several words of one creature («oso de peluche»). */
export type SaidWord = { word: string; creature?: CreatureFact };

/** The words that are left when names and what is not wanted are taken out, in their order. */
export function saidWords(
  tokens: readonly Token[],
  isLeft: (at: number) => boolean,
  creatures: readonly CreatureMention[],
): SaidWord[] {
  const creatureAt = new Map(creatures.map((mention) => [mention.at, mention]));
  const said: SaidWord[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!isLeft(at)) continue;
    const creature = creatureAt.get(at);
    const length = creature?.length ?? 1;
    const word = tokens
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(" ");
    said.push(creature ? { word, creature: { id: creature.id, gender: creature.gender } } : { word });
    at += length - 1;
  }
  return said;
}
