import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "./openai-scenarios.ts";

type StreamScenario = Extract<Scenario, { kind: "stream" }>;

export type WireOptions = {
  model: string;
  tokenCharacters?: number;
  tokensPerWrite?: number;
  writeIntervalMs?: number;
  slowTokenMs?: number;
};

/** Writes a scenario's text as a provider does, a token an event, and ends it as the scenario says. Stops when the reader has gone. */
export async function tellStream(
  response: ServerResponse,
  scenario: StreamScenario,
  options: WireOptions,
): Promise<void> {
  const { model, tokenCharacters = 4, writeIntervalMs = 0, slowTokenMs = 30 } = options;
  const tokensPerWrite = scenario.isSlow ? 1 : (options.tokensPerWrite ?? 20);
  const intervalMs = scenario.isSlow ? slowTokenMs : writeIntervalMs;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({
      id: "chatcmpl-stand-in",
      object: "chat.completion.chunk",
      created: 1_795_300_000,
      model,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    })}\n\n`;
  try {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
    // A comment, a role without text and a null: what real providers put before their first word.
    response.write(`: stand-in\n\n${event({ role: "assistant", content: null })}${event({ content: "" })}`);
    for (const tokens of writesOf(scenario.text, tokenCharacters, tokensPerWrite)) {
      if (intervalMs > 0) await wait(intervalMs, undefined, { signal: gone.signal });
      if (!response.write(tokens.map((content) => event({ content })).join("")))
        await once(response, "drain", { signal: gone.signal });
    }
    if (scenario.refusal) response.write(event({ refusal: scenario.refusal }));
    end(response, scenario.ending, event);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}

function end(
  response: ServerResponse,
  ending: StreamScenario["ending"],
  event: (delta: object, finish?: string) => string,
): void {
  if (ending === "silence") return;
  if (ending === "bare") return void response.end();
  if (ending === "cut") return response.socket?.destroySoon();
  if (ending === "error") {
    const error = { message: "The stand-in lost its voice.", type: "server_error", code: "server_error" };
    return void response.end(`data: ${JSON.stringify({ error })}\n\n`);
  }
  const usage = { object: "chat.completion.chunk", choices: [], usage: { total_tokens: 9 } };
  response.end(`${event({}, ending)}data: ${JSON.stringify(usage)}\n\ndata: [DONE]\n\n`);
}

/** The text in tokens, several to a write; no token ends within a character. */
function* writesOf(text: string, tokenCharacters: number, tokensPerWrite: number): Generator<string[]> {
  const characters = Array.from(text);
  const step = tokenCharacters * tokensPerWrite;
  for (let start = 0; start < characters.length; start += step) {
    const write = characters.slice(start, start + step);
    yield Array.from({ length: Math.ceil(write.length / tokenCharacters) }, (_, index) =>
      write.slice(index * tokenCharacters, (index + 1) * tokenCharacters).join(""),
    );
  }
}
