import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test.each([
  ["sharing toys with sister", { relation: "sibling", gender: "f" }],
  ["Mateo y su hermano van a la luna", { relation: "sibling", gender: "m" }],
  ["compartir los juguetes con su hermana", { relation: "sibling", gender: "f" }],
  ["a boy and his cousin build a boat", { relation: "cousin" }],
  ["Emma and her best friend build a rocket", { relation: "friend" }],
])("%s: a child at the hero's side", (ideas, friend) => {
  expect(readRequest(ideas).friend).toEqual(friend);
});

test.each(["Mateo tiene celos de su hermana", "Ana and her new baby brother"])("%s: nobody goes along", (ideas) => {
  expect(readRequest(ideas).friend).toBeUndefined();
});

test("whoever has a name keeps it", () => {
  expect(readRequest("Leo y su hermana Ana").friend).toMatchObject({ name: "Ana", relation: "sibling" });
});

test.each([
  ["Two brothers find a treasure map", "m", "sibling"],
  ["Unos hermanos encuentran un mapa", undefined, "sibling"],
  ["tres amigas se van de campamento", "f", "friend"],
  ["three cousins get lost in a cave", undefined, "cousin"],
  ["mis hijas van a la luna", "f", "sibling"],
  ["kids travel back in time to see the dinosaurs", undefined, "friend"],
])("%s: one is the hero, another goes along", (ideas, gender, relation) => {
  const { hero, friend } = readRequest(ideas);
  expect(hero).toEqual({ gender });
  expect(friend).toEqual({ relation, gender });
});

test.each(["a witch who is afraid of children", "the other kids laughed at him", "un dragón y sus amigos"])(
  "%s: they are not whom it is about",
  (ideas) => {
    expect(readRequest(ideas).friend?.relation).toBeUndefined();
  },
);
