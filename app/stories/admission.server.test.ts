import { afterEach, beforeEach, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { GUEST, hear, model, openStoryHouse, PERSON, problemOf, STORY, type StoryHouse } from "#tests/story-house.ts";
import { createBuiltinStoryteller } from "./builtin-storyteller.server.ts";
import { type AdmitTelling, EmptyPurse } from "./telling-limits.server.ts";

let house: StoryHouse;
beforeEach(async () => {
  house = await openStoryHouse();
});
afterEach(() => house.close());

const builtin = createBuiltinStoryteller(() => "seed");
/** Turns every model away. */
const refusing =
  (problem: Problem): AdmitTelling =>
  async (_, kind) => {
    if (kind === "model") throw problem;
    return () => undefined;
  };

test.each([
  ["a guest's", { caller: GUEST }, null, "guests"],
  ["the free accounts'", { caller: PERSON }, null, "free"],
  ["the payers'", { caller: PERSON }, "2026-01-01T00:00:00.000Z", "paying"],
] as const)("%s stories are paid from a purse of their own", async (_, asked, since, purse) => {
  const payers: string[] = [];
  const stories = house.stories(model(STORY), {
    allowanceOf: async () => ({ limit: 3, since }),
    admit: async (asker) => {
      payers.push(await asker.payer());
      expect(asker.caller).toEqual(asked.caller);
      expect(asker.mostTokens).toBeGreaterThan(1_000);
      return () => undefined;
    },
  });
  await hear(stories, asked);
  expect(payers).toEqual([purse]);
});

test("with an empty purse the house tells where it is the fallback, and is admitted as the house", async () => {
  const kinds: string[] = [];
  const admit: AdmitTelling = async (asker, kind, signal) => {
    kinds.push(kind);
    return refusing(new EmptyPurse(60))(asker, kind, signal);
  };
  const told = await hear(house.stories(model(STORY), { admit, fallback: builtin, builtin }));
  expect(told.tellers).toEqual(["builtin"]);
  expect(kinds).toEqual(["model", "builtin"]);
});

test.each([null, model(STORY)])(
  "with an empty purse no other model tells, and nobody when there is none",
  async (fallback) => {
    const told = await problemOf(house.stories(model(STORY), { admit: refusing(new EmptyPurse(60)), fallback }));
    expect(told).toMatchObject({ events: [], code: "storyteller_unavailable", problem: { retryAfterSeconds: 60 } });
  },
);

test("who has had their stories is told so: the house does not step in unasked", async () => {
  const admit = refusing(new Problem("too_many_requests", { retryAfterSeconds: 60 }));
  const stories = house.stories(model(STORY), { admit, fallback: builtin, builtin });
  expect((await problemOf(stories, { key: "k" })).code).toBe("too_many_requests");
  expect((await hear(stories, { request: { insteadOf: "k" } })).tellers).toEqual(["builtin"]);
});
