import { expect, test } from "vitest";
import { withListeners } from "./listeners.ts";
import { readRequest } from "./read-request.ts";

const partsOf = (ideas: string, ...listeners: string[]) => {
  const { hero, friend, others } = withListeners(readRequest(ideas), listeners);
  return { hero: hero?.name, heroKind: hero?.creature?.id, friend: friend?.name ?? friend?.creature?.id, others };
};

test("without a word from the parent the listeners are the hero, the friend and those who come along", () => {
  expect(partsOf("", "Lola", "Hugo", "Nico")).toMatchObject({ hero: "Lola", friend: "Hugo", others: ["Nico"] });
});

test("whom the parent names comes first", () => {
  expect(partsOf("Marta y su perro Nube", "Lola")).toMatchObject({ hero: "Marta", friend: "Nube", others: ["Lola"] });
});

test("a listener who is named in the wish is not there twice", () => {
  expect(partsOf("Lola y su perro Nube", "lola")).toMatchObject({ hero: "Lola", friend: "Nube", others: [] });
});

test("a creature that was wished for is at the listener's side", () => {
  const { hero, heroKind, friend } = partsOf("un dragón que no sabe volar", "Lola");
  expect({ hero, heroKind, friend }).toEqual({ hero: "Lola", heroKind: undefined, friend: "dragon" });
});

test("nobody listens: the facts stay as they are", () => {
  const facts = readRequest("Marta y su perro Nube");
  expect(withListeners(facts, [])).toBe(facts);
});
