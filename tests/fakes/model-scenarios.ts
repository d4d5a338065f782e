import {
  ENGLISH_REFUSAL,
  ENGLISH_SMALL_STORY,
  ENGLISH_STORY,
  type FakeStory,
  SPANISH_REFUSAL,
  SPANISH_SMALL_STORY,
  SPANISH_STORY,
  withFourthSentence,
} from "./model-stories.ts";

/** How an answer goes on after its text: as a provider does it, or in one of the ways in which it can fail. */
export type Ending = "stop" | "length" | "filter" | "refusal" | "error" | "cut" | "silence" | "bare";

/** An answer that is no story; each protocol has its own status and its own words for it. */
export type ErrorName = "wrongKey" | "noCredit" | "tooManyRequests" | "badRequest" | "serverError" | "overloaded";

/** One way for the stand-in to answer. Every scenario is chosen by the model's name in the request. */
export type Scenario =
  | { kind: "error"; error: ErrorName; retryAfter?: string }
  | { kind: "page" }
  | { kind: "nothing" }
  | { kind: "stream"; text: string; ending: Ending; isSlow?: boolean; thoughts?: string };

type Language = "es" | "en";

/** What a call asks for: a story, a story made shorter, or a verdict on a part of one. */
export type Task = "story" | "shortening" | "review";

/** Of a call, what a scenario depends on. */
export type Asking = {
  language: Language;
  task: Task;
  /** What a test wants to hear from `obeys`. */
  obeyed: string;
};

type Make = (language: Language, asking: Asking) => Scenario;

const MEGABYTE = 1_000_000;
const THOUGHTS = "The user wants a story about Nora. A lamp could be the image that returns.";

function story(language: Language): string {
  return written(language === "es" ? SPANISH_STORY : ENGLISH_STORY);
}

/** One that a child of any age from two on can follow. */
function smallStory(language: Language): string {
  return written(language === "es" ? SPANISH_SMALL_STORY : ENGLISH_SMALL_STORY);
}

function written({ title, text }: FakeStory): string {
  return `# ${title}\n\n${text}`;
}

/** Longer than any story for a child of five may be. */
function tooLong(language: Language): string {
  const { text } = language === "es" ? SPANISH_STORY : ENGLISH_STORY;
  return `${story(language)}\n\n${text}\n\n${text}\n\n${text}`;
}

/** The first half of the story, up to a space. */
function half(language: Language): string {
  const whole = story(language);
  return whole.slice(0, whole.indexOf(" ", whole.length / 2));
}

function stream(text: string, ending: Ending = "stop"): Scenario {
  return { kind: "stream", text, ending };
}

const SCENARIOS = {
  /** A gentle story of about 300 words with a title line. */
  plain: (language) => stream(story(language)),
  /** The same, a token at a time with a wait before each. */
  slow: (language) => ({ kind: "stream", text: story(language), ending: "stop", isSlow: true }),
  /** The model thinks aloud before it tells. */
  thinks: (language) => ({ kind: "stream", text: story(language), ending: "stop", thoughts: THOUGHTS }),
  tooManyRequests: () => ({ kind: "error", error: "tooManyRequests", retryAfter: "7" }),
  serverError: () => ({ kind: "error", error: "serverError" }),
  overloaded: () => ({ kind: "error", error: "overloaded" }),
  wrongKey: () => ({ kind: "error", error: "wrongKey" }),
  noCredit: () => ({ kind: "error", error: "noCredit" }),
  badRequest: () => ({ kind: "error", error: "badRequest" }),
  /** Not even headers. */
  neverAnswers: () => ({ kind: "nothing" }),
  /** Headers, a role, and then silence. */
  hangsBeforeFirstToken: () => stream("", "silence"),
  stallsMidway: (language) => stream(half(language), "silence"),
  /** The connection breaks midway. */
  truncated: (language) => stream(half(language), "cut"),
  /** The answer ends in good order midway, without a word about why. */
  endsEarly: (language) => stream(half(language), "bare"),
  cutByLength: (language) => stream(half(language), "length"),
  cutByFilter: (language) => stream(half(language), "filter"),
  empty: () => stream(""),
  /** A title line and nothing after it. */
  titleAlone: () => stream("# The Lamp\n\n"),
  refuses: (language) => stream(language === "es" ? SPANISH_REFUSAL : ENGLISH_REFUSAL),
  /** The protocol's own way to refuse, without a word of story. */
  refusesInField: () => stream("", "refusal"),
  html: (language) =>
    stream(
      withFourthSentence(
        story(language),
        'Then came <b>the wind</b><script>alert(1)</script><img src=x onerror="alert(2)">.',
      ),
    ),
  huge: (language) => stream(`${story(language)}\n\n`.repeat(Math.ceil(MEGABYTE / story(language).length))),
  notAStream: () => ({ kind: "page" }),
  /** The fourth sentence has a word that is on no child's page. */
  blockedWord: (language) =>
    stream(
      withFourthSentence(story(language), language === "es" ? "Allí vivía un asesino." : "A murderer lived there."),
    ),
  errorMidStream: (language) => stream(half(language), "error"),
  /** Too much for a small child at first, and in bounds when it is asked for shorter. */
  tooLongForSmall: (language, { task }) => stream(task === "shortening" ? smallStory(language) : tooLong(language)),
  /** The same length, whatever it is asked. */
  staysTooLong: (language) => stream(tooLong(language)),
  /** Tells too much, and is gone when it is asked for shorter. */
  stallsWhenShortening: (language, { task }) =>
    task === "shortening" ? stream(half(language), "silence") : stream(tooLong(language)),
  reviewerSaysUnsafe: (language, { task }) => stream(task === "review" ? "UNSAFE violence" : story(language)),
  /** Tells, and never gives a verdict. */
  reviewerStalls: (language, { task }) => (task === "review" ? { kind: "nothing" } : stream(story(language))),
  /** Gives its verdict in more words than one. */
  reviewerChats: (language, { task }) =>
    stream(task === "review" ? "It looks SAFE to me, on the whole." : story(language)),
  /** Exactly the text that a test has put in. */
  obeys: (_, { obeyed }) => stream(obeyed),
} satisfies Record<string, Make>;

export type ScenarioName = keyof typeof SCENARIOS;

/** Scenarios about the verdict itself; every other one finds every story safe. */
const REVIEWERS: readonly string[] = ["reviewerSaysUnsafe", "reviewerStalls", "reviewerChats"] satisfies ScenarioName[];

/** What the scenario of that name answers, or null: a model nobody has heard of. */
export function scenarioOf(name: string, asking: Asking): Scenario | null {
  if (!Object.hasOwn(SCENARIOS, name)) return null;
  if (asking.task === "review" && !REVIEWERS.includes(name)) return stream("SAFE");
  const make: Make = SCENARIOS[name as ScenarioName];
  return make(asking.language, asking);
}
