import { expect, test } from "vitest";
import type { Cast, Entity } from "#storyteller/language/entity.ts";
import { namesakesLast } from "./namesakes.ts";

const castWith = (friend: Entity) => ({ hero: { kind: "name", text: "Lola" }, friend }) as Cast;
const BURROW = ["Un erizo barría su puerta."];
const BRIDGE = ["{Friend} cruzó el puente."];
const CLOUD = ["Había una nube muy baja."];

test("a friend who is a hedgehog meets no second hedgehog while there is another passage", () => {
  const cast = castWith({ kind: "noun", text: "erizo", gender: "m" });
  expect(namesakesLast([BURROW, BRIDGE], { cast, language: "es" })).toEqual([BRIDGE, BURROW]);
});

test("a dog called Nube does not walk into a cloud", () => {
  const cast = castWith({ kind: "name", text: "Nube", intro: "su perro Nube" });
  expect(namesakesLast([CLOUD, BURROW], { cast, language: "es" })).toEqual([BURROW, CLOUD]);
});

test("the kind of an English companion is its last word: a pocket mouse may put a hand in a pocket", () => {
  const cast = castWith({ kind: "noun", text: "pocket mouse" });
  const passages = [["A mouse went by."], ["There was a pocket in the coat."]];
  expect(namesakesLast(passages, { cast, language: "en" })).toEqual(passages.toReversed());
});
