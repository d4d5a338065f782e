import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "./model-scenarios.ts";
import type { Wire } from "./model-wire.ts";

type StreamScenario = Extract<Scenario, { kind: "stream" }>;

export type Pace = {
  /** Characters in a token; about four in a real one. */
  tokenCharacters?: number;
  /** Tokens that leave in one write, each as an event of its own. */
  tokensPerWrite?: number;
  /** Milliseconds between two writes; 0 writes as fast as the reader reads. */
  writeIntervalMs?: number;
  /** Milliseconds before each token of the scenario `slow`. */
  slowTokenMs?: number;
};

/** Writes a scenario's text as a provider does, a token an event, and ends it as the scenario says. Stops when the reader has gone. */
export async function tellStream(
  response: ServerResponse,
  wire: Wire,
  model: string,
  scenario: StreamScenario,
  pace: Pace,
): Promise<void> {
  const { tokenCharacters = 4, writeIntervalMs = 0, slowTokenMs = 30 } = pace;
  const tokensPerWrite = scenario.isSlow ? 1 : (pace.tokensPerWrite ?? 20);
  const intervalMs = scenario.isSlow ? slowTokenMs : writeIntervalMs;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  try {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
    response.flushHeaders();
    response.write(wire.opening(model, scenario.thoughts));
    for (const tokens of writesOf(scenario.text, tokenCharacters, tokensPerWrite)) {
      if (intervalMs > 0) await wait(intervalMs, undefined, { signal: gone.signal });
      if (!response.write(tokens.map((text) => wire.token(text, model)).join("")))
        await once(response, "drain", { signal: gone.signal });
    }
    end(response, wire, model, scenario.ending);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}

function end(response: ServerResponse, wire: Wire, model: string, ending: StreamScenario["ending"]): void {
  if (ending === "silence") return;
  if (ending === "bare") return void response.end();
  if (ending === "cut") return response.socket?.destroySoon();
  response.end(wire.ending(ending, model));
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
