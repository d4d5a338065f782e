import { expect, test } from "vitest";
import { numberIn } from "./help-client.ts";

test.each([
  ["024", "024"],
  ["ANAR 116 111", "116111"],
  ["*4141", "*4141"],
  ["Kids Help Phone 1-800-668-6868", "18006686868"],
  ["Samaritans +44 116 123", "+44116123"],
  ["Línea 113 (opción 5)", null],
  ["Línea 106 (Bogotá)", null],
  ["www.example.org", null],
])("%s dials %s", (place, number) => {
  expect(numberIn(place)).toBe(number);
});
