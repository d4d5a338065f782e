import english from "#storyteller/content/en/nouns.json" with { type: "json" };
import spanish from "#storyteller/content/es/nouns.json" with { type: "json" };
import type { Language } from "#storyteller/story-request.ts";
import { fold } from "./fold.ts";
import { pluralsOf } from "./plurals.ts";

type Listed = Readonly<Record<string, readonly { text: string; words?: readonly string[] }[]>>;

const wordsOf = (nouns: Listed, language: Language): string[] =>
  Object.values(nouns)
    .flat()
    .flatMap(({ text, words = [] }) => [fold(text), ...words])
    .filter((word) => !word.includes(" "))
    .flatMap((word) => [word, ...pluralsOf(word, language)]);

const WORDS: ReadonlySet<string> = new Set([...wordsOf(spanish, "es"), ...wordsOf(english, "en")]);

/** Whether a folded word is one of the nouns that stories can be made of, so that it was not meant for another one: «palillos» are no moths. */
export const isAskedNoun = (folded: string): boolean => WORDS.has(folded);
