import type { Context } from "hono";
import { Hono } from "hono";
import { jsonBodyOf } from "#app/json-body.server.ts";
import { Problem } from "#app/problem.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Caller } from "./audience.server.ts";
import {
  type ParsedStoryRequest,
  parseIdempotencyKey,
  parseStoryQuery,
  parseStoryRequest,
  type StoryAnswer,
} from "./contract.ts";
import { streamEvents } from "./event-stream.server.ts";
import type { Stories, ToldEvent } from "./stories.server.ts";

/** What the server has found out about a request before this door. */
export type StoryDoor = {
  stories: Pick<Stories, "tell" | "kept">;
  /** Who asks; sets the guest's cookie when there is none. */
  callerOf(c: Context): Promise<Caller>;
  languageOf(c: Context): Language;
  /** A problem's title in the caller's language, for what goes wrong after a stream has begun. */
  wordProblem(error: unknown, c: Context): { code: Problem["code"]; title: string };
};

/** For the log alone: the guest closed the connection before there was an answer. */
const LEFT_STATUS = 499;

/** `GET` and `POST /api/story`, as JSON or as an event stream, and what became of a story that waited to be saved. */
export function storyRoutes(door: StoryDoor): Hono {
  const routes = new Hono();

  routes.get("/", async (c, next) => {
    // Hono answers HEAD by the GET route; neither that nor a prefetch may cost a story.
    if (c.req.method === "HEAD") return next();
    if (isPrefetch(c)) return c.body(null, 204, { "Cache-Control": "no-store" });
    return answer(c, parseStoryQuery(new URL(c.req.url).searchParams, door.languageOf(c)));
  });

  routes.post("/", async (c) => answer(c, parseStoryRequest(await jsonBodyOf(c.req), door.languageOf(c))));

  routes.get("/kept", async (c) => {
    const caller = await door.callerOf(c);
    if (caller.kind === "guest") throw new Problem("not_logged_in");
    c.header("Cache-Control", "no-store");
    return c.json(await door.stories.kept(caller, parseIdempotencyKey(c.req.header("Idempotency-Key"))));
  });

  async function answer(c: Context, request: ParsedStoryRequest): Promise<Response> {
    const idempotencyKey = parseIdempotencyKey(c.req.header("Idempotency-Key"));
    const caller = await door.callerOf(c);
    c.header("Cache-Control", "no-store");
    const wantsStream = /\btext\/event-stream\b/i.test(c.req.header("Accept") ?? "");
    const leaving = leavingOf(c);
    const events = door.stories.tell(caller, request, { idempotencyKey, signal: leaving.signal });
    try {
      if (wantsStream) return await streamEvents(c, events, leaving, (error) => door.wordProblem(error, c));
      return c.json(await collect(events));
    } catch (error) {
      // Whoever has left reads no answer, and leaving is no fault.
      if (leaving.signal.aborted) return new Response(null, { status: LEFT_STATUS });
      throw error;
    }
  }

  return routes;
}

/** Aborts when the connection breaks; it may have broken while the body was being read. */
function leavingOf(c: Context): AbortController {
  const leaving = new AbortController();
  const { signal } = c.req.raw;
  if (signal.aborted) leaving.abort();
  else signal.addEventListener("abort", () => leaving.abort(), { once: true });
  return leaving;
}

/** The JSON answer made of a telling's events: the story is the text after the last restart. */
async function collect(events: AsyncIterable<ToldEvent>): Promise<StoryAnswer> {
  let content = "";
  let start = null as Extract<ToldEvent, { event: "start" }>["data"] | null;
  for await (const event of events) {
    if (event.event === "start") start = event.data;
    else if (event.event === "text") content += event.data.text;
    else if (event.event === "restart" && start) {
      content = "";
      start = { ...start, ...event.data };
    } else if (event.event === "end" && start) {
      return {
        generated_story_content: content,
        language: start.language,
        storyteller: start.storyteller,
        note: start.note,
        ...event.data,
      };
    }
  }
  throw new Error("a telling ended without its end");
}

const isPrefetch = (c: Context) =>
  [c.req.header("Sec-Purpose"), c.req.header("Purpose"), c.req.header("X-Moz")].some((purpose) =>
    purpose?.includes("prefetch"),
  );
