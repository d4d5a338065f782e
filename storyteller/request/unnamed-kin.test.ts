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
