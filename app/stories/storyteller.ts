import type { StoryRequest } from "#storyteller/story-request.ts";
import type { StoryTrace } from "#storyteller/story-thread.ts";
import type { TokenMeter } from "./token-meter.ts";

/** Who tells: shown to the reader beside the story. `name` is a model's own name, or that of the built-in storyteller. */
export type StorytellerIdentity = { kind: "builtin" | "model"; name: string };

/**
 * A story on its way: pieces of raw text in order (not sentences, not guarded).
 *
 * The pieces can be walked through once. Walking ends normally only when the story is whole; else it throws a
 * {@link StorytellerFailure}, or the signal's reason after an abort. `title` is never part of the pieces: a storyteller
 * that learns it from the text has set it, at the latest, when the first piece is out. So is `isShortened`, which says that
 * the story is not the first one: that was too much for the child's age. `trace` is known to the house alone.
 */
export type Telling = { title?: string; isShortened?: boolean; trace?: StoryTrace; pieces: AsyncIterable<string> };

/**
 * Nothing is spent before the first piece is asked for; the signal's abort ends whatever is open upstream at once. What is
 * spent goes onto the meter, where there is one.
 */
export type Storyteller = {
  identity: StorytellerIdentity;
  tell(request: StoryRequest, signal: AbortSignal, meter?: TokenMeter): Telling;
};

/**
 * - `refused_key`: the provider does not accept the key.
 * - `no_credit`: the account behind the key has nothing left to spend; asking again changes nothing.
 * - `too_many_requests`: the provider's rate limit.
 * - `bad_request`: the provider does not take this request, or does not know the model: a setting is wrong.
 * - `provider_error`: an error of the provider's own, before or within the stream.
 * - `resting`: not asked at all, because it failed several times just now.
 * - `unreachable`: no connection.
 * - `no_first_token`: nothing of the story within the first wait.
 * - `stalled`: the story stopped arriving.
 * - `too_long`: more characters, or more time, than any story takes.
 * - `truncated`: the story broke off or was cut by the provider.
 * - `empty`: an answer without a story.
 * - `refused`: an answer that speaks about itself or its rules instead of telling.
 * - `unfit`: a story that is too much for a small child, also after it was asked for shorter. No fault of the provider's.
 * - `not_a_stream`: something answered, but not with an event stream.
 */
export type StorytellerFailureReason =
  | "refused_key"
  | "no_credit"
  | "too_many_requests"
  | "bad_request"
  | "provider_error"
  | "resting"
  | "unreachable"
  | "no_first_token"
  | "stalled"
  | "too_long"
  | "truncated"
  | "empty"
  | "refused"
  | "unfit"
  | "not_a_stream";

/** What a host needs to find the cause: an HTTP status or a system error's code, never anybody's words. */
export type StorytellerFailureDetails = { retryAfterSeconds?: number; detail?: string };

/** Why a storyteller could not tell. Never carries text of the story or of the request. */
export class StorytellerFailure extends Error {
  readonly reason: StorytellerFailureReason;
  /** Whole seconds after which the provider wants to be asked again, when it said so. */
  readonly retryAfterSeconds?: number;

  constructor(reason: StorytellerFailureReason, { retryAfterSeconds, detail }: StorytellerFailureDetails = {}) {
    super(detail === undefined ? reason : `${reason} (${detail})`);
    this.name = "StorytellerFailure";
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
