import { onceForEach } from "#storyteller/once-for-each.ts";
import { type CreatureFact, formsOfCreature } from "#storyteller/request/creatures.ts";
import { fold } from "#storyteller/request/fold.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { type Ingredient, ingredientsFor, isAnyNear, isSpokenOf } from "#storyteller/scenes/ingredients.ts";
import type { AskedSubjects } from "#storyteller/scenes/subjects.ts";
import {
  ANY_CREATURE,
  anyStarFor,
  speaksOf,
  type Tale,
  type TaleTelling,
  wordsOfTelling,
} from "#storyteller/scenes/tale.ts";
import { strengthOf } from "#storyteller/scenes/topics.ts";
import type { Genre } from "#storyteller/story-request.ts";
import { hasOfItsOwn } from "./own-creatures.ts";
import { formsOfCast } from "./topic-words.ts";

/** What of a request a tale can be near to. */
export type Wished = {
  facts: RequestFacts;
  /** The words of the request that may name what it is about, folded. */
  words: ReadonlySet<string>;
  /** What of it an open tale can be told about. */
  subjects: AskedSubjects;
  /** What of it a tale can be made of. */
  ingredients: readonly Ingredient[];
};

/**
 * How much each sign weighs that a tale is what the parent asked for. Of two phrases the longer one is the surer. A creature
 * of the request is in whatever tale is told, so a tale about it gives way to one about what the creature does.
 */
const WEIGHTS = {
  word: 1.5,
  furtherWord: 1.2,
  hint: 0.4,
  starIsHero: 1.2,
  starIsFriend: 1,
  /** More than of a tale about the same situation that was written for a child, and knows no paws. */
  anyIsHero: 1.3,
  anyIsFriend: 0.7,
  /** The same where no word of the wish tells of the situation: then the creature's own tale is the better one. */
  anyWithoutWord: 0.7,
  /** Two words of a premise of its own: no other tale tells of exactly that. */
  premise: 1.2,
  thingOrPlace: 0.8,
  fear: 2,
  moral: 0.75,
  plot: 0.5,
  loss: 1,
  genre: 0.2,
  /** The request names what an open tale can be told about. */
  subject: 0.9,
  /** Somebody flies or sings in every other wish. */
  ability: 0.4,
  /** A tale that is about nothing but its ingredients. */
  ofIngredients: 0.7,
  /** What happens in the wish, told of what it names: both at once. */
  situationWithNoun: 1.3,
  /** The same told of the creature at the child's side: who goes to the moon is the child. Or of a tale that could have done without the noun. */
  situationInPart: 0.2,
  /** A second penguin in a story is taken for the first one. */
  namesake: -0.6,
};
/**
 * Of the first nouns of a request each one that a tale has makes it the nearer, and each that it knows nothing of stays unheard: but what
 * happens to the child tonight matters more than what else is in the wish.
 */
const NOUNS_HEARD = { most: 3, had: 0.35, lacking: -0.45, lackingWhereNamed: -0.2 };
/** A tale for any creature, thing or place is about a situation only: its words say that much less, unless the wish is about a creature. */
const SHARE_OF_SITUATION = { any: 0.6, ofCreatureHero: 0.85 };
/** A tale of whose subject the request has several words is the surer by this for each further one, up to three of them. */
const WORD_MORE = 0.25;
const MOST_WORDS_MORE = 3;
/** A tale about nothing but its ingredients. */
export const isOnlyOfNouns = ({ ingredients, about }: Tale): boolean => ingredients !== undefined && about.length === 0;

/** A digger that is afraid of mud: what anybody has to do with a noun is told of whatever has wheels, too, by the body of such. */
export const isOfAnyWithNoun = ({ ingredients, star }: Tale): boolean =>
  ingredients !== undefined && star?.includes(ANY_CREATURE) === true;

/** Whether the wish names what a tale is about, and that is no play but a child's own day: a wobbly tooth, a move, Christmas. */
export const isOwnTrouble = ({ about, free, ingredients, subject }: Tale, words: ReadonlySet<string>): boolean =>
  !free && !ingredients && !subject && strengthOf(about, words) > 0;

type NearnessOf = Pick<Wished, "facts" | "words" | "ingredients">;

const SAYS_NO = /(?:^| )(?:sin|no|ni|nunca|without|not|never)(?: |$)|n't(?: |$)/;
const phrasesThatSayNo = onceForEach((about: Tale["about"]) => about.filter((phrase) => SAYS_NO.test(phrase)));
/** All words of a request, those too that it does not want. */
const everyWord = onceForEach(
  ({ mentioned, avoided }: RequestFacts): ReadonlySet<string> => new Set([...mentioned, ...avoided]),
);

const strengthsFor = onceForEach((_facts: RequestFacts) => new Map<Tale, number>());

/** How many words of a request name what a tale is about. `words` are the topic words of those `facts`: a tale is asked for them several times. */
export function strengthOfAbout(tale: Tale, { facts, words }: Pick<Wished, "facts" | "words">): number {
  const known = strengthsFor(facts);
  const strength = known.get(tale) ?? countedStrength(tale, { facts, words });
  known.set(tale, strength);
  return strength;
}

function countedStrength({ about, loss, plain }: Tale, { facts, words }: Pick<Wished, "facts" | "words">): number {
  // Of a wish that speaks of a death no word names a topic, and all of them say who has died.
  const mentioned = strengthOf(about, loss ? facts.mentioned : words, facts.mentioned);
  // «una noche sin estrellas»: of stars that are not there a story is told all the same, where that is what it is about.
  const without = facts.avoided.size > 0 ? strengthOf(phrasesThatSayNo(about), words, everyWord(facts)) : 0;
  const strength = Math.max(mentioned, without);
  if (!plain) return strength;
  // A grandmother and a superheroine are in whatever is told; that she is one is a premise.
  const ofCast = strengthOf(about, facts.mentioned);
  return ofCast > 1 ? Math.max(strength, ofCast) : strength;
}

/** What a tale is about, as far as the request asked for it; 0 for nothing of it. */
export function nearness(tale: Tale, telling: TaleTelling, { facts, words, ingredients }: NearnessOf): number {
  const { about, hints = [], star = [], moral, plot } = tale;
  const strength = strengthOfAbout(tale, { facts, words });
  const named = about.filter((phrase) => words.has(phrase)).length;
  const moreWords = WORD_MORE * Math.min(MOST_WORDS_MORE, Math.max(0, named - 1));
  const isStar = (creature: CreatureFact | undefined) =>
    creature !== undefined && [creature.id, creature.plays].some((id) => id !== undefined && star.includes(id));
  const isAnyStar = (id: string | undefined) =>
    id !== undefined && (star.includes(anyStarFor({ id })) || isOfAnyWithNoun(tale));
  const { hero, friend, helper, things, places } = facts;
  const isFeared =
    facts.fear !== undefined && (speaksOf(telling, "fear") || strengthOf(about, new Set([facts.fear])) > 0);
  // The robot at the child's side is nothing to be lost and found.
  const hasThing = speaksOf(telling, "thing") && things.some((thing) => !formsOfCast(facts).has(fold(thing)));
  const hasPlace = places.length > 0 && speaksOf(telling, "place");
  const isForAny = star.includes(ANY_CREATURE) || speaksOf(telling, "thing") || speaksOf(telling, "place");
  const inWords = strength > 0 ? WEIGHTS.word + WEIGHTS.furtherWord * (strength - 1) + moreWords : 0;
  const isOfHero = isAnyStar(hero?.creature?.id);
  const shareOfWords = isForAny ? SHARE_OF_SITUATION[isOfHero ? "ofCreatureHero" : "any"] : 1;
  const isAnyFriend = isAnyStar(friend?.creature?.id) || isAnyStar(helper?.id);
  // Two creatures say no more of what happens than one.
  const anyIsHero = strength > 0 ? WEIGHTS.anyIsHero : WEIGHTS.anyWithoutWord;
  const anyStar = isOfHero ? anyIsHero : isAnyFriend ? WEIGHTS.anyIsFriend : 0;
  const own = (ingredientsFor(tale, ingredients, facts.said) ?? []).filter((noun) => ingredients.includes(noun));
  const isSituation = strength > 0 && own.length > 0 && isAnyNear(about, own, facts.said);
  const isInPart = tale.otherwise !== undefined || (star.length > 0 && !isOfHero);
  const ofNouns = isOnlyOfNouns(tale)
    ? WEIGHTS.ofIngredients
    : isSituation
      ? WEIGHTS[isInPart ? "situationInPart" : "situationWithNoun"]
      : 0;
  const signs = [
    inWords * shareOfWords,
    tale.plain && strength > 1 ? WEIGHTS.premise : 0,
    strengthOf(hints, words) > 0 ? WEIGHTS.hint : 0,
    isStar(hero?.creature) ? WEIGHTS.starIsHero : 0,
    isStar(friend?.creature) || isStar(helper) ? WEIGHTS.starIsFriend : 0,
    anyStar,
    hasNamesake(tale, telling, facts) ? WEIGHTS.namesake : 0,
    tale.subject ? (tale.subject === "abilities" ? WEIGHTS.ability : WEIGHTS.subject) : 0,
    ofNouns,
    hasThing || hasPlace ? WEIGHTS.thingOrPlace : 0,
    isFeared ? WEIGHTS.fear : 0,
    facts.moral === moral ? WEIGHTS.moral : 0,
    facts.plot === plot ? WEIGHTS.plot : 0,
    tale.loss ? WEIGHTS.loss : 0,
  ];
  return signs.reduce((sum, sign) => sum + sign, 0);
}

/** How much nearer to a request, or less near, a tale is for the nouns that it has of it. */
export function nounsHeard(tale: Tale, { facts, words, ingredients, subjects }: Wished): number {
  const own = ingredientsFor(tale, ingredients, facts.said) ?? [];
  const subject = tale.subject && subjects[tale.subject];
  const has = (noun: Ingredient) =>
    own.includes(noun) || isSpokenOf(noun, tale) || subject?.words.includes(noun.said) === true;
  const isNamed = tale.otherwise !== undefined && strengthOf(tale.about, words) > 0;
  const lacking =
    tale.free || (tale.ingredients && !tale.otherwise) ? NOUNS_HEARD[isNamed ? "lackingWhereNamed" : "lacking"] : 0;
  const named = ingredients.filter((noun) => !noun.isHero && (!noun.isFriend || own.includes(noun)));
  const weights = named.slice(0, NOUNS_HEARD.most).map((noun) => (has(noun) ? NOUNS_HEARD.had : lacking));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Whether a tale speaks of a creature of the kind that the hero or the friend is, and does not mean that one. */
function hasNamesake(tale: Tale, telling: TaleTelling, { hero, friend }: RequestFacts): boolean {
  const { star = [] } = tale;
  const others = [hero?.creature, friend?.creature].filter(
    (creature) => creature && !star.includes(creature.id) && !hasOfItsOwn(tale, creature),
  );
  return others.some(
    (creature) => creature && formsOfCreature(creature.id).some((form) => wordsOfTelling(telling).has(form)),
  );
}

/** How much a tale in one of the genres that were asked for is the nearer for it. */
export const inGenre = (tale: Tale, genres: readonly Genre[]): number =>
  genres.some((genre) => tale.genres.includes(genre)) ? WEIGHTS.genre : 0;
