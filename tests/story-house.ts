import { Problem } from "#app/problem.ts";
import { createBuiltinStoryteller } from "#app/stories/builtin-storyteller.server.ts";
import type { ParsedStoryRequest } from "#app/stories/contract.ts";
import { createStoryStore } from "#app/stories/store.server.ts";
import {
  type Caller,
  createStories,
  type Stories,
  type StoriesDependencies,
  type ToldEvent,
} from "#app/stories/stories.server.ts";
import { type Storyteller, StorytellerFailure } from "#app/stories/storyteller.ts";
import { openDatabase } from "#db/open.server.ts";
import { temporaryFolder } from "./test-product.ts";

export const GUEST: Caller = { id: "guest:a", address: "192.0.2.1" };
export const OTHER_GUEST: Caller = { id: "guest:b", address: "192.0.2.1" };
export const STORY = "The moon came up. The owl said hello. They sat together for a while. Then both of them slept.";
/** How the house ends what broke off. */
export const ENDING = "Somebody lit a lamp.\n\nThe owl yawned. Everybody slept.";
const REQUEST: ParsedStoryRequest = { language: "en", age: 6, genres: [], ideas: "", length: "usual" };

export type StoryHouse = Awaited<ReturnType<typeof openStoryHouse>>;

/** The use case over a real database, with a clock that a test moves. */
export async function openStoryHouse() {
  const folder = temporaryFolder();
  const db = await openDatabase(folder.path);
  const clock = { nowMs: Date.UTC(2026, 0, 31, 23, 30) };
  const store = createStoryStore(db, () => new Date(clock.nowMs));
  const warnings: string[] = [];
  const builtin = createBuiltinStoryteller(() => crypto.randomUUID());
  return {
    clock,
    store,
    warnings,
    rows: () => db.selectFrom("tellings").selectAll().execute(),
    /** @param storyteller the configured one; by default the house's own */
    stories: (storyteller: Storyteller = builtin, change: Partial<StoriesDependencies> = {}): Stories =>
      createStories({
        store,
        storyteller,
        fallback: null,
        builtin,
        tellEnding: () => ENDING,
        admit: async () => () => undefined,
        newId: () => crypto.randomUUID(),
        log: { warn: (details, message) => void warnings.push(JSON.stringify([message, details])) },
        longestMs: 60_000,
        startWaitMs: 5_000,
        untitled: { es: "Sin título", en: "Untitled" },
        ...change,
      }),
    async close() {
      await db.destroy();
      folder.remove();
    },
  };
}

/** A model that tells what it is given, and then fails if it has to. */
export function model(text: string, failure?: Error): Storyteller {
  return {
    identity: { kind: "model", name: "stand-in" },
    tell: () => ({ title: "The owl", pieces: told(text, failure) }),
  };
}
export async function* told(text: string, failure?: Error): AsyncGenerator<string> {
  yield text;
  if (failure) throw failure;
}

/** A model that says one thing and then waits until somebody leaves. */
export function patientModel(text: string): Storyteller & { left: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* pieces(signal: AbortSignal) {
    const gone = new Promise((done) => signal.addEventListener("abort", done, { once: true }));
    try {
      yield text;
      await gone;
      throw signal.reason;
    } finally {
      resolve();
    }
  }
  return {
    identity: { kind: "model", name: "patient" },
    tell: (_, signal) => ({ pieces: pieces(signal) }),
    left: promise,
  };
}

/** A model that nobody can reach. */
export const broken = () => model("", new StorytellerFailure("unreachable"));

export type Asked = { request?: Partial<ParsedStoryRequest>; key?: string; caller?: Caller; signal?: AbortSignal };

export function ask(house: Stories, { request, key, caller = GUEST, signal }: Asked = {}) {
  return house.tell(
    caller,
    { ...REQUEST, ...request },
    { idempotencyKey: key, signal: signal ?? new AbortController().signal },
  );
}

/** What a guest hears to the end. */
export async function hear(house: Stories, asked?: Asked) {
  return heard(await Array.fromAsync(ask(house, asked)));
}

function heard(events: readonly ToldEvent[]) {
  const lastRestart = events.findLastIndex(({ event }) => event === "restart");
  const texts = events.slice(lastRestart + 1).flatMap((event) => (event.event === "text" ? [event.data.text] : []));
  const tellers = events.flatMap((event) => ("storyteller" in event.data ? [event.data.storyteller.kind] : []));
  const end = events.at(-1);
  return { text: texts.join(""), tellers, title: end?.event === "end" ? end.data.title : undefined, events };
}

/** The problem a guest gets, and what was told before it. */
export async function problemOf(house: Stories, asked?: Asked) {
  const events: ToldEvent[] = [];
  try {
    for await (const event of ask(house, asked)) events.push(event);
  } catch (problem) {
    if (problem instanceof Problem) return { ...heard(events), code: problem.code, problem };
    throw problem;
  }
  throw new Error("the story was told");
}
