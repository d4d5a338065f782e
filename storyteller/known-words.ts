import rarerEnglish from "./content/en/known-words.json" with { type: "json" };
import { english } from "./content/en/tellings.ts";
import rarerSpanish from "./content/es/known-words.json" with { type: "json" };
import { spanish } from "./content/es/tellings.ts";
import { isFirstName } from "./request/first-names.ts";
import { fold } from "./request/fold.ts";
import { BORROWED_NAMES, EVERYDAY_WORDS, LITTLE_WORDS, PET_NAMES, PLACE_NAMES } from "./request/stop-words.ts";
import { ORDINARY_WORDS } from "./request/stop-words-ordinary.ts";

/** Written out, since it goes over all of our content: three times as fast as any letter. */
const WORD = /[a-zA-ZáéíóúüñÁÉÍÓÚÜÑ]+(?:['’][a-z]+)*/g;
/** Of a word that we have in another form («susurran»: «susurrar»), so much has to be the same, and no more may differ than its ending. */
const SHORTEST_STEM_LETTERS = 5;
const LONGEST_ENDING_LETTERS = 2;

const LISTED = [LITTLE_WORDS, EVERYDAY_WORDS, ORDINARY_WORDS, BORROWED_NAMES, PET_NAMES, PLACE_NAMES];

/** Only where a model tells. In the order of the alphabet, too, so that a beginning is found by halves. */
let known: { words: ReadonlySet<string>; ordered: readonly string[] } | null = null;

/** Collects the words, which takes the better part of a second: at the start, rather than while the first parent waits. */
export function collectKnownWords(): void {
  known ??= wordsOfContent();
}

/**
 * Whether a word is one that our own stories are made of, or the wishes that they answer, or that parents say around them, in
 * either language; or such a word with another ending; or a first name. Whatever a child's story needs is among some sixty-five
 * thousand words: what is not may be harmless, but nobody here has read it.
 */
export function isKnownWord(word: string): boolean {
  const { words, ordered } = (known ??= wordsOfContent());
  const folded = fold(word);
  if (words.has(folded) || isFirstName(word)) return true;
  if (folded.includes("-")) return folded.split("-").every(isKnownWord);
  const stem = folded.slice(0, Math.max(SHORTEST_STEM_LETTERS, folded.length - LONGEST_ENDING_LETTERS));
  return stem.length < folded.length && someBeginsWith(stem, ordered);
}

function wordsOfContent() {
  const written = new Set<string>();
  addWordsOf([spanish, english, rarerSpanish, rarerEnglish], written);
  const words = new Set(LISTED.flatMap((list) => [...list]));
  for (const word of written) words.add(fold(word));
  return { words, ordered: [...words].sort() };
}

function addWordsOf(content: unknown, words: Set<string>): void {
  if (typeof content === "string") for (const word of content.match(WORD) ?? []) words.add(word);
  else if (typeof content === "object" && content !== null)
    for (const part of Object.values(content)) addWordsOf(part, words);
}

function someBeginsWith(stem: string, ordered: readonly string[]): boolean {
  let from = 0;
  let to = ordered.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ordered[middle] as string) < stem) from = middle + 1;
    else to = middle;
  }
  return ordered[from]?.startsWith(stem) ?? false;
}
