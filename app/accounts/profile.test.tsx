import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import type { Counts } from "#app/stories/library-contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { OpenSession } from "./contract.ts";
import { OpenSessions } from "./open-sessions.tsx";
import { ProfileAccountCard } from "./profile-account-card.tsx";
import { ProfileDialogs } from "./profile-dialogs.tsx";

const EMAIL = "marta@example.org";
const COUNTS: Counts = { storyCount: 3, totalStoryCount: 12, max_amount_of_stories: 30 };

/** Something of the profile as it is in the page's first answer. */
function shown(what: ReactElement, { language = "en", query = "" }: { language?: Language; query?: string } = {}) {
  const Page = createRoutesStub([{ path: "/profile", Component: () => what }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={[`/profile${query}`]} />
    </I18nextProvider>,
  );
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const dialog = (name: string, language: Language = "en") =>
  shown(<ProfileDialogs email={EMAIL} onDeleted={() => {}} />, { language, query: `?open=${name}` });
const session = (id: string, more: Partial<OpenSession> = {}): OpenSession => ({
  id,
  token: `token-${id}`,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  createdAt: "2026-01-31T20:40:00.000Z",
  isCurrent: false,
  ...more,
});

test("the account card says whose account it is and how many stories there are, and its last way is out", () => {
  const html = shown(<ProfileAccountCard email={EMAIL} counts={COUNTS} />);
  expect(wordsOf(html)).toMatch(/Email marta@example\.org Total stories 12 .*Log Out $/);
  expect(html).toMatch(/<a href="\/api\/account\/export" download="">/);
});

test("a count that cannot be read is a dash and never 0", () => {
  const words = wordsOf(shown(<ProfileAccountCard email={EMAIL} counts={null} />));
  expect(words).toContain("– we can’t read this right now");
  expect(words).not.toMatch(/\d/);
});

test("every session is named, and only the others can be ended", () => {
  const html = shown(<OpenSessions sessions={[session("a", { isCurrent: true }), session("b")]} />);
  expect(wordsOf(html)).toMatch(/Firefox on Linux Since January 31 This device Firefox on Linux Since January 31 End /);
  expect(html.match(/aria-label="End: Firefox on Linux, since January 31"/g)).toHaveLength(1);
  expect(html).toContain("End all the others");
  expect(html).not.toContain("token-");
});

test("somebody who is logged in nowhere else has nothing to end, and sessions that cannot be read are told", () => {
  const alone = shown(<OpenSessions sessions={[session("a", { isCurrent: true })]} />);
  expect(wordsOf(alone)).toContain("You are not logged in anywhere else.");
  expect(alone).not.toContain("<button");
  expect(wordsOf(shown(<OpenSessions sessions={null} />))).toContain("We can’t see where you are logged in right now.");
});

test("a password is changed with the one that is known, and the other devices are logged out unless they are to stay", () => {
  const html = dialog("password");
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/<input [^>]*type="password"[^>]*name="current"|<input [^>]*name="current"[^>]*type="password"/);
  expect(html.match(/autoComplete="(?:current|new)-password"/gi)).toEqual([
    'autoComplete="current-password"',
    'autoComplete="new-password"',
  ]);
  expect(html).toMatch(/<input type="checkbox"[^>]*checked=""/);
});

test("a new address is asked for together with the password", () => {
  const html = dialog("email", "es");
  expect(wordsOf(html)).toMatch(/Ahora entras con marta@example\.org\. Correo nuevo Contraseña actual/);
  expect(html).toMatch(/<button type="submit"[^>]*>Enviar el código</);
});

test("before an account goes it is said what goes, what cannot go, and how to take everything along", () => {
  const words = wordsOf(dialog("delete"));
  for (const named of [
    "all your stories",
    "your password",
    "your plan, if you have one",
    "this one too",
    "already sent you",
    "contact form",
    "backups",
  ])
    expect(words).toContain(named);
  expect(dialog("delete")).toMatch(/<a href="\/api\/account\/export"/);
  expect(dialog("delete")).toMatch(/<input [^>]*autoComplete="current-password"/i);
});

test("a query that asks for nothing known, or for what stands elsewhere, opens nothing here", () => {
  expect(dialog("anything")).toBe("");
  expect(dialog("cancel")).toBe("");
});
