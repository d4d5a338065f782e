import { looksLikeRefusal } from "#guard/about-itself.ts";
import { withoutEmphasis } from "#guard/markup.ts";
import { type Listener, StoryGuard } from "#guard/story-guard.ts";
import type { Topic } from "#guard/topics.ts";
import { SentenceSplitter } from "./sentences.ts";
import { StorytellerFailure } from "./storyteller.ts";

/** Why a sentence was stopped: what the rules found in it, or a reviewer's no. */
export type StopReason = Topic | "review";

/** A sentence was about to be told that this listener is not told. Says the reason, never the sentence. */
export class GuardStop extends Error {
  override name = "GuardStop";
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(`guard: ${reason}`);
    this.reason = reason;
  }
}

/** So many sentences are held back until all of them are known: a refusal shows itself in its first words. */
export const HELD_SENTENCES = 2;

/**
 * Text that has passed the guard, sentence by sentence, in order. Nothing that was not checked is ever yielded.
 * @throws {GuardStop} before a sentence that no story may contain, also when the beginning is no story.
 * @throws {StorytellerFailure} "empty" when there was none.
 */
export async function* guardedText(
  pieces: AsyncIterable<string>,
  listener: Listener,
  held = HELD_SENTENCES,
): AsyncGenerator<string> {
  const splitter = new SentenceSplitter();
  const guard = new StoryGuard(listener);
  let beginning: string[] | null = [];
  for await (const piece of pieces) {
    for (const written of splitter.push(withoutNul(piece))) {
      const sentence = checked(written, guard);
      if (sentence === null) continue;
      if (beginning === null) {
        yield sentence;
        continue;
      }
      beginning.push(sentence);
      if (beginning.length >= held) {
        yield openingOf(beginning);
        beginning = null;
      }
    }
  }
  for (const written of splitter.end()) {
    const sentence = checked(written, guard);
    if (sentence === null) continue;
    if (beginning) beginning.push(sentence);
    else yield sentence;
  }
  if (beginning?.length === 0) throw new StorytellerFailure("empty");
  if (beginning) yield openingOf(beginning);
}

/** A NUL is no letter of any story, and PostgreSQL keeps no text that has one. */
export const withoutNul = (text: string) => text.replaceAll("\0", "");

/** A sentence as it may be told; null when nothing but marks was written. @throws {GuardStop} */
function checked(written: string, guard: StoryGuard): string | null {
  const sentence = withoutEmphasis(written);
  if (sentence.trim() === "") return null;
  const reason = guard.faultIn(sentence);
  if (reason) throw new GuardStop(reason);
  return sentence;
}

function openingOf(sentences: readonly string[]): string {
  const opening = sentences.join("").trimStart();
  if (looksLikeRefusal(opening)) throw new GuardStop("itself");
  return opening;
}
