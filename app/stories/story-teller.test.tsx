import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import type { Language } from "#storyteller/story-request.ts";
import { StoryTeller } from "./story-teller.tsx";

type Shown = Parameters<typeof StoryTeller>[0];

const lineOf = (shown: Shown, language: Language) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <StoryTeller {...shown} />
    </I18nextProvider>,
  )
    .replace(/<[^>]*>/g, "")
    .trim();

test.each<[Shown["storyteller"], number | null, Language, string]>([
  [{ kind: "builtin", name: "builtin" }, 6, "es", "Cuento de la casa para 6 años."],
  [{ kind: "builtin", name: "builtin" }, null, "en", "A story of the house."],
  [{ kind: "model", name: "moon-1" }, 6, "en", "Made with AI (moon-1), for age 6."],
  [{ kind: "model", name: "moon-1" }, null, "es", "Cuento creado con IA (moon-1)."],
  [null, null, "es", "Traído o cambiado desde otra aplicación."],
  [null, 6, "en", "Brought in or changed by another app."],
])("the line names who told the text, and nobody where it was nobody here: %j", (storyteller, age, language, line) => {
  expect(lineOf({ storyteller, age }, language)).toBe(line);
});
