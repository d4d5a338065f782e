import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import type { Language } from "#storyteller/story-request.ts";
import { CancelPlanDialog } from "./cancel-plan-dialog.tsx";
import { CheckoutReturn } from "./checkout-return.tsx";
import { PlanArrivalDialog } from "./checkout-return-dialog.tsx";
import type { PlanState, Subscription } from "./contract.ts";
import type { PlanArrival } from "./plan-arrival.ts";

/** 3 December 2026, at noon. */
const PERIOD_END = Date.UTC(2026, 11, 3, 12) / 1000;
const PLAN: PlanState = {
  status: "active",
  max_amount_of_stories: 30,
  current_period_end: PERIOD_END,
  cancel_at_period_end: false,
  name: "Basic",
  id: "sub_1",
};
const SUBSCRIPTION: Subscription = { ...PLAN, storyCount: 0, totalStoryCount: 2 };

type Shown = { language?: Language; path?: string; freeStories?: number };

function shown(Component: () => React.ReactNode, { language = "en", path = "/", freeStories = 3 }: Shown = {}) {
  const root = { isPlanOffered: true, freeStories };
  const Page = createRoutesStub([{ id: "root", path: "*", Component, loader: () => root }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
    </I18nextProvider>,
  );
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

const nothing = () => undefined;
const cancelling = (plan: Partial<PlanState> = {}, how: Shown = {}) =>
  shown(() => <CancelPlanDialog plan={{ ...PLAN, ...plan }} onCancelled={async () => {}} onClose={nothing} />, how);
const arriving = (arrival: PlanArrival | { state: "waiting" }, language: Language = "en") =>
  shown(() => <PlanArrivalDialog arrival={arrival} onClose={nothing} />, { language });
const linkOf = (html: string) => /<a [^>]*href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

test("a plan ends with its period unless somebody chooses otherwise, and the day is said", () => {
  const html = cancelling();
  expect(html).toMatch(/<input [^>]*checked=""[^>]*value="period_end"/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(wordsOf(html)).toContain("On December 3");
  expect(wordsOf(cancelling({}, { language: "es" }))).toContain("El 3 de diciembre");
});

test("staying and leaving look the same", () => {
  const buttons = [...cancelling().matchAll(/<button [^>]*class="(button [^"]*)"[^>]*>([^<]*)</g)];
  expect(buttons.map(([, , words]) => words)).toEqual(["Keep the plan", "Cancel the plan"]);
  expect(new Set(buttons.map(([, look]) => look)).size).toBe(1);
});

test("before a plan ends it is said what stays, what is lost, and how to get the money back", () => {
  const words = wordsOf(cancelling());
  expect(words).toContain("All your stories stay in your library");
  expect(words).toContain("no money comes back by itself");
  expect(words).toContain("14 days");
  expect(words).toContain("3 stories in all");
  expect(wordsOf(cancelling({}, { freeStories: 1 }))).toContain("1 story in all");
  expect(wordsOf(cancelling({}, { freeStories: 0 }))).toContain("without new stories");
});

test("a plan that ends with its period already can only be ended at once, and it is said where it can be kept", () => {
  const html = cancelling({ cancel_at_period_end: true });
  expect(html).not.toContain('type="radio"');
  expect(wordsOf(html)).toMatch(/Your plan ends on December 3 .*Manage payment/);
  expect(wordsOf(html)).toContain("Leave it as it is End it now");
});

test("a period without a known end is told without a day", () => {
  expect(wordsOf(cancelling({ current_period_end: null }))).toContain("At the end of this month of the plan");
});

test("whoever comes back from a payment first hears that it is waited for", () => {
  expect(wordsOf(arriving({ state: "waiting" }))).toContain("We’re waiting for the payment.");
  expect(linkOf(arriving({ state: "waiting" }))).toBeUndefined();
});

test("a plan that has come is thanked for, with its stories and its day, and leads to a story", () => {
  const html = arriving({ state: "here", plan: SUBSCRIPTION }, "es");
  expect(wordsOf(html)).toMatch(/Gracias .*30 cuentos hasta el 3 de diciembre/);
  expect(linkOf(html)).toBe("/generator");
  const undated = { ...SUBSCRIPTION, current_period_end: null };
  expect(wordsOf(arriving({ state: "here", plan: undated }))).toContain("Your plan has begun. There can be");
});

test.each([
  ["missing", "No payment has arrived.", "/profile"],
  ["unreadable", "We can’t tell right now", "/profile"],
  ["guest", "you’re not logged in", "/?login=1&next=/profile"],
] as const)("a plan that is %s is said so, and that nothing is lost", (state, words, way) => {
  const html = arriving({ state });
  expect(wordsOf(html)).toContain(words);
  expect(wordsOf(html)).toContain("nothing is lost");
  expect(linkOf(html)).toBe(way);
});

test("the server's answer holds nothing about a payment, whatever the address says", () => {
  expect(shown(CheckoutReturn, { path: "/?checkout=success&session_id=cs_1" })).toBe("");
});
