/** `GET` the places to turn to here: the same for everybody whose browser asks for the same languages. */
export const HELP_PLACES_PATH = "/api/help-places";

/** Whom to turn to in one country, in the host's order: a telephone number, after the name of who answers it if it has one. */
export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  places: readonly string[];
};

export type HelpPlaces = {
  /** Where the visitor's browser says that it is at home, or null when it says nothing or there is nothing for it. */
  country: string | null;
  help: readonly CountryHelp[];
};
