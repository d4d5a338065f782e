import type { Context } from "hono";
import { Hono } from "hono";
import { jsonBodyOf } from "#app/json-body.server.ts";
import { Problem } from "#app/problem.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Person } from "./contract.ts";
import type { Listeners } from "./listeners.server.ts";
import type { ListenerList } from "./listeners-contract.ts";

/** What the server has found out about a request before this door. */
export type ListenerDoor = {
  listeners: Listeners;
  /** Who asks, or null for a guest. */
  personOf: (c: Context) => Promise<Person | null>;
  languageOf: (c: Context) => Language;
};

/** `GET` and `POST /api/listeners`, `PUT` and `DELETE /api/listeners/:id`: the children to whom the person who asks reads. */
export function listenerRoutes({ listeners, personOf, languageOf }: ListenerDoor): Hono {
  const routes = new Hono();

  async function personIdOf(c: Context): Promise<string> {
    c.header("Cache-Control", "no-store");
    const person = await personOf(c);
    if (!person) throw new Problem("not_logged_in");
    return person.id;
  }

  routes.get("/", async (c) => {
    const list: ListenerList = { listeners: await listeners.of(await personIdOf(c)) };
    return c.json(list);
  });
  routes.post("/", async (c) => {
    const personId = await personIdOf(c);
    return c.json(await listeners.add(personId, await jsonBodyOf(c.req), languageOf(c)), 201);
  });
  routes.put("/:id", async (c) => {
    const personId = await personIdOf(c);
    return c.json(await listeners.change(personId, c.req.param("id"), await jsonBodyOf(c.req), languageOf(c)));
  });
  routes.delete("/:id", async (c) => {
    await listeners.remove(await personIdOf(c), c.req.param("id"));
    return c.body(null, 204);
  });
  // Known by a pattern alone, so no list of paths can say which methods it takes.
  routes.all("/:id", (c) => {
    c.header("Allow", "PUT, DELETE");
    throw new Problem("wrong_method");
  });
  return routes;
}
