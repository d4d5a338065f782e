import { Problem } from "#app/problem.ts";
import { admitTeller } from "./admission.server.ts";
import { attemptsFor, type Tellers } from "./attempts.server.ts";
import { type Audience, type AudienceDependencies, audienceOf, type Caller, type Keeping } from "./audience.server.ts";
import { carriedOn } from "./carried-on.server.ts";
import type { ParsedStoryRequest, StoryEvent, StoryKept, ToldBy } from "./contract.ts";
import { GuardStop, type StopReason } from "./guarded-text.server.ts";
import { isSaidOnce } from "./patient-storyteller.server.ts";
import { noteFor } from "./receipt.server.ts";
import { hashOf } from "./request-hash.server.ts";
import { retell, type TellEnding, tellEnded } from "./retelling.server.ts";
import type { Review } from "./review.ts";
import type { Claim } from "./saving-store.server.ts";
import type { TellingToBegin, ToldStory } from "./store.server.ts";
import { mostTokensOf } from "./story-cost.server.ts";
import { type Storyteller, StorytellerFailure, type StorytellerFailureReason } from "./storyteller.ts";
import { type TellingEvent, tellGuarded } from "./telling.server.ts";
import type { AdmitTelling, GiveBack } from "./telling-limits.server.ts";
import { TokenMeter } from "./token-meter.ts";
import { memoryOf } from "./traces.ts";

/** `storyteller` is the configured one. */
export type StoriesDependencies = Tellers &
  AudienceDependencies & {
    tellEnding: TellEnding;
    /** A second reader of what models tell, or null. */
    review?: Review | null;
    admit: AdmitTelling;
    newId: () => string;
    log: { warn(details: Record<string, unknown>, message: string): void };
    /** Told of what a host counts: why, and whose it was. */
    watch?: {
      guardStopped(reason: StopReason, toldBy: ToldBy): void;
      failed(reason: StorytellerFailureReason, toldBy: ToldBy): void;
    };
    /** The longest that one telling may take, in milliseconds. */
    longestMs: number;
    /** So long the first sentence is awaited before a stream is opened without it, in milliseconds. */
    startWaitMs?: number;
    /** The title of a story that came without one. */
    untitled: Record<ToldStory["language"], string>;
  };

export type TellOptions = { idempotencyKey: string | undefined; signal: AbortSignal };

/** What the use case says; `problem` events are thrown problems until the door words them. */
export type ToldEvent = Exclude<StoryEvent, { event: "problem" }>;

export type Stories = ReturnType<typeof createStories>;

const START_WAIT_MS = 10_000;
/** Rows may outlive the telling by this before they count as cut off: a slow database must not look like a crash. */
const TELLING_MARGIN_MS = 30_000;

export function createStories(deps: StoriesDependencies) {
  /** The tellings that go on although nobody may be listening. */
  const running = new Set<Promise<void>>();
  const cutting = new AbortController();

  /**
   * Tells a story: `start`, then text as it passes the guard, then `end`. A guest never gets more than half of it; the
   * whole is kept for 24 hours. A person gets all of it, and it is told to its end and saved also when they have left.
   * A repeated key gets the same story again.
   * @throws {Problem} before `start` for what is known before telling; after it when the telling broke.
   */
  function tell(caller: Caller, request: ParsedStoryRequest, options: TellOptions): AsyncGenerator<ToldEvent> {
    const audience = audienceOf(caller, deps);
    if (audience.owner === null) {
      const signal = AbortSignal.any([options.signal, cutting.signal]);
      return tellTo(audience, caller, request, { ...options, signal });
    }
    // Nobody who leaves can end a telling that is saved for them.
    const telling = carriedOn(tellTo(audience, caller, request, { ...options, signal: cutting.signal }), (error) => {
      if (!(error instanceof Problem)) deps.log.warn({ err: error }, "a telling failed that nobody listened to");
    });
    running.add(telling.ended);
    void telling.ended.then(() => running.delete(telling.ended));
    return telling.events;
  }

  async function* tellTo(
    audience: Audience,
    caller: Caller,
    asked: ParsedStoryRequest,
    { idempotencyKey, signal }: TellOptions,
  ): AsyncGenerator<ToldEvent> {
    const requestHash = hashOf(asked);
    const earlier = await earlierStory(audience, caller, idempotencyKey, requestHash);
    if (earlier) {
      yield* retell(earlier.story, audience.preview, noteFor(asked));
      yield endOf(earlier.story, earlier.keeping, audience);
      return;
    }
    const request = await withPast(asked, audience);
    if (request.insteadOf) await takeReplacement(caller, request.insteadOf);
    const toEnd = request.endingOf ? await takeEnding(caller, request.endingOf) : null;
    const telling = {
      id: deps.newId(),
      caller: caller.id,
      owner: audience.owner,
      idempotencyKey,
      requestHash,
      language: toEnd?.language ?? request.language,
      storyteller: toEnd?.storyteller ?? tellerOf(request).identity,
      longestMs: deps.longestMs + TELLING_MARGIN_MS,
      isCounted: !request.insteadOf && !toEnd,
      age: request.age,
      genres: request.genres,
    };
    try {
      await audience.begin(telling);
    } catch (error) {
      await giveRightBack(caller, request);
      throw error;
    }
    yield* tellNew({ telling, audience, caller, request, toEnd }, signal);
  }

  /** The request with what this family has heard before, and with the story that it goes on from. @throws {Problem} invalid_request. */
  async function withPast(request: ParsedStoryRequest, audience: Audience): Promise<ParsedStoryRequest> {
    const heard = memoryOf(await audience.heard());
    if (request.goesOnFrom === undefined) return { ...request, heard };
    const goesOn = await audience.threadOf(request.goesOnFrom);
    if (!goesOn) throw new Problem("invalid_request", { fields: { goes_on_from: "story_unknown" } });
    return { ...request, heard, goesOn };
  }

  /** The story told before under this key, or null when the key is free to tell. */
  async function earlierStory(audience: Audience, caller: Caller, key: string | undefined, requestHash: string) {
    const earlier = key ? await deps.store.findByKey(caller.id, key) : null;
    if (!earlier || earlier.state === "failed") return null;
    if (earlier.requestHash !== requestHash) throw new Problem("key_reused");
    if (earlier.state !== "told") throw new Problem("still_telling");
    const kept = await audience.earlier(earlier);
    // Its owner has deleted it since.
    if (!kept && key) await deps.store.forgetTold(caller.id, key);
    return kept;
  }

  /** Tells under a row that has begun: one that a limit turns away has failed like any other, and may be replaced. */
  async function* tellNew(begun: BegunTelling, signal: AbortSignal): AsyncGenerator<ToldEvent> {
    const { telling, audience, caller, request, toEnd } = begun;
    // What was to be ended has a row of its own, unless both came under one key.
    let broken = toEnd && request.endingOf === telling.idempotencyKey ? toEnd : undefined;
    let whole = false;
    const meter = new TokenMeter();
    let giveBack: GiveBack | undefined;
    try {
      // A fallback does not change the purse: who asked for a model's story may cost what one costs.
      const mostTokens = mostTokensOf(request, Boolean(deps.review));
      const asker = { caller, payer: audience.payer, mostTokens };
      const admitted = await admitTeller(deps, toEnd ? deps.builtin : tellerOf(request), asker, signal);
      giveBack = admitted.giveBack;
      const story = yield* toEnd
        ? tellEnded(toEnd, deps.tellEnding, { age: request.age, seed: telling.id, preview: audience.preview })
        : tellWhole(begun, { teller: admitted.teller, meter, signal }, (story) => {
            broken = story;
          });
      whole = true;
      const keeping = await audience.keep({ ...telling, genres: JSON.stringify(telling.genres), story });
      yield endOf(story, keeping, audience);
    } catch (error) {
      throw problemOf(error);
    } finally {
      giveBack?.(meter);
      // Also when the guest has left: nobody will get this story, and its key may tell anew.
      if (!whole) await fail(begun, broken);
    }
  }

  function tellWhole(
    { request, audience: { preview }, telling }: BegunTelling,
    { teller, meter, signal }: { teller: Storyteller; meter: TokenMeter; signal: AbortSignal },
    onBroken: (story: ToldStory) => void,
  ): AsyncGenerator<TellingEvent, ToldStory> {
    return tellGuarded(attemptsFor(request, { ...deps, storyteller: teller }), {
      preview,
      signal,
      untitled: deps.untitled[request.language],
      startWaitMs: deps.startWaitMs ?? START_WAIT_MS,
      tellEnding: deps.tellEnding,
      seed: telling.id,
      review: deps.review,
      meter,
      note: noteFor(request),
      onGuardStop: (reason, toldBy) => {
        deps.watch?.guardStopped(reason, toldBy);
        deps.log.warn({ reason, storyteller: toldBy.kind }, "guard stopped a sentence");
      },
      onFailure: ({ reason, message }, toldBy) => {
        deps.watch?.failed(reason, toldBy);
        if (isSaidOnce(reason)) return;
        deps.log.warn({ reason, detail: message, model: toldBy.name }, "the storyteller failed");
      },
      onBroken,
    });
  }

  const tellerOf = (request: ParsedStoryRequest) => (request.insteadOf ? deps.builtin : deps.storyteller);

  async function takeReplacement(caller: Caller, key: string): Promise<void> {
    const taken = await deps.store.takeReplacement(caller.id, key);
    if (!taken) throw new Problem("invalid_request", { fields: { instead_of: "not_replaceable" } });
  }

  async function takeEnding(caller: Caller, key: string): Promise<ToldStory> {
    const broken = await deps.store.takeEnding(caller.id, key);
    if (!broken) throw new Problem("invalid_request", { fields: { ending_of: "not_endable" } });
    return broken;
  }

  /** What a telling was to replace or to end still may be. */
  async function giveRightBack(caller: Caller, { insteadOf, endingOf }: ParsedStoryRequest): Promise<void> {
    const taken = insteadOf ?? endingOf;
    if (taken) await deps.store.returnReplacement(caller.id, taken);
  }

  /** Notes a failure. What it was to replace or to end still may be: nobody got a story for it. */
  async function fail({ telling, caller, request }: BegunTelling, broken: ToldStory | undefined): Promise<void> {
    try {
      await deps.store.fail(telling.id, broken);
      await giveRightBack(caller, request);
    } catch (error) {
      deps.log.warn({ err: error }, "a failed telling could not be noted");
    }
  }

  /** Makes a guest's latest story this person's: it opens whole and is in their library. */
  async function claim(owner: string, guest: string): Promise<Claim> {
    return deps.saving.claim(owner, guest, await deps.allowanceOf(owner));
  }

  /** What became of the story told to a caller under a key. */
  async function kept(caller: Caller, key: string | undefined): Promise<StoryKept> {
    const earlier = key ? await deps.store.findByKey(caller.id, key) : null;
    if (!earlier || earlier.state === "failed") return { state: "lost" };
    if (earlier.state === "telling") return { state: "pending" };
    return { state: (await audienceOf(caller, deps).earlier(earlier)) ? "saved" : "lost" };
  }

  /** Breaks off every telling, as one whose teller has failed: what was told may be brought to its end elsewhere. */
  function cutOff(): void {
    cutting.abort(new StorytellerFailure("truncated", { detail: "this process leaves" }));
  }

  /** Waits for the tellings that go on by themselves, so that they are saved. */
  async function close(): Promise<void> {
    await Promise.all(running);
    await deps.lateSaving.close();
  }

  return { tell, claim, kept, cutOff, close, identity: deps.storyteller.identity };
}

/** A telling whose row has been made. */
type BegunTelling = {
  telling: TellingToBegin;
  audience: Audience;
  caller: Caller;
  request: ParsedStoryRequest;
  /** What was told of the story that this telling is to end. */
  toEnd: ToldStory | null;
};

function problemOf(error: unknown): unknown {
  if (error instanceof StorytellerFailure)
    return new Problem("storyteller_unavailable", { retryAfterSeconds: error.retryAfterSeconds, cause: error });
  if (error instanceof GuardStop) return new Problem("storyteller_unavailable", { cause: error });
  return error;
}

function endOf({ title, safety }: ToldStory, keeping: Keeping, { preview }: Audience): ToldEvent {
  return { event: "end", data: { title, preview, safety, ...keeping } };
}
