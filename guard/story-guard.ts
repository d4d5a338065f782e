import type { Language } from "#storyteller/story-request.ts";
import { isAboutItself } from "./about-itself.ts";
import { hasContactDetail, hasLink } from "./contact-details.ts";
import { hasDisguisedLetters } from "./disguise.ts";
import { hasMarkup } from "./markup.ts";
import { english } from "./rules/en.ts";
import { spanish } from "./rules/es.ts";
import { MACHINE_TALK } from "./rules/machine-talk.ts";
import { OTHER_LANGUAGES_INSULTS } from "./rules/other-languages.ts";
import { REAL_PERSONS } from "./rules/real-persons.ts";
import { GATES, type Gate, type RuleLists, type WordTopic } from "./rules/rule-lists.ts";
import { LanguageWatch } from "./story-language.ts";
import type { Topic } from "./topics.ts";
import { outsideIdioms, WordRules } from "./word-rules.ts";
import { hasCensoredWord, readings } from "./words-in.ts";

/**
 * Whom a story is for. Age in whole years, 2 to 10. `isOfLoss`: the wish speaks of somebody who has died, and a child that asks is told so in
 * plain words at any age.
 */
export type Listener = { age: number; language: Language; isOfLoss?: boolean };

/** A topic, and the oldest listener, in years, from whom it is kept. */
type Kept = { topic: Topic; upToAge: number };

const LISTS: Readonly<Record<Language, RuleLists>> = { es: spanish, en: english };

const IDIOMS = new WordRules<true>().add(spanish.idioms, true).add(english.idioms, true);
const RULES_OF: Readonly<Record<Language, WordRules<Kept>>> = { es: rulesFor("es"), en: rulesFor("en") };

/** All of a language's own lists, and of the other's what holds at every age: a teller may slip from one into the other. */
function rulesFor(language: Language): WordRules<Kept> {
  const rules = new WordRules<Kept>();
  rules.add(MACHINE_TALK, { topic: "itself", upToAge: GATES.always });
  rules.add(OTHER_LANGUAGES_INSULTS, { topic: "insult", upToAge: GATES.always });
  for (const persons of Object.values(REAL_PERSONS)) rules.add(persons, { topic: "person", upToAge: GATES.always });
  for (const [listed, { rules: topics }] of Object.entries(LISTS)) {
    for (const [topic, gates] of Object.entries(topics)) {
      for (const [gate, entries] of Object.entries(gates) as [Gate, string][]) {
        if (listed === language || gate === "always")
          rules.add(entries, { topic: topic as WordTopic, upToAge: GATES[gate] });
      }
    }
  }
  return rules;
}

/** "Died", «ha muerto», a funeral: kept from the smallest, unless it is what their story is about. */
const isPlainWordForDeath = ({ topic, upToAge }: Kept) => topic === "death" && upToAge <= GATES.upTo5;

/** The last words of the sentence that was looked at last, for a threat may stand in two; and all of them. */
type Heard = { words: readonly string[]; all: readonly string[] | null };
/** Nobody remembers more of a sentence when the next one comes. */
const HEARD_WORDS = 45;

/** What the words of a text speak of that this listener is not told of, or null. It never says which word. */
function topicOfWords(text: string, { age, language, isOfLoss = false }: Listener, heard: Heard): Topic | null {
  if (hasCensoredWord(text)) return "insult";
  const { words: before } = heard;
  const [plain = [], ...disguised] = readings(text);
  heard.all = plain;
  heard.words = plain.length > HEARD_WORDS ? plain.slice(-HEARD_WORDS) : plain;
  for (const words of [plain, ...disguised]) {
    const faults = RULES_OF[language]
      .find(words, before)
      .filter(({ mark }) => mark.upToAge >= age && !(isOfLoss && isPlainWordForDeath(mark)));
    if (faults.length === 0) continue;
    const [fault] = outsideIdioms(faults, IDIOMS.find(words));
    if (fault) return fault.mark.topic;
  }
  return null;
}

/** Why this listener may not be told a sentence, a title or a name; null when nothing speaks against it. */
export function faultIn(text: string, listener: Listener): Topic | null {
  return faultAfter({ words: [], all: null }, text, listener);
}

function faultAfter(heard: Heard, text: string, listener: Listener): Topic | null {
  if (hasLink(text)) return "link";
  if (hasContactDetail(text)) return "contact";
  if (hasMarkup(text) || hasDisguisedLetters(text)) return "markup";
  if (isAboutItself(text)) return "itself";
  return topicOfWords(text, listener, heard);
}

/** Why a title may not be shown: like a sentence of its own, and no refusal either. */
export function faultInTitle(title: string, listener: Listener): Topic | null {
  if (/^(?:i[’']?m sorry|lo siento|sorry)\b.*\b(?:can(?:no|[’'])t|no puedo)\b/iu.test(title)) return "itself";
  return new StoryGuard(listener).faultIn(title);
}

/** Watches over one story, sentence by sentence. */
export class StoryGuard {
  readonly #listener: Listener;
  readonly #language: LanguageWatch;
  readonly #heard: Heard = { words: [], all: null };

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#language = new LanguageWatch(listener.language);
  }

  /** Why the next sentence may not be told, or null when it may. */
  faultIn(sentence: string): Topic | null {
    const fault = faultAfter(this.#heard, sentence, this.#listener);
    return fault ?? (this.#language.hasLeft(sentence, this.#heard.all) ? "language" : null);
  }
}
