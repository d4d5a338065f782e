import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test.each([
  ["Súper Mateo y su perro Canelo salvan la ciudad", "superheroe"],
  ["Super Ella saves the town", "superhero"],
  ["un gatito y una ballena", "amistad"],
  ["a fox and a bear", "befriends"],
])("%s means %s", (ideas, implied) => {
  expect(readRequest(ideas).mentioned).toContain(implied);
});

test.each([
  ["un peluche perdido en el super", "superheroe"],
  ["super contento con Lola", "superheroe"],
  ["a fox and a bear have a race", "befriends"],
  ["un gato y otro gato", "amistad"],
  ["la ballena", "amistad"],
  ["Mateo, un gato y una ballena", "amistad"],
])("%s does not mean %s", (ideas, implied) => {
  expect(readRequest(ideas).mentioned).not.toContain(implied);
});
