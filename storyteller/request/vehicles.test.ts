import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

const HEROES: readonly (readonly [string, string])[] = [
  ["fire truck named Big Red helps a kitten down from a tree", "Big Red fire-engine"],
  ["Tom the tractor gets stuck in the mud", "Tom tractor"],
  ["una excavadora llamada Roja que tiene miedo", "Roja digger"],
  ["un tren que olvidó silbar", "- train"],
  ["the little tugboat that could not float", "- boat"],
  ["a story about a bus that takes the wrong road", "- bus"],
  ["un tractor que ayuda a un gatito", "- tractor"],
  ["Un tractor muy lento", "- tractor"],
  ["bin lorry. it has to be the bin lorry", "- bin-lorry"],
  ["un cuento sobre un coche viejo", "- car"],
  ["una excavadora amarilla que no quiere dormir", "- digger"],
  ["una excavadora amarilla llamada Roja", "Roja digger"],
  ["the green bin lorry", "- bin-lorry"],
];
test.each(HEROES)("a vehicle that does something is somebody: %s", (ideas, expected) => {
  const { hero } = readRequest(ideas);
  expect(`${hero?.name ?? "-"} ${hero?.creature?.id}`).toBe(expected);
});

test.each([
  "Mateo loves trains and diggers",
  "mi hijo quiere un camión que vuela",
  "excavadora y Leo",
  "we went on a train that was late, Molly liked it",
  "the train we took was late",
  "a bus ride",
  "bus ride",
  "Una pirata. Se llama como mi hija, Rosa. El barco es La Lenteja",
  "una niña que sube a un tren que vuela",
])("a vehicle that is only spoken of is nobody: %s", (ideas) => {
  expect(readRequest(ideas).hero?.creature).toBeUndefined();
});

test.each([
  ["una excavadora amarilla que no quiere dormir", "amarilla"],
  ["the green bin lorry", "green"],
  ["un dragón morado", "morado"],
  ["Mia and an orange octopus", undefined],
])("what somebody looks like is kept: %s", (ideas, quality) => {
  expect(readRequest(ideas).hero?.creature?.quality).toBe(quality);
});
