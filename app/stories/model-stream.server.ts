import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { createParser } from "eventsource-parser";
import { readErrorBody } from "./error-body.server.ts";
import type { ModelProtocol, ModelRequest } from "./model-protocol.ts";
import { PieceQueue } from "./piece-queue.ts";
import { failureOfAnswer } from "./provider-failure.ts";
import { mayEndSentence } from "./sentences.ts";
import { StorytellerFailure } from "./storyteller.ts";
import type { MeteredCall, TokenMeter } from "./token-meter.ts";

/** Milliseconds: to the story's first text, between two texts, and for the whole story. All count text, not bytes. */
export type StreamTimeouts = { firstTokenMs: number; idleMs: number; totalMs: number };

export type ModelCall = {
  /** From the protocol's `writeRequest`. */
  request: ModelRequest;
  protocol: Pick<ModelProtocol, "readEvent" | "endsWithBody">;
  timeouts: StreamTimeouts;
  signal: AbortSignal;
  /** Where what the call costs is counted; absent where nobody asks. */
  meter?: TokenMeter;
  /** Milliseconds since the epoch. */
  nowMs: () => number;
};

/** No story is this long: a model that has lost the thread is stopped before it fills the memory. */
export const LONGEST_TEXT_CHARACTERS = 100_000;

/** A single event of a token stream is a few hundred characters; a line without an end is not one. */
const LONGEST_EVENT_CHARACTERS = 1_000_000;

/** After the last token only a few bytes follow; reading them keeps the connection for the next story. */
const DRAIN_MS = 1000;

/**
 * Asks a model and yields its text as it arrives, whenever a sentence may have come to its end. One transport for every
 * protocol: only how a request is written and what an event says is theirs.
 * Ends normally when the provider says that the text is whole; else throws a {@link StorytellerFailure} after the text
 * so far, or the signal's reason. An abort, or a reader that stops, closes the connection at once. Redirects are not
 * followed: the key goes to the address it was given for and nowhere else.
 */
export function openModelStream(call: ModelCall): AsyncIterable<string> {
  return { [Symbol.asyncIterator]: () => new ModelStream(call) };
}

class ModelStream implements AsyncIterator<string, undefined> {
  readonly #call: ModelCall;
  // The guard lets go of whole sentences: to wake everybody behind it for every token would only cost.
  readonly #queue = new PieceQueue(mayEndSentence);
  readonly #parser = createParser({
    onEvent: ({ data }) => this.#read(data),
    maxBufferSize: LONGEST_EVENT_CHARACTERS,
  });
  #request: ClientRequest | undefined;
  #metered: MeteredCall | undefined;
  #silence: NodeJS.Timeout | undefined;
  #deadline: NodeJS.Timeout | undefined;
  #isAnswered = false;
  /** The status says that there is no story; what the failure is called may still be on its way. */
  #isRefused = false;
  /** The provider has said that the text is whole, and may still say more: it is, if the body ends in good order now. */
  #isWhole = false;
  #isSettled = false;
  /** Text of the network read that is being parsed. */
  #unsent = "";
  #length = 0;
  #hasWords = false;

  constructor(call: ModelCall) {
    this.#call = call;
    if (call.signal.aborted) {
      this.#break(call.signal.reason);
      return;
    }
    call.signal.addEventListener("abort", this.#abort, { once: true });
    this.#silence = setTimeout(() => this.#fail("no_first_token"), call.timeouts.firstTokenMs);
    this.#deadline = setTimeout(
      () => this.#fail(this.#length === 0 ? "no_first_token" : "too_long"),
      call.timeouts.totalMs,
    );
    try {
      this.#send();
    } catch (error) {
      // An address or a key that cannot be written into a request at all.
      this.#fail("unreachable", codeOf(error));
    }
  }

  next(): Promise<IteratorResult<string, undefined>> {
    return this.#queue.next();
  }

  return(): Promise<IteratorResult<string, undefined>> {
    if (this.#settle()) this.#request?.destroy();
    this.#queue.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  #send(): void {
    const { url, headers: ownHeaders, body } = this.#call.request;
    const headers = {
      ...ownHeaders,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      // A compressed stream would hold tokens back until a block is full.
      "accept-encoding": "identity",
      accept: "text/event-stream",
    };
    const send = url.startsWith("https:") ? httpsRequest : httpRequest;
    const request = send(url, { method: "POST", headers });
    this.#request = request;
    this.#metered ??= this.#call.meter?.begin(body.length);
    request.once("close", () => {
      // A call that is sent once more goes on with another request.
      if (this.#request === request) this.#metered?.end();
    });
    request.on("response", (response) => this.#answer(response));
    request.on("error", (error) => {
      if (this.#isSettled || this.#isRefused) return;
      if (this.#isAnswered) this.#fail("truncated", codeOf(error));
      // A kept connection that the provider closed in the same moment: nobody has read this call yet.
      else if (request.reusedSocket && codeOf(error) === "ECONNRESET") this.#send();
      else {
        this.#metered?.turnAway();
        this.#fail("unreachable", codeOf(error));
      }
    });
    request.end(body);
  }

  #answer(response: IncomingMessage): void {
    this.#isAnswered = true;
    const { statusCode: status = 0, headers } = response;
    this.#isRefused = status < 200 || status > 299;
    response.on("error", () => this.#isRefused || this.#fail("truncated"));
    if (this.#isSettled) return;
    if (this.#isRefused) {
      this.#metered?.turnAway();
      clearTimeout(this.#silence);
      const retryAfter = headers["retry-after"];
      readErrorBody(response, (body) => this.#break(failureOfAnswer({ status, body, retryAfter }, this.#call.nowMs())));
      return;
    }
    if (!/^text\/event-stream\b/i.test(headers["content-type"] ?? "")) return this.#fail("not_a_stream");
    response.setEncoding("utf8");
    response.on("data", (text: string) => this.#feed(text));
    response.on("end", () => {
      if (this.#isWhole) this.#complete();
      else this.#fail(this.#hasWords ? "truncated" : "empty");
    });
  }

  #feed(text: string): void {
    try {
      this.#parser.feed(text);
    } catch {
      this.#fail("provider_error", "unreadable event");
    }
    this.#pass();
  }

  #read(data: string): void {
    const { protocol, nowMs } = this.#call;
    const chunk = protocol.readEvent(data, nowMs);
    if (chunk.tokens) this.#metered?.report(chunk.tokens);
    // What the provider has counted may follow the text; nothing else does.
    if (this.#isSettled) return;
    this.#unsent += chunk.text;
    if (chunk.failure) return this.#break(chunk.failure);
    if (chunk.isWhole && !protocol.endsWithBody) this.#complete();
    // The last word on it counts: text without it takes it back.
    else if (chunk.isWhole || chunk.text !== "") this.#isWhole = chunk.isWhole;
  }

  #pass(): void {
    if (this.#unsent === "" || this.#isSettled) return;
    const text = this.#unsent;
    this.#unsent = "";
    this.#hasWords ||= text.trim() !== "";
    this.#metered?.hear(text.length);
    const isFirst = this.#length === 0;
    this.#length += text.length;
    if (this.#length > LONGEST_TEXT_CHARACTERS) return this.#fail("too_long");
    this.#queue.push(text);
    if (!isFirst) return void this.#silence?.refresh();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#fail("stalled"), this.#call.timeouts.idleMs);
  }

  #complete(): void {
    this.#pass();
    if (!this.#hasWords) return this.#fail("empty");
    if (!this.#settle()) return;
    this.#metered?.complete();
    this.#queue.end();
    const request = this.#request;
    const drain = setTimeout(() => request?.destroy(), DRAIN_MS);
    request?.once("close", () => clearTimeout(drain));
  }

  #fail(reason: StorytellerFailure["reason"], detail?: string): void {
    this.#break(new StorytellerFailure(reason, { detail }));
  }

  /** Ends with a failure; the text that came before it is still passed on. */
  #break(failure: unknown): void {
    this.#pass();
    if (!this.#settle()) return;
    this.#queue.fail(failure);
    this.#request?.destroy();
  }

  readonly #abort = (): void => this.#break(this.#call.signal.reason);

  #settle(): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    clearTimeout(this.#silence);
    clearTimeout(this.#deadline);
    this.#call.signal.removeEventListener("abort", this.#abort);
    return true;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
