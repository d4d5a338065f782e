import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * A moment as a day in words and, in the browser, its time there. The server knows no visitor's clock: it says the day
 * in UTC, and the first words in the browser are the same.
 * @param iso ISO-8601 UTC
 */
export function useLocalDate(iso: string, language: string): string {
  return useSyncExternalStore(
    never,
    () => wordsOf(iso, language, { hour: "numeric", minute: "2-digit" }),
    () => wordsOf(iso, language, { timeZone: "UTC" }),
  );
}

const wordsOf = (iso: string, language: string, more: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...more }).format(new Date(iso));
