import { isCreatureWord } from "./creatures.ts";
import { isFirstName } from "./first-names.ts";
import { fold, wordSet } from "./fold.ts";
import { BORROWED_NAMES, CALENDAR_WORDS, EVERYDAY_WORDS, LITTLE_WORDS, PLACE_NAMES } from "./stop-words.ts";
import { ORDINARY_WORDS } from "./stop-words-ordinary.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

/** At most so many graphemes of a parent's spelling enter a story as one name. */
export const NAME_MAX_GRAPHEMES = 40;
const NAME_MAX_WORDS = 4;

const TITLES = wordSet(
  `don doña señor señora sr sra mr mrs ms miss dr doctor doctora captain capitan capitana sir lady admiral almirante colonel coronel professor sergeant sargento commander comandante profesor profesora inspector inspectora
  sheriff chef lord baron baroness baronesa count countess conde condesa duke duchess duque duquesa lieutenant teniente agent agente`,
);
/** What stands after a title that is no title here: "a pirate captain called Wobblebeard". */
const NO_NAME_AFTER_TITLE = /^(?:called|named|llamad[oa]|goes|wants|has|lost|finds|tiene|quiere)$/;
const PARTICLES = wordSet("de del la las los van von da dos te bin bint ibn");
const LETTERS = /^[\p{L}\p{M}'’-]+$/u;
const ORDINALS = wordSet(
  "first second third fourth fifth great brave primero primera segundo segunda tercero tercera grande magno valiente",
);
/** After a name, and no part of it in a story: "Iñaki Jr." */
const SUFFIXES = wordSet("jr junior sr senior ii iii iv");
const ABSTRACT = /(?:cion|siones|dad|miento|mente|ness|tion|tions|ing|ship|ures|ieces)$/;

/** Little words that are also names: believed with a capital where a little word would have none. */
const LITTLE_NAMES_ANYWHERE = new Set(["will", "may", "ella"]);

/** "I'd", "they've", "who'll". */
const CONTRACTED = /^(?:i|you|he|she|it|we|they|who|what|that|there|where|how|let|y)'(?:d|ll|ve|re|m|all)$/;

function isLittleWord({ folded, capital, initial }: Token): boolean {
  if (CONTRACTED.test(folded)) return true;
  if (!LITTLE_WORDS.has(folded)) return false;
  // An Irish name, and the commonest of all articles.
  if (folded === "una") return true;
  return !(capital && isFirstName(folded) && (!initial || LITTLE_NAMES_ANYWHERE.has(folded)));
}

/** "my friend wouldn't play" */
const CONTRACTION = /(?:n't|'ll|'re|'ve)$/;

/** Told outright to be a name ("se llama X"): anything but the little words, numbers and other people's heroes. */
export function canBeCalled(token: Token | undefined): boolean {
  if (token === undefined || CONTRACTION.test(token.folded)) return false;
  return LETTERS.test(token.text) && !isLittleWord(token) && !BORROWED_NAMES.has(token.folded);
}

/** A word that nobody is called by, not even a pet: of every day, of the calendar or of the map. */
export function isNeverGiven(folded: string): boolean {
  return [EVERYDAY_WORDS, CALENDAR_WORDS, PLACE_NAMES].some((known) => known.has(folded));
}

/** A word of every day, of the calendar, of the map or of the zoo. */
export function isListedWord(folded: string): boolean {
  return ORDINARY_WORDS.has(folded) || isNeverGiven(folded) || isCreatureWord(folded);
}

/** The same, and what ends as no name does: "kindness", «respetuosamente». */
export function isCommonWord(folded: string): boolean {
  return isListedWord(folded) || ABSTRACT.test(folded);
}

/** Could be a name by itself: not a word of every day, not a day, a month, a place or an animal, unless people are called so. */
export function looksLikeName(token: Token | undefined): boolean {
  if (
    token === undefined ||
    !canBeCalled(token) ||
    TITLES.has(token.folded) ||
    (token.folded.length < 2 && !/\p{Lo}/u.test(token.text))
  )
    return false;
  if (isFirstName(token.folded)) return true;
  return !isCommonWord(token.folded) && !isSpelledOddly(token.text);
}

/** The same for a told story, where a pet may be called by any word and what it does says more: «Pelusa maulló». */
export function canBeNamedInStory(token: Token | undefined): boolean {
  if (token === undefined || !canBeCalled(token) || TITLES.has(token.folded) || token.folded.length < 2) return false;
  if (isFirstName(token.folded)) return true;
  return !isNeverGiven(token.folded) && !isCreatureWord(token.folded) && !ABSTRACT.test(token.folded);
}

/** "WhatsApp", "MasterChef": a capital inside the word, which no name has but after Mc, O' and a hyphen. */
function isSpelledOddly(text: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(text.replace(/^(?:Mc|Mac|De|Di|La|Le|Da)(?=\p{Lu})/u, ""));
}

/** "sir", «don», "captain". */
export const isTitleWord = (folded: string) => TITLES.has(folded);

/** True for "Doña" in «Doña Pata» and "Mr" in "Mr Whiskers"; in lower case only after the animal: "her rabbit mr buttons". */
export function isTitle(tokens: readonly Token[], at: number, afterSomebody = false): boolean {
  const next = tokens[at + 1];
  const here = tokens[at];
  return (
    here !== undefined &&
    TITLES.has(here.folded) &&
    next !== undefined &&
    next.before === "" &&
    !LITTLE_WORDS.has(next.folded) &&
    !NO_NAME_AFTER_TITLE.test(next.folded) &&
    (here.capital || (/^do(?:n|ña)$/.test(here.folded) && !afterSomebody) ? next.capital : afterSomebody)
  );
}

const here = (tokens: readonly Token[], at: number) => tokens[at];

/** True for words in our letters. */
export const isLatin = (token: Token | undefined) => /^\p{Script=Latin}/u.test(token?.text ?? "");

/** How many tokens from `at` on make up one name: «María del Mar», "Mary Jane", «Doña Pata». At least one. */
export function nameLength(tokens: readonly Token[], at: number): number {
  let length = 1;
  const titled = isTitle(tokens, at);
  while (length < NAME_MAX_WORDS) {
    const next = tokens[at + length];
    if (next === undefined || next.before !== "" || tokens[at + length - 1]?.possessive) break;
    if (isLatin(next) !== isLatin(tokens[at]) || SUFFIXES.has(next.folded)) break;
    if (length === 1 && !titled && isTitle(tokens, at, true) && !here(tokens, at)?.capital && !next.capital) {
      length++;
      continue;
    }
    // «mi nene Bauti»: what begins in lower case does not go on with a capital.
    if (
      next.capital &&
      (titled || here(tokens, at)?.capital) &&
      ((looksLikeName(next) && (isFirstName(next.folded) || !isVerbAfterName(next.text, next.folded))) ||
        (titled && length === 1 && canBeCalled(next)))
    ) {
      length++;
      continue;
    }
    let skipped = 0;
    while (skipped < 2 && PARTICLES.has(tokens[at + length + skipped]?.folded ?? "")) skipped++;
    const after = tokens[at + length + skipped];
    const noble = skipped > 0 && after?.capital && after.before === "" && isFirstName(tokens[at]?.folded ?? "");
    if (!noble || !(looksLikeName(after) && isFirstName(after.folded))) break;
    length += skipped + 1;
  }
  return length + ordinalAfter(tokens, at, at + length);
}

/** "Sir Fluffington the Second", «Don Bigotes el Grande» */
function ordinalAfter(tokens: readonly Token[], at: number, end: number): number {
  const [article, ordinal] = [tokens[end], tokens[end + 1]];
  const plain = article?.before === "" && ordinal?.before === "" && !tokens[end - 1]?.possessive;
  if (!plain || !tokens[at]?.capital || !ordinal.capital || !/^(?:the|el|la)$/.test(article.text)) return 0;
  return ORDINALS.has(ordinal.folded) ? 2 : 0;
}

/** Written before the two words of the name itself. */
const VIETNAMESE_SURNAMES = wordSet("nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly");

const graphemes = new Intl.Segmenter("es", { granularity: "grapheme" });

function titleCased(word: string): string {
  return word.replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The name as the parent spelled it, with a capital when it had none; undefined when it is longer than a name. */
export function spelledName(tokens: readonly Token[], at: number, length: number): string | undefined {
  const surname = length > 2 && VIETNAMESE_SURNAMES.has(tokens[at]?.folded ?? "") ? 1 : 0;
  const words = tokens.slice(at + surname, at + length).map(({ text, folded }, index) => {
    const particle =
      (index > 0 && (PARTICLES.has(folded) || /^(?:the|el)$/.test(text))) ||
      (index === 0 && length > 1 && /^do(?:n|ña)$/.test(text));
    // A name that is shouted among other words is told in a calm voice; "AJ" is how it is written.
    if (/^\p{Lu}{3,}$/u.test(text)) return titleCased(text.toLowerCase());
    return particle || /^\p{Lu}/u.test(text) ? text : titleCased(text);
  });
  const name = words.join(" ");
  return [...graphemes.segment(name)].length <= NAME_MAX_GRAPHEMES ? name : undefined;
}

/** True when two spellings are the same name. */
export function isSameName(one: string, other: string): boolean {
  return fold(one) === fold(other);
}
