import { Problem } from "#app/problem.ts";
import { attemptsFor, type Tellers } from "./attempts.server.ts";
import type { ParsedStoryRequest, StoryEvent } from "./contract.ts";
import { GuardStop } from "./guarded-text.server.ts";
import { isSaidOnce } from "./patient-storyteller.server.ts";
import { hashOf } from "./request-hash.server.ts";
import { retell, type TellEnding, tellEnded } from "./retelling.server.ts";
import type { StoryStore, ToldStory } from "./store.server.ts";
import { StorytellerFailure } from "./storyteller.ts";
import { type TellingEvent, tellGuarded } from "./telling.server.ts";
import type { AdmitTelling } from "./telling-limits.server.ts";

/** Who asks for a story: for now always a guest. */
export type Caller = {
  /** A stable name for this guest that gives nothing away. */
  id: string;
  /** The network address that limits count by. */
  address: string;
};

/** `storyteller` is the configured one. */
export type StoriesDependencies = Tellers & {
  store: StoryStore;
  tellEnding: TellEnding;
  admit: AdmitTelling;
  newId: () => string;
  log: { warn(details: Record<string, unknown>, message: string): void };
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

const NO_COUNTS = { storyCount: null, totalStoryCount: null, max_amount_of_stories: null } as const;

export function createStories(deps: StoriesDependencies) {
  /**
   * Tells a story to a guest: `start`, then text as it passes the guard (never more than half of it), then `end`.
   * The whole story is kept on the server for 24 hours. A repeated key gets the same story again.
   * @throws {Problem} before `start` for what is known before telling; after it when the telling broke.
   */
  async function* tell(
    caller: Caller,
    request: ParsedStoryRequest,
    { idempotencyKey, signal }: TellOptions,
  ): AsyncGenerator<ToldEvent> {
    const requestHash = hashOf(request);
    const earlier = await earlierStory(caller, idempotencyKey, requestHash);
    if (earlier) {
      yield* tellAgain(earlier);
      return;
    }
    if (request.insteadOf) await takeReplacement(caller, request.insteadOf);
    const toEnd = request.endingOf ? await takeEnding(caller, request.endingOf) : null;
    const telling = {
      id: deps.newId(),
      caller: caller.id,
      idempotencyKey,
      requestHash,
      language: toEnd?.language ?? request.language,
      storyteller: toEnd?.storyteller ?? tellerOf(request).identity,
      longestMs: deps.longestMs + TELLING_MARGIN_MS,
    };
    if (!(await deps.store.begin(telling))) throw new Problem("still_telling");
    yield* tellNew({ id: telling.id, idempotencyKey, caller, request, toEnd }, signal);
  }

  /** The story told before under this key, or null when the key is free to tell. */
  async function earlierStory(caller: Caller, key: string | undefined, requestHash: string): Promise<ToldStory | null> {
    const earlier = key ? await deps.store.findByKey(caller.id, key) : null;
    if (!earlier || earlier.state === "failed") return null;
    if (earlier.requestHash !== requestHash) throw new Problem("key_reused");
    if (earlier.state !== "told") throw new Problem("still_telling");
    return earlier.story;
  }

  /** Tells under a row that has begun: one that a limit turns away has failed like any other, and may be replaced. */
  async function* tellNew(begun: BegunTelling, signal: AbortSignal): AsyncGenerator<ToldEvent> {
    const { id, idempotencyKey, caller, request, toEnd } = begun;
    // What was to be ended has a row of its own, unless both came under one key.
    let broken = toEnd && request.endingOf === idempotencyKey ? toEnd : undefined;
    let whole = false;
    let giveBack: (() => void) | undefined;
    try {
      // A fallback does not change the purse: who asked for a model's story may cost what one costs.
      giveBack = await deps.admit(caller.address, toEnd ? "builtin" : tellerOf(request).identity.kind);
      const story = yield* toEnd
        ? tellEnded(toEnd, deps.tellEnding, { age: request.age, seed: id, preview: true })
        : tellWhole(request, signal, (story) => {
            broken = story;
          });
      whole = true;
      await keep(id, story);
      yield endOf(story);
    } catch (error) {
      throw problemOf(error);
    } finally {
      giveBack?.();
      // Also when the guest has left: nobody will get this story, and its key may tell anew.
      if (!whole) await fail(begun, broken);
    }
  }

  function tellWhole(
    request: ParsedStoryRequest,
    signal: AbortSignal,
    onBroken: (story: ToldStory) => void,
  ): AsyncGenerator<TellingEvent, ToldStory> {
    return tellGuarded(attemptsFor(request, { ...deps, storyteller: tellerOf(request) }), {
      preview: true,
      signal,
      untitled: deps.untitled[request.language],
      startWaitMs: deps.startWaitMs ?? START_WAIT_MS,
      onGuardStop: (category, toldBy) =>
        deps.log.warn({ category, storyteller: toldBy.kind }, "guard stopped a sentence"),
      onFailure: ({ reason, message }, toldBy) => {
        if (isSaidOnce(reason)) return;
        deps.log.warn({ reason, detail: message, model: toldBy.name }, "the storyteller failed");
      },
      onBroken,
    });
  }

  const tellerOf = (request: ParsedStoryRequest) => (request.insteadOf ? deps.builtin : deps.storyteller);

  /** A told story is never taken away: when it can't be kept, it is still told. */
  async function keep(id: string, story: ToldStory): Promise<void> {
    try {
      await deps.store.keep(id, story);
    } catch (error) {
      deps.log.warn({ err: error }, "a told story could not be kept");
    }
  }

  async function takeReplacement(caller: Caller, key: string): Promise<void> {
    const taken = await deps.store.takeReplacement(caller.id, key);
    if (!taken) throw new Problem("invalid_request", { fields: { instead_of: "not_replaceable" } });
  }

  async function takeEnding(caller: Caller, key: string): Promise<ToldStory> {
    const broken = await deps.store.takeEnding(caller.id, key);
    if (!broken) throw new Problem("invalid_request", { fields: { ending_of: "not_endable" } });
    return broken;
  }

  /** Notes a failure. What it was to replace or to end still may be: nobody got a story for it. */
  async function fail({ id, caller, request }: BegunTelling, broken: ToldStory | undefined): Promise<void> {
    const taken = request.insteadOf ?? request.endingOf;
    try {
      await deps.store.fail(id, broken);
      if (taken) await deps.store.returnReplacement(caller.id, taken);
    } catch (error) {
      deps.log.warn({ err: error }, "a failed telling could not be noted");
    }
  }

  return { tell, identity: deps.storyteller.identity };
}

/** A telling whose row has been made. */
type BegunTelling = {
  id: string;
  idempotencyKey: string | undefined;
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

function* tellAgain(story: ToldStory): Generator<ToldEvent> {
  yield* retell(story, true);
  yield endOf(story);
}

function endOf(story: ToldStory): ToldEvent {
  return { event: "end", data: { id: null, saved: false, title: story.title, preview: true, ...NO_COUNTS } };
}
