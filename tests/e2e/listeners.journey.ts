import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { LISTENERS_PATH, MOST_LISTENERS_KEPT } from "#app/accounts/listeners-contract.ts";
import { expectAccessible } from "./accessibility.ts";
import { aMember } from "./account-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import { onNarrowScreens } from "./narrow-screens.ts";

// A long way, with a look at every state of the card by the rules of accessibility.
test.slow();

inEachLanguage((words) => {
  const { listeners, account } = words.profile;
  const filled = (text: string, given: Record<string, string | number>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(given[name]));
  const cardOf = (page: Page) => page.getByRole("region", { name: listeners.heading });
  const formIn = (card: Locator) => card.getByRole("form", { name: listeners.addOne });
  const nicknameIn = (form: Locator) => form.getByRole("textbox", { name: listeners.nickname });
  const ageIn = (form: Locator) => form.getByRole("combobox", { name: listeners.age });

  test("by keyboard alone a person adds listeners, changes one and removes one, and hears of each", async ({
    page,
  }) => {
    await aMember(page);
    await page.goto("/profile");
    const card = cardOf(page);
    const status = card.getByRole("status");
    await expect(card).toContainText(listeners.nobody);
    await expect(card).toContainText(listeners.why);
    await expectAccessible(page);

    const form = formIn(card);
    await nicknameIn(form).focus();
    await page.keyboard.type("  Lola ");
    await page.keyboard.press("Tab");
    await expect(ageIn(form)).toBeFocused();
    await page.keyboard.press("4");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(status).toHaveText(filled(listeners.added, { nickname: "Lola" }));
    await expect(nicknameIn(form)).toBeFocused();
    await expect(nicknameIn(form)).toHaveValue("");
    await expect(card).not.toContainText(listeners.nobody);
    await page.keyboard.type("Hugo");
    await page.keyboard.press("Enter");
    await expect(status).toHaveText(filled(listeners.added, { nickname: "Hugo" }));
    await expect(card.getByRole("listitem")).toHaveText([
      new RegExp(`^Lola ${filled(listeners.years, { age: 4 })}`),
      new RegExp(`^Hugo ${filled(listeners.years, { age: 6 })}`),
    ]);
    await expectAccessible(page);

    const change = card.getByRole("button", { name: filled(listeners.changeNamed, { nickname: "Lola" }) });
    await change.focus();
    await page.keyboard.press("Enter");
    const edit = card.getByRole("form", { name: filled(listeners.changeNamed, { nickname: "Lola" }) });
    await expect(nicknameIn(edit)).toBeFocused();
    await expect(nicknameIn(edit)).toHaveValue("Lola");
    await expect(ageIn(edit)).toHaveValue("4");
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("5");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(status).toHaveText(filled(listeners.changed, { nickname: "Lola", age: 5 }));
    await expect(change).toBeFocused();
    await expect(card.getByRole("listitem").first()).toContainText(filled(listeners.years, { age: 5 }));

    await change.click();
    await nicknameIn(edit).fill("Somebody else");
    await edit.getByRole("button", { name: listeners.cancel }).click();
    await expect(change).toBeFocused();

    await card.getByRole("button", { name: filled(listeners.removeNamed, { nickname: "Hugo" }) }).focus();
    await page.keyboard.press("Enter");
    await expect(status).toHaveText(filled(listeners.removed, { nickname: "Hugo" }));
    await expect(card.getByRole("heading")).toBeFocused();
    await expect(card.getByRole("listitem")).toHaveCount(1);

    await page.reload();
    await expect(card.getByRole("listitem")).toHaveText([new RegExp(`^Lola ${filled(listeners.years, { age: 5 })}`)]);
    const arriving = page.waitForEvent("download");
    await page.getByRole("link", { name: account.export }).click();
    const file = JSON.parse(await readFile(await (await arriving).path(), "utf8")) as Record<string, unknown>;
    expect(file).toMatchObject({ listeners: [{ nickname: "Lola", age: 5 }] });
  });

  test("what can't be added is said beside it, and what was typed stays", async ({ page, trouble }) => {
    trouble.expect(/status of 400 .*listeners/);
    await aMember(page);
    await page.goto("/profile");
    const form = formIn(cardOf(page));
    const add = form.getByRole("button", { name: listeners.add });
    await add.click();
    await expect(nicknameIn(form)).toBeFocused();
    await expect(nicknameIn(form)).toHaveAccessibleDescription(listeners.faults.nickname_empty);
    await nicknameIn(form).fill("www.example.com");
    await add.click();
    await expect(nicknameIn(form)).toHaveAccessibleDescription(listeners.faults.nickname_unfit);
    await expect(nicknameIn(form)).toBeFocused();
    await expect(nicknameIn(form)).toHaveValue("www.example.com");
    await expectAccessible(page);
  });

  test("a full list takes nobody more, and can be read on a narrow screen and with large text", async ({ page }) => {
    await aMember(page);
    for (let count = 1; count < MOST_LISTENERS_KEPT; count += 1) {
      const data = { nickname: `Maximiliana ${count}`.padEnd(40, "ñ"), age: 2 + (count % 9) };
      expect((await page.request.post(LISTENERS_PATH, { data })).status()).toBe(201);
    }
    await page.goto("/profile");
    const card = cardOf(page);
    await nicknameIn(formIn(card)).fill("Lola");
    await nicknameIn(formIn(card)).press("Enter");
    await expect(card.getByRole("listitem")).toHaveCount(MOST_LISTENERS_KEPT);
    await expect(formIn(card)).toBeHidden();
    await expect(card.getByRole("heading")).toBeFocused();
    await expect(card).toContainText(filled(listeners.full, { most: MOST_LISTENERS_KEPT }));
    await card.getByRole("button", { name: filled(listeners.changeNamed, { nickname: "Lola" }) }).click();
    await onNarrowScreens(page);
  });
});
