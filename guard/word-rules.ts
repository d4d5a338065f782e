import { isNearEntry, type Meaning, NearWords, type Said } from "./near-words.ts";

/** One place of an entry: the words that may stand in it, or a gap of words that do not matter. */
type Place = { exact: ReadonlySet<string>; stems: readonly string[] } | "gap";
type Entry<Mark> = { mark: Mark; rest: readonly Place[] };
/** The entries that may begin with one word: those that go on with a certain word, with a certain beginning of one, and all others. */
type Candidates<Mark> = {
  byNext: ReadonlyMap<string, readonly Entry<Mark>[]>;
  byNextBeginning: ReadonlyMap<string, readonly Entry<Mark>[]> | null;
  others: readonly Entry<Mark>[];
};
/** All that the entries say of a word. */
type Known<Mark> = { begins: Candidates<Mark> | null; meaning: Meaning | null };

/** Words that `~` may stand for, at most. */
const LONGEST_GAP_WORDS = 3;
const SHORTEST_STEM = 2;
/** Stories use the same few thousand words; whoever sends others all the time must not fill the memory. */
const MOST_KNOWN_WORDS = 20_000;

/**
 * A part of a sentence that an entry has found: the first word and the one after the last. `at`: which words of it are meant,
 * where what stands between them is not.
 */
export type Found<Mark> = { mark: Mark; from: number; to: number; at?: readonly number[] };

/** What was found and shares no word with an idiom. */
export function outsideIdioms<Mark>(found: readonly Found<Mark>[], idioms: readonly Found<unknown>[]): Found<Mark>[] {
  return found.filter((fault) => !idioms.some((idiom) => shareWord(fault, idiom)));
}

function shareWord(one: Found<unknown>, other: Found<unknown>): boolean {
  if (one.to <= other.from || other.to <= one.from) return false;
  if (one.at) return one.at.some((word) => isOf(other, word));
  return other.at ? other.at.some((word) => isOf(one, word)) : true;
}

const isOf = ({ from, to, at }: Found<unknown>, word: number) => (at ? at.includes(word) : from <= word && word < to);

/** Entries in an order that makes looking cheap: a word is looked up once, and its beginnings only the first time. */
export class WordRules<Mark> {
  readonly #exact = new Map<string, Entry<Mark>[]>();
  readonly #stems = new Map<string, Entry<Mark>[]>();
  readonly #known = new Map<string, Known<Mark>>();
  readonly #near = new NearWords<Mark>();
  #longestStem = 0;
  #last: Said | null = null;

  /** Takes a list of entries, one to a line or between commas. @throws {Error} for an entry that could never match. */
  add(list: string, mark: Mark): this {
    for (const written of list.split(/[\n,]/)) {
      const entry = written.trim();
      if (entry === "") continue;
      if (isNearEntry(entry)) this.#near.add(entry, mark);
      else this.#addEntry(entry, mark);
    }
    this.#known.clear();
    return this;
  }

  #addEntry(written: string, mark: Mark): void {
    const [first, ...rest] = written.split(/ +/).map(placeOf);
    if (first === undefined || first === "gap" || rest.at(-1) === "gap")
      throw new Error(`an entry begins and ends with a word: "${written}"`);
    const entry = { mark, rest };
    for (const word of first.exact) put(this.#exact, word, entry);
    for (const stem of first.stems) {
      if (stem.length < SHORTEST_STEM) throw new Error(`a stem of one letter is every word: "${written}"`);
      put(this.#stems, stem, entry);
      this.#longestStem = Math.max(this.#longestStem, stem.length);
    }
  }

  /**
   * Everything that entries find in the words of a folded sentence: first phrases, in the order of the words, then words near
   * each other, of which some may stand in the sentence before.
   */
  find(words: readonly string[], before: readonly string[] = []): Found<Mark>[] {
    const found: Found<Mark>[] = [];
    const meanings: (Meaning | null)[] = [];
    for (let at = 0; at < words.length; at++) {
      const { begins, meaning } = this.#knownOf(words[at] ?? "");
      meanings.push(meaning);
      if (begins !== null) this.#findFrom(begins, words, at, found);
    }
    const said = { words, meanings };
    const nearby = this.#near.find(said, before.length === 0 ? null : this.#meant(before));
    this.#last = said;
    for (const { mark, at } of nearby) found.push({ mark, from: Math.min(...at), to: Math.max(...at) + 1, at });
    return found;
  }

  /** The sentence before is mostly the one that was looked at last, and its words are known. */
  #meant(words: readonly string[]): Said {
    if (this.#last?.words === words) return this.#last;
    return { words, meanings: words.map((word) => this.#knownOf(word).meaning) };
  }

  #findFrom(begins: Candidates<Mark>, words: readonly string[], at: number, found: Found<Mark>[]): void {
    findAmong(begins.others, words, at, found);
    const next = words[at + 1];
    if (next === undefined) return;
    const goingOn = begins.byNext.get(next);
    if (goingOn !== undefined) findAmong(goingOn, words, at, found);
    if (begins.byNextBeginning === null) return;
    const beginning = begins.byNextBeginning.get(next.slice(0, SHORTEST_STEM));
    if (beginning !== undefined) findAmong(beginning, words, at, found);
  }

  #knownOf(word: string): Known<Mark> {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const entries = [...(this.#exact.get(word) ?? [])];
    for (let length = SHORTEST_STEM; length <= Math.min(word.length, this.#longestStem); length++)
      entries.push(...(this.#stems.get(word.slice(0, length)) ?? []));
    const found = { begins: entries.length === 0 ? null : inOrder(entries), meaning: this.#near.meaningOf(word) };
    if (this.#known.size >= MOST_KNOWN_WORDS) this.#known.clear();
    this.#known.set(word, found);
    return found;
  }
}

function findAmong<Mark>(entries: readonly Entry<Mark>[], words: readonly string[], at: number, found: Found<Mark>[]) {
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    const to = entry === undefined ? 0 : endOf(entry.rest, words, at + 1);
    if (to > 0 && entry !== undefined) found.push({ mark: entry.mark, from: at, to });
  }
}

function inOrder<Mark>(entries: readonly Entry<Mark>[]): Candidates<Mark> {
  const byNext = new Map<string, Entry<Mark>[]>();
  const byNextBeginning = new Map<string, Entry<Mark>[]>();
  const others: Entry<Mark>[] = [];
  for (const entry of entries) {
    const [next] = entry.rest;
    if (next === undefined || next === "gap" || next.stems.some((stem) => stem.length < SHORTEST_STEM))
      others.push(entry);
    else {
      for (const word of next.exact) put(byNext, word, entry);
      const beginnings = new Set(next.stems.map((stem) => stem.slice(0, SHORTEST_STEM)));
      for (const beginning of beginnings) put(byNextBeginning, beginning, entry);
    }
  }
  return { byNext, byNextBeginning: byNextBeginning.size === 0 ? null : byNextBeginning, others };
}

function put<Mark>(entries: Map<string, Entry<Mark>[]>, key: string, entry: Entry<Mark>): void {
  const known = entries.get(key);
  if (known) known.push(entry);
  else entries.set(key, [entry]);
}

function placeOf(written: string): Place {
  if (written === "~") return "gap";
  const words = written.split("/");
  return {
    exact: new Set(words.filter((word) => !word.endsWith("*"))),
    stems: words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
  };
}

const fits = (place: Exclude<Place, "gap">, word: string) =>
  place.exact.has(word) || place.stems.some((stem) => word.startsWith(stem));

/** The word after the last one of the rest of an entry, or 0 where it does not stand here. */
function endOf(rest: readonly Place[], words: readonly string[], at: number, from = 0): number {
  const place = rest[from];
  if (place === undefined) return at;
  if (place === "gap") {
    for (let skipped = 0; skipped <= LONGEST_GAP_WORDS; skipped++) {
      const end = endOf(rest, words, at + skipped, from + 1);
      if (end > 0) return end;
    }
    return 0;
  }
  const word = words[at];
  return word !== undefined && fits(place, word) ? endOf(rest, words, at + 1, from + 1) : 0;
}
