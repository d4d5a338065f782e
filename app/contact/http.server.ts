import type { Context } from "hono";
import { Hono } from "hono";
import { jsonBodyOf } from "#app/json-body.server.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Contact } from "./contact.server.ts";

/** What the server has found out about a request before this door. */
export type ContactDoor = {
  contact: Contact;
  /** The network address that limits count by. */
  addressOf(c: Context): string;
  languageOf(c: Context): Language;
  /** What is said when a message is on its way. */
  sentWords: Record<Language, string>;
};

/** `POST /api/contact`: 202 once the message is kept. */
export function contactRoutes(door: ContactDoor): Hono {
  const routes = new Hono();
  routes.post("/", async (c) => {
    const language = door.languageOf(c);
    await door.contact.send(await jsonBodyOf(c.req), { address: door.addressOf(c), language });
    c.header("Cache-Control", "no-store");
    c.header("Content-Language", language);
    return c.json({ message: door.sentWords[language] }, 202);
  });
  return routes;
}
