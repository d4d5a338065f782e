import { expect, test } from "vitest";
import { english } from "#storyteller/content/en/tellings.ts";
import { spanish } from "#storyteller/content/es/tellings.ts";
import { readRequest } from "#storyteller/request/read-request.ts";
import { companionEntity, friendEntity, heroEntity } from "./people.ts";

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
