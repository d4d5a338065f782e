/** A phrase that is one of the words of a part: what must follow its first word at once. */
type Phrase = { part: number; rest: readonly string[] };
/** The parts that a word may be, by itself or as the first one of a phrase. */
export type Meaning = {
  parts: readonly number[];
  /** By their second words: a "la" begins a hundred phrases, and hardly ever one that goes on. */
  phrases: ReadonlyMap<string, readonly Phrase[]> | null;
};
/** The words of a sentence, and what each of them may be. */
export type Said = { words: readonly string[]; meanings: readonly (Meaning | null)[] };
type Entry<Mark> = { mark: Mark; parts: readonly number[]; unless: number | null; span: number };
type Hit = { part: number; from: number; to: number };

/** What an entry has found: the words of its parts, by their places in the sentence; those before it are negative. */
export type FoundNear<Mark> = { mark: Mark; at: readonly number[] };

/** Words from the first part to the last one, at most, where an entry does not say it. */
const SPAN_WORDS = 16;
const SPAN_ACROSS_SENTENCES = 45;
const SHORTEST_STEM = 2;

const WRITTEN = /^([^!<]+?)(?: ! ([^<]+?))?(?: <(\d+))?$/;

/** Whether an entry of a list is about words near each other. */
export const isNearEntry = (written: string): boolean => written.includes("&");

/**
 * Entries about words near each other in one sentence, whatever their order: `fork/forks & socket/in_the_wall ! never <8`.
 *
 * - Each part between `&` is one of several words; `stem*` is every word that begins so, `in_the_wall` words in a row.
 * - `! words` lets a sentence pass that has one of them anywhere; `<8` is how many words the parts may span.
 * - With `&&` the parts may also stand in two sentences, one after the other.
 *
 * The others are looked for around the first part. A look notes which parts stand in the words at all; then only entries
 * that have all of theirs are measured.
 */
export class NearWords<Mark> {
  readonly #parts = new Map<string, number>();
  readonly #exact = new Map<string, Phrase[]>();
  readonly #stems = new Map<string, Phrase[]>();
  /** Of each part, the entries that it is the rarest one of: who looks for them begins with it. */
  readonly #byRarestPart: { inOne: Entry<Mark>[]; inTwo: Entry<Mark>[] }[] = [];
  /** For each part, the look at which it was last seen. Two sentences one after the other have two looks one after the other. */
  readonly #seen: number[] = [];
  #last: { said: Said; begun: readonly number[] } | null = null;
  #looks = 0;
  #longestStem = 0;

  /** @throws {Error} for an entry that could never match, or would match everything. */
  add(written: string, mark: Mark): void {
    const [, body = "", unless, span] = WRITTEN.exec(written) ?? [];
    const acrossTwo = body.includes("&&");
    const parts = body.split(/ &&? /);
    if (parts.length < 2 || [...parts, unless ?? "none"].some((part) => !/^[^\s&]+$/.test(part)))
      throw new Error(`an entry of words near each other is not one: "${written}"`);
    const entry = {
      mark,
      parts: parts.map((part) => this.#partOf(part)),
      unless: unless === undefined ? null : this.#partOf(unless),
      span: span === undefined ? (acrossTwo ? SPAN_ACROSS_SENTENCES : SPAN_WORDS) : Number(span),
    };
    const begun = this.#byRarestPart[entry.parts[rarestOf(parts)] ?? 0];
    begun?.inOne.push(entry);
    if (acrossTwo) begun?.inTwo.push(entry);
  }

  #partOf(words: string): number {
    const known = this.#parts.get(words);
    if (known !== undefined) return known;
    const part = this.#parts.size;
    this.#parts.set(words, part);
    this.#seen.push(0);
    this.#byRarestPart.push({ inOne: [], inTwo: [] });
    for (const word of new Set(words.split("/"))) {
      const [first = "", ...rest] = word.split("_");
      const stem = rest.length === 0 && first.endsWith("*") ? first.slice(0, -1) : null;
      if (rest.length > 0 && (first.endsWith("*") || rest.some((next) => next === "" || next.endsWith("*"))))
        throw new Error(`words in a row are written in full: "${word}"`);
      if (first === "" || (stem !== null && stem.length < SHORTEST_STEM))
        throw new Error(`a part of one letter, or none, is every word: "${words}"`);
      put(stem === null ? this.#exact : this.#stems, stem ?? first, { part, rest });
      this.#longestStem = Math.max(this.#longestStem, stem?.length ?? 0);
    }
    return part;
  }

  /** What a word may be; null when no entry has it. Whoever asks keeps the answer: it is long to find. */
  meaningOf(word: string): Meaning | null {
    const phrases = [...(this.#exact.get(word) ?? [])];
    for (let length = SHORTEST_STEM; length <= Math.min(word.length, this.#longestStem); length++)
      phrases.push(...(this.#stems.get(word.slice(0, length)) ?? []));
    if (phrases.length === 0) return null;
    const alone = phrases.filter(({ rest }) => rest.length === 0).map(({ part }) => part);
    const goingOn = new Map<string, Phrase[]>();
    for (const phrase of phrases) {
      const [next] = phrase.rest;
      if (next !== undefined) put(goingOn, next, phrase);
    }
    return { parts: [...new Set(alone)], phrases: goingOn.size === 0 ? null : goingOn };
  }

  /** What stands in the words of a sentence, or in them and the words of the sentence before it. */
  find(said: Said, before: Said | null = null): FoundNear<Mark>[] {
    const found: FoundNear<Mark>[] = [];
    const begunBefore = before === null ? null : this.#lookAt(before);
    const begun = this.#lookAt(said);
    const { words, meanings } = said;
    for (const part of begun) this.#measure(this.#byRarestPart[part]?.inOne ?? [], words, meanings, 0, found);
    if (before === null || begunBefore === null) return found;
    for (const part of begun) this.#measureInTwo(part, before, said, found);
    // What stands in both was begun in this one already.
    for (const part of begunBefore) if (this.#seen[part] !== this.#looks) this.#measureInTwo(part, before, said, found);
    return found;
  }

  #measureInTwo(part: number, before: Said, { words, meanings }: Said, found: FoundNear<Mark>[]): void {
    const entries = this.#byRarestPart[part]?.inTwo ?? [];
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index];
      if (entry === undefined || !this.#hasAll(entry, this.#looks - 1)) continue;
      const both = [...before.words, ...words];
      this.#measure([entry], both, [...before.meanings, ...meanings], before.words.length, found);
    }
  }

  /** Notes the parts of a sentence under a look of its own, and says which entries may begin in it. The sentence looked at last is not looked at again. */
  #lookAt(said: Said): readonly number[] {
    if (this.#last?.said === said) return this.#last.begun;
    this.#looks += 1;
    const begun: number[] = [];
    this.#see(said.words, said.meanings, begun);
    this.#last = { said, begun };
    return begun;
  }

  #see(words: readonly string[], meanings: Said["meanings"], begun: number[]): void {
    for (let at = 0; at < words.length; at++) {
      const meaning = meanings[at];
      if (!meaning) continue;
      const { parts, phrases } = meaning;
      for (let index = 0; index < parts.length; index++) this.#note(parts[index] ?? 0, begun);
      if (phrases === null) continue;
      for (const { part, rest } of phrases.get(words[at + 1] ?? "") ?? NONE)
        if (isAt(rest, words, at)) this.#note(part, begun);
    }
  }

  #note(part: number, begun: number[]): void {
    if (this.#seen[part] === this.#looks) return;
    this.#seen[part] = this.#looks;
    if (this.#byRarestPart[part]?.inOne.length !== 0) begun.push(part);
  }

  /** Places are told from the beginning of the sentence; what stands in the one before it alone was found there. */
  #measure(
    entries: readonly Entry<Mark>[],
    words: readonly string[],
    meanings: Said["meanings"],
    begin: number,
    found: FoundNear<Mark>[],
  ): void {
    // What stands in two sentences was seen at this look or the one before it.
    const since = begin === 0 ? this.#looks : this.#looks - 1;
    for (const entry of entries) {
      if (!this.#hasAll(entry, since)) continue;
      for (const places of placesOf(entry, hitsOf(entry.parts, words, meanings))) {
        const at = places.map((place) => place - begin);
        if (at.some((place) => place >= 0)) found.push({ mark: entry.mark, at });
      }
    }
  }

  #hasAll({ parts, unless }: Entry<Mark>, since: number): boolean {
    const seen = this.#seen;
    for (let index = 0; index < parts.length; index++) if ((seen[parts[index] ?? 0] ?? 0) < since) return false;
    return unless === null || (seen[unless] ?? 0) < since;
  }
}

const NONE: readonly Phrase[] = [];

/** In every other sentence: a part that has one of them says next to nothing. */
const FREQUENT = new Set(
  (
    "he she they it i him her them me you your his their in on to at by not no put eat see keep made make will " +
    "el ella lo la los las le les se te me tu mi en por con sin no si nada solo sola y que para bajo cara puerta casa noche"
  ).split(" "),
);
const FREQUENT_COUNTS_FOR = 60;

/** Which part of an entry is the likeliest to be missing in a sentence: the one of the fewest words. */
function rarestOf(parts: readonly string[]): number {
  const weights = parts.map((part) =>
    part.split("/").reduce((weight, word) => weight + (FREQUENT.has(word) ? FREQUENT_COUNTS_FOR : 1), 0),
  );
  return weights.indexOf(Math.min(...weights));
}

/** Where the parts of one entry stand, in the order of their words. */
function hitsOf(parts: readonly number[], words: readonly string[], meanings: Said["meanings"]): Hit[] {
  return meanings.flatMap((meaning, at) => [
    ...(meaning?.parts ?? []).filter((part) => parts.includes(part)).map((part) => ({ part, from: at, to: at + 1 })),
    ...(meaning?.phrases?.get(words[at + 1] ?? "") ?? NONE)
      .filter(({ part, rest }) => parts.includes(part) && isAt(rest, words, at))
      .map(({ part, rest }) => ({ part, from: at, to: at + 1 + rest.length })),
  ]);
}

function put(phrases: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const known = phrases.get(key);
  if (known) known.push(phrase);
  else phrases.set(key, [phrase]);
}

function isAt(rest: readonly string[], words: readonly string[], at: number): boolean {
  for (let next = 0; next < rest.length; next++) if (words[at + 1 + next] !== rest[next]) return false;
  return true;
}

/** Where an entry stands among what was found of its parts. */
function placesOf(entry: Entry<unknown>, hits: readonly Hit[]): number[][] {
  return hits.flatMap(({ part }, index) => {
    const all = part === entry.parts[0] ? together(entry, hits, index) : null;
    return all ? [all.flatMap(({ from, to }) => range(from, to))] : [];
  });
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, step) => from + step);

/** The other parts of an entry near its first one: each where it is nearest, none on words that another one took. */
function together<Mark>({ parts, span }: Entry<Mark>, hits: readonly Hit[], first: number): Hit[] | null {
  const anchor = hits[first];
  if (anchor === undefined) return null;
  const taken = [anchor];
  let [from, to] = [anchor.from, anchor.to];
  for (const part of parts.slice(1)) {
    const next = nearest(hits, first, span, (hit) => {
      const words = Math.max(to, hit.to) - Math.min(from, hit.from);
      return hit.part === part && words <= span && taken.every((other) => hit.to <= other.from || other.to <= hit.from);
    });
    if (next === null) return null;
    taken.push(next);
    [from, to] = [Math.min(from, next.from), Math.max(to, next.to)];
  }
  return taken;
}

/** Hits stand in the order of their words, so the nearest one is the first that is met going out from the anchor. */
function nearest(hits: readonly Hit[], first: number, span: number, fits: (hit: Hit) => boolean): Hit | null {
  const at = hits[first]?.from ?? 0;
  for (let step = 1; ; step++) {
    let near = false;
    for (const hit of [hits[first + step], hits[first - step]]) {
      if (hit === undefined || Math.abs(hit.from - at) > span) continue;
      if (fits(hit)) return hit;
      near = true;
    }
    if (!near) return null;
  }
}
