import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import { WORDS } from "#app/i18n/resources.ts";
import { OFFERED_MONTHLY } from "#app/subscriptions/contract.ts";
import type { Visit } from "#app/visit.ts";
import { LANGUAGES, type Language } from "#storyteller/story-request.ts";
import PlansPage from "./plans.page.tsx";

type Visited = Pick<Visit, "isPlanOffered" | "freeStories" | "isLoggedIn" | "signUp" | "mode">;

const OPEN_HOUSE: Visited = { isPlanOffered: true, freeStories: 3, isLoggedIn: false, signUp: "open", mode: "live" };

/** The page as a visit gets it. */
function plansFor(visit: Partial<Visited> = {}, language: Language = "en"): string {
  const root = { ...OPEN_HOUSE, ...visit };
  const Page = createRoutesStub([{ id: "root", path: "*", Component: PlansPage, loader: () => root }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={["/plans"]} hydrationData={{ loaderData: { root } }} />
    </I18nextProvider>,
  );
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));

test("a guest who subscribes gets an account first, or the log-in where none are made, with the wish in the address", () => {
  expect(hrefsOf(plansFor())).toContain("/plans?price=basicPriceId&signup=1");
  expect(hrefsOf(plansFor({ signUp: "closed" }))).toContain("/plans?price=basicPriceId&login=1");
});

test("a member subscribes with a form that waits for the scripts, and needs no address", () => {
  const html = plansFor({ isLoggedIn: true });
  expect(html).toMatch(/<form [^>]*class="checkout"[^>]*>.*<button type="submit"[^>]*>Subscribe</);
  expect(hrefsOf(html).filter((href) => href?.includes("price="))).toEqual([]);
});

test("where there is nothing to subscribe to, one sentence says so and nobody is asked to", () => {
  for (const isLoggedIn of [false, true]) {
    const html = plansFor({ isPlanOffered: false, isLoggedIn });
    expect(wordsOf(html)).toContain("For now, the plan can’t be bought here.");
    expect(wordsOf(html)).not.toContain("Subscribe");
    expect(wordsOf(html)).not.toContain("Cancel");
  }
});

test("whoever subscribes can read before what is paid, when, and both ways out of it", () => {
  const words = wordsOf(plansFor());
  for (const said of ["$ 9.99 a month", "renews by itself", "until you cancel it", "14 days", "plus any tax"])
    expect(words).toContain(said);
  expect(hrefsOf(plansFor())).toContain("/about#contact");
});

test("only a trial says that no card is charged", () => {
  expect(wordsOf(plansFor({ mode: "trial" }))).toContain("no card is charged");
  expect(wordsOf(plansFor())).not.toContain("no card is charged");
});

test.each([
  [0, "en", "How it begins is free.", "The first half of every story", 0],
  [1, "en", "The first one is free.", "1 story, yours to keep", 1],
  [3, "en", "The first three are free.", "3 stories, yours to keep", 1],
  [3, "es", "Los tres primeros, gratis.", "3 cuentos, tuyos para siempre", 1],
  [10, "es", "Los diez primeros, gratis.", "10 cuentos, tuyos para siempre", 1],
  [25, "es", "Los 25 primeros, gratis.", "25 cuentos, tuyos para siempre", 0],
] as const)("a house with %i free stories says so (%s)", (freeStories, language, lead, text, strings) => {
  const html = plansFor({ freeStories }, language);
  expect(wordsOf(html)).toContain(lead);
  expect(wordsOf(html)).toContain(text);
  // The plan's own month of moons is always there.
  expect(html.match(/class="moon-string"/g)).toHaveLength(1 + strings);
});

test.each(LANGUAGES)("the price that the page says is the one that is charged (%s)", (language) => {
  const price = `$ ${(OFFERED_MONTHLY.cents / 100).toFixed(2)}`;
  const { basic, terms } = WORDS[language].plans;
  expect([OFFERED_MONTHLY.currency, basic.price]).toEqual(["usd", price]);
  expect(terms.price.text).toContain(price);
});
