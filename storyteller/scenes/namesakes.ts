import type { Entity } from "#storyteller/language/entity.ts";
import { onceForEach } from "#storyteller/once-for-each.ts";
import { fold } from "#storyteller/request/fold.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import type { Passage } from "./passage.ts";

/** Shorter words ("her", "una") are in every passage and say nothing about who somebody is. */
const KIND_LETTERS = 4;
const SLOT = /\{[^{}]*\}/g;

function wordsIn(text: string): string[] {
  return fold(text).match(/\p{L}+/gu) ?? [];
}

/** The words of a text as an author wrote it, folded, but for those that slots bring in. */
export const wordsBesideSlots = (text: string): ReadonlySet<string> => new Set(wordsIn(text.replace(SLOT, " ")));

/** The words of a passage: every story asks for those of a hundred. */
const wordsOf = onceForEach((passage: Passage) => wordsBesideSlots(passage.join(" ")));

/** What somebody is, in a word ("erizo"; "perro" of "su perro Nube"), and what somebody is called. */
function kindWords({ kind, text, intro }: Entity, language: Language): string[] {
  const words = wordsIn(text);
  const said = kind === "noun" ? [language === "es" ? words[0] : words.at(-1)] : words;
  return [...said, ...wordsIn(intro ?? "")].filter(
    (word) => word !== undefined && word.length >= KIND_LETTERS,
  ) as string[];
}

/**
 * The same passages, those that bring in a second hedgehog when the friend is one already at the end: they are told only when
 * there is no other.
 */
export function namesakesLast(
  passages: readonly Passage[],
  { cast, language }: Pick<StorySpec, "cast" | "language">,
): Passage[] {
  const taken = new Set([cast.hero, cast.friend].flatMap((entity) => kindWords(entity, language)));
  const hasNamesake = (passage: Passage) => [...taken].some((word) => wordsOf(passage).has(word));
  return [...passages.filter((each) => !hasNamesake(each)), ...passages.filter(hasNamesake)];
}
