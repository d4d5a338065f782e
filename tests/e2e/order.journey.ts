import { expect } from "@playwright/test";
import { LISTENERS_PATH } from "#app/accounts/listeners-contract.ts";
import { expectAccessible } from "./accessibility.ts";
import { aMember } from "./account-steps.ts";
import { formOf, generateIn, openForm, overhear, showAll, tabTo } from "./generator-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import { showAllOfIt } from "./library-steps.ts";
import { onNarrowScreens } from "./narrow-screens.ts";
import { ageIn, aListener, lengthIn, listenerIn, ORDER_WORDS } from "./order-steps.ts";

// Long ways, with stories told on them.
test.slow();

inEachLanguage((words, language) => {
  const order = ORDER_WORDS[language];

  test("a length is chosen by keyboard, says its minutes at the chosen age, is kept and asked for", async ({
    page,
  }) => {
    const wire = await overhear(page);
    const form = await openForm(page, words);
    const { name, minutes } = order.length;
    await expect(lengthIn(form, name.usual)).toBeChecked();
    await expect(lengthIn(form, name.usual)).toHaveAccessibleName(`${name.usual} ${minutes(5)}`);
    await ageIn(form, words).fill("3");
    await expect(lengthIn(form, name.usual)).toHaveAccessibleName(`${name.usual} ${minutes(2)}`);
    await tabTo(lengthIn(form, name.usual));
    await page.keyboard.press("ArrowRight");
    await expect(lengthIn(form, name.long)).toBeChecked();
    await page.reload();
    await expect(lengthIn(form, name.long)).toBeChecked();
    await generateIn(form, words).click();
    await showAll(page, words);
    expect(wire.asked).toMatchObject([{ length: "long", kid_age: 3 }]);
  });

  test("listeners are chosen by keyboard, bring their age along, are kept as ids alone and called by name", async ({
    page,
  }) => {
    const wire = await overhear(page);
    await aMember(page);
    await aListener(page, "Martina", 8);
    await aListener(page, "Nico", 4);
    const form = await openForm(page, words);
    await tabTo(listenerIn(form, "Martina"));
    await page.keyboard.press("Space");
    await expect(ageIn(form, words)).toHaveValue("8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(ageIn(form, words)).toHaveValue("4");
    await ageIn(form, words).fill("5");
    await page.reload();
    for (const name of ["Martina", "Nico"])
      await expect(listenerIn(form, name)).toHaveAttribute("aria-pressed", "true");
    await expect(ageIn(form, words)).toHaveValue("5");
    const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(kept).toContain("listenerIds");
    expect(kept).not.toMatch(/Nico|Martina/);
    await generateIn(form, words).click();
    await showAllOfIt(page, words);
    expect(wire.asked).toMatchObject([{ listeners: ["Martina", "Nico"], kid_age: 5 }]);
  });

  test("a person without listeners is led to where they are added, and a guest is asked nothing", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    let form = await openForm(page, words);
    await expect(lengthIn(form, order.length.name.usual)).toBeVisible();
    await expect(form).not.toContainText(order.listeners.question);
    expect(asked).not.toContain(LISTENERS_PATH);
    await aMember(page);
    form = await openForm(page, words);
    await form.getByRole("link", { name: order.listeners.add }).click();
    await expect(page).toHaveURL("/profile#profile-listeners");
    await expect(page.getByRole("heading", { name: words.profile.listeners.heading })).toBeFocused();
  });

  test("a list that does not come, or comes late, keeps nobody from a story", async ({ page, trouble }) => {
    trouble.expect(/status of 503 .*\/api\/listeners/);
    await aMember(page);
    await aListener(page, "Nico", 4);
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${LISTENERS_PATH}`, async (route) => {
      await late;
      await route.fulfill({ status: 503, json: { code: "database_unavailable" } });
    });
    await page.goto("/generator");
    const form = await formOf(page, words);
    await expect(form).toContainText(order.listeners.coming);
    await expect(generateIn(form, words)).toBeEnabled();
    answer();
    await expect(form).toContainText(order.listeners.unreachable);
    await expectAccessible(page);
    await generateIn(form, words).click();
    await showAllOfIt(page, words);
  });

  test("everybody can use the form with listeners, on any screen", async ({ page }) => {
    await aMember(page);
    for (const [place, name] of ["Lola", "Nico", "Ada", "Bruno", "Vera", "Maximiliano"].entries())
      await aListener(page, name, place + 3);
    const form = await openForm(page, words);
    for (const name of ["Lola", "Nico", "Ada", "Bruno", "Vera"]) await listenerIn(form, name).click();
    await expect(listenerIn(form, "Maximiliano")).toBeDisabled();
    await expectAccessible(page);
    await onNarrowScreens(page, async () => {
      await listenerIn(form, "Nico").click({ trial: true });
      await lengthIn(form, order.length.name.long).click({ trial: true });
    });
    await listenerIn(form, "Ada").click();
    await expect(listenerIn(form, "Maximiliano")).toBeEnabled();
  });
});
