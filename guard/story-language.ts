import type { Language } from "#storyteller/story-request.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Little words that a language cannot do without and that the others of this list do not have. */
const LITTLE_WORDS: Readonly<Record<Language | "other", ReadonlySet<string>>> = {
  es: words(
    "el los las una unos unas del al que y se su sus lo le les por para con pero como mas muy ya cuando donde habia estaba era fue dijo entonces porque todo toda todos nada este esta ese esa mi tu ella ellos hasta desde sobre tambien siempre dia noche casa a de que en un la me te se si no es he o uno dos tu va",
  ),
  en: words(
    "the and of to was were is are it its that this with for on at from by but not you your his her she they them their there then when what who which into out up down had have been would could said so all very little night a i me no he as am do be or if an us we un under found morning house looked walked home went came over after before because about back away again never ever only just good big old some like two three went where",
  ),
  // French, German, Italian, Portuguese, Catalan and Dutch: what a model is likeliest to slip into.
  other: words(
    "le la les des est dans une un et avec elle il qui pour etait sur pas du au aux ce cette ses petit petite nuit lune dit mais toute tres der die das und ist nicht ein eine mit war sie den dem im er auf zu durch ihr ihm kleine kleiner konnte che di della sono era gli nella era que piccolo piccola notte o os um uma nao com ele ela dos do da foi tinha ate entao muito menino menina lhe amb els aquesta het een van niet en zijn de que ele eles elas seu sua seus suas numa num ao aos mais depois disse ficou morava lua noites rainha ilha cheia as uber am vor wieder dann durch sich mein meine meinen dein sein seine nach wie auch noch wenn aber sans derriere devinrent ils elles leur leurs mon ma souris a para se me te por como",
  ),
};

/** So many words are looked at together: two or three sentences. */
const WINDOW_WORDS = 40;
/** Fewer say nothing: a cry, a name, a line of a song. */
const FEWEST_WORDS = 6;
const FEWEST_FOREIGN_WORDS = 3;
/** Letters that neither language writes but in a name. */
const FOREIGN_MARK = /[ãõçßœæøåêâôîûäöèàùëï]/u;
const FOREIGN_LETTER = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
const LONGEST_FOREIGN_NAME_LETTERS = 24;
/** One of these is a syllable or a word: a name has four at most. */
const FOREIGN_SYLLABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const LONGEST_FOREIGN_NAME_SYLLABLES = 8;

/** Cheap to look for, and in hardly any sentence. */
const OUTSIDE_LATIN = /[^\p{ASCII}\u0080-\u024f\u2000-\u206f]/u;

function isInOtherLetters(sentence: string): boolean {
  const howMany = (letter: RegExp) => sentence.match(letter)?.length ?? 0;
  return (
    howMany(FOREIGN_LETTER) > LONGEST_FOREIGN_NAME_LETTERS || howMany(FOREIGN_SYLLABLE) > LONGEST_FOREIGN_NAME_SYLLABLES
  );
}

/** Stands for any word with a foreign letter. */
const FOREIGN_WORD = "\u0001";

/** What a word says of each pair of languages: its own one, and one that it may have slipped into. */
type Pair = { own: ReadonlySet<string>; other: ReadonlySet<string> };

const HAS_MARKS = /[^a-zñ]/;
/** Spanish marks its own words with these; a story has them in every line. */
const SPANISH_MARK = /[áéíóú]/g;
const UNMARKED: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };
const plain = (marked: string) => {
  if (!HAS_MARKS.test(marked)) return marked;
  const word = marked.replace(SPANISH_MARK, (letter) => UNMARKED[letter] ?? letter);
  if (!HAS_MARKS.test(word)) return word;
  return FOREIGN_MARK.test(word.normalize("NFC")) ? FOREIGN_WORD : word.normalize("NFD").replace(/\p{M}/gu, "");
};

/** Words that both languages of a pair have say nothing of either. */
function pairOf(own: ReadonlySet<string>, other: ReadonlySet<string>): Pair {
  return {
    own: new Set([...own].filter((word) => !other.has(word))),
    other: new Set([FOREIGN_WORD, ...[...other].filter((word) => !own.has(word))]),
  };
}
const PAIRS: Readonly<Record<Language, readonly [Pair, Pair]>> = {
  es: [pairOf(LITTLE_WORDS.es, LITTLE_WORDS.en), pairOf(LITTLE_WORDS.es, LITTLE_WORDS.other)],
  en: [pairOf(LITTLE_WORDS.en, LITTLE_WORDS.es), pairOf(LITTLE_WORDS.en, LITTLE_WORDS.other)],
};

/** A language shows itself in the beginning of a text, in so many words. */
const BEGINNING_WORDS = 400;
const BEGINNING_UNITS = 8_000;

/** Which of the two languages a text is in, as far as its little words say; null where they say nothing. */
export function languageOf(text: string): Language | null {
  const [{ own: spanish, other: english }] = PAIRS.es;
  let lead = 0;
  const beginning =
    text
      .slice(0, BEGINNING_UNITS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  for (const word of beginning.slice(0, BEGINNING_WORDS).map(plain))
    lead += Number(spanish.has(word)) - Number(word !== FOREIGN_WORD && english.has(word));
  if (lead === 0) return null;
  return lead > 0 ? "es" : "en";
}

/** For each pair, whether a word is of the language itself or of the other one. */
const [OWN, OTHER] = [1, 2];
const BITS_OF_A_PAIR = 2;
/** Stories use the same few thousand words; a flood of others must not fill the memory. */
const MOST_KNOWN_WORDS = 20_000;
const VERDICTS: Readonly<Record<Language, Map<string, number>>> = { es: new Map(), en: new Map() };

function verdictOn(word: string, language: Language): number {
  const verdicts = VERDICTS[language];
  const known = verdicts.get(word);
  if (known !== undefined) return known;
  const bare = plain(word);
  const bits = PAIRS[language].map(({ own, other }) => (own.has(bare) ? OWN : other.has(bare) ? OTHER : 0));
  const verdict = bits.reduce((all, bit, pair) => all | (bit << (pair * BITS_OF_A_PAIR)), 0);
  if (verdicts.size >= MOST_KNOWN_WORDS) verdicts.clear();
  verdicts.set(word, verdict);
  return verdict;
}

const LETTERS = /\p{L}+/gu;
/** What nearly every sentence is written with, and its words: half as long to find. */
const USUAL = /^[\n -~áéíóúüñ¡¿«»—–…“”‘’]*$/;
const USUAL_LETTERS = /[a-záéíóúüñ]+/g;
/** The same, with no figure that could be part of a word. */
const PLAIN_LETTERS = /^[\n -/:-~áéíóúüñÁÉÍÓÚÜÑ¡¿«»—–…“”‘’]*$/;

/** Listens whether a story stays in its language. One for each telling. */
export class LanguageWatch {
  readonly #language: Language;
  #recent: number[] = [];

  constructor(language: Language) {
    this.#language = language;
  }

  /**
   * Takes the next sentence; true when the story has left its language with it. `folded`: its words as rules read them, from
   * whoever has them already; in a sentence of plain letters they say the same.
   */
  hasLeft(sentence: string, folded: readonly string[] | null = null): boolean {
    const said: number[] = [];
    if (folded !== null && PLAIN_LETTERS.test(sentence)) {
      for (let at = 0; at < folded.length; at++) said.push(verdictOn(folded[at] ?? "", this.#language));
    } else {
      if (OUTSIDE_LATIN.test(sentence) && isInOtherLetters(sentence)) return true;
      const lower = sentence.toLowerCase();
      for (const word of lower.match(USUAL.test(lower) ? USUAL_LETTERS : LETTERS) ?? [])
        said.push(verdictOn(word, this.#language));
    }
    if (said.length >= FEWEST_WORDS && isForeign(said)) return true;
    this.#recent.push(...said);
    if (this.#recent.length > WINDOW_WORDS) this.#recent = this.#recent.slice(-WINDOW_WORDS);
    return this.#recent.length >= WINDOW_WORDS && isForeign(this.#recent);
  }
}

/** Whether one of the two pairs hears far more of the other language in the words. */
function isForeign(said: readonly number[]): boolean {
  for (const pair of [0, BITS_OF_A_PAIR]) {
    let [ownWords, foreignWords] = [0, 0];
    for (let index = 0; index < said.length; index++) {
      const bits = (said[index] ?? 0) >> pair;
      if (bits & OWN) ownWords += 1;
      else if (bits & OTHER) foreignWords += 1;
    }
    if (foreignWords >= FEWEST_FOREIGN_WORDS && foreignWords > ownWords * 2) return true;
  }
  return false;
}
