import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import type { WholeStory } from "./library-contract.ts";
import { ReaderView } from "./reader-view.tsx";

const STORY: WholeStory = {
  id: "one",
  title: "The lamp",
  preview: "There was a lamp.",
  language: "en",
  createdAt: "2026-11-22T20:40:00.000Z",
  isFavourite: false,
  isRead: false,
  genres: [],
  content: "There was a lamp.",
  storyteller: { kind: "builtin", name: "builtin" },
  age: 6,
  safety: null,
};

test("until the page can act on it, what only a script can do cannot be pressed: no touch is lost", () => {
  const Page = createRoutesStub([{ path: "/", Component: () => <ReaderView story={STORY} /> }]);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n("en")}>
      <Page />
    </I18nextProvider>,
  );
  // The heart is a form: it works by itself.
  const byScript = [...html.matchAll(/<(?:button(?=[^>]*type="button")|input(?=[^>]*role="switch"))[^>]*>/g)];
  expect(byScript).toHaveLength(4);
  for (const [tag] of byScript) expect(tag).toContain(' disabled=""');
});
