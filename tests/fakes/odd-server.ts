import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "#tests/loopback-server.ts";

/** One thing that was asked. */
export type Asked = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };

/** How a server can fail whoever asks it for JSON. */
export const ODDITIES = {
  slow: () => undefined,
  stopsMidway: (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"isAuthor');
  },
  garbage: (response) => void response.end("<html>Good night</html>"),
  huge: (response) => void response.end(JSON.stringify({ isAuthorized: true, padding: "x".repeat(1_000_000) })),
  broken: (response) => void response.writeHead(500).end('{"isAuthorized":true}'),
  hangsUp: (response) => void response.destroy(),
  isElsewhere: (response, other) => void response.writeHead(302, { Location: other }).end(),
} as const satisfies Record<string, (response: ServerResponse, other: string) => void>;
export type Oddity = keyof typeof ODDITIES;

/** A server on loopback that answers with JSON, or oddly. */
export async function openOddServer(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = [];
  const odd = { now: null as Oddity | null, elsewhere: "" };
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const part of request) body += part;
    const { method = "", url = "", headers } = request;
    const question = { method, url, headers, body };
    asked.push(question);
    if (odd.now) ODDITIES[odd.now](response, odd.elsewhere);
    else response.end(JSON.stringify(answer(question)));
  }
  const server = createServer((request, response) => {
    reply(request, response).catch((error: Error) => response.destroy(error));
  });
  const { url, close } = await listenOnLoopback(server);
  return { url, asked, odd, close };
}

export type OddServer = Awaited<ReturnType<typeof openOddServer>>;
