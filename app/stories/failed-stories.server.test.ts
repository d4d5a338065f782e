import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { DATABASES } from "#tests/databases.ts";
import {
  ask,
  broken,
  GUEST,
  hear,
  model,
  OTHER_GUEST,
  openStoryHouse,
  patientModel,
  problemOf,
  STORY,
  type StoryHouse,
} from "#tests/story-house.ts";
import { firstHalf } from "./preview.ts";
import type { StoryStore } from "./store.server.ts";
import { StorytellerFailure } from "./storyteller.ts";
import type { AdmitTelling } from "./telling-limits.server.ts";

const HOUR_MS = 3_600_000;

describe.each(DATABASES)("on %s", (kind) => {
  let house: StoryHouse;
  beforeEach(async () => {
    house = await openStoryHouse(kind);
  });
  afterEach(() => house.close());

  test("after a failure the same key tells anew", async () => {
    const failure = new StorytellerFailure("too_many_requests", { retryAfterSeconds: 7 });
    const { code, problem, events } = await problemOf(house.stories(model("", failure)), { key: "k" });
    expect(code).toBe("storyteller_unavailable");
    expect(problem.retryAfterSeconds).toBe(7);
    expect(events).toEqual([]);
    expect((await hear(house.stories(model(STORY)), { key: "k", request: { age: 7 } })).text).toBe(firstHalf(STORY));
  });

  test("a story that breaks midway is told as far as it came, and is kept as no story", async () => {
    const cut = model(`${STORY} And then`, new StorytellerFailure("truncated"));
    const { code, text } = await problemOf(house.stories(cut), { key: "k" });
    expect(code).toBe("storyteller_unavailable");
    expect(text).not.toBe("");
    expect(STORY.startsWith(text)).toBe(true);
    expect(await house.rows()).toMatchObject([{ state: "failed", title: "The owl", content: STORY }]);
    await problemOf(house.stories(cut));
    expect(await house.rows()).toHaveLength(1);
    expect(await house.store.latestTold(GUEST.id)).toBeNull();
  });

  test("a failed story is replaced once by the storyteller of the house", async () => {
    await problemOf(house.stories(broken()), { key: "k" });
    const teller = house.stories(broken());
    const { tellers, text } = await hear(teller, { key: "k2", request: { insteadOf: "k" } });
    expect(tellers).toEqual(["builtin"]);
    expect(text).not.toBe("");
    expect((await hear(teller, { key: "k2", request: { insteadOf: "k" } })).text).toBe(text);
    const again = await problemOf(teller, { key: "k3", request: { insteadOf: "k" } });
    expect(again.problem).toMatchObject({ code: "invalid_request", fields: { instead_of: "not_replaceable" } });
  });

  test("a replacement may come under the key of what failed", async () => {
    await problemOf(house.stories(broken()), { key: "k" });
    expect((await hear(house.stories(broken()), { key: "k", request: { insteadOf: "k" } })).tellers).toEqual([
      "builtin",
    ]);
  });

  test("only a guest's own failure within the last hour is replaced", async () => {
    await problemOf(house.stories(broken()), { key: "k" });
    await hear(house.stories(), { key: "told" });
    const teller = house.stories(broken());
    for (const asked of [
      { caller: OTHER_GUEST, request: { insteadOf: "k" } },
      { request: { insteadOf: "told" } },
      { request: { insteadOf: "never" } },
    ]) {
      expect((await problemOf(teller, asked)).code).toBe("invalid_request");
    }
    house.clock.nowMs += HOUR_MS;
    expect((await problemOf(teller, { request: { insteadOf: "k" } })).code).toBe("invalid_request");
    expect((await house.rows()).length).toBe(2);
  });

  test("a replacement that came to nothing may be asked for again, with the same key", async () => {
    await problemOf(house.stories(broken()), { key: "k" });
    const silent = house.stories(broken(), { builtin: broken() });
    expect((await problemOf(silent, { key: "k2", request: { insteadOf: "k" } })).code).toBe("storyteller_unavailable");
    expect((await hear(house.stories(broken()), { key: "k2", request: { insteadOf: "k" } })).tellers).toEqual([
      "builtin",
    ]);
  });

  test("a story that a limit turned away has failed, and may be replaced", async () => {
    const admit: AdmitTelling = async (_, kind) => {
      if (kind === "model") throw new Problem("too_many_requests", { retryAfterSeconds: 60 });
      return () => undefined;
    };
    const teller = house.stories(model(STORY), { admit });
    expect((await problemOf(teller, { key: "k" })).problem).toMatchObject({
      code: "too_many_requests",
      retryAfterSeconds: 60,
    });
    expect((await hear(teller, { key: "k2", request: { insteadOf: "k" } })).tellers).toEqual(["builtin"]);
  });

  test("a place under the limits is given back however a telling ends", async () => {
    let places = 0;
    const admit: AdmitTelling = async () => {
      places += 1;
      return () => {
        places -= 1;
      };
    };
    await hear(house.stories(undefined, { admit }));
    await problemOf(house.stories(broken(), { admit }));
    const telling = ask(house.stories(patientModel(STORY), { admit }));
    await telling.next();
    expect(places).toBe(1);
    await telling.return(undefined);
    expect(places).toBe(0);
  });

  test("when a guest leaves, the storyteller is stopped, and the key may tell anew", async () => {
    const patient = patientModel(STORY);
    const leaving = new AbortController();
    const telling = ask(house.stories(patient), { key: "k", signal: leaving.signal });
    await telling.next();
    const rest = Array.fromAsync(telling);
    leaving.abort(new Error("left"));
    await expect(rest).rejects.toThrow("left");
    await patient.left;
    expect(await house.rows()).toMatchObject([{ state: "failed", content: null }]);
    expect((await hear(house.stories(), { key: "k" })).text).not.toBe("");
  });

  test("a guest who stops listening stops the storyteller too", async () => {
    const patient = patientModel(STORY);
    const telling = ask(house.stories(patient));
    await telling.next();
    await telling.next();
    await telling.return(undefined);
    await patient.left;
    expect(await house.rows()).toEqual([]);
  });

  test("a told story that can't be kept is still told", async () => {
    const keepsNothing: StoryStore = { ...house.store, keep: () => Promise.reject(new Error("disk full")) };
    const { text, title } = await hear(house.stories(model(STORY), { store: keepsNothing }));
    expect({ text, title }).toEqual({ text: firstHalf(STORY), title: "The owl" });
    expect(house.warnings).toHaveLength(1);
  });

  test("the failure itself reaches the guest even when it can't be noted", async () => {
    const notesNothing: StoryStore = { ...house.store, fail: () => Promise.reject(new Error("disk full")) };
    expect((await problemOf(house.stories(broken(), { store: notesNothing }))).code).toBe("storyteller_unavailable");
  });
});
