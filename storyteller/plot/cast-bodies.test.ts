import { expect, test } from "vitest";
import type { Cast, Entity } from "#storyteller/language/entity.ts";
import { randomFrom } from "#storyteller/random.ts";
import type { Body } from "#storyteller/scenes/bodies.ts";
import { homeOf, withBodies } from "./cast-bodies.ts";

const saysOf = (creature: string): Body["says"] => {
  const plain = [`as a ${creature} does`];
  return {
    hand: plain,
    hands: plain,
    went: plain,
    glad: plain,
    sad: plain,
    asleep: plain,
    cry: plain,
    pride: plain,
    snack: plain,
  };
};
const bodyWith = (creature: string, hands: readonly string[], homes: readonly string[] = []): Body => ({
  creatures: [creature],
  homes: homes.map((text) => ({ text })),
  says: { ...saysOf(creature), hands },
});
const BODIES = [
  bodyWith("fox", ["paws", "front paws"], ["den"]),
  bodyWith("child", ["hands"]),
  bodyWith("vehicle", ["lamps"]),
];

const named = (text: string, creature?: string): Entity => ({ kind: "name", text, creature });
const castOf = (hero: Entity, star?: Entity) => withBodies({ hero, star } as Cast, BODIES, randomFrom("bodies"));

test("a fox has paws, a child has hands, a train has lamps", () => {
  expect(["paws", "front paws"]).toContain(castOf(named("Rufus", "fox")).hero.says?.hands);
  expect(castOf(named("Ella")).hero.says?.hands).toBe("hands");
  expect(castOf(named("Toot", "train")).hero.says?.hands).toBe("lamps");
});

test("whoever is the hero and the star has one body", () => {
  const fox = named("Rufus", "fox");
  const { hero, star } = castOf(fox, fox);
  expect(star?.says).toEqual(hero.says);
});

test("a creature brings its home, a child lives where the story is", () => {
  expect(homeOf(named("Rufus", "fox"), BODIES, randomFrom("home"))?.text).toBe("den");
  expect(homeOf(named("Ella"), BODIES, randomFrom("home"))).toBeUndefined();
});
