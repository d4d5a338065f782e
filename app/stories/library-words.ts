import type { useTranslation } from "react-i18next";
import type { StoryCard } from "./library-contract.ts";

type Translate = ReturnType<typeof useTranslation>["t"];

/** A story's title, also when it has none, and the language that it is in. */
export function titleOf({ title, language }: Pick<StoryCard, "title" | "language">, t: Translate) {
  return title ? { title, lang: language } : { title: t("stories.untitled"), lang: undefined };
}
