import english from "#storyteller/content/en/endings.json" with { type: "json" };
import spanish from "#storyteller/content/es/endings.json" with { type: "json" };
import { englishGrammar } from "#storyteller/language/english.ts";
import type { Cast, Entity, Grammar } from "#storyteller/language/entity.ts";
import type { Noun } from "#storyteller/language/lexicon.ts";
import { realise } from "#storyteller/language/realise.ts";
import { spanishGrammar } from "#storyteller/language/spanish.ts";
import { namesInStory } from "#storyteller/names-in-story.ts";
import { pick, type Random, randomFrom } from "#storyteller/random.ts";
import type { Endings } from "#storyteller/scenes/ending-pieces.ts";
import { bandOf, type Language } from "#storyteller/story-request.ts";

/** A story that broke off, as far as it was told: any writer's words, up to the end of some sentence. */
export type HalfStory = {
  text: string;
  language: Language;
  /** Whole years, 2 to 10. */
  age: number;
};

/** Whom and what an ending may name; no more than that is ever known. */
const ROLES = ["hero", "friend", "thing"] as const;
type EndingCast = Partial<Pick<Cast, (typeof ROLES)[number]>>;

const SPEECH: Record<Language, { endings: Endings; grammar: Grammar; articles: string }> = {
  es: { endings: spanish as Endings, grammar: spanishGrammar, articles: "el|la|al|del|un|una" },
  en: { endings: english, grammar: englishGrammar, articles: "the|a" },
};

/** Spoken of so often, a thing belongs to its story and may come back. */
const IMAGE_MENTIONS = 2;

function imageIn({ text, language }: HalfStory): Noun | undefined {
  const { endings, articles } = SPEECH[language];
  const mentions = (noun: Noun) => {
    const phrase = new RegExp(`(?<!\\p{L})(?:${articles}) ${noun.text}(?!\\p{L})`, "giu");
    return text.match(phrase)?.length ?? 0;
  };
  const counted = endings.images.map((noun) => ({ noun, count: mentions(noun) }));
  const [first] = counted.filter(({ count }) => count >= IMAGE_MENTIONS).sort((one, other) => other.count - one.count);
  return first?.noun;
}

function castOf(story: HalfStory): EndingCast {
  const { hero, friend } = namesInStory(story.text);
  const image = imageIn(story);
  const named = (text: string): Entity => ({ kind: "name", text });
  return {
    ...(hero && { hero: named(hero) }),
    ...(friend && { friend: named(friend) }),
    ...(image && { thing: { ...image, kind: "noun" as const } }),
  };
}

const names = (passage: string, role: keyof EndingCast) => passage.toLowerCase().includes(`{${role}}`);

/** One of the passages that name nobody unknown; with `role`, one that names whoever has it. */
function choose(random: Random, passages: readonly string[], cast: EndingCast, role?: keyof EndingCast): string {
  const tellable = passages.filter((passage) => ROLES.every((each) => cast[each] || !names(passage, each)));
  const fitting = role && cast[role] ? tellable.filter((passage) => names(passage, role)) : tellable;
  const chosen = pick(random, fitting);
  if (chosen === undefined) throw new Error("the content has no passage for such an ending");
  return chosen;
}

/**
 * Ends a story that somebody else began: it picks up after any moment, lets everything come right, calms down and ends in
 * rest. Two to four paragraphs with a blank line between them. Names of the story come back only where they are sure, and
 * in words that fit girls, boys and creatures alike. The same story and seed always get the same ending.
 * @throws {Error} only when the content lacks a passage.
 */
export function tellEnding(story: HalfStory, seed: string | number): string {
  const { endings, grammar } = SPEECH[story.language];
  const cast = castOf(story);
  const pieces = endings[bandOf(story.age)];
  const random = randomFrom(JSON.stringify([seed, story.language, story.age, story.text]));
  const ending = [
    choose(random, pieces.bridges, cast, "hero"),
    choose(random, pieces.quietings, cast, "friend"),
    choose(random, pieces.lastLines, cast),
  ];
  const told = realise(ending, cast, grammar);
  if (!told.ok) throw new Error(told.fault);
  return told.paragraphs.map(({ text }) => text).join("\n\n");
}
