import { expect, test } from "vitest";
import { anotherWith as inEnglish } from "./en/another-with.ts";
import { anotherWith as inSpanish } from "./es/another-with.ts";

test.each([
  [["Lola"], "Otro con Lola", "Another one with Lola"],
  [["Lola", "Nube"], "Otro con Lola y Nube", "Another one with Lola and Nube"],
  [["Lola", "Íñigo"], "Otro con Lola e Íñigo", "Another one with Lola and Íñigo"],
  [["Lola", "Hilario"], "Otro con Lola e Hilario", "Another one with Lola and Hilario"],
  [["Lola", "Hielo"], "Otro con Lola y Hielo", "Another one with Lola and Hielo"],
  [["Lola", "Yago"], "Otro con Lola y Yago", "Another one with Lola and Yago"],
])("%o are called back as one says it", (people, spanish, english) => {
  expect([inSpanish(people), inEnglish(people)]).toEqual([spanish, english]);
});
