import { createServer } from "node:http";
import { listenOnLoopback } from "#tests/loopback-server.ts";

/** How the stand-in turns one call away. */
export type Refusal = { status: number; retryAfter?: string };

export type FalteringServer = {
  /** The base address of the OpenAI protocol. */
  url: string;
  /** How many calls have come so far. */
  calls(): number;
  close(): Promise<void>;
};

function chunk(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

/** A local model server that turns its first calls away, in that order, and tells this text to all that come after. */
export async function startFalteringServer(refusals: readonly Refusal[], text: string): Promise<FalteringServer> {
  let calls = 0;
  const server = createServer((request, response) => {
    const refusal = refusals[calls];
    calls += 1;
    request.resume();
    if (refusal) {
      const retryAfter = refusal.retryAfter ? { "retry-after": refusal.retryAfter } : {};
      response.writeHead(refusal.status, { "content-type": "application/json", ...retryAfter });
      response.end("{}");
    } else {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`${chunk({ content: text })}${chunk({}, "stop")}data: [DONE]\n\n`);
    }
  });
  const { url, close } = await listenOnLoopback(server);
  return { url: `${url}/v1`, calls: () => calls, close };
}
