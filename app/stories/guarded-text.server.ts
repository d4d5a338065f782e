import { blockedIn, looksLikeRefusal } from "./guard.ts";
import { SentenceSplitter } from "./sentences.ts";
import { StorytellerFailure } from "./storyteller.ts";

/** A sentence was about to be told that no story may contain. Says the category, never the sentence. */
export class GuardStop extends Error {
  override name = "GuardStop";
  readonly category: string;
  constructor(category: string) {
    super(`guard: ${category}`);
    this.category = category;
  }
}

/** So many sentences are held back until all of them are known: a refusal shows itself in its first words. */
export const HELD_SENTENCES = 2;

/**
 * Text that has passed the guard, sentence by sentence, in order. Nothing that was not checked is ever yielded.
 * @throws {GuardStop} before a sentence that no story may contain.
 * @throws {StorytellerFailure} "refused" when the beginning is no story, "empty" when there was none.
 */
export async function* guardedText(pieces: AsyncIterable<string>, held = HELD_SENTENCES): AsyncGenerator<string> {
  const splitter = new SentenceSplitter();
  let beginning: string[] | null = [];
  for await (const piece of pieces) {
    for (const sentence of splitter.push(withoutNul(piece))) {
      check(sentence);
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
  for (const sentence of splitter.end()) {
    check(sentence);
    if (beginning) beginning.push(sentence);
    else yield sentence;
  }
  if (beginning?.length === 0) throw new StorytellerFailure("empty");
  if (beginning) yield openingOf(beginning);
}

/** A NUL is no letter of any story, and PostgreSQL keeps no text that has one. */
export const withoutNul = (text: string) => text.replaceAll("\0", "");

function check(sentence: string): void {
  const category = blockedIn(sentence);
  if (category) throw new GuardStop(category);
}

function openingOf(sentences: readonly string[]): string {
  const opening = sentences.join("").trimStart();
  if (looksLikeRefusal(opening)) throw new StorytellerFailure("refused");
  return opening;
}
