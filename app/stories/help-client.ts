import { HELP_PLACES_PATH, type HelpPlaces } from "./help-contract.ts";

/** Whom the adult can turn to here, or null when the server cannot be asked: the note stands without it. Never throws. */
export async function askForHelpPlaces(signal: AbortSignal): Promise<HelpPlaces | null> {
  try {
    const response = await fetch(HELP_PLACES_PATH, { signal });
    return response.ok ? ((await response.json()) as HelpPlaces) : null;
  } catch {
    return null;
  }
}

/** What a telephone dials of a place, or null when it says more than a number at its end. */
export function numberIn(place: string): string | null {
  const number = /(?<![\p{L}\d])[+*]?\d[\d -]*$/u.exec(place)?.[0];
  return number?.replace(/[^\d+*]/g, "") ?? null;
}
