import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import type { Counts } from "#app/stories/library-contract.ts";
import { type CancelWhen, INACTIVE, type PlanState } from "#app/subscriptions/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import { ProfilePlanCard } from "./profile-plan-card.tsx";

const FREE: PlanState = {
  status: INACTIVE,
  max_amount_of_stories: 3,
  current_period_end: null,
  cancel_at_period_end: false,
  name: null,
  id: null,
};
const BASIC: PlanState = {
  status: "active",
  max_amount_of_stories: 30,
  current_period_end: Date.UTC(2026, 11, 3, 12) / 1000,
  cancel_at_period_end: false,
  name: "Basic",
  id: "sub_1",
};
const COUNTS: Counts = { storyCount: 12, totalStoryCount: 15, max_amount_of_stories: 30 };
const FREE_COUNTS: Counts = { storyCount: 2, totalStoryCount: 1, max_amount_of_stories: 3 };

type Shown = {
  plan?: PlanState | null;
  counts?: Counts | null;
  cancelled?: CancelWhen;
  language?: Language;
  isPlanOffered?: boolean;
};

/** The card as it is in the page's first answer. */
function card({ plan = BASIC, counts = COUNTS, cancelled, language = "en", isPlanOffered = true }: Shown = {}) {
  const root = { isPlanOffered };
  const Component = () => <ProfilePlanCard plan={plan} counts={counts} cancelled={cancelled ?? null} />;
  const Page = createRoutesStub([{ id: "root", path: "*", Component, loader: () => root }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={["/profile"]} hydrationData={{ loaderData: { root } }} />
    </I18nextProvider>,
  );
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("a plan is told by its name, its stories and the day on which it goes on, in the visitor's language", () => {
  expect(wordsOf(card({ language: "es" }))).toContain(
    "Básico 30 cuentos al mes Estado Activo, se renueva el 3 de diciembre 12 de 30 cuentos este mes",
  );
  expect(wordsOf(card())).toContain(
    "Basic 30 stories a month Status Active, renews on December 3 12 of 30 stories this month",
  );
});

test.each([
  [{ cancel_at_period_end: true }, "Active until December 3, and won’t be renewed"],
  [{ status: "trialing" }, "Trial days, until December 3"],
  [{ status: "trialing", cancel_at_period_end: true }, "Active until December 3, and won’t be renewed"],
  [{ status: "past_due" }, "A payment is due The last payment didn’t go through"],
  [{ current_period_end: null }, "Status Active 12 of 30"],
  [{ name: "Advanced", max_amount_of_stories: 10 }, "Advanced 10 stories a month"],
  [{ name: "Founders’ plan" }, "Founders’ plan 30 stories a month"],
])("a plan that is %o is told in words", (more, words) => {
  expect(wordsOf(card({ plan: { ...BASIC, ...more } }))).toContain(words);
});

test("whoever has a plan can see to its payment and end it, and is sold nothing", () => {
  const html = card();
  expect(wordsOf(html)).toContain("Manage payment");
  expect(html).toMatch(/<a [^>]*href="\/profile\?open=cancel"[^>]*>Cancel the plan</);
  expect(html).not.toContain('href="/plans"');
  expect(wordsOf(card({ plan: { ...BASIC, cancel_at_period_end: true } }))).toContain("End the plan now");
});

test("a free account counts for good, and is shown the plans where there are any", () => {
  const html = card({ plan: FREE, counts: FREE_COUNTS, language: "es" });
  expect(wordsOf(html)).toContain("Cuenta gratuita 2 de 3 cuentos Cuentan también los que borraste después.");
  expect(html).toContain('href="/plans"');
  expect(html).not.toContain("open=cancel");
  expect(card({ plan: FREE, counts: FREE_COUNTS, isPlanOffered: false })).not.toContain('href="/plans"');
});

test("after a plan no more places are taken than there are", () => {
  expect(wordsOf(card({ plan: FREE, counts: { ...FREE_COUNTS, storyCount: 32 } }))).toContain("3 of 3 stories");
});

test("a month of stories is a moon for each, and more than a month is figures alone", () => {
  expect(card().match(/class="moon"/g)).toHaveLength(12);
  expect(card().match(/profile-ring/g)).toHaveLength(18);
  expect(card({ counts: { ...COUNTS, max_amount_of_stories: 100 } })).not.toContain('class="moon"');
});

test("a plan that cannot be read is said so: nobody is called a free account, or told to pay", () => {
  const words = wordsOf(card({ plan: null }));
  expect(words).toContain("We can’t see your plan right now.");
  expect(words).toContain("12 of 30 stories");
  for (const said of ["Free account", "See plans", "Cancel", "Manage"]) expect(words).not.toContain(said);
});

test("a count that cannot be read is a dash and never 0", () => {
  const words = wordsOf(card({ plan: FREE, counts: null }));
  expect(words).toContain("– we can’t read this right now");
  expect(words).not.toMatch(/\d/);
});

test.each([
  ["period_end", "it won’t be renewed"],
  ["now", "Your account is free again"],
] as const)("a plan that was cancelled (%s) is said to be", (cancelled, words) => {
  expect(card({ cancelled })).toMatch(new RegExp(`<p [^>]*role="status"[^>]*>.*${words}`));
});
