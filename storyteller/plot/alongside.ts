import type { Cast, Entity } from "#storyteller/language/entity.ts";
import type { Random } from "#storyteller/random.ts";
import { formsOfCreature } from "#storyteller/request/creatures.ts";
import { fold } from "#storyteller/request/fold.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { speaksOf, wordsOfTelling } from "#storyteller/scenes/tale.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { ChosenTale } from "./choose-tale.ts";
import { creatureEntity, indefinite } from "./people.ts";

/**
 * The third creature of a wish, where the tale has no part for it: of "elephant and monkey" the tale about an elephant knows no monkey, and so
 * it comes along as a pet does.
 */
export function alongsideOf(
  { telling }: ChosenTale,
  { helper }: RequestFacts,
  { star, friend, first, second, third }: Cast,
  { language, random }: { language: Language; random: Random },
): Entity[] {
  if (!helper || speaksOf(telling, "helper")) return [];
  const forms = formsOfCreature(helper.id);
  const isCast = [star, friend].some((each) => each?.creature === helper.id);
  const isDealt = [first, second, third].some((noun) => noun && forms.includes(fold(noun.text)));
  if (isCast || isDealt || forms.some((form) => wordsOfTelling(telling).has(form))) return [];
  const creature = creatureEntity(helper, language, random);
  return [{ ...creature, intro: creature.intro ?? indefinite(creature, language) }];
}
