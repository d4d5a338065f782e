import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { scenarioOf } from "./openai-scenarios.ts";
import { tellStream } from "./openai-wire.ts";

/** One call that reached the stand-in. */
export type OpenAiCall = {
  /** The scenario's name. */
  model: string;
  language: "es" | "en";
  authorization: string | undefined;
  /** The request's JSON. */
  body: Record<string, unknown>;
  /** Milliseconds of the monotonic clock (`performance.now`) when the answer was out or the caller was gone. */
  closedAt?: number;
  /** The caller left before the answer was out. */
  isAbandoned?: boolean;
  /** Settles when `closedAt` is set: what a test waits for. */
  closed: Promise<void>;
};

export type OpenAiServerOptions = {
  /** Characters in a token; about four in a real one. */
  tokenCharacters?: number;
  /** Tokens that leave in one write, each as an event of its own. */
  tokensPerWrite?: number;
  /** Milliseconds between two writes; 0 writes as fast as the reader reads. */
  writeIntervalMs?: number;
  /** Milliseconds before each token of the scenario `slow`. */
  slowTokenMs?: number;
};

export type OpenAiServer = {
  /** The base address, as in STORY_BASE_URL: "http://127.0.0.1:PORT/v1". */
  url: string;
  calls: OpenAiCall[];
  close(): Promise<void>;
};

/**
 * A real local server that speaks the OpenAI chat-completions stream on 127.0.0.1. The model's name chooses the
 * scenario; an unknown one gets 404. The language is the one named in the system message, else English.
 */
export async function startOpenAiServer(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  const calls: OpenAiCall[] = [];
  const server = createServer((request, response) => {
    answer(request, response, calls, options).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  calls: OpenAiCall[],
  options: OpenAiServerOptions,
) {
  if (request.method !== "POST" || request.url !== "/v1/chat/completions") return refuse(response, 404);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = JSON.parse(Buffer.concat(parts).toString("utf8"));
  const call = record(request, response, body);
  calls.push(call);
  const scenario = body.stream === true ? scenarioOf(call.model, call.language) : null;
  if (!scenario) return refuse(response, 404);
  if (scenario.kind === "nothing") return;
  if (scenario.kind === "status") return refuse(response, scenario.status, scenario.retryAfter);
  if (scenario.kind === "page") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    return void response.end("<!doctype html><title>Welcome</title><p>Please log in to the network.</p>");
  }
  await tellStream(response, scenario, { model: call.model, ...options });
}

function record(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>): OpenAiCall {
  const system = JSON.stringify(body.messages ?? "");
  const { promise, resolve } = Promise.withResolvers<void>();
  const call: OpenAiCall = {
    model: String(body.model),
    language: system.includes("in Spanish") ? "es" : "en",
    authorization: request.headers.authorization,
    body,
    closed: promise,
  };
  response.once("close", () => {
    call.closedAt = performance.now();
    call.isAbandoned = !response.writableFinished;
    resolve();
  });
  return call;
}

function refuse(response: ServerResponse, status: number, retryAfter?: string): void {
  if (retryAfter) response.setHeader("retry-after", retryAfter);
  response.writeHead(status, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ error: { message: "The stand-in was told to refuse.", type: "stand_in", code: null } }),
  );
}
