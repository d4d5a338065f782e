import { expect, type Page } from "@playwright/test";
import { checkoutSandbox as english } from "#app/i18n/en/checkout-sandbox.ts";
import { checkoutSandbox as spanish } from "#app/i18n/es/checkout-sandbox.ts";
import type { Subscription } from "#app/subscriptions/contract.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Words } from "./journey.ts";
import { wakeUp } from "./react-started.ts";

/** What the checkout of the trial says. */
export const CHECKOUT_WORDS = { es: spanish, en: english };

/** The box that says what became of a payment. */
export const returnBox = (page: Page, { subscriptions: { returned } }: Words) =>
  page.getByRole("dialog", { name: returned.here.title, exact: true });

/** Presses Subscribe on the plans page as a member, and arrives at the checkout. */
export async function subscribe(page: Page, words: Words, language: Language): Promise<void> {
  await page.goto("/plans");
  await wakeUp(page);
  await page.getByRole("button", { name: words.plans.basic.subscribe, exact: true }).click();
  await expectCheckout(page, language);
}

/** The checkout, which says on top that no card is charged. */
export async function expectCheckout(page: Page, language: Language): Promise<void> {
  const words = CHECKOUT_WORDS[language];
  await expect(page.getByRole("banner")).toHaveText(words.label);
  await expect(page.getByRole("heading", { level: 1, name: words.plans.basicPriceId })).toBeVisible();
}

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A plan for whoever is logged in in this page's browser, by requests alone: for journeys that begin with one. */
export async function aPlan(page: Page): Promise<void> {
  const answer = await page.request.post("/api/subscription/checkout", { data: { price: "basicPriceId" } });
  const { url } = (await answer.json()) as { url: string };
  const paid = await page.request.post(`${url.split("#")[0]}/pay`, { maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await expect.poll(async () => (await planOf(page)).status, "the plan").toBe("active");
}

/** The plan of whoever is logged in in this page's browser. */
export const planOf = async (page: Page): Promise<Subscription> =>
  (await (await page.request.get("/api/subscription")).json()) as Subscription;
