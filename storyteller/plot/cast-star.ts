import type { Cast, Entity } from "#storyteller/language/entity.ts";
import type { Random } from "#storyteller/random.ts";
import { type CreatureFact, creatureNoun, isPerson } from "#storyteller/request/creatures.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { ANY_CREATURE, anyStarFor } from "#storyteller/scenes/tale.ts";
import type { Language } from "#storyteller/story-request.ts";
import { called, creatureEntity } from "./people.ts";

/** The cast of a tale about a creature, and whoever has lost the place at the hero's side to it. */
export type StarCast = { cast: Cast; displaced?: Entity };

/** «una gata llamada Luna», "a cat called Luna", or the bare name where nobody said what somebody is. */
function introduced(name: Entity, kind: Entity | undefined, language: Language): Entity {
  const { intro: _, ...plain } = name;
  if (!kind) return plain;
  const known = { ...plain, species: kind.text };
  if (name.kind !== "name") return kind.intro === undefined ? known : { ...known, intro: kind.intro };
  return { ...known, intro: called(kind, name.text, language) };
}

/**
 * Gives the parts of star and pal. The star is the hero or the friend, whoever is such a creature; a child that loves princesses
 * plays one; and where the request only speaks of dragons, one comes to stand at the hero's side.
 */
export function castStar(
  star: readonly string[],
  cast: Cast,
  { facts, language, isContinued }: { facts: RequestFacts; language: Language; isContinued: boolean },
  random: Random,
): StarCast {
  const isOneOf = (creature: CreatureFact | undefined) =>
    creature !== undefined &&
    [creature.id, creature.plays, anyStarFor(creature)].some((id) => id !== undefined && star.includes(id));
  // A digger has the part of any creature only where there is none.
  const isAnybody = (creature: CreatureFact | undefined) => creature !== undefined && star.includes(ANY_CREATURE);
  const isStar = [facts.hero?.creature, facts.friend?.creature, facts.helper].some(isOneOf) ? isOneOf : isAnybody;
  const kindOf = (creature: CreatureFact | undefined, gender: Entity["gender"]) =>
    creature && creatureEntity({ ...creature, gender: creature.gender ?? gender }, language, random);
  const [heroCreature, friendCreature] = [facts.hero?.creature, facts.friend?.creature];
  const [hero, friend] = [
    introduced(cast.hero, isContinued ? undefined : kindOf(heroCreature, cast.hero.gender), language),
    facts.friend || isContinued
      ? introduced(cast.friend, isContinued ? undefined : kindOf(friendCreature, cast.friend.gender), language)
      : cast.friend,
  ];
  if (isStar(heroCreature) && !isContinued) return { cast: { ...cast, star: hero, pal: friend } };
  if (isStar(friendCreature) && !isContinued) return { cast: { ...cast, star: friend, pal: hero } };
  const wanted = [facts.helper, friendCreature, heroCreature].find(isStar) ?? { id: star[0] ?? "" };
  if (isPerson(wanted) && cast.hero.intro === undefined) {
    const role = { ...creatureNoun({ ...wanted, gender: cast.hero.gender }, language), kind: "noun" as const };
    const star = { ...introduced(cast.hero, role, language), creature: wanted.id };
    return { cast: { ...cast, star, pal: friend } };
  }
  const creature = creatureEntity(wanted, language, random);
  const newcomer = introduced(creature, creature, language);
  const isKept = isContinued || facts.friend !== undefined;
  return { cast: { ...cast, friend: newcomer, star: newcomer, pal: hero }, ...(isKept && { displaced: cast.friend }) };
}
