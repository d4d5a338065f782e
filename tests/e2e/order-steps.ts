import { expect, type Locator, type Page } from "@playwright/test";
import { LISTENERS_PATH } from "#app/accounts/listeners-contract.ts";
import { anotherWith as inEnglish } from "#app/i18n/en/another-with.ts";
import { storyOrder as englishOrder } from "#app/i18n/en/story-order.ts";
import { anotherWith as inSpanish } from "#app/i18n/es/another-with.ts";
import { storyOrder as spanishOrder } from "#app/i18n/es/story-order.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Words } from "./journey.ts";

/** The words of the form that no other page carries. */
export const ORDER_WORDS: Record<Language, typeof spanishOrder> = { es: spanishOrder, en: englishOrder };
/** The link to another story with these people. */
export const ANOTHER_WITH = { es: inSpanish, en: inEnglish };
/** Ideas from which a story with two names comes. */
export const LOLA_AND_NUBE: Record<Language, string> = { es: "Lola y su perro Nube", en: "Lola and her dog Nube" };

/** Adds a listener to whoever is logged in in this page's browser, by a request. */
export async function aListener(page: Page, nickname: string, age: number): Promise<void> {
  const answer = await page.request.post(LISTENERS_PATH, { data: { nickname, age } });
  expect(answer.status()).toBe(201);
}

export const listenerIn = (form: Locator, nickname: string) =>
  form.getByRole("button", { name: nickname, exact: true });

export const ageIn = (form: Locator, words: Words) => form.getByRole("slider", { name: words.stories.create.age });

export const lengthIn = (form: Locator, name: string) => form.getByRole("radio", { name });
