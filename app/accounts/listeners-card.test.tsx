import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import { LANGUAGES, type Language } from "#storyteller/story-request.ts";
import { ListenersCard } from "./listeners-card.tsx";
import { type Listener, MOST_LISTENERS_KEPT } from "./listeners-contract.ts";

/** The card as it is in the page's first answer. */
function shown(listeners: readonly Listener[] | null, language: Language = "en"): string {
  const Page = createRoutesStub([{ path: "/profile", Component: () => <ListenersCard listeners={listeners} /> }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={["/profile"]} />
    </I18nextProvider>,
  );
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const some = (count: number): Listener[] =>
  Array.from({ length: count }, (_, index) => ({ id: `l${index}`, nickname: `Lola ${index}`, age: 4 }));

test.each(LANGUAGES)("whoever has nobody on the list reads in %s what it is for and what is kept", (language) => {
  const words = wordsOf(shown([], language));
  expect(words).toContain({ es: "Todavía no hay nadie.", en: "Nobody here yet." }[language]);
  expect(words).toContain(
    { es: "Solo guardamos el apodo y la edad", en: "A nickname and an age are all we keep" }[language],
  );
});

test("every listener is there with name and age, and each button says whom it is about", () => {
  const html = shown([
    { id: "a", nickname: "Lola", age: 4 },
    { id: "b", nickname: "<b>Hugo</b>", age: 10 },
  ]);
  expect(wordsOf(html)).toMatch(/Lola 4 years old .*Hugo.* 10 years old/);
  expect(html).toContain("&lt;b&gt;Hugo");
  for (const named of ["Change: Lola", "Remove: Lola"]) expect(html).toContain(`aria-label="${named}"`);
  expect(wordsOf(html)).not.toContain("Nobody here yet.");
});

test("the form has room for a nickname and the ages of a listener, and would send nothing by an address", () => {
  const html = shown([]);
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/<input [^>]*maxLength="40"/i);
  expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, age]) => Number(age))).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

test("a full list takes nobody more and says so", () => {
  expect(shown(some(MOST_LISTENERS_KEPT - 1))).toContain("<form");
  const full = shown(some(MOST_LISTENERS_KEPT));
  expect(full).not.toContain("<form");
  expect(wordsOf(full)).toContain("There is room for 12, and all of it is taken.");
});

test("a list that can't be read is no empty list", () => {
  const html = shown(null);
  expect(wordsOf(html)).toContain("We can’t see who listens right now.");
  expect(wordsOf(html)).not.toContain("Nobody here yet.");
  expect(html).not.toContain("<form");
});
