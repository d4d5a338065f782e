import { expect, test } from "vitest";
import { HEARD_WAITING_MAX, heardRecords } from "./heard-records.server.ts";
import type { StoryRecord } from "./records-contract.ts";

const record = (id: string): StoryRecord => ({ id, content: null, createdAt: "", updatedAt: "" });

/** What is said is heard by whoever listens. */
function openSource() {
  const listening = new Set<{ take: (heard: StoryRecord) => void; fail: (error: unknown) => void }>();
  return {
    heard: () =>
      heardRecords((take, fail) => {
        const listener = { take, fail };
        listening.add(listener);
        return () => void listening.delete(listener);
      }),
    say: (id: string) => {
      for (const { take } of listening) take(record(id));
    },
    break: (error: unknown) => {
      for (const { fail } of listening) fail(error);
    },
    listeners: () => listening.size,
  };
}

test("what happens before anybody asks is not missed, and order stays", async () => {
  const source = openSource();
  const heard = source.heard();
  source.say("a");
  source.say("b");
  expect((await heard.next()).value).toEqual(record("a"));
  expect((await heard.next()).value).toEqual(record("b"));
  const asked = [heard.next(), heard.next()];
  source.say("c");
  source.say("d");
  expect((await Promise.all(asked)).map(({ value }) => value.id)).toEqual(["c", "d"]);
});

test("whoever leaves is not heard for any more, and waits for nothing", async () => {
  const source = openSource();
  const heard = source.heard();
  source.say("unread");
  expect(source.listeners()).toBe(1);
  const asked = [heard.next(), heard.next()];
  await heard.return?.();
  expect(source.listeners()).toBe(0);
  expect(await Promise.all(asked)).toEqual([
    { done: false, value: record("unread") },
    { done: true, value: undefined },
  ]);
  expect(await heard.next()).toEqual({ done: true, value: undefined });
  expect(await heard.return?.()).toEqual({ done: true, value: undefined });
});

test("a subscriber that does not keep up has what waited, then an error, then the end", async () => {
  const source = openSource();
  const heard = source.heard();
  for (let at = 0; at <= HEARD_WAITING_MAX; at += 1) source.say(String(at));
  expect(source.listeners()).toBe(0);
  for (let at = 0; at < HEARD_WAITING_MAX; at += 1) expect((await heard.next()).value.id).toBe(String(at));
  await expect(heard.next()).rejects.toMatchObject({ extensions: { errorType: "LimitExceededError" } });
  expect(await heard.next()).toEqual({ done: true, value: undefined });
});

test("a fault reaches whoever waits, once, and ends the hearing", async () => {
  const source = openSource();
  const heard = source.heard();
  const asked = [heard.next(), heard.next()];
  const settled = Promise.allSettled(asked);
  source.break(new Error("the filter broke"));
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(source.listeners()).toBe(0);
});
