import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { DATABASES } from "#tests/databases.ts";
import { type LibraryHouse, openLibraryHouse } from "#tests/library-house.ts";
import { createListeners } from "./listeners.server.ts";
import type { Listener } from "./listeners-contract.ts";
import { listenerRoutes } from "./listeners-http.server.ts";
import { createListenerStore } from "./listeners-store.server.ts";

const LOLA = { nickname: "Lola", age: 4 };

describe.each(DATABASES)("on %s", (kind) => {
  let house: LibraryHouse;
  let app: Hono;
  beforeEach(async () => {
    house = await openLibraryHouse(kind);
    const store = createListenerStore(house.db, () => new Date(house.clock.nowMs));
    app = new Hono();
    app.route(
      "/api/listeners",
      listenerRoutes({
        listeners: createListeners({ store, newId: () => crypto.randomUUID() }),
        personOf: async (c) => {
          const id = c.req.header("Cookie");
          return id ? { id, email: `${id}@example.com`, sessionId: id } : null;
        },
        languageOf: (c) => (c.req.header("Accept-Language") === "en" ? "en" : "es"),
      }),
    );
    app.onError((error, c) => {
      if (!(error instanceof Problem)) throw error;
      return c.json({ code: error.code, fields: error.fields }, error.status);
    });
  });
  afterEach(() => house.close());

  const ask = async (method: string, path = "", body?: unknown, headers: Record<string, string> = { Cookie: "ana" }) =>
    app.request(`/api/listeners${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  const listOf = async (who = "ana") =>
    ((await (await ask("GET", "", undefined, { Cookie: who })).json()) as { listeners: Listener[] }).listeners;
  const added = async (given: object) => (await (await ask("POST", "", given)).json()) as Listener;

  test("a person adds, sees, changes and removes a listener, and no cache keeps any of it", async () => {
    const answers = [await ask("GET")];
    expect(await answers[0]?.json()).toEqual({ listeners: [] });
    const made = await ask("POST", "", { ...LOLA, surname: "García" });
    expect(made.status).toBe(201);
    const listener = (await made.json()) as Listener;
    expect(listener).toEqual({ id: expect.any(String), ...LOLA });
    expect(await listOf()).toEqual([listener]);
    const changed = await ask("PUT", `/${listener.id}`, { nickname: "Lolita", age: 5 });
    expect([changed.status, await changed.json()]).toEqual([200, { id: listener.id, nickname: "Lolita", age: 5 }]);
    const removed = await ask("DELETE", `/${listener.id}`);
    expect([removed.status, await removed.text()]).toEqual([204, ""]);
    expect(await listOf()).toEqual([]);
    for (const { headers } of [...answers, made, changed, removed])
      expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("what was removed, what is another's and what never was are one answer", async () => {
    const { id } = await added(LOLA);
    await ask("DELETE", `/${id}`);
    const other = await added(LOLA);
    for (const [path, who] of [
      [`/${id}`, "ana"],
      [`/${other.id}`, "ben"],
      ["/none", "ana"],
      ["/%00", "ana"],
    ] as const) {
      for (const answer of [
        await ask("DELETE", path, undefined, { Cookie: who }),
        await ask("PUT", path, LOLA, { Cookie: who }),
      ])
        expect([path, answer.status, await answer.json()]).toEqual([path, 404, { code: "not_found" }]);
    }
    expect(await listOf()).toEqual([other]);
    expect(await listOf("ben")).toEqual([]);
  });

  test("a guest is told to log in, whatever is asked and sent", async () => {
    const { id } = await added(LOLA);
    for (const answer of [
      await ask("GET", "", undefined, {}),
      await ask("POST", "", LOLA, {}),
      await ask("POST", "", "{ broken", {}),
      await ask("PUT", `/${id}`, LOLA, {}),
      await ask("DELETE", `/${id}`, undefined, {}),
    ])
      expect([answer.status, await answer.json()]).toEqual([401, { code: "not_logged_in" }]);
    expect(await listOf()).toHaveLength(1);
  });

  test("what does not hold together is refused by name, and nothing of it is kept", async () => {
    const blank = await ask("POST", "", { nickname: " ", age: 1 });
    expect([blank.status, await blank.json()]).toEqual([
      400,
      { code: "invalid_request", fields: { nickname: "nickname_empty", age: "age_range" } },
    ]);
    expect((await ask("POST", "", "{ broken")).status).toBe(400);
    expect((await ask("POST", "", '"Lola"')).status).toBe(400);
    expect((await ask("POST", "", { nickname: "a".repeat(1_000_000), age: 4 })).status).toBe(413);
    expect((await ask("POST", "", "nickname=Lola", { Cookie: "ana", "Content-Type": "text/plain" })).status).toBe(415);
    expect(await listOf()).toEqual([]);
  });

  test("of twenty sent at once twelve are kept, and the others are told that there is no room", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("POST", "", LOLA)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused)
      expect([answer.status, await answer.json()]).toEqual([409, { code: "too_many_listeners" }]);
    expect(refused).toHaveLength(8);
    expect(await listOf()).toHaveLength(12);
  });

  test.each(["GET", "POST", "PATCH"])("%s is nothing that one listener takes", async (method) => {
    const answer = await ask(method, "/some-id", method === "GET" ? undefined : LOLA);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "PUT, DELETE"]);
  });
});
