import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { storyOrder as english } from "#app/i18n/en/story-order.ts";
import { storyOrder as spanish } from "#app/i18n/es/story-order.ts";
import { createI18n } from "#app/i18n/i18n.ts";
import type { Language } from "#storyteller/story-request.ts";
import { CreateStoryDialog } from "./create-story-dialog.tsx";
import { type Draft, EMPTY_DRAFT } from "./draft.ts";
import { type OriginShown, withoutOrigin } from "./origin-query.ts";
import type { ListenersShown } from "./use-listeners.ts";

const GUEST: ListenersShown = { state: "guest", listeners: [] };
const listOf = (...nicknames: string[]): ListenersShown => ({
  state: "here",
  listeners: nicknames.map((nickname) => ({ id: nickname.toLowerCase(), nickname, age: 6 })),
});
const FOUND: OriginShown = {
  state: "found",
  story: { id: "one", title: "La <zorra>", language: "es", people: ["Lola", "Nube"], age: 4 },
};

type Shown = { draft?: Partial<Draft>; listeners?: ListenersShown; origin?: OriginShown; language?: Language };

function form({ draft, listeners = GUEST, origin = withoutOrigin("none"), language = "en" }: Shown = {}) {
  const nothing = () => undefined;
  const on = { onChange: nothing, onOriginDropped: nothing, onGenerate: nothing, onClose: nothing };
  const Component = () => (
    <CreateStoryDialog draft={{ ...EMPTY_DRAFT, ...draft }} listeners={listeners} origin={origin} {...on} />
  );
  const Page = createRoutesStub([{ path: "/generator", Component }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={["/generator"]} />
    </I18nextProvider>,
  );
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("three lengths say how many minutes they take at that age, and the usual one is chosen", () => {
  expect(wordsOf(form())).toContain("How long? Short about 3 min Usual about 5 min Long about 7 min");
  expect(wordsOf(form({ draft: { age: 2 }, language: "es" }))).toContain(
    "Corto un minuto Normal un minuto Largo unos 2",
  );
  expect(form()).toMatch(/<input [^>]*checked=""[^>]*value="usual"/);
  expect(form({ draft: { length: "short" } })).toMatch(/<input [^>]*checked=""[^>]*value="short"/);
});

test("a person's listeners can be chosen, and the chosen ones show it", () => {
  const html = form({ listeners: listOf("Lola", "Nico"), draft: { listenerIds: ["nico"] } });
  expect(html).toMatch(/<button [^>]*aria-pressed="false"[^>]*>Lola<\/button>/);
  expect(html).toMatch(/<button [^>]*aria-pressed="true"[^>]*>.*Nico<\/button>/);
  expect(html).not.toContain(english.listeners.add);
});

test("once five are chosen, a sixth one has to wait", () => {
  const listeners = listOf("Ana", "Ben", "Caro", "Dani", "Eva", "Fito");
  const html = form({ listeners, draft: { listenerIds: ["ana", "ben", "caro", "dani", "eva"] } });
  expect(html.match(/<button [^>]*class="chip listener"[^>]*disabled=""/g)).toHaveLength(1);
  expect(html).toContain("Up to 5 at a time");
});

test("a person without listeners is shown where to add them, and a guest sees nothing of it", () => {
  expect(form({ listeners: listOf() })).toMatch(/<a [^>]*href="\/profile#profile-listeners"[^>]*>Add who listens<\/a>/);
  expect(form()).not.toContain(english.listeners.question);
});

test.each(["coming", "unreachable"] as const)("a list that is %s keeps nobody from asking for a story", (state) => {
  const html = form({ listeners: { state, listeners: [] } });
  expect(html).toContain(english.listeners[state]);
  expect(html).not.toMatch(/<button [^>]*type="submit"[^>]*disabled/);
});

test("the form says which story the next one goes on from, and can leave it out", () => {
  const spoken = (language: Language) =>
    wordsOf(form({ origin: FOUND, language })).replaceAll(/ (?=[,»’])|(?<=[«‘]) /g, "");
  expect(spoken("en")).toContain("Goes on from ‘La &lt;zorra&gt;’, with Lola and Nube. A new one instead");
  expect(spoken("es")).toContain("Sigue a «La &lt;zorra&gt;», con Lola y Nube. Mejor uno nuevo");
  expect(form({ origin: FOUND })).toContain('<cite lang="es">');
});

test.each(["gone", "guest", "unreachable"] as const)("a story that is %s is said so, in both languages", (state) => {
  expect(form({ origin: withoutOrigin(state), language: "es" })).toContain(spanish.origin[state]);
  const html = form({ origin: withoutOrigin(state) });
  expect(html).toContain(english.origin[state]);
  expect(html).not.toContain(english.origin.drop);
});
