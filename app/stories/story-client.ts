import { createParser } from "eventsource-parser";
import type { ProblemCode } from "#app/problem.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { StoryEvent } from "./contract.ts";
import type { Draft } from "./draft.ts";

/** Why no story came, as far as a browser can know. */
export type Failure = {
  /** "offline": no answer at all, or an answer that broke off. */
  code: ProblemCode | "offline";
  retryAfterSeconds?: number;
  /** The story to go on from is not there any more, or never was. */
  isOriginGone?: boolean;
};

export class StoryFetchFailure extends Error {
  override name = "StoryFetchFailure";
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** What arrives of a story; a `problem` event is thrown. */
export type ArrivedEvent = Exclude<StoryEvent, { event: "problem" }>;

/** What is wished for: a telling, its replacement and its ending are asked for with the same one. */
export type StoryWish = {
  draft: Draft;
  language: Language;
  /** What the chosen listeners are called. */
  listeners: readonly string[];
  /** The id of the saved story that this one goes on from. */
  goesOnFrom?: string;
};

export type StoryOrder = StoryWish & {
  /** Names this telling, so that a repeated request costs nothing twice. */
  key: string;
  /** The key of a failed telling that the built-in storyteller replaces. */
  insteadOf?: string;
  /** The key of a telling that broke midway, for which the built-in storyteller tells the ending. Never beside `insteadOf`. */
  endingOf?: string;
};

/**
 * Asks for a story and yields its events up to `end`.
 * @throws {StoryFetchFailure} for anything but a whole story; the signal's reason when the reader has left.
 */
export async function* fetchStory(order: StoryOrder, signal: AbortSignal): AsyncGenerator<ArrivedEvent> {
  const response = await ask(order, signal);
  if (!response.ok || !response.body) throw new StoryFetchFailure(await failureOf(response));
  const waiting: StoryEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => waiting.push({ event, data: JSON.parse(data) } as StoryEvent),
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await readOrOffline(reader, signal);
      if (done) throw new StoryFetchFailure({ code: "offline" });
      parser.feed(value);
      for (const event of waiting.splice(0)) {
        if (event.event === "problem") throw new StoryFetchFailure({ code: event.data.code });
        yield event;
        if (event.event === "end") return;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function ask(order: StoryOrder, signal: AbortSignal): Promise<Response> {
  const { draft, language, listeners, goesOnFrom, key, insteadOf, endingOf } = order;
  try {
    return await fetch("/api/story", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream", "Idempotency-Key": key },
      body: JSON.stringify({
        kid_age: draft.age,
        story_genres: draft.genres,
        custom_user_input: draft.ideas,
        language,
        length: draft.length,
        listeners: listeners.length > 0 ? listeners : undefined,
        goes_on_from: goesOnFrom,
        instead_of: insteadOf,
        ending_of: endingOf,
      }),
      signal,
    });
  } catch (error) {
    throw signal.aborted ? error : new StoryFetchFailure({ code: "offline" });
  }
}

async function readOrOffline(reader: ReadableStreamDefaultReader<string>, signal: AbortSignal) {
  try {
    return await reader.read();
  } catch (error) {
    throw signal.aborted ? error : new StoryFetchFailure({ code: "offline" });
  }
}

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  const { code = "unexpected", fields } = (body ?? {}) as { code?: ProblemCode; fields?: object };
  const seconds = Number(response.headers.get("Retry-After"));
  const isOriginGone = fields !== undefined && "goes_on_from" in fields;
  return { code, retryAfterSeconds: seconds > 0 ? seconds : undefined, isOriginGone };
}
