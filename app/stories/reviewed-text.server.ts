import type { Listener } from "#guard/story-guard.ts";
import { GuardStop } from "./guarded-text.server.ts";
import type { Review } from "./review.ts";
import type { TokenMeter } from "./token-meter.ts";

/** New sentences that are read together, beside the one before them: enough to see what a sentence means. */
const WINDOW_SENTENCES = 2;

/**
 * Sentences that a second reader has found safe, in order, each only after the verdict on it.
 * @throws {GuardStop} "review" before what was not found safe, or could not be read.
 */
export async function* reviewedText(
  sentences: AsyncIterable<string>,
  review: Review,
  listener: Listener,
  signal: AbortSignal,
  meter?: TokenMeter,
): AsyncGenerator<string> {
  const most = review.mode === "whole" ? Number.POSITIVE_INFINITY : WINDOW_SENTENCES;
  let before = "";
  let waiting: string[] = [];
  async function* release(): AsyncGenerator<string> {
    if (waiting.length === 0) return;
    if (!(await review.isSafe(before + waiting.join(""), listener, signal, meter))) throw new GuardStop("review");
    before = waiting.at(-1) ?? "";
    yield* waiting;
    waiting = [];
  }
  for await (const sentence of sentences) {
    waiting.push(sentence);
    if (waiting.length >= most) yield* release();
  }
  yield* release();
}
