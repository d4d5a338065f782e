import { wakesAtTheEnd } from "#storyteller/calm/calm-curve.ts";
import { listenerOf } from "#storyteller/request/listener-of.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import type { StoryEvent, ToldBy } from "./contract.ts";
import { firstInTime } from "./first-in-time.server.ts";
import { GuardStop, guardedText, type StopReason } from "./guarded-text.server.ts";
import { softenedIn } from "./receipt.server.ts";
import { guardedEnding, type TellEnding } from "./retelling.server.ts";
import type { Review } from "./review.ts";
import { reviewedText } from "./reviewed-text.server.ts";
import type { AdultNote } from "./safety-contract.ts";
import type { ToldStory } from "./store.server.ts";
import { type Storyteller, StorytellerFailure } from "./storyteller.ts";
import type { TokenMeter } from "./token-meter.ts";
import { ToldSoFar } from "./told-so-far.server.ts";

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
  /** Ends a story that was stopped when much of it had been shown. */
  tellEnding: TellEnding;
  /** Another ending for another seed. */
  seed: string;
  /** A second reader of what models tell, or null. */
  review?: Review | null;
  /** Counts what the telling costs. */
  meter?: TokenMeter;
  /** For the adult beside the story. */
  note?: AdultNote;
  /** Called once for each sentence that the guard stopped, with the reason. */
  onGuardStop(reason: StopReason, storyteller: ToldBy): void;
  /** Called for each teller that failed, also when another one tells in its place. */
  onFailure?(failure: StorytellerFailure, storyteller: ToldBy): void;
  /** Called before the telling fails for good, with what had passed the guard until then, if anything had. */
  onBroken?(story: ToldStory): void;
};

/** Why the next attempt tells: the one before told what may not be told, or its teller failed before a word was shown. */
export type AttemptCause = "guard-stop" | "failure";

/** A teller and what it is asked. */
export type Attempt = {
  storyteller: Storyteller;
  request: StoryRequest;
  /** After what it tells in the place of an earlier one; by default after a guard's stop only. */
  after?: readonly AttemptCause[];
};

/** What the attempts of one telling leave behind. */
type Progress = { isStarted: boolean; isRetold: boolean; told: ToldSoFar | null };

const EITHER: readonly AttemptCause[] = ["guard-stop", "failure"];
/** A teller that would not tell this, or could not tell it for this age: a fallback may, and the house will. */
const WILL_NOT_TELL: ReadonlySet<StorytellerFailure["reason"]> = new Set(["refused", "unfit"]);

/**
 * Tells one story: yields what may be shown, and returns the whole guarded story when it has ended.
 *
 * When the guard stops a sentence before a third of a story is shown, the next attempt tells another story from its
 * beginning; later, the story gets a calm ending in its own names. A teller that fails before a word was shown gives way
 * to the next attempt made for that.
 * @throws {StorytellerFailure} when a teller fails, {GuardStop} when the last attempt is stopped.
 */
export async function* tellGuarded(
  attempts: readonly Attempt[],
  options: TellingOptions,
): AsyncGenerator<TellingEvent, ToldStory> {
  const progress: Progress = { isStarted: false, isRetold: false, told: null };
  let [attempt, ...others] = attempts;
  if (!attempt) throw new Error("a telling needs at least one attempt");
  for (;;) {
    try {
      return yield* tellOnce(attempt, options, progress);
    } catch (error) {
      const causes = causesOf(error, progress, attempt.storyteller.identity, options);
      const next = others.findIndex(({ after = ["guard-stop"] }) => after.some((cause) => causes.includes(cause)));
      if (next < 0) {
        const broken = error instanceof StorytellerFailure ? progress.told?.broken() : undefined;
        if (broken) options.onBroken?.(broken);
        throw error;
      }
      progress.isRetold ||= error instanceof GuardStop;
      attempt = others[next] as Attempt;
      others = others.slice(next + 1);
    }
  }
}

/** Says what went wrong, and answers after what of it another attempt may follow. */
function causesOf(
  error: unknown,
  { told }: Progress,
  toldBy: ToldBy,
  options: TellingOptions,
): readonly AttemptCause[] {
  if (error instanceof GuardStop) {
    options.onGuardStop(error.reason, toldBy);
    // A refusal in words is a refusal: another model may tell what this one would not.
    return error.reason === "itself" && !told?.hasShownText ? EITHER : ["guard-stop"];
  }
  if (!(error instanceof StorytellerFailure)) return [];
  options.onFailure?.(error, toldBy);
  if (told?.hasShownText) return [];
  return WILL_NOT_TELL.has(error.reason) ? EITHER : ["failure"];
}

async function* tellOnce(
  { storyteller, request }: Attempt,
  options: TellingOptions,
  progress: Progress,
): AsyncGenerator<TellingEvent, ToldStory> {
  const { identity } = storyteller;
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const telling = storyteller.tell(request, signal, options.meter);
  const guarded = guardedText(telling.pieces, listenerOf(request));
  const review = identity.kind === "model" ? options.review : null;
  const sentences = review ? reviewedText(guarded, review, request, signal, options.meter) : guarded;
  const told = new ToldSoFar(telling, request, identity, { ...options, isReviewed: Boolean(review) });
  for (const each of softenedIn(request)) told.soften(each);
  if (progress.isRetold) told.soften("retold");
  progress.told = told;
  try {
    const first = sentences.next();
    const hasBegun = await firstInTime(first, options.startWaitMs, options.signal);
    yield progress.isStarted
      ? { event: "restart", data: { storyteller: identity } }
      : {
          event: "start",
          data: {
            // A teller that has not told a word may yet give way to another, whose story has another title.
            title: hasBegun ? told.titleToShow() : undefined,
            storyteller: identity,
            language: request.language,
            preview: options.preview,
            note: options.note,
          },
        };
    progress.isStarted = true;
    for (let step = await first; !step.done; step = await sentences.next()) yield* told.add(step.value);
    // What the house writes is calm by its own critic; whoever else tells may end on a shout.
    if (identity.kind === "model" && wakesAtTheEnd(told.text, request.language))
      yield* endCalmly(told, request, options);
    yield* told.end();
    return told.story();
  } catch (error) {
    if (!(error instanceof GuardStop) || !told.isBeyondReturn) throw error;
    options.onGuardStop(error.reason, identity);
    // A story that is whole but for a word of its teller's about it needs no other ending.
    if (!(error.reason === "itself" && told.mayBeWhole)) yield* endCalmly(told, request, options);
    yield* told.end();
    return told.story();
  } finally {
    stop.abort();
    // Whoever stops reading closes what is open upstream.
    await sentences.return(undefined).catch(() => undefined);
  }
}

/** Gives a story that went wrong an ending of the house, in its own names. @throws {GuardStop} when that may not be told either. */
async function* endCalmly(
  told: ToldSoFar,
  { language, age }: StoryRequest,
  { tellEnding, seed }: TellingOptions,
): AsyncGenerator<TellingEvent> {
  const ending = guardedEnding({ text: told.text, language, age }, tellEnding, seed);
  told.soften("ended");
  yield* told.add("\n\n");
  for await (const sentence of ending) yield* told.add(sentence);
}
