import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import { WORDS } from "#app/i18n/resources.ts";
import { LANGUAGES, type Language } from "#storyteller/story-request.ts";
import { CHECKS, type SafetyReceipt, SOFTENED } from "./safety-contract.ts";
import { StorySafety } from "./safety-receipt.tsx";

const CLEAN: SafetyReceipt = { rules: "3.2", checks: CHECKS, softened: [], reviewed: false };

/** The small print as it comes from the server. */
function printed(safety: SafetyReceipt | null, language: Language): string {
  const Page = createRoutesStub([
    { path: "/", Component: () => <StorySafety safety={safety} which={{ id: "one" }} /> },
  ]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page />
    </I18nextProvider>,
  );
}
const summaryOf = (html: string) => /<summary>(.*?)<\/summary>/.exec(html)?.[1];

test("one line says by which rules a story was checked, and how", () => {
  expect(summaryOf(printed(CLEAN, "es"))).toBe("Revisado frase a frase · reglas\u00a03.2 · 8\u00a0comprobaciones");
  expect(summaryOf(printed({ ...CLEAN, checks: ["words"] }, "en"))).toBe(
    "Checked sentence by sentence · rules\u00a03.2 · 1\u00a0check",
  );
});

test("what was made gentler is in the line; of several things their number is", () => {
  expect(summaryOf(printed({ ...CLEAN, softened: ["wish"] }, "es"))).toMatch(/ · una parte de la idea quedó fuera$/);
  expect(summaryOf(printed({ ...CLEAN, softened: ["wish", "cosy"] }, "es"))).toMatch(/ · 2 cosas suavizadas$/);
});

test.each(LANGUAGES)("in %s every check and everything that was made gentler is told in words", (language) => {
  const { receipt } = WORDS[language].safety;
  const html = printed({ ...CLEAN, softened: SOFTENED, reviewed: true }, language);
  for (const check of CHECKS) expect(html).toContain(`<li>${receipt.check[check]}</li>`);
  for (const what of SOFTENED) expect(html).toContain(`<li>${receipt.softenedLong[what]}</li>`);
  expect(html).toContain(receipt.reviewed);
  expect(html).not.toContain(receipt.nothingSoftened);
});

test("nothing is claimed that was not done", () => {
  const { receipt } = WORDS.en.safety;
  const html = printed(CLEAN, "en");
  expect(html).toContain(receipt.nothingSoftened);
  expect(html).not.toContain(receipt.reviewed);
  const before = printed(null, "en");
  expect(before).not.toMatch(/<details|\/safety/);
  expect(before).toContain(receipt.report);
});

test("the rules open beside the story, which stays where it is", () => {
  expect(printed(CLEAN, "en")).toMatch(
    /<a [^>]*href="\/safety"[^>]*target="_blank"|<a [^>]*target="_blank"[^>]*href="\/safety"/,
  );
});
