import { expect, test } from "vitest";
import { english as everything } from "#storyteller/content/en/tellings.ts";
import { randomFrom } from "#storyteller/random.ts";
import { readRequest } from "#storyteller/request/read-request.ts";
import { planStory } from "./plan-story.ts";

/** What is left to tell when every tale has been told: the plots. */
const english = { ...everything, tales: {} };

function planFor(ideas: string, age = 6) {
  const request = { language: "en", age, genres: ["Mistery"], ideas, length: "usual" } as const;
  const plans = ["a", "b", "c", "d", "e", "f"].map((seed) =>
    planStory({ ...request, genres: [...request.genres] }, readRequest(ideas), english, randomFrom(seed)),
  );
  return [...new Set(plans.map(({ plot }) => plot))];
}

const moralsFor = (ideas: string) => {
  const request = { language: "en", age: 6, genres: [], ideas, length: "usual" } as const;
  return [1, 2, 3, 4].map((seed) => planStory(request, readRequest(ideas), english, randomFrom(seed)).moral);
};

test("what happens in the parent's words happens in the story", () => {
  expect(planFor("Ava hears a noise in the attic")).toEqual(["night-noise"]);
  expect(planFor("a dragon who can't sleep")).toEqual(["would-not-sleep"]);
});

test("the theme comes before the plot, and the smallest hear no noises in the night", () => {
  expect(planFor("Ava can't sleep and must learn to tell the truth")).not.toContain("would-not-sleep");
  expect(new Set(moralsFor("Ava can't sleep and must learn to tell the truth"))).toEqual(new Set(["honesty"]));
  expect(planFor("Ava hears a noise", 3)).not.toContain("night-noise");
});

test("who is in distress is listened to at home, and who hates is told of somebody who comes to stay", () => {
  expect(planFor("Leo says he wants to die")).toEqual(["would-not-sleep"]);
  expect(planFor("my daddy hits me and I want to run away in the night")).toEqual(["would-not-sleep"]);
  expect(planFor("Hugo hates immigrants")).toEqual(["newcomer"]);
});

test("revenge becomes a story about friends", () => {
  expect(new Set(moralsFor("Ada kills the teacher in revenge"))).toEqual(new Set(["friendship"]));
});

test("a house in a mystery is a house, not a house on the moon", () => {
  const ideas = "Ava at the house";
  const spec = planStory(
    { language: "en", age: 8, genres: ["Mistery"], ideas, length: "usual" },
    readRequest(ideas),
    english,
    randomFrom("any"),
  );
  expect(spec.cast.home.text).toBe("tall thin house");
});

test("further children are introduced as what they are to the hero, and a name in two scripts is known in both", () => {
  const ideas = "美咲 (Misaki) and her dog Biscuit and her little brother Jun go to the moon";
  const { cast, others } = planStory(
    { language: "en", age: 6, genres: [], ideas, length: "usual" },
    readRequest(ideas),
    everything,
    randomFrom(1),
  );
  expect(others).toEqual(["Jun"]);
  expect(cast).toMatchObject({ others: "Jun", othersIntroduced: "her brother Jun", spelling: "美咲" });
});

test("a vehicle for which no tale is left is only spoken of, and its name is a child's", () => {
  const facts = readRequest("Tom the tractor gets stuck");
  const request = { language: "en", age: 6, genres: [], ideas: "", length: "usual" } as const;
  const planned = planStory(request, facts, english, randomFrom("a"));
  expect(facts.hero?.creature?.id).toBe("tractor");
  expect(planned.cast.hero.text).toBe("Tom");
  expect(planned.heroIsCreature).toBe(false);
});

test("the grown-up of a tale is who the tale needs: who has the baby is the mother", () => {
  const ideas = "the baby is coming next week and Oscar stays with Grandma";
  const request = { language: "en", age: 5, genres: [], length: "usual", ideas } as const;
  const spec = planStory(request, readRequest(ideas), everything, randomFrom("a"));
  expect([spec.tale?.name, spec.cast.elder.text]).toEqual(["baby-is-coming", "Mum"]);
});

test("an animal that plays a part is one of both, and has the tale of the part", () => {
  const ideas = "a superhero dog called Max";
  const request = { language: "en", age: 6, genres: ["Superhero"], length: "usual", ideas } as const;
  const { cast } = planStory(request, readRequest(ideas), everything, randomFrom("a"));
  expect(cast.star?.text).toBe("Max");
  expect(cast.star?.intro).toBe("a superhero dog called Max");
});
