import { afterEach, expect, test, vi } from "vitest";
import { EMPTY_DRAFT } from "./draft.ts";
import { fetchStory, type StoryFetchFailure, type StoryOrder } from "./story-client.ts";

const ORDER: StoryOrder = { draft: EMPTY_DRAFT, language: "es", listeners: [], key: "k1" };

afterEach(() => void vi.unstubAllGlobals());

/** What the door was asked, and how the order failed there. */
async function refused(order: StoryOrder, problem: object, status = 400) {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return Response.json(problem, { status });
  });
  const told = fetchStory(order, new AbortController().signal).next();
  const { failure } = await told.then(
    () => expect.unreachable("nothing was told"),
    (error: StoryFetchFailure) => error,
  );
  return { body: bodies[0], failure };
}

test("an order says how long, who listens and what it goes on from", async () => {
  const order = {
    ...ORDER,
    draft: { ...EMPTY_DRAFT, length: "long" },
    listeners: ["Lola"],
    goesOnFrom: "one",
  } as const;
  const { body } = await refused(order, {});
  expect(body).toMatchObject({ length: "long", listeners: ["Lola"], goes_on_from: "one", kid_age: 6, language: "es" });
});

test("an order sends no ids of listeners, and nothing about them or an earlier story where there are none", async () => {
  const { body } = await refused({ ...ORDER, draft: { ...EMPTY_DRAFT, listenerIds: ["id-1"], begunFrom: "id-2" } }, {});
  expect(Object.keys(body ?? {}).toSorted()).toEqual([
    "custom_user_input",
    "kid_age",
    "language",
    "length",
    "story_genres",
  ]);
});

test("a story to go on from that is gone is known from everything else that can be wrong", async () => {
  const gone = { code: "invalid_request", fields: { goes_on_from: "x" } };
  expect((await refused(ORDER, gone)).failure).toMatchObject({ code: "invalid_request", isOriginGone: true });
  const other = { code: "invalid_request", fields: { kid_age: "x" } };
  for (const problem of [other, { code: "unexpected" }])
    expect((await refused(ORDER, problem)).failure.isOriginGone).toBe(false);
});
