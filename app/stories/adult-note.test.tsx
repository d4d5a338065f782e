import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import { WORDS } from "#app/i18n/resources.ts";
import { LANGUAGES, type Language } from "#storyteller/story-request.ts";
import { AdultNote, Places } from "./adult-note.tsx";

const HELP = [
  { country: "MX", places: ["Línea de la Vida 800 911 2000"] },
  { country: "ES", places: ["024", "ANAR 116 111"] },
  { country: "PE", places: ["Línea 113 (opción 5)"] },
];

const shown = (node: React.ReactNode, language: Language) =>
  renderToStaticMarkup(<I18nextProvider i18n={createI18n(language)}>{node}</I18nextProvider>);

test("the visitor's country stands open and can be rung with a press; the others are one press away, by name", () => {
  const html = shown(<Places country="ES" help={HELP} />, "en");
  const [open = "", behind = ""] = html.split("<details>");
  expect(open).toMatch(/Spain<\/dt><dd><a href="tel:024">024<\/a><\/dd><dd><a href="tel:116111">ANAR 116 111<\/a>/);
  expect(behind).toContain(WORDS.en.safety.note.elsewhere);
  expect(behind).not.toContain("Spain");
  expect(behind.indexOf("Mexico")).toBeLessThan(behind.indexOf("Peru"));
});

test("when nobody knows where the visitor is, every country can be chosen", () => {
  const html = shown(<Places country={null} help={HELP} />, "es");
  expect(html).toContain(WORDS.es.safety.note.byCountry);
  const places = ["España", "México", "Perú"].map((name) => html.indexOf(name));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(html).toContain("<dd>Línea 113 (opción 5)</dd>");
});

test.each(LANGUAGES)(
  "in %s the note has a name of its own and says what to do at once, whatever else cannot be asked for",
  (language) => {
    const { note } = WORDS[language].safety;
    const html = shown(<AdultNote onHide={() => undefined} />, language);
    expect(html).toContain(`<aside class="adult-note" aria-label="${note.label}"`);
    for (const words of [note.heading, note.story, note.danger, note.notKept])
      expect(html).toContain(words.replaceAll("'", "&#x27;"));
    expect(html).not.toContain(note.places);
  },
);
