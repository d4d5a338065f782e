import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { createPatientStoryteller } from "./patient-storyteller.server.ts";
import { FAILURES_UNTIL_REST, REST_MS } from "./provider-breaker.server.ts";
import { type Storyteller, StorytellerFailure, type StorytellerFailureReason } from "./storyteller.ts";

const REQUEST: StoryRequest = { language: "en", age: 6, genres: [], ideas: "", length: "usual" };

let waits: number[];
let lines: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 31, 20) });
  waits = [];
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** A failure by its reason, or words. */
type Step = StorytellerFailure | (string & {});

/** A model that goes through the tellings it is given, each time it is asked; the last one stays. */
function playing(...tellings: Step[][]): Storyteller & { calls: number } {
  const teller: Storyteller & { calls: number } = {
    identity: { kind: "model", name: "stand-in" },
    calls: 0,
    tell() {
      async function* pieces() {
        const steps = tellings[Math.min(teller.calls, tellings.length - 1)] ?? [];
        teller.calls += 1;
        for (const step of steps) {
          if (step instanceof StorytellerFailure) throw step;
          if (/^[a-z_]+$/.test(step)) throw new StorytellerFailure(step as StorytellerFailureReason);
          yield step;
        }
      }
      return { title: `Title ${teller.calls + 1}`, pieces: pieces() };
    },
  };
  return teller;
}

const patient = (teller: Storyteller, random = 0.5) =>
  createPatientStoryteller(teller, {
    setting: "STORY_MODEL",
    log: {
      warn: (details, message) => void lines.push(`warn ${message} ${JSON.stringify(details)}`),
      error: (details, message) => void lines.push(`error ${message} ${JSON.stringify(details)}`),
    },
    random: () => random,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });

async function hear(teller: Storyteller, signal = new AbortController().signal) {
  const telling = teller.tell(REQUEST, signal);
  const heard: string[] = [];
  try {
    for await (const piece of telling.pieces) heard.push(piece);
  } catch (failure) {
    return { heard, title: telling.title, failure };
  }
  return { heard, title: telling.title, failure: undefined };
}

test.each(["too_many_requests", "provider_error", "unreachable"] as const)(
  "%s is tried once more after a moment, and the story is told with its own title",
  async (reason) => {
    const teller = playing([reason], ["A story."]);
    expect(await hear(patient(teller))).toEqual({ heard: ["A story."], title: "Title 2", failure: undefined });
    expect(waits).toEqual([500]);
  },
);

test("a second failure is the end of it", async () => {
  const teller = playing(["unreachable"], ["provider_error"], ["A story."]);
  expect(await hear(patient(teller))).toMatchObject({ heard: [], failure: { reason: "provider_error" } });
  expect(teller.calls).toBe(2);
});

test.each([
  "refused_key",
  "no_credit",
  "bad_request",
  "no_first_token",
  "stalled",
  "truncated",
  "empty",
  "refused",
  "too_long",
  "not_a_stream",
  "unfit",
  "resting",
] as const)("%s is not tried again", async (reason) => {
  const teller = playing([reason], ["A story."]);
  expect(await hear(patient(teller))).toMatchObject({ failure: { reason } });
  expect(teller.calls).toBe(1);
});

test("that a story was shortened is known with its first piece, and of no other one", async () => {
  const shortened: Storyteller = {
    identity: { kind: "model", name: "stand-in" },
    tell: () => ({ title: "T", isShortened: true, pieces: told("A story.") }),
  };
  for (const [teller, isShortened] of [[shortened, true] as const, [playing(["A story."]), undefined] as const]) {
    const telling = patient(teller).tell(REQUEST, new AbortController().signal);
    expect(telling.isShortened).toBeUndefined();
    for await (const _ of telling.pieces) expect(telling.isShortened).toBe(isShortened);
  }
  expect.assertions(4);
});

async function* told(text: string): AsyncGenerator<string> {
  yield text;
}

test("stories that are unfit for small children are no outage, however many", async () => {
  const teller = playing(...Array.from({ length: 9 }, () => ["unfit"] as Step[]), ["A story."]);
  const house = patient(teller);
  for (let time = 0; time < 9; time += 1) expect(await hear(house)).toMatchObject({ failure: { reason: "unfit" } });
  expect((await hear(house)).heard).toEqual(["A story."]);
  expect(lines).toEqual([]);
});

test("once a word has been told nothing is tried again", async () => {
  const teller = playing(["Once", "provider_error"], ["A story."]);
  expect(await hear(patient(teller))).toMatchObject({ heard: ["Once"], failure: { reason: "provider_error" } });
  expect(teller.calls).toBe(1);
});

test("never sooner than the provider wishes, and not at all when a child would wait too long", async () => {
  const asks = (retryAfterSeconds: number) => [new StorytellerFailure("too_many_requests", { retryAfterSeconds })];
  await hear(patient(playing(asks(3), ["A story."])));
  await hear(patient(playing(asks(5), ["A story."]), 0));
  expect(waits).toEqual([3_500, 5_000]);
  const teller = playing(asks(5), ["A story."]);
  expect(await hear(patient(teller))).toMatchObject({ failure: { retryAfterSeconds: 5 } });
  expect(teller.calls).toBe(1);
});

test("whoever leaves while a second try is awaited is let go at once, and it is never made", async () => {
  const teller = playing([new StorytellerFailure("too_many_requests", { retryAfterSeconds: 4 })], ["A story."]);
  const leaving = new AbortController();
  const real = createPatientStoryteller(teller, {
    setting: "STORY_MODEL",
    log: { warn: () => undefined, error: () => undefined },
    random: () => {
      setImmediate(() => leaving.abort(new Error("left")));
      return 0;
    },
  });
  expect(await hear(real, leaving.signal)).toMatchObject({ failure: { message: "left" } });
  expect(teller.calls).toBe(1);
});

test("two minutes of outage at twenty stories a second cost at most 1.2 calls a story, and all who ask are answered", async () => {
  const teller = playing(["provider_error"]);
  const house = patient(teller);
  const stories = 2 * 60 * 20;
  for (let story = 0; story < stories; story += 1) {
    expect((await hear(house)).failure).toBeInstanceOf(StorytellerFailure);
    vi.setSystemTime(Date.now() + 1_000 / 20);
  }
  expect(teller.calls).toBeLessThanOrEqual(FAILURES_UNTIL_REST + 12);
});

test("twenty who ask in the same moment of an outage cost at most 1.2 calls each", async () => {
  const teller = playing(["provider_error"]);
  const house = patient(teller);
  await Promise.all(Array.from({ length: 20 }, () => hear(house)));
  expect(teller.calls).toBeGreaterThanOrEqual(FAILURES_UNTIL_REST);
  expect(teller.calls).toBeLessThanOrEqual(24);
  // Nobody waits for a second try that the rest has made vain.
  expect(waits.length).toBeLessThan(FAILURES_UNTIL_REST);
});

test("a provider that is back is asked again after its rest", async () => {
  const teller = playing(...Array.from({ length: FAILURES_UNTIL_REST }, () => ["stalled"] as Step[]), ["A story."]);
  const house = patient(teller);
  for (let time = 0; time < FAILURES_UNTIL_REST; time += 1) await hear(house);
  expect(await hear(house)).toMatchObject({ failure: { reason: "resting", retryAfterSeconds: 10 } });
  expect(teller.calls).toBe(FAILURES_UNTIL_REST);
  vi.setSystemTime(Date.now() + REST_MS);
  expect((await hear(house)).heard).toEqual(["A story."]);
  expect((await hear(house)).heard).toEqual(["A story."]);
});

test("a listener who leaves midway is no failure of the provider", async () => {
  const house = patient(playing(["Once", " upon a time."]));
  for (let time = 0; time < 2 * FAILURES_UNTIL_REST; time += 1) {
    for await (const piece of house.tell(REQUEST, new AbortController().signal).pieces) {
      expect(piece).toBe("Once");
      break;
    }
  }
  expect((await hear(house)).heard).toEqual(["Once", " upon a time."]);
});

test.each([
  ["refused_key", "error the provider refuses the key of STORY_MODEL"],
  ["no_credit", "error the account behind STORY_MODEL has no credit left"],
  ["bad_request", "error the provider does not take what STORY_MODEL asks"],
] as const)("%s is one line in the log, until a story has come in between", async (reason, line) => {
  const twice = [[reason], [reason], ["A story."], [reason]] as Step[][];
  const house = patient(playing(...twice));
  await hear(house);
  await hear(house);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(line);
  await hear(house);
  await hear(house);
  expect(lines).toHaveLength(2);
});

test("a whole outage is one line in the log, and a refused key that goes on is still one", async () => {
  const down = patient(playing(["unreachable"]));
  for (let time = 0; time < 9; time += 1) await hear(down);
  expect(lines).toEqual([expect.stringContaining("warn the provider of STORY_MODEL is left to rest")]);
  lines = [];
  const refused = patient(playing(["refused_key"]));
  for (let time = 0; time < 9; time += 1) await hear(refused);
  expect(lines).toHaveLength(1);
});
