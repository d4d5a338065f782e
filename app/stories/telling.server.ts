import { setTimeout as wait } from "node:timers/promises";
import type { StoryRequest } from "#storyteller/story-request.ts";
import type { StoryEvent, ToldBy } from "./contract.ts";
import { blockedIn } from "./guard.ts";
import { GuardStop, guardedText } from "./guarded-text.server.ts";
import { firstHalf, PreviewCut } from "./preview.ts";
import type { ToldStory } from "./store.server.ts";
import type { Storyteller } from "./storyteller.ts";

/** What a telling can say before it ends: the door adds what only it knows. */
export type TellingEvent = Exclude<StoryEvent, { event: "end" | "problem" }>;

export type TellingOptions = {
  /** Half of the story only. */
  preview: boolean;
  signal: AbortSignal;
  /** The title of a story whose teller gave none, or none that may be shown. */
  untitled: string;
  /** So long the first sentence is awaited before the stream is opened without it, in milliseconds. */
  startWaitMs: number;
  /** Called once for each sentence that the guard stopped, with its category. */
  onGuardStop(category: string, storyteller: ToldBy): void;
};

/** A teller and what it is asked. The next one tells when the guard has stopped the one before. */
export type Attempt = { storyteller: Storyteller; request: StoryRequest };

/**
 * Tells one story: yields what may be shown, and returns the whole guarded story when it has ended.
 * When the guard stops a sentence, the next attempt tells another story from its beginning.
 * @throws {StorytellerFailure} when a teller fails, {GuardStop} when the last attempt is stopped.
 */
export async function* tellGuarded(
  attempts: readonly Attempt[],
  options: TellingOptions,
): AsyncGenerator<TellingEvent, ToldStory> {
  let started = false;
  for (const [index, { storyteller, request }] of attempts.entries()) {
    try {
      return yield* tellOnce(storyteller, request, options, started, () => {
        started = true;
      });
    } catch (error) {
      if (!(error instanceof GuardStop)) throw error;
      options.onGuardStop(error.category, storyteller.identity);
      if (index === attempts.length - 1) throw error;
    }
  }
  throw new Error("a telling needs at least one attempt");
}

async function* tellOnce(
  storyteller: Storyteller,
  request: StoryRequest,
  options: TellingOptions,
  started: boolean,
  onStart: () => void,
): AsyncGenerator<TellingEvent, ToldStory> {
  const stop = new AbortController();
  const telling = storyteller.tell(request, AbortSignal.any([options.signal, stop.signal]));
  const sentences = guardedText(telling.pieces);
  const titleToShow = () => (telling.title && blockedIn(telling.title) === null ? telling.title : undefined);
  try {
    const first = sentences.next();
    await settledOrLater(first, options.startWaitMs, options.signal);
    yield started
      ? { event: "restart", data: { storyteller: storyteller.identity } }
      : {
          event: "start",
          data: {
            title: titleToShow(),
            storyteller: storyteller.identity,
            language: request.language,
            preview: options.preview,
          },
        };
    onStart();
    const cut = options.preview ? new PreviewCut() : null;
    const told: string[] = [];
    for (let step = await first; !step.done; step = await sentences.next()) {
      told.push(step.value);
      const text = cut ? cut.push(step.value) : step.value;
      if (text) yield { event: "text", data: { text } };
    }
    const last = cut?.end();
    if (last) yield { event: "text", data: { text: last } };
    return {
      title: titleToShow() ?? options.untitled,
      content: told.join(""),
      language: request.language,
      storyteller: storyteller.identity,
    };
  } finally {
    stop.abort();
    // Whoever stops reading closes what is open upstream.
    await sentences.return(undefined).catch(() => undefined);
  }
}

/** Waits for a promise to settle well, but no longer than the given time. @throws what the promise throws in that time. */
async function settledOrLater(promise: Promise<unknown>, milliseconds: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: AbortSignal.any([signal, over.signal]) }).catch(() => undefined);
  promise.catch(() => undefined);
  try {
    await Promise.race([promise, late]);
  } finally {
    over.abort();
  }
}

/** What of a told story may be shown again. */
export function shownPart(story: ToldStory, preview: boolean): string {
  return preview ? firstHalf(story.content) : story.content;
}
