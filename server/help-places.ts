import type { CountryHelp, HelpPlaces } from "#app/stories/help-contract.ts";
import { type Environment, SettingError, text } from "./setting-values.ts";

/** Lines that listen to adults and children in countries where people speak Spanish or English. Numbers change: a host checks them. */
const USUAL = [
  "ES: 024; ANAR 116 111",
  "GB: Samaritans 116 123; Childline 0800 1111",
  "IE: Samaritans 116 123; Childline 1800 66 66 66",
  "US: 988",
  "CA: 988; Kids Help Phone 1-800-668-6868",
  "MX: Línea de la Vida 800 911 2000",
  "AR: Línea 135",
  "CL: *4141",
  "CO: ICBF 141; Línea 106 (Bogotá)",
  "PE: Línea 113 (opción 5)",
  "UY: Línea Vida 0800 0767",
  "AU: Lifeline 13 11 14; Kids Helpline 1800 55 1800",
  "NZ: 1737",
].join(" | ");

const PLACE_MAX = 100;
const MADE_LIKE = 'such as "ES: 024; ANAR 116 111 | GB: Samaritans 116 123"';

/**
 * HELP_PLACES: whom an adult can turn to when a wish spoke of harm, by country.
 * @throws {SettingError}
 */
export function readHelpPlaces(env: Environment): readonly CountryHelp[] {
  const help = (text(env, "HELP_PLACES") ?? USUAL).split("|").map(readCountry);
  const countries = help.map(({ country }) => country);
  if (new Set(countries).size < countries.length) throw new SettingError("HELP_PLACES names a country twice.");
  return help;
}

function readCountry(written: string): CountryHelp {
  const [, country = "", listed = ""] = /^\s*([A-Z]{2})\s*:(.*)$/su.exec(written) ?? [];
  const places = listed.split(";").map((place) => place.trim());
  const isSound = (place: string) => /\d/.test(place) && place.length <= PLACE_MAX && !/\p{Cc}/u.test(place);
  if (country === "" || !places.every(isSound))
    throw new SettingError(`HELP_PLACES must be countries with telephone numbers, ${MADE_LIKE}.`);
  return { country, places };
}

/** The host's places with the country that an `Accept-Language` header tells, if there is something for it. */
export function helpPlacesFor(help: readonly CountryHelp[], acceptLanguage: string | undefined): HelpPlaces {
  const regions = (acceptLanguage ?? "").split(",").map(regionOf);
  const known = regions.find((region) => help.some(({ country }) => country === region));
  return { country: known ?? null, help };
}

/** The region of a language range: "ES" of "es-ES;q=0.9"; undefined where it names none. */
function regionOf(range: string): string | undefined {
  const tag = range.split(";")[0]?.trim() ?? "";
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase();
}
