import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

const never = () => () => {};
const MS_PER_SECOND = 1000;

/**
 * The day on which a paid period ends, in the visitor's words; an empty text when it is not known. The server knows no
 * visitor's clock and says the day in UTC; the first words in the browser are the same.
 * @param seconds Unix seconds
 */
export function usePlanDay(seconds: number | null): string {
  const { i18n } = useTranslation();
  return useSyncExternalStore(
    never,
    () => wordsOf(seconds, i18n.language),
    () => wordsOf(seconds, i18n.language, "UTC"),
  );
}

// Without the year: a period that has been paid for ends within the next one.
const wordsOf = (seconds: number | null, language: string, timeZone?: string) =>
  seconds === null
    ? ""
    : new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone }).format(seconds * MS_PER_SECOND);
