import { useTranslation } from "react-i18next";
import { storyOrder as english } from "#app/i18n/en/story-order.ts";
import { storyOrder as spanish } from "#app/i18n/es/story-order.ts";
import { DEFAULT_LANGUAGE, supported } from "#app/i18n/language.ts";

const WORDS = { es: spanish, en: english };

/** The form's own words, which no other page carries. */
export function useOrderWords(): typeof spanish {
  const { i18n } = useTranslation();
  return WORDS[supported(i18n.language) ?? DEFAULT_LANGUAGE];
}
