import { expect, test } from "vitest";
import { countGraphemes } from "#app/graphemes.ts";
import { languageFrom, storableText, titleFrom } from "./brought-story.ts";

test.each([
  ["El búho y la luna\n\nHabía una vez un búho.", "El búho y la luna"],
  ["  \n\n# The Owl\nOnce there was an owl.", "The Owl"],
  ["Había una vez un búho.", "Había una vez un búho"],
  ["Había\tuna   vez\r\nun búho", "Había una vez"],
  ["Había una vez un búho que no dormía por la noche, y otro", "Había una vez un búho que no dormía por la noche…"],
  ["Había una vez un búho que no podía dormir, y tampoco otro", "Había una vez un búho que no podía dormir, y…"],
  [`${"a".repeat(50)} b`, `${"a".repeat(50)}…`],
  ["x".repeat(300), `${"x".repeat(50)}…`],
  ["", ""],
  [" \n\u200b\n ", ""],
])("a text that was brought is called by its beginning: %j", (content, title) => {
  expect(titleFrom(content)).toBe(title);
});

test("a title is never longer than a card can bear, and cuts no character in two", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(titleFrom(family.repeat(60))).toBe(`${family.repeat(50)}…`);
  expect(countGraphemes(titleFrom("Ñandú y búho ".repeat(20)))).toBeLessThanOrEqual(51);
  expect(titleFrom(`a${"\u0301".repeat(90_000)} b`).length).toBeLessThan(3_000);
});

test("a text is kept as it came, but for what no database can keep", () => {
  expect(storableText("  Hola.\r\n\tAdiós\u0007  ")).toBe("  Hola.\r\n\tAdiós\u0007  ");
  expect(storableText("a\0b")).toBe("ab");
  expect(storableText("a\ud83db\udd8a")).toBe("a\ufffdb\ufffd");
  expect(storableText("🦊")).toBe("🦊");
});

test("a text is in the language of its words, and otherwise in the one it had", () => {
  expect(languageFrom("The owl was in the tree.")).toBe("en");
  expect(languageFrom("El búho estaba en el árbol.")).toBe("es");
  expect(languageFrom("Zzz.")).toBe("es");
  expect(languageFrom("Zzz.", "en")).toBe("en");
});
