import type { Language } from "#storyteller/story-request.ts";
import { guardedText } from "./guarded-text.server.ts";
import { firstHalf } from "./preview.ts";
import { type AdultNote, SOFTENED, type Softened } from "./safety-contract.ts";
import type { ToldStory } from "./store.server.ts";
import type { TellingEvent } from "./telling.server.ts";

/**
 * An ending for a story that broke off: paragraphs joined by a blank line. The same seed tells the same one.
 * `age` is the listener's, in years.
 */
export type TellEnding = (story: HalfStory, seed: string) => string;
type HalfStory = { text: string; language: Language; age: number };

/** An ending for a story, sentence by sentence as it passes the guard. @throws {GuardStop} when it may not be told. */
export function guardedEnding(story: HalfStory, tellEnding: TellEnding, seed: string): AsyncGenerator<string> {
  return guardedText(inOnePiece(tellEnding(story, seed)), story);
}

/**
 * Gives a story that broke midway an ending that has passed the guard. What a reader has seen of it stays as it was.
 * @throws {GuardStop} when the ending may not be told.
 */
export async function* tellEnded(
  broken: ToldStory,
  tellEnding: TellEnding,
  { age, seed, preview }: { age: number; seed: string; preview: boolean },
): AsyncGenerator<TellingEvent, ToldStory> {
  const half = { text: broken.content, language: broken.language, age };
  const sentences = await Array.fromAsync(guardedEnding(half, tellEnding, seed));
  const story = {
    ...broken,
    content: `${broken.content}\n\n${sentences.join("")}`,
    safety: broken.safety && { ...broken.safety, softened: withEnded(broken.safety.softened) },
  };
  yield* retell(story, preview);
  return story;
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}

const withEnded = (softened: readonly Softened[]) =>
  SOFTENED.filter((each) => each === "ended" || softened.includes(each));

/** What may be shown of a story that is there already, at once. */
export function* retell(story: ToldStory, preview: boolean, note?: AdultNote): Generator<TellingEvent> {
  const { title, storyteller, language } = story;
  yield { event: "start", data: { title, storyteller, language, preview, note } };
  yield { event: "text", data: { text: preview ? firstHalf(story.content) : story.content } };
}
