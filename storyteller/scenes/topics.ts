import { onceForEach } from "#storyteller/once-for-each.ts";
import { LITTLE_WORDS } from "#storyteller/request/stop-words.ts";
import type { Passage } from "./passage.ts";

/** What a topic says in one register: at the beginning, on the way, and at home again. */
export type TopicLines = { first: readonly Passage[]; later: readonly Passage[]; last: readonly Passage[] };

/**
 * Something that a parent asks for and no plot knows: brushing teeth, a bin lorry, Christmas. It is threaded through whatever
 * plot is told: it opens the story, comes up again, and is put to rest.
 */
export type Topic = {
  /** How parents name it, folded: words, or phrases of several. */
  words: readonly string[];
  little: TopicLines;
  /** From five years on. */
  older: TopicLines;
};

/** Topics by name. */
export type Topics = Readonly<Record<string, Topic>>;

const longestOf = (words: readonly string[]) =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");

/** "no no no" is a "no", which stands in every other wish. */
const saysSomething = ([first = "", ...rest]: readonly string[]) => rest.length > 0 || !LITTLE_WORDS.has(first);

/**
 * Phrases in words, by the longest word of each: every request is held against the phrases of hundreds of tales, and few of them have a word
 * of it that is no little one. In haste nobody types an apostrophe. A word that comes twice says no more than once.
 */
const byLongestWord = onceForEach((phrases: readonly string[]) =>
  Map.groupBy(
    phrases.map((phrase) => [...new Set(phrase.replaceAll("'", "").split(" "))]).filter(saysSomething),
    longestOf,
  ),
);

/** An "and" in "grew and grew and" says less than a word of its own does, and more than nothing. */
const LITTLE_WORD = 0.7;

const strengthOfPhrase = onceForEach((phrase: readonly string[]): number => {
  const weights = phrase.map((word) => (LITTLE_WORDS.has(word) ? LITTLE_WORD : 1));
  return Math.max(
    1,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
});

/**
 * How many words of a request name something, of the phrases that parents name it by: the more, the surer; 0 for none. A phrase may
 * lean on `beside`, which holds the mentioned words and some that name nothing alone, but for one of its own: "new kitten", where a
 * kitten is in the story anyway.
 */
export function strengthOf(
  phrases: readonly string[],
  mentioned: ReadonlySet<string>,
  beside: ReadonlySet<string> = mentioned,
): number {
  const listed = byLongestWord(phrases);
  let most = 0;
  for (const word of beside)
    for (const phrase of listed.get(word) ?? [])
      if (phrase.some((each) => mentioned.has(each)) && phrase.every((each) => beside.has(each)))
        most = Math.max(most, strengthOfPhrase(phrase));
  return most;
}

/** The topics that a request names, the surest first. `mentioned` are its words, folded, without those that are not wanted. */
export function topicsIn(mentioned: ReadonlySet<string>, topics: Topics): Topic[] {
  return Object.values(topics)
    .map((topic) => ({ topic, strength: strengthOf(topic.words, mentioned) }))
    .filter((named) => named.strength > 0)
    .sort((one, other) => other.strength - one.strength)
    .map(({ topic }) => topic);
}
