import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import type { WholeStory } from "#app/stories/library-contract.ts";
import type { PlanState } from "#app/subscriptions/contract.ts";
import { DATABASES } from "#tests/databases.ts";
import { openLibraryHouse } from "#tests/library-house.ts";
import type { OpenSession, Person } from "./contract.ts";
import { type ExportDoor, exportRoutes } from "./export-http.server.ts";
import type { Listener } from "./listeners-contract.ts";

const MARTA: Person = { id: "marta", email: "marta@example.org", sessionId: "s1" };
const AT = new Date(Date.UTC(2026, 0, 31, 20, 40));
const SESSION: OpenSession = {
  id: "s1",
  token: "what-ends-it",
  userAgent: "Firefox",
  createdAt: "2026-01-30T20:00:00.000Z",
  isCurrent: true,
};
const storyOf = (owner: string, id: string): WholeStory => ({
  id,
  title: `El cuento de ${owner}`,
  preview: "Había una vez",
  content: 'Había una vez "una luna"\nque dormía.',
  language: "es",
  createdAt: "2026-01-30T20:40:00.000Z",
  isFavourite: true,
  isRead: false,
  genres: ["Fable"],
  storyteller: { kind: "builtin", name: "cuentaluna" },
  age: 6,
  safety: null,
});

/** Two owners' stories in memory. */
const SHELVES: Record<string, WholeStory[]> = {
  marta: [storyOf("marta", "one"), storyOf("marta", "two")],
  other: [storyOf("other", "three")],
};

/** Two people's listeners. */
const LISTENERS: Record<string, Listener[]> = {
  marta: [{ id: "l1", nickname: "Lola", age: 4 }],
  other: [{ id: "l2", nickname: "Hugo", age: 7 }],
};

const API_KEY = { name: "tablet", createdAt: "2026-01-30T20:00:00.000Z" };

const PLAN: PlanState = {
  status: "active",
  max_amount_of_stories: 30,
  current_period_end: 1_798_000_000,
  cancel_at_period_end: false,
  name: "Basic",
  id: "sub_1",
};

function exportOf(changed: Partial<ExportDoor> = {}) {
  const app = new Hono();
  app.route(
    "/api/account/export",
    exportRoutes({
      personOf: async () => MARTA,
      library: {
        counts: async () => ({ storyCount: 3, totalStoryCount: 2, max_amount_of_stories: 3 }),
        async *all(owner) {
          yield* SHELVES[owner] ?? [];
        },
      },
      planOf: async () => PLAN,
      sessionsOf: async () => [SESSION],
      listenersOf: async (person) => LISTENERS[person.id] ?? [],
      apiKeysOf: async () => [API_KEY],
      createdAtOf: async () => "2026-01-01T10:00:00.000Z",
      now: () => AT,
      ...changed,
    }),
  );
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error;
    return c.json({ code: error.code }, error.status);
  });
  return app.request("/api/account/export");
}

test("one file holds everything of mine, and nothing of anybody else", async () => {
  const response = await exportOf();
  expect(await response.json()).toEqual({
    exportedAt: AT.toISOString(),
    account: { email: "marta@example.org", createdAt: "2026-01-01T10:00:00.000Z" },
    counts: { storyCount: 3, totalStoryCount: 2, max_amount_of_stories: 3 },
    plan: PLAN,
    sessions: [{ createdAt: SESSION.createdAt, userAgent: "Firefox" }],
    listeners: [{ id: "l1", nickname: "Lola", age: 4 }],
    apiKeys: [API_KEY],
    stories: SHELVES["marta"],
  });
});

test("the file is saved under a name with its day, and no cache keeps it", async () => {
  const { headers } = await exportOf();
  expect(headers.get("Content-Disposition")).toBe('attachment; filename="cuentaluna-2026-01-31.json"');
  expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("an account without a story has a whole file too", async () => {
  const response = await exportOf({ personOf: async () => ({ ...MARTA, id: "nobody-yet" }) });
  expect(await response.json()).toMatchObject({ account: { email: "marta@example.org" }, stories: [] });
});

test("a guest is told to log in", async () => {
  const response = await exportOf({ personOf: async () => null });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ code: "not_logged_in" });
});

test("when the bookshelf can't be reached there is a problem and no half file", async () => {
  const response = await exportOf({ sessionsOf: () => Promise.reject(new Problem("database_unavailable")) });
  expect(response.status).toBe(503);
  expect(response.headers.get("Content-Disposition")).toBeNull();
});

test("a shelf that fails midway breaks the download off instead of ending it as if it were whole", async () => {
  const response = await exportOf({
    library: {
      counts: async () => ({ storyCount: 3, totalStoryCount: 2, max_amount_of_stories: 3 }),
      async *all() {
        yield storyOf("marta", "one");
        throw new Problem("database_unavailable");
      },
    },
  });
  await expect(response.text()).rejects.toThrow("database_unavailable");
});

test("who stops the download stops the reading", async () => {
  let isDone = false;
  const response = await exportOf({
    library: {
      counts: async () => ({ storyCount: 3, totalStoryCount: 2, max_amount_of_stories: 3 }),
      async *all() {
        try {
          for (;;) yield storyOf("marta", "one");
        } finally {
          isDone = true;
        }
      },
    },
  });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
  expect(isDone).toBe(true);
});

describe.each(DATABASES)("on %s", (kind) => {
  test("the file holds each of my saved stories whole, oldest first, and none of another owner", async () => {
    const house = await openLibraryHouse(kind);
    try {
      const content = `Había una vez una luna. ${"Dormía. ".repeat(100)}`;
      await house.save({ owner: "ana", title: "First", content });
      house.clock.nowMs += 60_000;
      await house.save({ owner: "ana", title: "Second", content });
      await house.save({ owner: "ben", title: "His" });
      const { counts, stories } = (await (
        await exportOf({ library: house.library, personOf: async () => ({ ...MARTA, id: "ana" }) })
      ).json()) as {
        counts: object;
        stories: WholeStory[];
      };
      expect(counts).toMatchObject({ totalStoryCount: 2 });
      expect(stories.map(({ title }) => title)).toEqual(["First", "Second"]);
      expect(stories.map((story) => story.content)).toEqual([content, content]);
    } finally {
      await house.close();
    }
  });
});
