import type { Cast, Entity } from "#storyteller/language/entity.ts";
import type { Gender, Lexicon } from "#storyteller/language/lexicon.ts";
import { withBodies } from "#storyteller/plot/cast-bodies.ts";
import { nounEntity, pairOf } from "#storyteller/plot/people.ts";
import { randomFrom } from "#storyteller/random.ts";
import type { Body } from "#storyteller/scenes/bodies.ts";
import type { Band } from "#storyteller/story-request.ts";

const HEROES: readonly (Gender | undefined)[] = ["m", "f", undefined];
const NOUN_FRIENDS = 3;

const heroOf = (gender: Gender | undefined): Entity => ({ kind: "name", text: "Noa", gender, intro: "un dragón" });

type TestContent = { lexicon: Lexicon; bodies: readonly Body[] };

/** Casts with a hero and a friend of every gender and none, creatures and children: what a passage has to be told with. */
export function testCasts({ lexicon, bodies }: TestContent, band: Band | undefined): Cast[] {
  const world = lexicon.worlds.Fantasy;
  const things = [...world.keepsakes, ...world.wilds];
  const friends: Entity[] = [
    ...HEROES.map((gender): Entity => ({ kind: "name", text: "Inés", gender })),
    ...lexicon.companions.slice(0, NOUN_FRIENDS).map(nounEntity),
  ];
  const turn = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item;
  return HEROES.flatMap((gender) =>
    friends.map(
      (friend, at): Cast => ({
        hero: heroOf(gender),
        friend,
        helper: nounEntity(turn(world.helpers, at)),
        elder: { kind: "ready", ...turn(lexicon.elders, at) },
        home: nounEntity(turn(world.homes, at)),
        place: nounEntity(turn(world.places, at)),
        light: nounEntity(turn(world.lights, at)),
        thing: nounEntity(turn(things, at)),
        both: pairOf({ hero: heroOf(gender), friend }, []),
        past: nounEntity(turn(things, at + 1)),
        child: { kind: "name", text: "Iker" },
        fear: { kind: "ready", text: "el agua" },
        noise: turn(world.noises, at),
        others: "Nico, Leo",
        spelling: "Мила",
        where: "Cusco",
        refrain: band === "big" ? undefined : { line: "Poco a poco.", last: "Y ya está." },
      }),
    ),
  ).map((cast, at) => withBodies(cast, bodies, randomFrom(String(at))));
}
