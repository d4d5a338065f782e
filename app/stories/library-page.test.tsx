import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import { WORDS } from "#app/i18n/resources.ts";
import type { Language } from "#storyteller/story-request.ts";
import LibraryPage from "./library.page.tsx";
import type { StoryCard, WholeStory } from "./library-contract.ts";
import type { LibraryShown, ReaderShown } from "./library-loader.ts";
import ReaderPage from "./reader.page.tsx";

const CARD: StoryCard = {
  id: "one",
  title: "La <zorra>",
  preview: "Érase una vez",
  language: "es",
  createdAt: "2026-11-21T23:30:00.000Z",
  isFavourite: true,
  isRead: true,
  genres: ["Fable"],
};
const STORY: WholeStory = {
  ...CARD,
  content: "Érase.\n\n<b>Fin</b>",
  storyteller: { kind: "model", name: "m" },
  age: null,
  safety: null,
};
const { library: words, stories } = WORDS.en;
const COUNTS = { storyCount: 2, totalStoryCount: 1, max_amount_of_stories: 3 };

/** A page as it is in the server's answer. */
function answer(Component: ComponentType, path: string, shown: unknown, language: Language): string {
  const Page = createRoutesStub([{ id: "page", path, Component, loader: () => shown }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={[path]} hydrationData={{ loaderData: { page: shown } }} />
    </I18nextProvider>,
  );
}
const library = (shown: Partial<LibraryShown>, language: Language = "en") =>
  answer(
    LibraryPage,
    "/library",
    { query: {}, counts: COUNTS, owner: "ana", page: { cards: [CARD], next: null }, code: null, ...shown },
    language,
  );
const reader = (shown: Partial<ReaderShown>, language: Language = "en") =>
  answer(ReaderPage, "/reader", { story: STORY, code: null, ...shown }, language);

test("a card is one link, named by its title and in the story's language", () => {
  const html = library({});
  expect(html).toMatch(/<a [^>]*lang="es"[^>]*href="\/reader\?story=one"[^>]*>La &lt;zorra&gt;<\/a>/);
  expect(html).toMatch(/<p [^>]*lang="es"[^>]*>Érase una vez<\/p>/);
  expect(html).toContain(">On November 21, 2026</time>");
});

test("what can be done with a story is named after it, and needs no scripts", () => {
  const html = library({});
  expect(html).toMatch(/<button [^>]*aria-pressed="true"[^>]*aria-label="Favourite: La &lt;zorra&gt;"/);
  expect(html).toContain('aria-label="Delete: La &lt;zorra&gt;"');
  expect(
    html.match(/<form [^>]*action="\/library"[^>]*method="post"|<form [^>]*method="post"[^>]*action="\/library"/g),
  ).toHaveLength(2);
  expect(html).toMatch(/<form [^>]*role="search"/);
});

test("a card leads to another story with its people, and one in which nobody has a name to none", () => {
  const named = { ...CARD, people: ["Lola", "Íñigo"] };
  const shelf = (language: Language) => library({ page: { cards: [named], next: null } }, language);
  expect(shelf("en")).toMatch(/<a [^>]*href="\/generator\?from=one"[^>]*>Another one with Lola and Íñigo<\/a>/);
  expect(shelf("es")).toContain(">Otro con Lola e Íñigo</a>");
  expect(library({})).not.toContain("?from=");
});

test("the end of a story leads to another one with its people, in front of the way back", () => {
  const html = reader({ story: { ...STORY, people: ["Lola"] } });
  expect(html).toMatch(/href="\/generator\?from=one"[^>]*>Another one with Lola<\/a>.*Back to the library/);
  expect(reader({})).not.toContain("?from=");
  expect(reader({ story: { ...STORY, isRead: false, people: ["Lola"] } })).not.toContain("?from=");
});

test("the quota is told, and a count that nobody could read is a dash", () => {
  expect(library({}, "es")).toContain("2 de 3 cuentos");
  expect(library({ counts: null }, "es")).toContain("— cuentos");
});

test.each([
  [{}, words.empty.none],
  [{ search: "octopus" }, words.empty.nothingFound],
  [{ favouritesOnly: true }, words.empty.noFavourites],
])("an empty shelf says why (%o)", (query, why) => {
  expect(library({ query, page: { cards: [], next: null } })).toContain(why);
});

test("more stories are offered as long as there are some, and what was looked for goes along", () => {
  expect(library({})).not.toContain(words.more);
  const html = library({ query: { search: "fox", favouritesOnly: true }, page: { cards: [CARD], next: "cursor" } });
  expect(html).toContain(words.more);
  expect(html).toMatch(/name="q" value="fox".*name="fav" value="1".*name="after" value="cursor"/);
});

test("a library that cannot be read says so", () => {
  expect(library({ page: null, code: "database_unavailable" })).toMatch(/<p role="alert"/);
});

test("a story is readable as it comes from the server, as text and nothing else", () => {
  for (const isRead of [true, false]) {
    const html = reader({ story: { ...STORY, isRead } });
    expect(html).toContain("<p>Érase.</p><p>&lt;b&gt;Fin&lt;/b&gt;</p>");
    expect(html).toContain('class="story-text" lang="es"');
  }
});

test("a story read before has its end at once, and one that was not is typed first", () => {
  expect(reader({})).toContain(words.reader.toLibrary);
  expect(reader({ story: { ...STORY, isRead: false } })).toContain(stories.telling.showAll);
});

test("who told a story is said, also when nobody knows any more for whom", () => {
  expect(reader({})).toContain(words.reader.toldByModel.replace("{{name}}", "m"));
  expect(reader({ story: { ...STORY, age: 6, storyteller: { kind: "builtin", name: "x" } } }, "es")).toContain(
    WORDS.es.stories.telling.toldByHouse.replace("{{age}}", "6"),
  );
});

test("a story has its receipt after its last word, and one from before there were any can be reported all the same", () => {
  const { receipt } = WORDS.en.safety;
  const safety = { rules: "2.1", checks: ["words", "links"], softened: ["wish"], reviewed: false } as const;
  const html = reader({ story: { ...STORY, safety } });
  expect(html.indexOf(receipt.summary)).toBeGreaterThan(html.indexOf("&lt;b&gt;Fin&lt;/b&gt;"));
  expect(html).toContain(
    `${receipt.summary} · rules\u00a02.1 · 2\u00a0checks · ${receipt.softenedShort.wish}</summary>`,
  );
  expect(reader({})).not.toContain(receipt.summary);
  for (const each of [html, reader({})]) expect(each).toContain(`>${receipt.report}</button>`);
  expect(reader({ story: { ...STORY, isRead: false, safety } })).not.toContain(receipt.report);
});

test("the reader without a story leads on, with and without scripts", () => {
  expect(reader({ story: null }, "es")).toMatch(new RegExp(`${WORDS.es.library.reader.opening}.*href="/library"`));
});
