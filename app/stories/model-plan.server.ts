import { faultIn } from "#guard/story-guard.ts";
import { isBetterUnsent } from "#guard/wishes.ts";
import { isKnownWord } from "#storyteller/known-words.ts";
import { isPerson } from "#storyteller/request/creatures.ts";
import { isFirstName } from "#storyteller/request/first-names.ts";
import { withListeners } from "#storyteller/request/listeners.ts";
import { isTitle, looksLikeName } from "#storyteller/request/name-shape.ts";
import { type RequestFacts, readRequest } from "#storyteller/request/read-request.ts";
import { isShouted, plainText, tokensOf } from "#storyteller/request/tokens.ts";
import { isVerbAfterName } from "#storyteller/request/verbs.ts";
import { LANGUAGES, type StoryRequest } from "#storyteller/story-request.ts";
import type { StoryThread } from "#storyteller/story-thread.ts";
import { AGE } from "./contract.ts";
import { factsForModel } from "./model-facts.server.ts";
import type { ModelPlan } from "./model-prompt.ts";
import { type WordKind, wishForModel, withoutContactDetails, withoutSurnames } from "./model-wish.ts";

const NOBODY: ReadonlySet<string> = new Set();

/** «de», "at", 7: too short to say anything by itself. */
const SHORT_OR_FIGURE = /^(?:\p{L}{1,2}|\p{N}+)$/u;

const asWritten = (word: string) => word;
/** In a text all of capitals, a capital says nothing. */
const inLowerCase = (word: string) => word.toLowerCase();

/**
 * What a model is told of a request: the facts that our own reading finds, and the parent's words beside them, but only
 * when nothing in them was found that a model should not be given. Nobody's surname, address or telephone is in either.
 */
export function planFor(request: StoryRequest): ModelPlan {
  const { ideas } = request;
  const listeners = request.listeners ?? [];
  const asGiven = withListeners(readRequest(ideas), listeners);
  const reading = isShouted(ideas) ? inLowerCase : asWritten;
  // The name of a street is nobody's companion, and a surname says nothing of who is in the story.
  const bare = withoutSurnames(withoutContactDetails(ideas), (word) => kindOfWord(reading(word), NOBODY));
  const facts = bare === ideas ? asGiven : withListeners(readRequest(bare), listeners);
  const { classes } = asGiven;
  const known = knownNames(facts);
  const kindOf = (word: string) => kindOfWord(word, known);
  const isWhole =
    [...classes].every((each) => each === "bullying") &&
    !isUnfit(ideas) &&
    !isBetterUnsent(ideas) &&
    hasOnlyKnownWords(ideas, asGiven);
  const withoutSurname = (name: string) => withoutSurnames(name, kindOf);
  const told = factsForModel(facts, request, { withoutSurname, isWhole });
  const before = request.goesOn && beforeFor(request.goesOn);
  if (isWhole) return { facts: told, before, wish: wishForModel(ideas, (word) => kindOf(reading(word))) };
  return { facts: told, before, withheld: classes.has("distress") ? "distress" : "part" };
}

function beforeFor({ hero, friend, place, thing }: StoryThread): ModelPlan["before"] {
  return { hero: hero.text, companion: friend?.text, place: place?.text, thing: thing?.text };
}

/** Whether a wish says what no story may say to the oldest listener, in either language. */
const isUnfit = (ideas: string) => LANGUAGES.some((language) => faultIn(ideas, { age: AGE.max, language }) !== null);

/**
 * Whether a wish has nothing but names and words that we know. Who asks a model for what no child should hear mostly needs a
 * word for it that no story and no wish of ours has; an innocent word that nobody has read keeps the facts of its wish.
 */
function hasOnlyKnownWords(ideas: string, { hero, friend, elder, others }: RequestFacts): boolean {
  const named = new Set(
    [hero?.name, friend?.name, elder?.name, ...others].flatMap((name) =>
      tokensOf(name ?? "").map(({ folded }) => folded),
    ),
  );
  return tokensOf(plainText(ideas)).every(
    ({ text, folded, capital, initial }) =>
      (capital && !initial) || SHORT_OR_FIGURE.test(text) || named.has(folded) || isKnownWord(text),
  );
}

/** The first words of names that our reading is sure of, where they are people's: what follows them is a surname. */
function knownNames({ hero, friend, elder, others }: RequestFacts): ReadonlySet<string> {
  const people = [hero, friend].filter((person) => person && (!person.creature || isPerson(person.creature)));
  const names = [...people.map((person) => person?.name), elder?.name, ...others];
  return new Set(names.flatMap((name) => (name && !isTitle(tokensOf(name), 0) ? (name.split(" ")[0] ?? []) : [])));
}

function kindOfWord(word: string, known: ReadonlySet<string>): WordKind {
  const [token] = tokensOf(word);
  if (!token) return "word";
  if (known.has(word) || isFirstName(word)) return "first name";
  const couldBeName = token.capital && looksLikeName(token) && !isVerbAfterName(token.text, token.folded);
  return couldBeName ? "capital" : "word";
}
