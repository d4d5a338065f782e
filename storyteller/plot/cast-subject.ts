import type { Cast, Entity, Grammar } from "#storyteller/language/entity.ts";
import { realisePhrase } from "#storyteller/language/realise.ts";
import { pick, type Random } from "#storyteller/random.ts";
import type { Subject } from "#storyteller/scenes/subjects.ts";

/** What an open tale is about, as a member of the cast, with one wording of all that is told of it. */
export function subjectEntity(
  { words: _, says, ...noun }: Subject,
  cast: Cast,
  grammar: Grammar,
  random: Random,
): Entity {
  const told = Object.entries(says).map(([form, wordings]) => [
    form,
    realisePhrase(pick(random, wordings) ?? "", cast, grammar),
  ]);
  return { ...noun, kind: "noun", says: Object.fromEntries(told) };
}
