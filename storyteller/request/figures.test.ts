import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test.each([
  ["spiderman y Santiago", "Santiago", "superhero"],
  ["Peppa Pig y Olivia van a la playa", "Olivia", "pig"],
  ["max and paw patrol", "Max", "puppy"],
  ["batman and leo", "Leo", "superhero"],
  ["Leo and Optimus Prime and Bumblebee", "Leo", "robot"],
  ["Sonic saves the day with Jacob", "Jacob", "hedgehog"],
])("%s: somebody's hero is one of the kind, beside the child", (ideas, hero, friend) => {
  const facts = readRequest(ideas);
  expect([facts.hero?.name, facts.friend?.creature?.id]).toEqual([hero, friend]);
});

test("a plumber, a club and a queen of ice are no creatures, and looked for by what they are", () => {
  expect(readRequest("Super Mario and Luigi").mentioned).toContain("plumber");
  expect(readRequest("boca juniors y Felipe").mentioned).toContain("futbol");
  const facts = readRequest("Isla loves Elsa and Anna");
  expect([facts.hero?.name, facts.friend]).toEqual(["Isla", undefined]);
  expect(facts.mentioned).toContain("ice");
  expect(readRequest("Optimus Prime and Bumblebee").mentioned).not.toContain("bumblebee");
});

test("nobody's name is among them: Batman alone is some superhero", () => {
  const facts = readRequest("Batman");
  expect(facts.hero).toEqual({ creature: { id: "superhero" } });
});

test.each(["nuestro perro Thor y Ana", "no Spiderman please, a cat", "Name: Moana, a cat"])(
  "%s: the family's own and the unwanted stay what they are",
  (ideas) => {
    const facts = readRequest(ideas);
    const kinds = [facts.hero?.creature?.id, facts.friend?.creature?.id, facts.helper?.id];
    expect(kinds).not.toContain("superhero");
    expect(facts.mentioned).not.toContain("island");
  },
);

test("the last animal of the wish does not become the hero's part", () => {
  const facts = readRequest("spiderman and a pig");
  expect([facts.hero?.creature, facts.friend?.creature].map((creature) => creature?.plays)).toEqual([
    undefined,
    undefined,
  ]);
});

test("a frozen pond is no film", () => {
  expect(readRequest("a frozen pond and a duck").mentioned).not.toContain("queen");
  expect(readRequest("Frozen and Olivia").mentioned).toContain("queen");
});
