import { expect, test } from "vitest";
import { cast } from "#tests/cast-in-words.ts";
import { readRequest } from "./read-request.ts";

test.each([
  ["fernanda y fer su papa arman una nave", "Fernanda f | Fer m"],
  ["olivia y abuelo juan pescan", "Olivia f | nobody"],
  ["Un cuento para dormir de Ángel y su robot Tuerquitas", "Ángel - | Tuerquitas m robot"],
  ["la historia de León y su tractor", "León m | nobody"],
  ["martina y abu plantan tomates", "Martina f | nobody"],
  ["Tata y Leo", "Leo m | nobody"],
  ["Tata, 5 años, y su perro", "Tata f | ? m dog"],
  ["Luna y sus amigas", "Luna f | nobody"],
])("a parent writes in Spanish: %s", (text, expected) => {
  expect(cast(text)).toBe(expected);
});

test("a verb after «su papá» is not what he is called", () => {
  expect(readRequest("fernanda y fer su papa arman una nave").elder).toEqual({ kind: "father", word: "papa" });
});
