import { expect } from "@playwright/test";
import { WORDS } from "#app/i18n/resources.ts";
import { expectAccessible } from "./accessibility.ts";
import { accountDialog, aMember, confirm, logIn, signUp, somebody } from "./account-steps.ts";
import { expectFocusStaysIn } from "./focus-steps.ts";
import { askForStory, tabTo } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import { aStoryOf, quotaLine, showAllOfIt } from "./library-steps.ts";
import { onNarrowScreens } from "./narrow-screens.ts";
import { aPlan, CHECKOUT_WORDS, expectCheckout, planOf, press, returnBox, subscribe } from "./plan-steps.ts";
import { reactStarted, wakeUp } from "./react-started.ts";

const english = WORDS.en;
const INACTIVE = { status: "Inactive", max_amount_of_stories: 3, current_period_end: null, name: null, id: null };

// From the limit to the plan and back is a long way.
test.slow();

inEachLanguage((words, language) => {
  const { plans, profile, stories, subscriptions } = words;
  const checkout = CHECKOUT_WORDS[language].checkout;

  test("after the last free story the plan gives thirty more, and when it is cancelled all is as before", async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 403 .*\/api\/story/);
    await aMember(page);
    for (const ideas of ["Lola", "Bruno", "Ada"]) await aStoryOf(page, language, ideas);
    await askForStory(page, words, "Nora");
    await page.getByRole("dialog").getByRole("link", { name: stories.limit.plans }).click();
    await press(page, plans.basic.subscribe);
    await expectCheckout(page, language);
    await press(page, checkout.pay);

    await expect(page).toHaveURL(/\/\?checkout=success/);
    await expect(returnBox(page, words)).toContainText("30");
    await returnBox(page, words).getByRole("link", { name: subscriptions.returned.here.way }).click();
    await expect(page).toHaveURL("/generator");
    await askForStory(page, words, "Nora");
    await showAllOfIt(page, words);

    await page.goto("/profile");
    const card = page.getByRole("region", { name: profile.plan.heading });
    await expect(card).toContainText(profile.plan.names.Basic);
    const { current_period_end: end, storyCount } = await planOf(page);
    const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
    await expect(card).toContainText(day.format(new Date((end ?? 0) * 1000)));
    expect(storyCount).toBe(1);
    await expect(card).toContainText(quotaLine(words, 1, 30).replace(/\D*$/, ""));

    await reactStarted(page);
    await card.getByRole("link", { name: profile.plan.cancel }).click();
    const box = page.getByRole("dialog", { name: subscriptions.cancel.title });
    await box.getByRole("radio", { name: subscriptions.cancel.now }).check();
    await box.getByRole("button", { name: subscriptions.cancel.confirm, exact: true }).click();
    await expect(box).toBeHidden();
    await expect(card).toContainText(profile.plan.cancelled.now);
    await expect(card).toContainText(profile.plan.free);
    expect(await planOf(page)).toMatchObject({ ...INACTIVE, storyCount: 4, totalStoryCount: 4 });
  });

  test("a card that is declined, and the way back, leave everything as it was", async ({ page }) => {
    await aMember(page);
    await subscribe(page, words, language);
    await expectAccessible(page);
    await press(page, checkout.decline);
    await expect(page.getByRole("alert")).toHaveText(checkout.declined);
    await expectAccessible(page);
    await onNarrowScreens(page, async () => {
      await page.getByRole("button", { name: checkout.pay, exact: true }).click({ trial: true });
      await page.evaluate(() => window.scrollTo(0, 0));
    });
    await page.getByRole("link", { name: checkout.back }).click();
    await expect(page).toHaveURL("/");
    expect(await planOf(page)).toMatchObject(INACTIVE);
    // The same checkout waits for whoever comes again.
    await subscribe(page, words, language);
    await page.goBack();
    await expect(page.getByRole("button", { name: plans.basic.subscribe, exact: true })).toBeEnabled();
  });

  test("a guest makes an account first, and goes on to the payment by the keyboard alone", async ({ page }) => {
    const member = somebody();
    await page.goto("/plans");
    await wakeUp(page);
    await tabTo(page.getByRole("link", { name: plans.basic.subscribe, exact: true }));
    await page.keyboard.press("Enter");
    await expect(accountDialog(page, words, "signUp")).toBeVisible();
    await signUp(page, words, member);
    await confirm(page, words, member.email);
    await expect(accountDialog(page, words, "logIn")).toBeVisible();
    await logIn(page, words, member);
    await expectCheckout(page, language);
    await tabTo(page.getByRole("button", { name: checkout.pay, exact: true }));
    await page.keyboard.press("Enter");
    await expect(returnBox(page, words)).toBeVisible();
    await expectFocusStaysIn(returnBox(page, words));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(returnBox(page, words)).toBeHidden();
    await expect(page).toHaveURL("/");
    expect(await planOf(page)).toMatchObject({ name: "Basic", max_amount_of_stories: 30 });
  });

  test("an address of success that somebody made up gives nobody a plan, and says so", async ({ page }) => {
    await aMember(page);
    await page.clock.install();
    await page.goto("/?checkout=success&session_id=cs_test_made_up");
    await expect(page.getByRole("dialog", { name: subscriptions.returned.waiting.title })).toBeVisible();
    const missing = page.getByRole("dialog", { name: subscriptions.returned.missing.title });
    await expect(async () => {
      await page.clock.fastForward(2_000);
      await expect(missing).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(await planOf(page)).toMatchObject(INACTIVE);
  });

  test("a plan is left for the end of its month, kept after all where one pays, and both can be seen", async ({
    page,
  }) => {
    await aMember(page);
    await aPlan(page);
    await page.goto("/profile");
    await reactStarted(page);
    await expectAccessible(page);
    const card = page.getByRole("region", { name: profile.plan.heading });
    await onNarrowScreens(page, () => card.getByRole("link", { name: profile.plan.cancel }).click({ trial: true }));
    await card.getByRole("link", { name: profile.plan.cancel }).click();
    const box = page.getByRole("dialog", { name: subscriptions.cancel.title });
    await expect(box.getByRole("radio").first()).toBeChecked();
    await expectFocusStaysIn(box);
    await expectAccessible(page);
    await onNarrowScreens(page, () =>
      box.getByRole("button", { name: subscriptions.cancel.keep, exact: true }).click({ trial: true }),
    );
    await box.getByRole("button", { name: subscriptions.cancel.confirm, exact: true }).click();
    await expect(card).toContainText(profile.plan.cancelled.period_end);
    expect(await planOf(page)).toMatchObject({ status: "active", cancel_at_period_end: true });
    await press(page, subscriptions.manage);
    const portal = CHECKOUT_WORDS[language].portal;
    await expect(page.getByRole("button", { name: portal.keep, exact: true })).toBeVisible();
    await expectAccessible(page);
    await press(page, portal.keep);
    await page.getByRole("link", { name: portal.back }).click();
    await expect(page).toHaveURL("/profile");
    await expect.poll(() => planOf(page)).toMatchObject({ status: "active", cancel_at_period_end: false });
  });

  test("everybody can use the plans, and read them on a narrow screen and with large text", async ({ page }) => {
    await page.goto("/plans");
    await expectAccessible(page);
    await onNarrowScreens(page, () =>
      page.getByRole("link", { name: plans.basic.subscribe, exact: true }).click({ trial: true }),
    );
  });
});

test.describe("while the payment provider is away", () => {
  test.use({
    locale: "en-GB",
    // Nothing listens there.
    baseURL: async ({ productTelling }, use) =>
      use(
        (
          await productTelling("builtin", {
            STRIPE_SECRET_KEY: "sk_test_nobody",
            STRIPE_API_BASE: "http://127.0.0.1:9",
          })
        ).url,
      ),
  });

  test("whoever wants to pay is told so, and the page stays alive", async ({ page, trouble }) => {
    trouble.expect(/status of 503 .*\/api\/subscription\/checkout/);
    await aMember(page);
    await page.goto("/plans");
    await wakeUp(page);
    await press(page, english.plans.basic.subscribe);
    await expect(page.getByRole("alert")).toContainText(english.subscriptions.faults.payments_unavailable);
    await expect(page.getByRole("button", { name: english.plans.basic.subscribe, exact: true })).toBeEnabled();
  });
});
