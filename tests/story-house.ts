import { Problem } from "#app/problem.ts";
import type { Caller } from "#app/stories/audience.server.ts";
import { createBuiltinStoryteller } from "#app/stories/builtin-storyteller.server.ts";
import type { ParsedStoryRequest } from "#app/stories/contract.ts";
import { createLateSaving } from "#app/stories/late-saving.server.ts";
import { CHECKS, type SafetyReceipt } from "#app/stories/safety-contract.ts";
import { createSavingStore } from "#app/stories/saving-store.server.ts";
import { createStoryStore } from "#app/stories/store.server.ts";
import { createStories, type Stories, type StoriesDependencies, type ToldEvent } from "#app/stories/stories.server.ts";
import { type Storyteller, StorytellerFailure } from "#app/stories/storyteller.ts";
import type { Database } from "#db/open.server.ts";
import { RULES } from "#guard/version.ts";
import { type DatabaseKind, openTestDatabase } from "./databases.ts";

export const GUEST: Caller = { kind: "guest", id: "guest:a", address: "192.0.2.1" };
export const OTHER_GUEST: Caller = { kind: "guest", id: "guest:b", address: "192.0.2.1" };
export const PERSON: Caller = { kind: "person", id: "ana", address: "192.0.2.2" };
export const OTHER_PERSON: Caller = { kind: "person", id: "ben", address: "192.0.2.3" };
export const STORY = "The moon came up. The owl said hello. They sat together for a while. Then both of them slept.";
/** How the house ends what broke off. */
export const ENDING = "Somebody lit a lamp.\n\nThe owl yawned. Everybody slept.";
const REQUEST: ParsedStoryRequest = { language: "en", age: 6, genres: [], ideas: "", length: "usual" };

/** The small print of a story of which nothing had to be softened. */
export const RECEIPT: SafetyReceipt = { rules: RULES.version, checks: CHECKS, softened: [], reviewed: false };

export type StoryHouse = Awaited<ReturnType<typeof openStoryHouse>>;

/** The use case over a real database, with a clock that a test moves. */
export async function openStoryHouse(kind: DatabaseKind = "sqlite") {
  const database = await openTestDatabase(kind);
  const { db } = database;
  const clock = { nowMs: Date.UTC(2026, 0, 31, 23, 30) };
  const now = () => new Date(clock.nowMs);
  const store = createStoryStore(db, now);
  const saving = createSavingStore(db, now);
  for (const { id } of [PERSON, OTHER_PERSON]) await addUser(db, id);
  const warnings: string[] = [];
  const note = (details: Record<string, unknown>, message: string) =>
    void warnings.push(JSON.stringify([message, details]));
  const builtin = createBuiltinStoryteller(() => crypto.randomUUID());
  return {
    clock,
    database,
    store,
    saving,
    warnings,
    stored: () => db.selectFrom("stories").selectAll().orderBy("created_at").execute(),
    rows: () => db.selectFrom("tellings").selectAll().execute(),
    /** @param storyteller the configured one; by default the house's own */
    stories: (storyteller: Storyteller = builtin, change: Partial<StoriesDependencies> = {}): Stories =>
      createStories({
        store,
        saving,
        lateSaving: createLateSaving({ warn: note, info: note, error: note }, 5),
        allowanceOf: () => Promise.resolve({ limit: 3, since: null }),
        isDatabaseAway: () => false,
        storyteller,
        fallback: null,
        builtin,
        tellEnding: () => ENDING,
        admit: async () => () => undefined,
        newId: () => crypto.randomUUID(),
        log: { warn: note },
        longestMs: 60_000,
        startWaitMs: 5_000,
        untitled: { es: "Sin título", en: "Untitled" },
        ...change,
      }),
    close: () => database.close(),
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

/** A person with an account. */
async function addUser(db: Database, id: string): Promise<void> {
  const at = "2026-01-01T00:00:00.000Z";
  await db
    .insertInto("users")
    .values({ id, name: "", email: `${id}@home.example`, emailVerified: 1, image: null, createdAt: at, updatedAt: at })
    .execute();
}
