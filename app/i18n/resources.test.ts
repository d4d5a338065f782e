import { expect, test } from "vitest";
import { LANGUAGES } from "#storyteller/story-request.ts";
import { createI18n } from "./i18n.ts";
import { WORDS } from "./resources.ts";

/** Every text by its dotted key. */
function textsOf(words: object, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  );
}
const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const spanish = textsOf(WORDS.es);
const english = textsOf(WORDS.en);

/** Texts that are rightly the same in both languages: signs and numbers without a word. */
const WITHOUT_WORDS = /^(?:\{\{\w+\}\}|[^\p{L}])+$/u;

test("whatever can be read in one language can be read in the other", () => {
  expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort());
});

test.each(LANGUAGES)("no text is empty or a placeholder left behind in %s", (language) => {
  const left = [...textsOf(WORDS[language])].filter(
    ([, text]) => text === "" || text.trim() !== text || /\bTODO\b|\bFIXME\b|lorem/.test(text),
  );
  expect(left).toEqual([]);
});

test("a text is filled with the same words in both languages", () => {
  const filled = (texts: Map<string, string>) => [...texts].map(([key, text]) => [key, placeholdersOf(text)]).sort();
  expect(filled(english)).toEqual(filled(spanish));
});

test("an English text is no Spanish text left as it was", () => {
  const same = [...spanish].filter(([key, text]) => english.get(key) === text && !WITHOUT_WORDS.test(text));
  expect(same).toEqual([]);
});

test.each(LANGUAGES)("every key finds its words in %s, and a key that nobody knows shows itself", (language) => {
  const i18n = createI18n(language);
  expect([...textsOf(WORDS[language]).keys()].filter((key) => !i18n.exists(key))).toEqual([]);
  expect((i18n.t as (key: string) => string)("no.such.key")).toBe("no.such.key");
});
