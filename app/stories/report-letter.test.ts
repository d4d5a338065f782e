import { describe, expect, test } from "vitest";
import { letters as english } from "#app/i18n/en/letters.ts";
import { privacy as englishPrivacy } from "#app/i18n/en/privacy.ts";
import { letters as spanish } from "#app/i18n/es/letters.ts";
import { privacy as spanishPrivacy } from "#app/i18n/es/privacy.ts";
import { REPORT_KEPT_DAYS, type StoryReport } from "./report-contract.ts";
import { reportLetter } from "./report-letter.ts";
import { CHECKS, REPORT_REASONS, SOFTENED } from "./safety-contract.ts";

const TO = "host@stories.example";
const REPORT: StoryReport = {
  id: "r1",
  reason: "frightening",
  comment: "El lobo.\n\nNo ha dormido.",
  language: "es",
  age: 4,
  storyteller: { kind: "builtin", name: "builtin" },
  safety: { rules: "7", checks: CHECKS, softened: ["person", "ended"], reviewed: false },
  story: null,
};
const STORY = { title: "La tetera", content: "Era una noche.\n\nY se durmió." };

test("the host reads why, what the parent says and what was told, in the parent's language", () => {
  expect(reportLetter({ ...REPORT, story: STORY }, true, TO, spanish.report)).toEqual({
    to: TO,
    subject: "Aviso sobre un cuento: da miedo",
    text: `Alguien a quien se le contó un cuento aquí quiere que lo mires.

Por qué: da miedo
Idioma: español
Edad: 4 años
Lo contó: el narrador de la casa
Reglas con las que se revisó: 7
Lo que se suavizó: una persona real pasó a ser inventada; se le puso otro final

Con sus palabras:
El lobo.

No ha dormido.

El aviso se queda 180 días en la base de datos y después se borra solo. No dice de quién es, así que no se puede contestar.

Quien avisa no tiene cuenta y solo vio la primera mitad. Aquí va el cuento entero.

El cuento:

La tetera

Era una noche.

Y se durmió.
`,
  });
});

test("whoever heard the whole story is not said to have heard half", () => {
  const { text } = reportLetter({ ...REPORT, story: STORY }, false, TO, english.report);
  expect(text).not.toContain(english.report.halfHeard);
  expect(text).toContain("The story:\n\nLa tetera\n\nEra una noche.");
});

test("what is not known is said to be not known", () => {
  const unknown: StoryReport = { ...REPORT, age: null, safety: null, comment: "" };
  const { text } = reportLetter(unknown, true, TO, english.report);
  expect(text).toContain("Age: not recorded");
  expect(text).toContain("Checked by rules: not recorded");
  expect(text).toContain("Made gentler: not recorded");
  expect(text).toContain("They added nothing.");
});

test("a story that nothing was changed in is said to be as it was", () => {
  const untouched: StoryReport = { ...REPORT, safety: { rules: "7", checks: CHECKS, softened: [], reviewed: true } };
  expect(reportLetter(untouched, false, TO, english.report).text).toContain("Made gentler: nothing");
});

test("a model is named as it is called, whatever it is called", () => {
  const told: StoryReport = { ...REPORT, storyteller: { kind: "model", name: "$& {{name}}" } };
  expect(reportLetter(told, false, TO, english.report).text).toContain("Told by: the model $& {{name}}");
});

describe.each([
  ["Spanish", spanish.report, spanishPrivacy],
  ["English", english.report, englishPrivacy],
] as const)("in %s", (_language, words, privacy) => {
  const everything = { ...REPORT, safety: { rules: "7", checks: CHECKS, softened: SOFTENED, reviewed: true } };

  test.each(REPORT_REASONS)("a letter about %s is whole, and holds nothing of the story", (reason) => {
    const { subject, text } = reportLetter({ ...everything, reason }, true, TO, words);
    expect(subject).toMatch(/^[^\n{}!¡]{10,80}$/);
    expect(text).not.toMatch(/[{}!¡]|undefined/);
    expect(text).toContain(words.withoutStory);
    expect(text).not.toContain(words.halfHeard);
    for (const softened of SOFTENED) expect(text).toContain(words.softened[softened]);
  });

  test("the privacy page says how long a report is kept", () => {
    const facts = {
      product: "x",
      host: null,
      isToldByModel: false,
      modelHosts: [],
      isTrial: false,
      payments: "none",
      contactKeptDays: 0,
    } as const;
    expect(JSON.stringify(privacy(facts))).toMatch(new RegExp(`\\b${REPORT_KEPT_DAYS} (?:días|days)\\b`));
  });
});

test.each([
  [spanish.report, "Lo contó: nadie de la casa: el texto llegó o se cambió desde otra aplicación"],
  [english.report, "Told by: nobody here: another app brought the text in or changed it"],
])("a letter says when nobody here has told the text", (words, line) => {
  const { text } = reportLetter({ ...REPORT, storyteller: null, safety: null, age: null }, false, TO, words);
  expect(text.split("\n")).toContain(line);
});
