import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import type { Reading } from "./name-evidence.ts";
import { isLatin } from "./name-shape.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

const AGE_WORDS = wordSet("año años añito añitos anos mes meses year years yr yrs yo y/o month months old");
const NUMBERS = wordSet(
  "dos tres cuatro cinco seis siete ocho nueve diez once doce two three four five six seven eight nine ten eleven twelve",
);
const HAS_AGE = wordSet("tiene de cumple con aged age turns is");
/** "poppy shes 4", "Poppy, she's 4": the token of the second is "she", and possessive. */
const isHeIs = (token: Token) => /^s?hes$/.test(token.folded) || (/^s?he$/.test(token.folded) && token.possessive);
const WHO = wordSet("que who quien");
/** «Edad: 5», "Ages 7 and 9", "Year 2", «Capítulo 3»: what is counted by numbers. */
const COUNTED = wordSet(
  `age ages aged edad edades year years grade class room level chapter part page number reception turns season
  curso clase sala nivel capitulo parte pagina numero grado tomo`,
);
const GOES_ON = wordSet("y and e & pero but");
/** Older than anybody a story is told to: such a number counts something else. */
const OLDEST_YEARS = 17;

function isAgeAt({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && /^\p{N}+$/u.test(token.text) && Number(token.text) <= OLDEST_YEARS;
}

/** After an age comes a mark, the end, or «años»: «tiene 3 gatos» says no age. */
function endsAsAge({ tokens }: Reading, at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.before !== "" || AGE_WORDS.has(next.folded) || GOES_ON.has(next.folded);
}

/** «Salomé (6)», "Jude, 7, dreams", «Lautaro tiene 10», "Harper who's 6", «hugo 6»: an age right after a word says that it is a child. */
export function saysAge(reading: Reading, end: number, of = end): boolean {
  const { tokens } = reading;
  const next = tokens[end];
  if (next !== undefined && isLatin(next) !== isLatin(tokens[end - 1]) && /^\p{L}/u.test(next.text))
    return saysAge(reading, end + 1, end);
  if (COUNTED.has(tokens[of - 1]?.folded ?? "")) return false;
  if (next === undefined || /[.!?;:]/.test(next.before.replace(/^[)]/, ""))) return false;
  if (isAgeAt(reading, end)) {
    if (next.before.includes("(")) return true;
    const name = tokens[of - 1];
    // "made 3 goals": a verb in most sentences.
    if (next.before === "" && name && isFirstName(name.folded) && !isVerbAfterName(name.text, name.folded)) return true;
    return endsAsAge(reading, end);
  }
  const who = WHO.has(next.folded) ? 1 : 0;
  const has = tokens[end + who];
  if (has === undefined) return false;
  // "for paris, she is 6"
  const spelledOut = /^s?he$/.test(next.folded) && tokens[end + 1]?.folded === "is" && tokens[end + 1]?.before === "";
  if (spelledOut && isAgeAt(reading, end + 2)) return endsAsAge(reading, end + 2);
  if (isHeIs(next) && isAgeAt(reading, end + 1)) return endsAsAge(reading, end + 1);
  // "who's 6": the verb is in the word itself.
  if (who === 1 && next.possessive && isAgeAt(reading, end + 1)) return endsAsAge(reading, end + 1);
  if (!HAS_AGE.has(has.folded)) return false;
  return (isAgeAt(reading, end + who + 1) || isAgeInWords(reading, end + who + 1)) && endsAsAge(reading, end + who + 1);
}

/** «tiene siete años», "is five": without the verb a number in words counts anything. */
function isAgeInWords({ tokens }: Reading, at: number): boolean {
  return NUMBERS.has(tokens[at]?.folded ?? "") && tokens[at]?.before === "";
}
