/** One place of an entry: the words that may stand in it, or a gap of words that do not matter. */
type Place = { exact: ReadonlySet<string>; stems: readonly string[] } | "gap";
type Entry<Mark> = { mark: Mark; rest: readonly Place[] };
/** The entries that may begin with one word: those that go on with a certain word, and all others. */
type Candidates<Mark> = { byNext: ReadonlyMap<string, readonly Entry<Mark>[]>; others: readonly Entry<Mark>[] };

/** Words that `~` may stand for, at most. */
const LONGEST_GAP_WORDS = 3;
const SHORTEST_STEM = 2;
/** Stories use the same few thousand words; whoever sends others all the time must not fill the memory. */
const MOST_KNOWN_WORDS = 20_000;

/** A part of a sentence that an entry has found: the first word and the one after the last. */
export type Found<Mark> = { mark: Mark; from: number; to: number };

/** What was found and shares no word with an idiom. */
export function outsideIdioms<Mark>(found: readonly Found<Mark>[], idioms: readonly Found<unknown>[]): Found<Mark>[] {
  return found.filter(({ from, to }) => !idioms.some((idiom) => idiom.from < to && from < idiom.to));
}

/** Entries in an order that makes looking cheap: a word is looked up once, and its beginnings only the first time. */
export class WordRules<Mark> {
  readonly #exact = new Map<string, Entry<Mark>[]>();
  readonly #stems = new Map<string, Entry<Mark>[]>();
  readonly #known = new Map<string, Candidates<Mark> | null>();
  #longestStem = 0;

  /** Takes a list of entries, one to a line or between commas. @throws {Error} for an entry that could never match. */
  add(list: string, mark: Mark): this {
    for (const written of list.split(/[\n,]/)) {
      const entry = written.trim();
      if (entry !== "") this.#addEntry(entry, mark);
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

  /** Everything that entries find in the words of a folded sentence, in the order of the words. */
  find(words: readonly string[]): Found<Mark>[] {
    const found: Found<Mark>[] = [];
    for (let at = 0; at < words.length; at++) {
      const candidates = this.#candidatesFor(words[at] ?? "");
      if (candidates === null) continue;
      const next = words[at + 1];
      const goingOn = next === undefined ? undefined : candidates.byNext.get(next);
      for (const entries of [candidates.others, goingOn ?? []]) {
        for (const { mark, rest } of entries) {
          const to = endOf(rest, words, at + 1);
          if (to > 0) found.push({ mark, from: at, to });
        }
      }
    }
    return found;
  }

  #candidatesFor(word: string): Candidates<Mark> | null {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const entries = [...(this.#exact.get(word) ?? [])];
    for (let length = SHORTEST_STEM; length <= Math.min(word.length, this.#longestStem); length++)
      entries.push(...(this.#stems.get(word.slice(0, length)) ?? []));
    const candidates = entries.length === 0 ? null : inOrder(entries);
    if (this.#known.size >= MOST_KNOWN_WORDS) this.#known.clear();
    this.#known.set(word, candidates);
    return candidates;
  }
}

function inOrder<Mark>(entries: readonly Entry<Mark>[]): Candidates<Mark> {
  const byNext = new Map<string, Entry<Mark>[]>();
  const others: Entry<Mark>[] = [];
  for (const entry of entries) {
    const [next] = entry.rest;
    if (next === undefined || next === "gap" || next.stems.length > 0) others.push(entry);
    else for (const word of next.exact) put(byNext, word, entry);
  }
  return { byNext, others };
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
