import { createServer, type ServerResponse } from "node:http";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { openaiWire } from "#tests/fakes/openai-wire.ts";
import { listenOnLoopback } from "#tests/loopback-server.ts";

/** What a provider does to every call: answers with one of these statuses in turn, says nothing at all, or stops in the middle. */
export type ProviderTrouble = { statuses: readonly number[]; retryAfter?: string } | "silence" | "stall";

export type FailingProvider = {
  /** What makes a product tell through it. */
  settings: Record<string, string>;
  /** From now on this is wrong with it, or nothing is. */
  go(trouble: ProviderTrouble | null): void;
  /** When each call came, in milliseconds of the monotonic clock. */
  callsAt(): readonly number[];
  /** How many calls have neither been answered whole nor been given up. */
  open(): number;
  close(): Promise<void>;
};

const MODEL = "failing";
const WHOLE = `# ${ENGLISH_STORY.title}\n\n${ENGLISH_STORY.text}`;
/** Far enough into the story for an ending to be offered. */
const HALF = WHOLE.slice(0, WHOLE.indexOf(" ", WHOLE.length / 2));

/** A model provider that tells `ENGLISH_STORY` while nothing is wrong with it. */
export async function startFailingProvider(): Promise<FailingProvider> {
  const callsAt: number[] = [];
  let trouble: ProviderTrouble | null = null;
  let open = 0;

  function tell(response: ServerResponse, text: string): void {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write(openaiWire.opening(MODEL, undefined) + openaiWire.token(text, MODEL));
  }

  function turnAway(response: ServerResponse, statuses: readonly number[], retryAfter: string | undefined): void {
    const status = statuses[callsAt.length % statuses.length] ?? 500;
    response.writeHead(status, {
      "content-type": "application/json",
      ...(retryAfter !== undefined && { "retry-after": retryAfter }),
    });
    response.end(JSON.stringify(openaiWire.error(status === 429 ? "tooManyRequests" : "serverError").body));
  }

  const server = createServer((request, response) => {
    request.resume();
    callsAt.push(performance.now());
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    if (trouble === "silence") return;
    if (trouble === "stall") return tell(response, HALF);
    if (trouble) return turnAway(response, trouble.statuses, trouble.retryAfter);
    tell(response, WHOLE);
    response.end(openaiWire.ending("stop", MODEL));
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    settings: { STORY_MODEL: `compatible:${MODEL}`, STORY_BASE_URL: `${url}/v1` },
    go(wrong) {
      trouble = wrong;
    },
    callsAt: () => callsAt,
    open: () => open,
    close,
  };
}
