import { english } from "#guard/rules/en.ts";
import { spanish } from "#guard/rules/es.ts";
import { REAL_PERSONS } from "#guard/rules/real-persons.ts";
import { GATES, type Gate, type RuleLists, type WordTopic } from "#guard/rules/rule-lists.ts";
import { TOPICS, type Topic } from "#guard/topics.ts";
import { RULES } from "#guard/version.ts";
import { ageBand } from "#storyteller/age-bands.ts";
import type { Language } from "#storyteller/story-request.ts";
import { AGE } from "./contract.ts";

// Pages ask for this in their loaders only: the lists themselves are nothing for a browser.

/** How far a topic may enter a story: not at all, not before a later age, or in passing, as far as its mild words go. */
export type Verdict = "never" | "notYet" | "inPassing";
/** Ages in whole years, both ends included. */
export type AgeRange = { from: number; to: number };

/** What the guard does, as a page may show it: plain values, and no word that is kept out at every age. */
export type PublicRules = {
  version: string;
  /** The language whose lists these are. */
  language: Language;
  /** The ages between which a list's reach changes. */
  ages: readonly AgeRange[];
  /** A verdict for each of `ages`. A topic for which there is no list is not here. */
  topics: readonly { topic: Topic; verdicts: readonly Verdict[] }[];
  /** Everyday words that wait for an age, as the lists have them: "…" stands for any ending. */
  waitingWords: readonly { upToAge: number; words: readonly string[] }[];
  entries: Readonly<Record<Language, number>>;
  idioms: number;
  persons: number;
  /** What is too much at bedtime, in the words of the age bands. */
  bedtime: readonly (AgeRange & { notAtBedtime: string })[];
};

/** What the public rules are made of. */
export type RuleSources = {
  version: string;
  lists: Readonly<Record<Language, RuleLists>>;
  /** Lists of real persons, in the form of the others. */
  persons: readonly string[];
};

const HOUSE: RuleSources = {
  version: RULES.version,
  lists: { es: spanish, en: english },
  persons: Object.values(REAL_PERSONS),
};

/**
 * Topics whose milder words come with the years, and may be read by anybody. Sex, contempt, despair, insults and an adult's
 * secrets do not come at all: their gated words only keep what merely sounds like them from the smallest.
 */
const COME_WITH_AGE: readonly WordTopic[] = [
  "violence",
  "weapons",
  "injury",
  "death",
  "terror",
  "cruelty",
  "substances",
];

const GATE_NAMES = Object.keys(GATES) as Gate[];

/** The rules as they are enforced here, for readers of one language. */
export const publicRules = (language: Language): PublicRules => describeRules(HOUSE, language);

/** The public rules made of any lists. */
export function describeRules({ version, lists, persons }: RuleSources, language: Language): PublicRules {
  const { rules, idioms } = lists[language];
  const ages = agesBetween(Object.values(GATES));
  const verdictsOf = (topic: Topic) =>
    isOfWords(topic, rules) ? verdictsFor(topic, gatesIn(rules[topic]), ages) : ages.map((): Verdict => "never");
  return {
    version,
    language,
    ages,
    topics: TOPICS.map((topic) => ({ topic, verdicts: verdictsOf(topic) })).filter(
      ({ verdicts }) => verdicts.length > 0,
    ),
    waitingWords: waitingWordsIn(rules, language),
    entries: { es: countEntries(lists.es), en: countEntries(lists.en) },
    idioms: entriesOf(idioms).length,
    persons: persons.flatMap(entriesOf).length,
    bedtime: bedtimeByAge(),
  };
}

/** Entries as the guard reads a list: one to a line or between commas. */
const entriesOf = (list = ""): string[] =>
  list
    .split(/[\n,]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

type TopicLists = RuleLists["rules"][WordTopic];

const isOfWords = (topic: Topic, rules: RuleLists["rules"]): topic is WordTopic => topic in rules;

const gatesIn = (gates: TopicLists) => GATE_NAMES.filter((gate) => entriesOf(gates[gate]).length > 0);

const countEntries = ({ rules }: RuleLists) =>
  Object.values(rules).flatMap((gates) => GATE_NAMES.flatMap((gate) => entriesOf(gates[gate]))).length;

function agesBetween(lastAges: readonly number[]): AgeRange[] {
  const ends = [...new Set(lastAges)].sort((one, other) => one - other);
  return ends.map((to, index) => ({ from: index === 0 ? AGE.min : (ends[index - 1] ?? 0) + 1, to }));
}

/** What the lists of a topic let through at each age. None, when there is no list. */
function verdictsFor(topic: WordTopic, gates: readonly Gate[], ages: readonly AgeRange[]): Verdict[] {
  if (gates.length === 0) return [];
  if (!COME_WITH_AGE.includes(topic)) return ages.map(() => "never");
  const last = Math.max(...Object.values(GATES));
  return ages.map(({ to }) => {
    if (gates.some((gate) => GATES[gate] < to)) return "inPassing";
    return gates.some((gate) => GATES[gate] < last) ? "notYet" : "never";
  });
}

/** Single words of the lists that end before the last age. A phrase says too much to stand on a page by itself. */
function waitingWordsIn(rules: RuleLists["rules"], language: Language): PublicRules["waitingWords"] {
  const last = Math.max(...Object.values(GATES));
  const never = new Set(Object.values(rules).flatMap(({ always }) => entriesOf(always).flatMap(wordsOf)));
  return GATE_NAMES.filter((gate) => GATES[gate] < last)
    .sort((one, other) => GATES[one] - GATES[other])
    .map((gate) => ({
      upToAge: GATES[gate],
      words: [...new Set(COME_WITH_AGE.flatMap((topic) => entriesOf(rules[topic][gate])).flatMap(wordsOf))]
        .filter((word) => !never.has(word))
        .sort((one, other) => one.localeCompare(other, language)),
    }))
    .filter(({ words }) => words.length > 0);
}

const wordsOf = (entry: string) => (/\s/.test(entry) ? [] : entry.split("/").map((word) => word.replace(/\*$/, "…")));

function bedtimeByAge(): PublicRules["bedtime"] {
  const bedtime: (AgeRange & { notAtBedtime: string })[] = [];
  for (let age: number = AGE.min; age <= AGE.max; age += 1) {
    const { notAtBedtime } = ageBand(age);
    const before = bedtime.at(-1);
    if (before?.notAtBedtime === notAtBedtime) before.to = age;
    else bedtime.push({ from: age, to: age, notAtBedtime });
  }
  return bedtime;
}
