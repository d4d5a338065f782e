import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { storyDayOf } from "./story-date.ts";

const never = () => () => {};

/**
 * The day of a story in words. The server knows no visitor's clock: it says the date in UTC, and the first words in the
 * browser are the same.
 */
export function StoryDay({ iso }: { iso: string }) {
  const { t, i18n } = useTranslation();
  const words = (clock: { now?: Date; timeZone?: string }) => {
    const day = storyDayOf(iso, { language: i18n.language, ...clock });
    return "day" in day ? t(`library.day.${day.kind}`, { day: day.day }) : t(`library.day.${day.kind}`);
  };
  const text = useSyncExternalStore(
    never,
    () => words({ now: new Date() }),
    () => words({ timeZone: "UTC" }),
  );
  return (
    // Browser and server may know a language in different editions.
    <time dateTime={iso} suppressHydrationWarning>
      {text}
    </time>
  );
}
