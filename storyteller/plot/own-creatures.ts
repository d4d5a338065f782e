import { onceForEach } from "#storyteller/once-for-each.ts";
import { type CreatureFact, formsOfCreature } from "#storyteller/request/creatures.ts";
import type { PersonFact } from "#storyteller/request/people-in-words.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { ANY_CREATURE, ANY_VEHICLE, type Tale, wordsOfTelling } from "#storyteller/scenes/tale.ts";

const wordsOfAbout = onceForEach(
  (about: Tale["about"]): ReadonlySet<string> => new Set(about.flatMap((phrase) => phrase.split(" "))),
);

/** Whether a premise brings the creature along: of «cachorros al rescate» the puppies are the tale's own; a child's own dog never is. */
export function hasOfItsOwn({ plain, star = [], about, older, little }: Tale, { id, owned }: CreatureFact): boolean {
  if (!plain || owned || [id, ANY_CREATURE, ANY_VEHICLE].some((each) => star.includes(each))) return false;
  const forms = formsOfCreature(id);
  // «unicornios y princesas» may find a tale of unicorns alone: whoever is not told of is not in it.
  const isTold = [older, little].some((telling) => telling && forms.some((form) => wordsOfTelling(telling).has(form)));
  return isTold && forms.some((form) => wordsOfAbout(about).has(form));
}

/** Whether the star of a tale is asked for by a word that its author lists alone: "shark" asks for a tale about a shark, and not for one that eats no meat. */
export function isAskedByStar({ star = [], about }: Tale, { hero, friend, helper, mentioned }: RequestFacts): boolean {
  return [hero?.creature, friend?.creature, helper].some(
    (creature) =>
      creature !== undefined &&
      star.includes(creature.id) &&
      formsOfCreature(creature.id).some((form) => mentioned.has(form) && about.includes(form)),
  );
}

/** What a tale is told by: a nameless T-rex that was asked for is the one of the tale, and not a second one beside it. */
export function withoutItsOwn(tale: Tale, facts: RequestFacts): RequestFacts {
  const isItsOwn = (person: PersonFact | undefined) =>
    person?.creature !== undefined && person.name === undefined && hasOfItsOwn(tale, person.creature);
  return {
    ...facts,
    hero: isItsOwn(facts.hero) ? undefined : facts.hero,
    friend: isItsOwn(facts.friend) ? undefined : facts.friend,
    helper: facts.helper && hasOfItsOwn(tale, facts.helper) ? undefined : facts.helper,
  };
}
