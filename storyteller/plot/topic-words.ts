import { formsOfCreature } from "#storyteller/request/creatures.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { relationWord } from "#storyteller/request/relations.ts";

/** The words that may name a topic: not those for somebody who is in the story anyway. */
export function topicWords({ mentioned, hero, friend, helper, elder, isOfLoss }: RequestFacts): ReadonlySet<string> {
  // A goldfish that has died does not blow bubbles at the end.
  if (isOfLoss) return new Set();
  const cast = [hero?.creature, friend?.creature, helper].flatMap((creature) =>
    creature ? formsOfCreature(creature.id) : [],
  );
  const own = new Set(cast);
  return new Set([...mentioned].filter((word) => !own.has(word) && !(elder && relationWord(word)?.elder)));
}
