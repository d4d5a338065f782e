import { type CreatureFact, creatureNoun, findCreatures, isPerson } from "#storyteller/request/creatures.ts";
import type { PersonFact } from "#storyteller/request/people-in-words.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { LITTLE_WORDS } from "#storyteller/request/stop-words.ts";
import { tokensOf } from "#storyteller/request/tokens.ts";
import type { Language, StoryRequest } from "#storyteller/story-request.ts";
import type { FactsForModel, PersonForModel } from "./model-prompt.ts";

const MOST_AVOIDED_WORDS = 20;

export type FactsOptions = {
  /** A person's name as it may leave the house. */
  withoutSurname(name: string): string;
  /** The wish goes out beside the facts: they may use its words. */
  isWhole: boolean;
};

/** The facts of a request in the words in which a model gets them: names, and nouns in the story's language. */
export function factsForModel(facts: RequestFacts, request: StoryRequest, options: FactsOptions): FactsForModel {
  const { language } = request;
  const named = (name: string | undefined) => name && options.withoutSurname(name);

  const person = ({ name, gender, creature, relation }: PersonFact): PersonForModel => ({
    name: creature && !isPerson(creature) ? name : named(name),
    kind: creature ? nounOf(creature, language) : childOf(gender),
    gender: creature && genderOf({ gender: gender ?? creature.gender }),
    relation,
  });

  const { hero, friend, helper, elder, others } = facts;
  return {
    hero: hero && person(hero),
    companion: friend && person(friend),
    helper: helper && { kind: nounOf(helper, language), gender: genderOf(helper) },
    elder: elder && { kind: elder.kind, name: named(elder.name) },
    otherNames: filled(others.map((name) => options.withoutSurname(name))),
    places: filled(facts.places),
    things: filled(facts.things),
    fear: facts.fear,
    remembered: named(facts.remembered),
    moral: facts.moral,
    avoid: filled(toAvoid(facts.avoided, language, options.isWhole)),
  };
}

const nounOf = (creature: CreatureFact, language: Language) => creatureNoun(creature, language).text;
const genderOf = ({ gender }: Pick<CreatureFact, "gender">) => gender && (gender === "f" ? "female" : "male");

function childOf(gender: CreatureFact["gender"]): string {
  if (gender === undefined) return "child";
  return gender === "f" ? "girl" : "boy";
}

const filled = <Each>(list: readonly Each[]) => (list.length > 0 ? list : undefined);

/** Creatures by our own words for them; of a wish that is withheld no other word goes out. */
function toAvoid(avoided: ReadonlySet<string>, language: Language, isWhole: boolean): string[] {
  const words = [...avoided].flatMap((word) => {
    const [creature] = findCreatures(tokensOf(word));
    if (creature) return nounOf({ id: creature.id }, language);
    return isWhole && word.length > 2 && !LITTLE_WORDS.has(word) ? word : [];
  });
  return [...new Set(words)].slice(0, MOST_AVOIDED_WORDS);
}
