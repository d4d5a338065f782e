import { onceForEach } from "#storyteller/once-for-each.ts";
import { formsOfCreature } from "#storyteller/request/creatures.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { relationWord } from "#storyteller/request/relations.ts";

/** The words for the creatures that are in the story anyway. */
export const formsOfCast = onceForEach(
  ({ hero, friend, helper }: RequestFacts): ReadonlySet<string> =>
    new Set([hero?.creature, friend?.creature, helper].flatMap((each) => (each ? formsOfCreature(each.id) : []))),
);

/** The words that may name a topic: not those for somebody who is in the story anyway. */
export function topicWords(facts: RequestFacts): ReadonlySet<string> {
  const { mentioned, elder, isOfLoss } = facts;
  // A goldfish that has died does not blow bubbles at the end.
  if (isOfLoss) return new Set();
  const own = formsOfCast(facts);
  return new Set([...mentioned].filter((word) => !own.has(word) && !(elder && relationWord(word)?.elder)));
}
