/** The day of a story, in the words that one would use at bedtime. */
export type StoryDay = { kind: "today" | "yesterday" } | { kind: "weekday" | "date"; day: string };

const DAY_MS = 24 * 60 * 60 * 1000;

type Clock = {
  /** Without it the day is a date with its year, which is true whenever it is read. */
  now?: Date;
  language: string;
  /** IANA name; the browser's own when it is left out. */
  timeZone?: string;
};

/** On which day a story was told, seen from now: the last six by their names, others as dates. @param iso ISO-8601 UTC */
export function storyDayOf(iso: string, { now, language, timeZone }: Clock): StoryDay {
  const told = new Date(iso);
  const inWords = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...format }).format(told);
  const ago = now && dayNumber(now, timeZone) - dayNumber(told, timeZone);
  if (ago === 0) return { kind: "today" };
  if (ago === 1) return { kind: "yesterday" };
  if (ago !== undefined && ago > 1 && ago < 7) return { kind: "weekday", day: inWords({ weekday: "long" }) };
  const isThisYear = now && yearOf(now, timeZone) === yearOf(told, timeZone);
  return { kind: "date", day: inWords({ day: "numeric", month: "long", year: isThisYear ? undefined : "numeric" }) };
}

/** Year, month and day as a calendar in this zone shows them. */
function calendarOf(date: Date, timeZone?: string): [year: number, month: number, day: number] {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "numeric", day: "numeric" })
    .formatToParts(date)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 0, day = 0 } = Object.fromEntries(parts) as Record<string, number>;
  return [year, month, day];
}

const yearOf = (date: Date, timeZone?: string) => calendarOf(date, timeZone)[0];

function dayNumber(date: Date, timeZone?: string): number {
  const [year, month, day] = calendarOf(date, timeZone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
