import { SentenceSplitter } from "#app/stories/sentences.ts";
import { faultIn, StoryGuard } from "#guard/story-guard.ts";
import type { Topic } from "#guard/topics.ts";
import { listenerOf } from "#storyteller/request/listener-of.ts";
import type { CheckedStory } from "./story-line.ts";

/** A sentence that may not be told, and what speaks against it. */
export type Forbidden = { topic: Topic; sentence: string };

/** Every sentence that the guard would stop, the title included: read as a visitor's story is, sentence by sentence. */
export function forbiddenIn({ language, age, input, title, story }: CheckedStory): Forbidden[] {
  const listener = listenerOf({ age, language, ideas: input });
  const guard = new StoryGuard(listener);
  const splitter = new SentenceSplitter();
  const found = [...splitter.push(story), ...splitter.end()].map((sentence) => ({
    topic: guard.faultIn(sentence),
    sentence: sentence.trim(),
  }));
  return [{ topic: title === "" ? null : faultIn(title, listener), sentence: title }, ...found].filter(
    (each): each is Forbidden => each.topic !== null,
  );
}
