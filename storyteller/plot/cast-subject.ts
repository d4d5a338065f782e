import type { Cast, Entity, Grammar } from "#storyteller/language/entity.ts";
import { realisePhrase } from "#storyteller/language/realise.ts";
import { pick, type Random } from "#storyteller/random.ts";
import type { Subject } from "#storyteller/scenes/subjects.ts";

/** What an open tale is about, as a member of the cast, with one wording of all that is told of it. */
export function subjectEntity(subject: Subject, cast: Cast, grammar: Grammar, random: Random): Entity {
  const { text, gender, tonicA, an } = subject;
  const told = Object.entries(subject.says).map(([form, wordings]) => [
    form,
    realisePhrase(pick(random, wordings) ?? "", cast, grammar),
  ]);
  return { kind: "noun", text, gender, tonicA, an, says: Object.fromEntries(told) };
}
