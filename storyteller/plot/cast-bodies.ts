import type { Cast, Entity } from "#storyteller/language/entity.ts";
import { pick, type Random } from "#storyteller/random.ts";
import { type Body, bodyOf } from "#storyteller/scenes/bodies.ts";
import { nounEntity } from "./people.ts";

/** One wording of all that a body says of itself. */
function wordsOf(body: Body, random: Random): Record<string, string> {
  return Object.fromEntries(Object.entries(body.says).map(([form, wordings]) => [form, pick(random, wordings) ?? ""]));
}

/** The hero and the star with their bodies: the same words for both, where they are one. */
export function withBodies(cast: Cast, bodies: readonly Body[], random: Random): Cast {
  const says = new Map<string | undefined, Record<string, string>>();
  const embodied = (entity: Entity): Entity => {
    const body = bodyOf(entity.creature, bodies);
    if (!body) return entity;
    const words = says.get(entity.creature) ?? wordsOf(body, random);
    says.set(entity.creature, words);
    return { ...entity, says: { ...words, ...entity.says } };
  };
  return { ...cast, hero: embodied(cast.hero), ...(cast.star && { star: embodied(cast.star) }) };
}

/** Where a creature lives; undefined where any home of the story's world will do. */
export function homeOf(hero: Entity, bodies: readonly Body[], random: Random): Entity | undefined {
  const home = hero.creature === undefined ? undefined : pick(random, bodyOf(hero.creature, bodies)?.homes ?? []);
  return home && nounEntity(home);
}
