import { Problem } from "#app/problem.ts";
import type { Allowance } from "#app/subscriptions/contract.ts";
import type { StoryThread, StoryTrace } from "#storyteller/story-thread.ts";
import type { StoryCounts } from "./contract.ts";
import type { LateSaving } from "./late-saving.server.ts";
import type { Beginning, SavingStore } from "./saving-store.server.ts";
import type { EarlierTelling, StoryStore, TellingToBegin, ToldStory, ToldTelling } from "./store.server.ts";
import type { Payer } from "./telling-limits.server.ts";

/** Who asks for a story, and the network address that limits count by. */
export type Caller =
  /** `id` is a stable name for this guest that gives nothing away. */
  | { kind: "guest"; id: string; address: string }
  /** `id` is the account's. */
  | { kind: "person"; id: string; address: string };

/** What a story's end says of its being kept. */
export type Keeping = StoryCounts & { id: string | null; saved: boolean };

/** What depends on who listens: how much they get, whether there is a place for it, and where it is kept. */
export type Audience = {
  /** Half of the story only. */
  preview: boolean;
  owner: string | null;
  /** From whose purse a model is paid. */
  payer: () => Promise<Payer>;
  /** @throws {Problem} still_telling, story_limit_reached. */
  begin(telling: TellingToBegin): Promise<void>;
  /** Keeps a whole story. A told story is never taken away: when it can't be kept, the answer says so. */
  keep(told: ToldTelling): Promise<Keeping>;
  /** How this caller's latest stories were told, the latest first. */
  heard(): Promise<readonly StoryTrace[]>;
  /** What a new story can take up from a saved one; null when this caller has no such story. */
  threadOf(storyId: string): Promise<StoryThread | null>;
  /** A story that was told before under the same key; null when it is gone. */
  earlier(told: Extract<EarlierTelling, { state: "told" }>): Promise<{ story: ToldStory; keeping: Keeping } | null>;
};

export type AudienceDependencies = {
  store: StoryStore;
  saving: SavingStore;
  lateSaving: LateSaving;
  allowanceOf: (owner: string) => Promise<Allowance>;
  /** Whether trying again after this error can come to anything. */
  isDatabaseAway: (error: unknown) => boolean;
  log: { warn(details: Record<string, unknown>, message: string): void };
};

const NOT_KEPT: Keeping = {
  id: null,
  saved: false,
  storyCount: null,
  totalStoryCount: null,
  max_amount_of_stories: null,
};

export function audienceOf(caller: Caller, deps: AudienceDependencies): Audience {
  return caller.kind === "guest" ? guestAudience(caller.id, deps) : personAudience(caller.id, deps);
}

function guestAudience(guest: string, { store, log }: AudienceDependencies): Audience {
  return {
    preview: true,
    owner: null,
    payer: () => Promise.resolve("guests"),
    async begin(telling) {
      if (!(await store.begin(telling))) throw new Problem("still_telling");
    },
    async keep({ id, story }) {
      try {
        await store.keep(id, story);
      } catch (error) {
        log.warn({ err: error }, "a told story could not be kept");
      }
      return NOT_KEPT;
    },
    heard: () => store.tracesOf(guest),
    // A guest has no library to go on from.
    threadOf: () => Promise.resolve(null),
    earlier: ({ story }) => Promise.resolve({ story, keeping: NOT_KEPT }),
  };
}

const REFUSED = { running: "still_telling", no_place: "story_limit_reached" } as const;

function personAudience(owner: string, deps: AudienceDependencies): Audience {
  const { saving, lateSaving, allowanceOf, isDatabaseAway, log } = deps;
  async function keepingOf(id: string): Promise<Keeping> {
    const { limit, since } = await allowanceOf(owner);
    const { counted, stored } = await saving.counts(owner, since);
    return { id, saved: true, storyCount: counted, totalStoryCount: stored, max_amount_of_stories: limit };
  }
  return {
    preview: false,
    owner,
    payer: async () => ((await allowanceOf(owner)).since === null ? "free" : "paying"),
    async begin(telling) {
      const beginning: Beginning = await saving.beginInPlace({ ...telling, owner }, await allowanceOf(owner));
      if (beginning !== "begun") throw new Problem(REFUSED[beginning]);
    },
    async keep(told) {
      try {
        await saving.save(owner, told);
        return await keepingOf(told.id);
      } catch (error) {
        log.warn({ err: error }, "a told story could not be saved");
        if (isDatabaseAway(error)) lateSaving.add(() => saving.save(owner, told), isDatabaseAway);
        return NOT_KEPT;
      }
    },
    heard: () => saving.tracesOf(owner),
    threadOf: (storyId) => saving.threadOf(owner, storyId),
    async earlier({ id, story }) {
      const text = await saving.textOf(owner, id);
      return text && { story: { ...story, ...text }, keeping: await keepingOf(id) };
    },
  };
}
