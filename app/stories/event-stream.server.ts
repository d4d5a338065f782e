import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { StoryEvent } from "./contract.ts";

/** A silent stream says so in this time, so that no proxy takes it for dead. */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  // Proxies that buffer would hold the story back.
  "X-Accel-Buffering": "no",
};

type WordProblem = (error: unknown) => Extract<StoryEvent, { event: "problem" }>["data"];

/**
 * Answers with events as they come. A problem before the first event rejects, so that the door makes it a plain
 * response; one after it becomes a `problem` event, the last of the stream. `leaving` is aborted when the reader goes.
 */
export async function streamEvents(
  c: Context,
  events: AsyncGenerator<StoryEvent>,
  leaving: AbortController,
  wordProblem: WordProblem,
): Promise<Response> {
  const outgoing = outgoingOf(c);
  const first = await events.next();
  if (!outgoing)
    return new Response(webStream(first, events, leaving, wordProblem), { headers: { ...headersOf(c), ...HEADERS } });
  outgoing.writeHead(200, { ...headersOf(c), ...HEADERS });
  const heartbeat = setInterval(() => outgoing.write(":\n\n"), HEARTBEAT_MS);
  void (async () => {
    try {
      for await (const line of lines(first, events, leaving.signal, wordProblem)) {
        if (leaving.signal.aborted) break;
        if (!outgoing.write(line)) await drained(outgoing);
      }
    } finally {
      clearInterval(heartbeat);
      outgoing.end();
    }
  })();
  return RESPONSE_ALREADY_SENT;
}

/** Node's own response carries a stream at half the cost of a web stream; tests without a socket have none. */
function outgoingOf(c: Context): ServerResponse | undefined {
  return (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
}

/** What middleware has set so far: cookies and security headers. */
function headersOf(c: Context): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = Object.fromEntries(c.res.headers);
  const cookies = c.res.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  delete headers["content-type"];
  return headers;
}

async function* lines(
  first: IteratorResult<StoryEvent>,
  events: AsyncGenerator<StoryEvent>,
  left: AbortSignal,
  wordProblem: WordProblem,
): AsyncGenerator<string> {
  try {
    for (let step = first; !step.done; step = await events.next()) yield lineOf(step.value);
  } catch (error) {
    if (!left.aborted) yield lineOf({ event: "problem", data: wordProblem(error) });
  } finally {
    await events.return(undefined);
  }
}

// JSON holds no bare line break, so one data line is always enough.
const lineOf = ({ event, data }: StoryEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off("drain", go);
      outgoing.off("close", go);
      resolve();
    };
    outgoing.once("drain", go);
    outgoing.once("close", go);
  });
}

function webStream(
  first: IteratorResult<StoryEvent>,
  events: AsyncGenerator<StoryEvent>,
  leaving: AbortController,
  wordProblem: WordProblem,
): ReadableStream<Uint8Array> {
  const source = lines(first, events, leaving.signal, wordProblem);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const step = await source.next();
      if (step.done) controller.close();
      else controller.enqueue(encoder.encode(step.value));
    },
    async cancel() {
      leaving.abort();
      await source.return(undefined);
    },
  });
}
