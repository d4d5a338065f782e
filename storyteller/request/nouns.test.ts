import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test("a verb is no place: «que sea un bombero»", () => {
  expect(readRequest("que Unai sea un bombero junto al río").places).toEqual(["río"]);
  expect(readRequest("un cuento sobre ranas y un sobre azul").things).toEqual(["sobre"]);
  expect(readRequest("un cuento sobre ranas").things).toEqual([]);
  expect(readRequest("Molly goes to the sea").places).toEqual(["sea"]);
});
