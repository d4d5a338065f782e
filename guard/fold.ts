/** Letters of other alphabets that look like Latin ones: Unicode's confusables, those that occur in Spanish and English words. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["a", "аαɑ"],
    ["b", "ьβв"],
    ["c", "сϲ"],
    ["d", "ԁ"],
    ["e", "еεєҽ"],
    ["g", "ɡց"],
    ["h", "һнհ"],
    ["i", "іιıɪӏ"],
    ["j", "јϳ"],
    ["k", "кκ"],
    ["l", "ⅼ"],
    ["m", "мⅿ"],
    ["n", "пηո"],
    ["o", "оοσօ"],
    ["p", "рρ"],
    ["q", "ԛգ"],
    ["r", "гꮁ"],
    ["s", "ѕꜱ"],
    ["t", "тτ"],
    ["u", "υսц"],
    ["v", "νѵ"],
    ["w", "ԝω"],
    ["x", "хχ"],
    ["y", "уγү"],
    ["z", "ʐ"],
  ].flatMap(([latin = "", others = ""]) => Array.from(others, (other) => [other, latin])),
);

const PLAIN = /^[\n -~]*$/;
const LATIN_WITH_MARKS = /[áàâäãéèêëíìîïóòôöõúùûüç]/g;
const UNMARKED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["a", "áàâäã"],
    ["e", "éèêë"],
    ["i", "íìîï"],
    ["o", "óòôöõ"],
    ["u", "úùûü"],
    ["c", "ç"],
  ].flatMap(([plain = "", marked = ""]) => Array.from(marked, (letter) => [letter, plain])),
);
/** What Spanish and English are written with: nothing here needs Unicode's normal forms. */
const ORDINARY = /^[\n -~¡¿«»áàâäãéèêëíìîïóòôöõúùûüçñ—–…“”‘’ºª]*$/;

/**
 * Folds a text for matching: lower case, no accents (ñ kept), full-width and look-alike letters as the Latin ones they
 * pose as, invisible characters gone. Never shown to anybody.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  if (ORDINARY.test(lower)) return lower.replace(LATIN_WITH_MARKS, (letter) => UNMARKED[letter] ?? letter);
  return lower
    .normalize("NFKD")
    .replace(/n\u0303/gu, "ñ")
    .replace(/[\p{M}\p{Cf}\u00ad\u115f\u1160\u3164]/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}ñ]/gu, (letter) => LOOK_ALIKES[letter] ?? letter);
}
