import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { ProtocolName } from "#app/stories/model-protocols.ts";
import { REVIEW_TASK } from "#app/stories/review-prompt.ts";
import { SHORTENING_TASK } from "#app/stories/shortening-prompt.ts";
import { listenOnLoopback } from "#tests/loopback-server.ts";
import { anthropicWire } from "./anthropic-wire.ts";
import { googleWire } from "./google-wire.ts";
import { type Pace, tellStream } from "./model-pace.ts";
import { scenarioOf, type Task } from "./model-scenarios.ts";
import type { Asked, Wire } from "./model-wire.ts";
import { openaiWire } from "./openai-wire.ts";

/** One call that reached the stand-in. */
export type ModelCall = {
  protocol: ProtocolName;
  /** The scenario's name. */
  model: string;
  language: "es" | "en";
  task: Task;
  /** As it came in the protocol's own header. */
  key: string | undefined;
  /** The address, without its host. */
  path: string;
  headers: IncomingHttpHeaders;
  /** The request's JSON. */
  body: Record<string, unknown>;
  /** Milliseconds of the monotonic clock (`performance.now`) when the answer was out or the caller was gone. */
  closedAt?: number;
  /** The caller left before the answer was out. */
  isAbandoned?: boolean;
  /** Settles when `closedAt` is set: what a test waits for. */
  closed: Promise<void>;
};

export type ModelServer = {
  /** The base address of the OpenAI protocol, as in STORY_BASE_URL: "http://127.0.0.1:PORT/v1". */
  url: string;
  /** The base address of each protocol. */
  baseUrls: Record<ProtocolName, string>;
  /** The calls of every protocol, in the order in which they came. */
  calls: ModelCall[];
  /** What the scenario `obeys` tells from now on, letter by letter; a title line stands first. */
  obey(text: string): void;
  close(): Promise<void>;
};

const WIRES: readonly Wire[] = [openaiWire, anthropicWire, googleWire];

/**
 * A real local server on 127.0.0.1 that speaks the streams of OpenAI, Anthropic and Google, each on its own path. The
 * model's name chooses the scenario; an unknown one gets 404. The language is the one named in the system text, else
 * English; a call that is to shorten or to judge a story is known by its system text too.
 */
export async function startModelServer(pace: Pace = {}): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const state = { calls, pace, obeyed: "" };
  const server = createServer((request, response) => {
    answer(request, response, state).catch((error: unknown) => response.destroy(error as Error));
  });
  const { url: origin, close } = await listenOnLoopback(server);
  return {
    url: `${origin}/v1`,
    baseUrls: { openai: `${origin}/v1`, anthropic: origin, google: origin },
    calls,
    obey(text) {
      state.obeyed = text;
    },
    close,
  };
}

type State = { calls: ModelCall[]; pace: Pace; obeyed: string };

async function answer(request: IncomingMessage, response: ServerResponse, { calls, pace, obeyed }: State) {
  const path = request.url ?? "";
  const wire = WIRES.find((candidate) => candidate.path.test(path));
  if (request.method !== "POST" || !wire) return refuse(response, 404, {});
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = JSON.parse(Buffer.concat(parts).toString("utf8"));
  const asked = wire.read(path, request.headers, body);
  if (!asked) return fail(response, wire, "badRequest");
  const call = record(request, response, { ...asked, protocol: wire.protocol, path, body });
  calls.push(call);
  const scenario = asked.isStream ? scenarioOf(call.model, { ...call, obeyed }) : null;
  if (!scenario) return fail(response, wire, "unknownModel");
  if (scenario.kind === "nothing") return;
  if (scenario.kind === "error") return fail(response, wire, scenario.error, scenario.retryAfter);
  if (scenario.kind === "page") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    return void response.end("<!doctype html><title>Welcome</title><p>Please log in to the network.</p>");
  }
  await tellStream(response, wire, call.model, scenario, pace);
}

type Seen = Asked & Pick<ModelCall, "protocol" | "path" | "body">;

function record(request: IncomingMessage, response: ServerResponse, seen: Seen): ModelCall {
  const { system, isStream: _, ...rest } = seen;
  const { promise, resolve } = Promise.withResolvers<void>();
  const language = system.includes("in Spanish") ? "es" : "en";
  const call: ModelCall = { ...rest, language, task: taskOf(system), headers: request.headers, closed: promise };
  response.once("close", () => {
    call.closedAt = performance.now();
    call.isAbandoned = !response.writableFinished;
    resolve();
  });
  return call;
}

function taskOf(system: string): Task {
  if (system.includes(REVIEW_TASK)) return "review";
  return system.includes(SHORTENING_TASK) ? "shortening" : "story";
}

function fail(response: ServerResponse, wire: Wire, name: Parameters<Wire["error"]>[0], retryAfter?: string): void {
  const { status, body } = wire.error(name);
  if (retryAfter) response.setHeader("retry-after", retryAfter);
  refuse(response, status, body);
}

function refuse(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
