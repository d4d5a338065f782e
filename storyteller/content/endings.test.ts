import { expect, test } from "vitest";
import englishEndings from "#storyteller/content/en/endings.json" with { type: "json" };
import spanishEndings from "#storyteller/content/es/endings.json" with { type: "json" };
import type { EndingPieces, Endings } from "#storyteller/scenes/ending-pieces.ts";
import { BANDS } from "#storyteller/story-request.ts";

const english = englishEndings as Endings;
const spanish = spanishEndings as Endings;
const PARTS = ["bridges", "quietings", "lastLines"] as const satisfies readonly (keyof EndingPieces)[];
const passagesOf = (endings: Endings) => BANDS.flatMap((band) => PARTS.flatMap((part) => endings[band][part]));

/** Words that end like a participle and agree with something else than a child, or with nothing. */
const INNOCENT = new Set([
  "lado",
  "lados",
  "medida",
  "nada",
  "todo",
  "oído",
  "ruido",
  "ruidos",
  "sonido",
  "miedo",
  "cada",
  "cerrados",
  "párpado",
  "párpados",
  "cuidado",
  "enseguida",
]);

test("no Spanish ending says whether somebody is a girl or a boy", () => {
  const gendered = passagesOf(spanish).flatMap((passage) => {
    const compound = /\b(?:había|habían|habría|haber|ha|han)(?: \p{L}+)? \p{L}+[ai]do\b/giu;
    const words = passage.replace(compound, "").match(/\p{L}+[aií]d[oa]s?(?!\p{L})/giu) ?? [];
    return words.filter((word) => !INNOCENT.has(word.toLowerCase())).map((word) => `${word}: ${passage}`);
  });
  expect(gendered).toEqual([]);
  const pronouns = passagesOf(spanish).filter((passage) =>
    /(?<!\p{L})(?:ella?s?|él|niñ[oa]s?|junt[oa]s)(?!\p{L})/iu.test(passage),
  );
  expect(pronouns).toEqual([]);
});

test("no English ending says whether somebody is a girl or a boy", () => {
  expect(
    passagesOf(english).filter((passage) => /\b(?:he|she|him|her|his|hers|girl|boy|child)\b/i.test(passage)),
  ).toEqual([]);
});

for (const [name, endings] of [
  ["Spanish", spanish],
  ["English", english],
] as const) {
  test(`${name} can end a story about nobody, about somebody, and about two`, () => {
    for (const band of BANDS) {
      const { bridges, quietings, lastLines } = endings[band];
      const naming = (passages: readonly string[], role: string) =>
        passages.filter((passage) => passage.toLowerCase().includes(`{${role}}`)).length;
      expect(naming(bridges, "friend")).toBe(0);
      expect(naming(bridges, "hero")).toBeGreaterThanOrEqual(4);
      expect(naming(quietings, "friend")).toBeGreaterThanOrEqual(3);
      for (const part of [bridges, quietings, lastLines])
        expect(part.filter((passage) => !passage.includes("{")).length).toBeGreaterThanOrEqual(3);
    }
  });

  test(`no ${name} passage of an ending asks, shouts, preaches or is written twice`, () => {
    const passages = passagesOf(endings);
    expect(
      passages.filter((passage) => /[¿?¡!]|moral|lección|aprendió|lesson|learned|the end[.,]|colorín/i.test(passage)),
    ).toEqual([]);
    expect(new Set(passages).size).toBe(passages.length);
  });
}
