import { expect, test } from "vitest";
import { english } from "#storyteller/content/en/tellings.ts";
import { spanish } from "#storyteller/content/es/tellings.ts";
import { creatureNoun } from "#storyteller/request/creatures.ts";
import { readRequest } from "#storyteller/request/read-request.ts";
import { companionEntity, elderEntity, friendEntity, heroEntity, pairOf } from "./people.ts";

const first = () => 0;

function introOf(ideas: string, language: "en" | "es"): string | undefined {
  const facts = readRequest(ideas);
  const hero = heroEntity(facts, english.lexicon, language, first);
  return friendEntity(facts.friend, hero, language, first)?.intro;
}

test.each([
  ["George and his penguin", "en", "his penguin"],
  ["Rowan and my teddy", "en", "Rowan’s teddy bear"],
  ["Lola y su pingüino", "es", "su pingüino"],
  ["Lola and her dog Biscuit", "en", "her dog Biscuit"],
] as const)("a companion that belongs to the child is introduced as the child's own: %s", (ideas, language, intro) => {
  expect(introOf(ideas, language)).toBe(intro);
});

test("a creature that belongs to nobody is only met", () => {
  expect(introOf("Lola and a penguin", "en")).toBeUndefined();
});

test("who comes alone gets a companion with a name of its own, and kind and name agree", () => {
  const facts = readRequest("Para Lola y su tía Tula");
  const hero = heroEntity(facts, spanish.lexicon, "es", first);
  const squirrel = [{ text: "ardilla", gender: "f" as const }];
  const names = { f: ["Tula", "Moka"], m: ["Rufo"] };
  const companion = companionEntity(squirrel, names, { facts, hero, language: "es" }, first);
  expect(companion).toMatchObject({ text: "Moka", gender: "f", intro: "una ardilla llamada Moka" });
});

test.each([
  ["Leo and Nana feed the ducks", "en", "Nana"],
  ["Leo and Zayde spin a dreidel", "en", "Zayde"],
  ["Leo and Granny Maeve", "en", "Granny Maeve"],
  ["Leo and his mom bake bread", "en", "Mom"],
  ["Leo y su yayo pescan", "es", "el yayo"],
  ["Leo y la abuelita Rosa", "es", "la abuelita Rosa"],
  ["Leo and his grandmother", "en", "Grandma"],
] as const)("a grown-up is called as the family does: %s", (ideas, language, text) => {
  const facts = readRequest(ideas);
  const { lexicon } = language === "es" ? spanish : english;
  const hero = heroEntity(facts, lexicon, language, first);
  expect(elderEntity(facts, hero, lexicon, language, first).text).toBe(text);
});

test.each([
  ["Lola y su hermana Vega", "f"],
  ["Lola y su hermano Leo", "m"],
  ["Lola, su hermana Vega y Leo", "m"],
] as const)("what agrees with hero and friend is feminine for two girls alone: %s", (ideas, gender) => {
  const facts = readRequest(ideas);
  const hero = heroEntity(facts, spanish.lexicon, "es", first);
  const friend = friendEntity(facts.friend, hero, "es", first) ?? hero;
  expect(pairOf({ hero, friend }, facts.others).gender).toBe(gender);
});

test("a boy who plays a mermaid is «una sirena», a girl who is a pirate «una pirata»", () => {
  expect(creatureNoun({ id: "mermaid", gender: "m" }, "es")).toMatchObject({ text: "sirena", gender: "f" });
  expect(creatureNoun({ id: "pirate", gender: "f" }, "es")).toMatchObject({ text: "pirata", gender: "f" });
});
