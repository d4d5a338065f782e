import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { openaiWire } from "#tests/fakes/openai-wire.ts";
import { listenOnLoopback } from "#tests/loopback-server.ts";

/** A telling that has said its last word and has not ended. */
export type HeldTelling = {
  /** Settles when the last word is out. */
  reached: Promise<void>;
  /** Lets it end. */
  release(): void;
};

/** Many tellings that have said their last word and have not ended. */
export type HeldTellings = {
  /** Settles when the last words of so many are out. */
  reached(count: number): Promise<void>;
  /** Lets them all end. */
  release(): void;
};

export type HeldModel = {
  /** What makes a product tell through it. */
  settings: Record<string, string>;
  /** Holds the next telling before its end. The others end at once. */
  hold(): HeldTelling;
  /** Holds every telling before its end, until they are let go. */
  holdAll(): HeldTellings;
  close(): Promise<void>;
};

const MODEL = "held";

/** A model provider that always tells `ENGLISH_STORY`, and ends when a test says so. */
export async function startHeldModel(): Promise<HeldModel> {
  type Hold = { reach(): void; released: Promise<void> };
  let next: Hold | null = null;
  let all: Hold | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    const held = next ?? all;
    next = null;
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write(openaiWire.opening(MODEL, undefined));
    response.write(openaiWire.token(`# ${ENGLISH_STORY.title}\n\n${ENGLISH_STORY.text}`, MODEL));
    held?.reach();
    await held?.released;
    response.end(openaiWire.ending("stop", MODEL));
  }

  const server = createServer((request, response) => void answer(request, response));
  const { url, close } = await listenOnLoopback(server);
  return {
    settings: { STORY_MODEL: `compatible:${MODEL}`, STORY_BASE_URL: `${url}/v1` },
    hold() {
      const [reaching, releasing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      next = { reach: reaching.resolve, released: releasing.promise };
      return { reached: reaching.promise, release: releasing.resolve };
    },
    holdAll() {
      let held = 0;
      const awaited: { count: number; resolve(): void }[] = [];
      const { promise: released, resolve } = Promise.withResolvers<void>();
      const tell = () => awaited.filter(({ count }) => held >= count).forEach((each) => each.resolve());
      all = {
        reach() {
          held += 1;
          tell();
        },
        released,
      };
      return {
        reached(count) {
          const reaching = Promise.withResolvers<void>();
          awaited.push({ count, resolve: reaching.resolve });
          tell();
          return reaching.promise;
        },
        release() {
          all = null;
          resolve();
        },
      };
    },
    close,
  };
}
