/** Figures as they are said in both languages. */
const DIGITS: Readonly<Record<string, number>> = {
  cero: 0,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  zero: 0,
  oh: 0,
  nought: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
/** Two words of figures: one alone is in every other sentence. Cheaper than to be exact about letters with accents. */
const MAY_BE_SPOKEN = new RegExp(
  Array(2)
    .fill(`(?<![a-z])(?:${Object.keys(DIGITS).join("|")})(?![a-z])`)
    .join(".*?"),
  "is",
);
/** Said between the figures of a number. */
const BETWEEN = new Set(["double", "doble", "triple", "treble", "hundred", "y", "and"]);
const FEWEST_DIGITS = 7;
/** Fewer are said beside a number that is written: "3.000.000 and one". */
const FEWEST_WORDS = 2;

/** Whether seven figures or more are said one after the other, and not in the order in which one counts. */
export function hasSpokenNumber(text: string): boolean {
  if (!MAY_BE_SPOKEN.test(text)) return false;
  const parts =
    text
      .toLowerCase()
      .replace(/(?<=\d)o+/gu, "0")
      .match(/\p{L}+|\d/gu) ?? [];
  let said: number[] = [];
  let words = 0;
  for (const part of [...parts, ""]) {
    const digit = /\d/.test(part) ? Number(part) : DIGITS[part];
    if (digit !== undefined) {
      said.push(digit);
      if (/\p{L}/u.test(part)) words += 1;
    } else if (!BETWEEN.has(part) || said.length === 0) {
      if (said.length >= FEWEST_DIGITS && words >= FEWEST_WORDS && !isCounting(said)) return true;
      said = [];
      words = 0;
    }
  }
  return false;
}

/** "One, two, three …" or back, also when it begins again; or the same beat over and over. */
function isCounting(said: readonly number[]): boolean {
  const [first] = said;
  const direction = (said[1] ?? 0) < (first ?? 0) ? -1 : 1;
  return said.slice(1).every((digit, index) => digit === first || digit - (said[index] ?? 0) === direction);
}
