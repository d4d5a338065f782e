/**
 * The moment some months after the one that billing began with, on its day of the month; in a month that is too short on
 * its last day. Unix seconds, UTC.
 */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = anchor - Date.UTC(year, from.getUTCMonth(), from.getUTCDate()) / 1000;
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) / 1000 + timeOfDay;
}

/** The end of the period that begins at a moment, counted from the anchor so that a short month shortens no later one. */
export function periodEndAfter(anchor: number, start: number): number {
  let months = 1;
  while (monthsAfter(anchor, months) <= start) months += 1;
  return monthsAfter(anchor, months);
}
