import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test.each([
  ["un cuy detective en el Cusco", undefined],
  ["un cuy detective en Cusco", "Cusco"],
  ["haunted caravan in wales where it rains all week", "Wales"],
  ["A secret map inside an old library book in Edinburgh", "Edinburgh"],
  ["a raccoon in New York", "New York"],
  ["una familia de vacaciones en Mar del Plata", "Mar del Plata"],
  ["kids at a farm in Ballarat hear knocking", "Ballarat"],
  ["a cat lost in Tesco", undefined],
  ["a party in December", undefined],
  ["a frog in Leo's garden", undefined],
  ["un cuento en español", undefined],
  ["a dragon in the garden", undefined],
  ["Leo moves to Leeds", undefined],
  ["my gran died in Leeds", undefined],
])("where it happens: %s", (ideas, where) => {
  expect(readRequest(ideas).where).toBe(where);
});

test("a rocket flies to Mars from somewhere: no story begins there", () => {
  expect(readRequest("Astronauta Diego en Marte").where).toBeUndefined();
});
