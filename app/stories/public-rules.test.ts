import { expect, test } from "vitest";
import { safetyPage as englishPage } from "#app/i18n/en/safety-page.ts";
import { safetyPage as spanishPage } from "#app/i18n/es/safety-page.ts";
import { english } from "#guard/rules/en.ts";
import { spanish } from "#guard/rules/es.ts";
import { type RuleLists, WORD_TOPICS, type WordTopic } from "#guard/rules/rule-lists.ts";
import { RULES } from "#guard/version.ts";
import { LANGUAGES } from "#storyteller/story-request.ts";
import { describeRules, publicRules, type RuleSources } from "./public-rules.ts";

const NOTHING = Object.fromEntries(WORD_TOPICS.map((topic) => [topic, {}])) as RuleLists["rules"];

/** Sources with these lists in English, and with the same idioms and persons always. */
function sources(rules: Partial<RuleLists["rules"]>): RuleSources {
  const idioms = "shooting star\ndead tired";
  return {
    version: "7.3",
    lists: {
      en: { rules: { ...NOTHING, ...rules }, idioms },
      es: { rules: { ...NOTHING, terror: { always: "uno, dos" } }, idioms: "" },
    },
    persons: ["ann other, ben other", "cy other"],
  };
}
const verdictsOf = (topic: WordTopic, gates: RuleLists["rules"][WordTopic]) =>
  describeRules(sources({ [topic]: gates }), "en").topics.find((each) => each.topic === topic)?.verdicts;

test("ages are told apart where a list ends", () => {
  expect(describeRules(sources({}), "en").ages).toEqual([
    { from: 2, to: 3 },
    { from: 4, to: 5 },
    { from: 6, to: 7 },
    { from: 8, to: 10 },
  ]);
});

test.each([
  [{ always: "a" }, ["never", "never", "never", "never"]],
  [{ always: "a", upTo7: "b" }, ["notYet", "notYet", "notYet", "inPassing"]],
  [{ always: "a", upTo5: "b" }, ["notYet", "notYet", "inPassing", "inPassing"]],
  [{ always: "a", upTo7: "b", upTo3: "c" }, ["notYet", "inPassing", "inPassing", "inPassing"]],
  [{ upTo5: "b" }, ["notYet", "notYet", "inPassing", "inPassing"]],
  [{ always: "a", upTo7: " \n, " }, ["never", "never", "never", "never"]],
])("what the lists %j let through by age is what the page says", (gates, verdicts) => {
  expect(verdictsOf("weapons", gates)).toEqual(verdicts);
});

test("hate does not come with the years, whatever words of it wait for an age", () => {
  expect(verdictsOf("hate", { always: "a", upTo5: "b" })).toEqual(["never", "never", "never", "never"]);
});

test("a topic without a list is not claimed, and what no list is needed for always is", () => {
  const topics = describeRules(sources({ hate: { always: "a" } }), "en").topics.map(({ topic }) => topic);
  expect(topics).toEqual(["hate", "person", "contact", "link", "markup", "language", "itself"]);
});

test("entries, idioms and persons are counted from the lists", () => {
  const rules = describeRules(
    sources({ death: { always: "a, b*\nc ~ d/e", upTo3: "f" }, hate: { upTo5: "g\n\n" } }),
    "en",
  );
  expect(rules).toMatchObject({ version: "7.3", language: "en", entries: { en: 5, es: 2 }, idioms: 2, persons: 3 });
});

test("only single, mild words that wait for an age are printed: no slur, no phrase, nothing that is never told", () => {
  const rules = describeRules(
    sources({
      weapons: { always: "cannon", upTo7: "sword*, bow/arrow, draw ~ sword", upTo3: "stick" },
      terror: { upTo7: "bow" },
      insult: { upTo5: "silly" },
      sexual: { upTo7: "kiss" },
      hate: { upTo7: "nasty" },
      despair: { upTo5: "alone" },
      secrets: { upTo5: "hush" },
    }),
    "en",
  );
  expect(rules.waitingWords).toEqual([
    { upToAge: 3, words: ["stick"] },
    { upToAge: 7, words: ["arrow", "bow", "sword…"] },
  ]);
});

test.each(LANGUAGES)(
  "the rules of this house can be sent to a page, in %s, and have words for everything in them",
  (language) => {
    const rules = publicRules(language);
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
    expect(rules.version).toBe(RULES.version);
    expect(rules.entries[language]).toBeGreaterThan(100);
    const words = (language === "es" ? spanishPage : englishPage)({
      ...rules,
      host: null,
      isToldByModel: true,
      isReviewed: false,
    });
    for (const { topic } of rules.topics) expect(words.topics[topic].text).toMatch(/\S/);
    for (const { notAtBedtime } of rules.bedtime) expect(words.bedtime.words).toHaveProperty([notAtBedtime]);
  },
);

test.each([["es", spanish] as const, ["en", english] as const])(
  "in %s nothing is printed that a list keeps out at every age",
  (language, { rules }) => {
    const never = new Set(
      Object.values(rules).flatMap(({ always = "" }) => always.split(/[\n,]/).map((each) => each.trim())),
    );
    const printed = publicRules(language).waitingWords.flatMap(({ words }) =>
      words.map((word) => word.replace("…", "*")),
    );
    expect(printed.filter((word) => never.has(word))).toEqual([]);
  },
);

test("a range of ages without a break covers every age", () => {
  const { bedtime, ages } = publicRules("es");
  for (const ranges of [bedtime, ages]) {
    expect(ranges[0]?.from).toBe(2);
    expect(ranges.at(-1)?.to).toBe(10);
    for (const [index, { from }] of ranges.entries())
      if (index > 0) expect(from).toBe((ranges[index - 1]?.to ?? 0) + 1);
  }
});
