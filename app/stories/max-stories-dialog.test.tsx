import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import type { PlanState } from "#app/subscriptions/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import { MaxStoriesOf } from "./max-stories-dialog.tsx";
import type { OwnPlan } from "./use-own-plan.ts";

const FREE: PlanState = {
  status: "Inactive",
  max_amount_of_stories: 3,
  current_period_end: null,
  cancel_at_period_end: false,
  name: null,
  id: null,
};
// Longer than any test will live.
const YEAR_3000 = Date.UTC(3000, 0, 2, 12) / 1000;
const BASIC: PlanState = { ...FREE, status: "active", current_period_end: YEAR_3000, name: "Basic", id: "sub_1" };

function box(plan: OwnPlan, isPlanOffered = true, language: Language = "en") {
  const Page = createRoutesStub([
    { path: "*", Component: () => <MaxStoriesOf plan={plan} isPlanOffered={isPlanOffered} /> },
  ]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language)}>
      <Page initialEntries={["/generator"]} />
    </I18nextProvider>,
  );
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test.each([
  ["has no plan", FREE],
  ["may have one that cannot be read", null],
])("somebody who %s is shown the way to the plan, and can leave", (_who, plan) => {
  const html = box(plan);
  expect(wordsOf(html)).toContain("Max amount of stories reached!");
  expect(html).toMatch(/<a [^>]*href="\/plans"[^>]*>See plans</);
  expect(html).toMatch(/<button [^>]*>Close</);
});

test.each(["active", "trialing", "past_due"])("somebody with a plan that is %s is not sold it again", (status) => {
  const html = box({ ...BASIC, status });
  expect(html).not.toContain('href="/plans"');
  expect(wordsOf(html)).toContain("This month’s stories are all told There will be new ones from January 2.");
  expect(wordsOf(box({ ...BASIC, status }, true, "es"))).toContain("Habrá cuentos nuevos desde el 2 de enero.");
});

test("until it is known, and where there is no plan to be had, nothing is sold", () => {
  for (const html of [box("coming"), box(FREE, false), box(null, false)]) {
    expect(html).not.toContain('href="/plans"');
    expect(wordsOf(html)).toContain("The ones you have stay in your library");
    expect(wordsOf(html)).not.toContain("there is a plan");
  }
});
