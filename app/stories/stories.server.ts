import { createHash } from "node:crypto";
import { Problem } from "#app/problem.ts";
import type { ParsedStoryRequest, StoryEvent, ToldBy } from "./contract.ts";
import { GuardStop } from "./guarded-text.server.ts";
import type { StoryStore, ToldStory } from "./store.server.ts";
import { type Storyteller, StorytellerFailure } from "./storyteller.ts";
import { type Attempt, shownPart, tellGuarded } from "./telling.server.ts";
import type { AdmitTelling } from "./telling-limits.server.ts";

/** Who asks for a story: for now always a guest. */
export type Caller = {
  /** A stable name for this guest that gives nothing away. */
  id: string;
  /** The network address that limits count by. */
  address: string;
};

export type StoriesDependencies = {
  store: StoryStore;
  /** The configured storyteller. */
  storyteller: Storyteller;
  /** The one that needs no key and no network. */
  builtin: Storyteller;
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
    const { identity } = tellerOf(request);
    const telling = {
      id: deps.newId(),
      caller: caller.id,
      idempotencyKey,
      requestHash,
      language: request.language,
      storyteller: identity,
      longestMs: deps.longestMs + TELLING_MARGIN_MS,
    };
    if (!(await deps.store.begin(telling))) throw new Problem("still_telling");
    yield* tellNew(telling.id, caller, request, signal);
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
  async function* tellNew(
    id: string,
    caller: Caller,
    request: ParsedStoryRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ToldEvent> {
    const storyteller = tellerOf(request);
    let whole = false;
    let giveBack: (() => void) | undefined;
    try {
      giveBack = await deps.admit(caller.address, storyteller.identity.kind);
      const story = yield* tellGuarded(attemptsFor(storyteller, request), {
        preview: true,
        signal,
        untitled: deps.untitled[request.language],
        startWaitMs: deps.startWaitMs ?? START_WAIT_MS,
        onGuardStop: (category, toldBy) =>
          deps.log.warn({ category, storyteller: toldBy.kind }, "guard stopped a sentence"),
      });
      whole = true;
      await keep(id, story);
      yield endOf(story);
    } catch (error) {
      throw problemOf(error, storyteller.identity);
    } finally {
      giveBack?.();
      // Also when the guest has left: nobody will get this story, and its key may tell anew.
      if (!whole) await fail(id, caller, request.insteadOf);
    }
  }

  const tellerOf = (request: ParsedStoryRequest) => (request.insteadOf ? deps.builtin : deps.storyteller);

  /** The guard may stop a model, then a name among the parent's own words: the last attempt knows nothing of either. */
  function attemptsFor(storyteller: Storyteller, request: ParsedStoryRequest): Attempt[] {
    const own = { storyteller: deps.builtin, request };
    const plain = { storyteller: deps.builtin, request: { ...request, ideas: "" } };
    return storyteller === deps.builtin ? [own, plain] : [{ storyteller, request }, own, plain];
  }

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

  /** Notes a failure. What it was to replace may still be replaced: nobody got a story for it. */
  async function fail(id: string, caller: Caller, insteadOf: string | undefined): Promise<void> {
    try {
      await deps.store.fail(id);
      if (insteadOf) await deps.store.returnReplacement(caller.id, insteadOf);
    } catch (error) {
      deps.log.warn({ err: error }, "a failed telling could not be noted");
    }
  }

  function problemOf(error: unknown, toldBy: ToldBy): unknown {
    if (error instanceof StorytellerFailure) {
      deps.log.warn({ reason: error.reason, detail: error.message, model: toldBy.name }, "the storyteller failed");
      return new Problem("storyteller_unavailable", { retryAfterSeconds: error.retryAfterSeconds, cause: error });
    }
    if (error instanceof GuardStop) return new Problem("storyteller_unavailable", { cause: error });
    return error;
  }

  return { tell, identity: deps.storyteller.identity };
}

function* tellAgain(story: ToldStory): Generator<ToldEvent> {
  yield {
    event: "start",
    data: { title: story.title, storyteller: story.storyteller, language: story.language, preview: true },
  };
  yield { event: "text", data: { text: shownPart(story, true) } };
  yield endOf(story);
}

function endOf(story: ToldStory): ToldEvent {
  return { event: "end", data: { id: null, saved: false, title: story.title, preview: true, ...NO_COUNTS } };
}

/** Equal values hash equally, whatever the order in which genres were named. */
function hashOf(request: ParsedStoryRequest): string {
  const values = [
    request.language,
    request.age,
    [...request.genres].sort(),
    request.ideas,
    request.length,
    request.insteadOf ?? null,
  ];
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}
