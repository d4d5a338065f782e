import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#storyteller/story-request.ts";
import { type ProductWords, WORDS } from "./resources.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: ProductWords };
  }
}

/**
 * Words for one language, ready at once. "dev" stands last in the chain and has no words: a key that no language has
 * shows itself as the key.
 */
export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "dev",
    supportedLngs: ["es", "en", "dev"],
    resources: { es: { translation: WORDS.es }, en: { translation: WORDS.en } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return instance;
}
