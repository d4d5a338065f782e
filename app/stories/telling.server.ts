import { setTimeout as wait } from "node:timers/promises";
import type { StoryRequest } from "#storyteller/story-request.ts";
import type { StoryEvent, ToldBy } from "./contract.ts";
import { blockedIn } from "./guard.ts";
import { GuardStop, guardedText, withoutNul } from "./guarded-text.server.ts";
import { PreviewCut } from "./preview.ts";
import type { ToldStory } from "./store.server.ts";
import { type Storyteller, StorytellerFailure } from "./storyteller.ts";

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
  /** Called for each teller that failed, also when another one tells in its place. */
  onFailure?(failure: StorytellerFailure, storyteller: ToldBy): void;
  /** Called before the telling fails for good, with what had passed the guard until then, if anything had. */
  onBroken?(story: ToldStory): void;
};

/** Why the next attempt tells: the guard stopped the one before, or its teller failed before a word was shown. */
export type AttemptCause = "guard-stop" | "failure";

/** A teller and what it is asked. */
export type Attempt = {
  storyteller: Storyteller;
  request: StoryRequest;
  /** After what it tells in the place of an earlier one; by default after a guard's stop only. */
  after?: readonly AttemptCause[];
};

/** What the attempts of one telling leave behind. */
type Progress = { isStarted: boolean; hasShownText: boolean; broken: ToldStory | null };

/**
 * Tells one story: yields what may be shown, and returns the whole guarded story when it has ended.
 * When the guard stops a sentence, or a teller fails before a word was shown, the next attempt made for that tells
 * another story from its beginning.
 * @throws {StorytellerFailure} when a teller fails, {GuardStop} when the last attempt is stopped.
 */
export async function* tellGuarded(
  attempts: readonly Attempt[],
  options: TellingOptions,
): AsyncGenerator<TellingEvent, ToldStory> {
  const progress: Progress = { isStarted: false, hasShownText: false, broken: null };
  let [attempt, ...others] = attempts;
  if (!attempt) throw new Error("a telling needs at least one attempt");
  for (;;) {
    try {
      return yield* tellOnce(attempt, options, progress);
    } catch (error) {
      const cause = causeOf(error, progress, attempt.storyteller.identity, options);
      const next = others.findIndex(({ after = ["guard-stop"] }) => cause !== null && after.includes(cause));
      if (next < 0) {
        if (progress.broken) options.onBroken?.(progress.broken);
        throw error;
      }
      attempt = others[next] as Attempt;
      others = others.slice(next + 1);
    }
  }
}

/** Says what went wrong, and answers whether another attempt may follow it. */
function causeOf(error: unknown, progress: Progress, toldBy: ToldBy, options: TellingOptions): AttemptCause | null {
  if (error instanceof GuardStop) {
    options.onGuardStop(error.category, toldBy);
    return "guard-stop";
  }
  if (!(error instanceof StorytellerFailure)) return null;
  options.onFailure?.(error, toldBy);
  return progress.hasShownText ? null : "failure";
}

async function* tellOnce(
  { storyteller, request }: Attempt,
  options: TellingOptions,
  progress: Progress,
): AsyncGenerator<TellingEvent, ToldStory> {
  const stop = new AbortController();
  const telling = storyteller.tell(request, AbortSignal.any([options.signal, stop.signal]));
  const sentences = guardedText(telling.pieces);
  const titleToShow = () => {
    const title = withoutNul(telling.title ?? "");
    return title && blockedIn(title) === null ? title : undefined;
  };
  const told: string[] = [];
  const toldStory = (): ToldStory => ({
    title: titleToShow() ?? options.untitled,
    content: told.join(""),
    language: request.language,
    storyteller: storyteller.identity,
  });
  Object.assign(progress, { hasShownText: false, broken: null });
  try {
    const first = sentences.next();
    const hasBegun = await settledInTime(first, options.startWaitMs, options.signal);
    yield progress.isStarted
      ? { event: "restart", data: { storyteller: storyteller.identity } }
      : {
          event: "start",
          data: {
            // A teller that has not told a word may yet give way to another, whose story has another title.
            title: hasBegun ? titleToShow() : undefined,
            storyteller: storyteller.identity,
            language: request.language,
            preview: options.preview,
          },
        };
    progress.isStarted = true;
    const cut = options.preview ? new PreviewCut() : null;
    for (let step = await first; !step.done; step = await sentences.next()) {
      told.push(step.value);
      const text = cut ? cut.push(step.value) : step.value;
      if (!text) continue;
      progress.hasShownText = true;
      yield { event: "text", data: { text } };
    }
    const last = cut?.end();
    if (last) yield { event: "text", data: { text: last } };
    return toldStory();
  } catch (error) {
    if (error instanceof StorytellerFailure && told.length > 0) progress.broken = toldStory();
    throw error;
  } finally {
    stop.abort();
    // Whoever stops reading closes what is open upstream.
    await sentences.return(undefined).catch(() => undefined);
  }
}

/**
 * Waits for a promise to settle well, but no longer than the given time; answers whether it did.
 * @throws what the promise throws in that time, or the signal's reason.
 */
async function settledInTime(promise: Promise<unknown>, milliseconds: number, signal: AbortSignal): Promise<boolean> {
  const over = new AbortController();
  const late = wait(milliseconds, false, { signal: AbortSignal.any([signal, over.signal]) }).catch(() => false);
  promise.catch(() => undefined);
  try {
    const hasSettled = await Promise.race([promise.then(() => true), late]);
    // Whoever has left is told nothing more, also when the promise learns of it a little later.
    signal.throwIfAborted();
    return hasSettled;
  } finally {
    over.abort();
  }
}
