import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "#tests/fakes/model-server.ts";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { listen, openStream, PATIENT } from "#tests/stream-listener.ts";
import type { ProtocolName } from "./model-protocols.ts";
import { LONGEST_TEXT_CHARACTERS, type ModelCall } from "./model-stream.server.ts";
import { StorytellerFailure } from "./storyteller.ts";

const HURRIED = { ...PATIENT, firstTokenMs: 150 };
const HURRIED_MIDWAY = { ...PATIENT, idleMs: 150 };
const WHOLE = `# ${ENGLISH_STORY.title}\n\n${ENGLISH_STORY.text}`;
const PROTOCOLS: ProtocolName[] = ["openai", "anthropic", "google"];

let provider: ModelServer;

beforeAll(async () => {
  provider = await startModelServer();
});
afterAll(() => provider.close());

function lastCall() {
  const call = provider.calls.at(-1);
  if (!call) throw new Error("nobody called the provider");
  return call;
}

describe.each(PROTOCOLS)("over the protocol of %s", (protocol) => {
  function open(model: string, change: Partial<ModelCall> & { apiKey?: string } = {}) {
    return openStream(protocol, provider.baseUrls[protocol], model, change);
  }

  async function reasonOf(model: string, change?: Partial<ModelCall>) {
    const { failure, text } = await listen(open(model, change));
    expect(failure).toBeInstanceOf(StorytellerFailure);
    return { reason: (failure as StorytellerFailure).reason, text, failure: failure as StorytellerFailure };
  }

  test.each(["plain", "thinks"])("%s: a story arrives whole and in order, and nothing else does", async (model) => {
    expect(await listen(open(model))).toEqual({ text: WHOLE });
    await lastCall().closed;
    expect(lastCall()).toMatchObject({ protocol, isAbandoned: false });
  });

  test("the key goes along in the protocol's own header, in no address, and only where there is one", async () => {
    await listen(open("plain"));
    expect(lastCall().key).toBeUndefined();
    await listen(open("plain", { apiKey: "sk-test" }));
    const { key, path, headers, body } = lastCall();
    expect(key).toBe("sk-test");
    expect(path + JSON.stringify(body)).not.toContain("sk-test");
    expect(Object.values(headers).filter((value) => String(value).includes("sk-test"))).toHaveLength(1);
  });

  test.each([
    ["wrongKey", "refused_key"],
    ["noCredit", "no_credit"],
    ["tooManyRequests", "too_many_requests"],
    ["badRequest", "bad_request"],
    ["serverError", "provider_error"],
    ["overloaded", "provider_error"],
    ["a model nobody has heard of", "bad_request"],
    ["notAStream", "not_a_stream"],
    ["empty", "empty"],
    ["refusesInField", "refused"],
  ])("%s: the telling fails as %s without a word of story or of the provider", async (model, reason) => {
    const told = await reasonOf(model);
    expect(told).toMatchObject({ reason, text: "" });
    expect(told.failure.message).not.toMatch(/wombat|balance|credits/);
  });

  test("a busy provider's wait is passed on", async () => {
    expect((await reasonOf("tooManyRequests")).failure.retryAfterSeconds).toBe(7);
  });

  test.each([
    ["truncated", "truncated"],
    ["endsEarly", "truncated"],
    ["cutByLength", "truncated"],
    ["cutByFilter", "refused"],
    ["errorMidStream", "provider_error"],
  ])("%s: what was told is heard, and then that it failed as %s", async (model, reason) => {
    const told = await reasonOf(model);
    expect(told.reason).toBe(reason);
    expect(told.text.length).toBeGreaterThan(500);
    expect(WHOLE.startsWith(told.text)).toBe(true);
    expect(told.text).not.toBe(WHOLE);
  });

  test.each([
    ["neverAnswers", "no_first_token", HURRIED],
    ["hangsBeforeFirstToken", "no_first_token", HURRIED],
    ["stallsMidway", "stalled", HURRIED_MIDWAY],
  ])("%s: nobody waits for ever, and the provider's connection is closed", async (model, reason, timeouts) => {
    expect((await reasonOf(model, { timeouts })).reason).toBe(reason);
    await lastCall().closed;
    expect(lastCall().isAbandoned).toBe(true);
  });

  test("a story that keeps arriving is never cut by the waits, however long it takes in all", async () => {
    const calm = await startModelServer({ tokensPerWrite: 60, writeIntervalMs: 100 });
    const timeouts = { firstTokenMs: 400, idleMs: 400, totalMs: 10_000 };
    expect(await listen(openStream(protocol, calm.baseUrls[protocol], "plain", { timeouts }))).toEqual({ text: WHOLE });
    await calm.close();
  });

  test("a model that never comes to an end is stopped", async () => {
    const told = await reasonOf("huge");
    expect(told.reason).toBe("too_long");
    expect(told.text.length).toBeLessThanOrEqual(LONGEST_TEXT_CHARACTERS);
    await lastCall().closed;
    expect(lastCall().isAbandoned).toBe(true);
  });

  test("a story that takes longer than any story is stopped", async () => {
    const told = await reasonOf("slow", { timeouts: { ...PATIENT, totalMs: 500 } });
    expect(told.reason).toBe("too_long");
    expect(WHOLE.startsWith(told.text)).toBe(true);
  });

  test("when the listener leaves, the provider's connection is closed", async () => {
    const leaving = new AbortController();
    const pieces = open("slow", { signal: leaving.signal })[Symbol.asyncIterator]();
    expect((await pieces.next()).done).toBe(false);
    const last = pieces.next();
    leaving.abort(new Error("left"));
    await expect(last).rejects.toThrow("left");
    await lastCall().closed;
    expect(lastCall().isAbandoned).toBe(true);
  });

  test("a reader that stops in the middle closes the provider's connection", async () => {
    for await (const piece of open("slow")) {
      expect(piece).not.toBe("");
      break;
    }
    await lastCall().closed;
    expect(lastCall().isAbandoned).toBe(true);
  });

  test("whoever left before the telling began costs nothing", async () => {
    const before = provider.calls.length;
    const { failure } = await listen(open("plain", { signal: AbortSignal.abort(new Error("left")) }));
    expect(failure).toMatchObject({ message: "left" });
    expect(provider.calls).toHaveLength(before);
  });
});
