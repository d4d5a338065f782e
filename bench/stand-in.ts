// A model's server as its own process: the OpenAI chat-completions stream, 600 tokens, at the pace that the measurement
// asks for. Calls for a model "pair-…" come in twos and get each token in the same moment.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { type Pace, TOKEN_BY_TOKEN, STORY_TOKENS as TOKENS } from "./model.ts";

const TOKEN_CHARACTERS = 4;
/** Longer than any pause between two measurements: a kept connection must not vanish under a call. */
const KEEP_ALIVE_MS = 120_000;

const story = `# ${ENGLISH_STORY.title}\n\n${ENGLISH_STORY.text}\n\n${ENGLISH_STORY.text}`;
const tokens = Array.from({ length: TOKENS }, (_, at) =>
  story.slice(at * TOKEN_CHARACTERS, (at + 1) * TOKEN_CHARACTERS),
);
let pace: Pace = TOKEN_BY_TOKEN;
const waiting = new Map<string, ServerResponse>();

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: "chatcmpl-stand-in",
    object: "chat.completion.chunk",
    created: 1_795_300_000,
    model: "stand-in",
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  })}\n\n`;
const END = `${event({}, "stop")}data: [DONE]\n\n`;

/** Writes the story to every reader of a group; in the order given, in one turn of the event loop. */
function tell(readers: readonly ServerResponse[]): void {
  const { intervalMs, tokensPerWrite } = pace;
  for (const reader of readers) reader.writeHead(200, { "content-type": "text/event-stream" });
  let at = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    const next = tokens.slice(at, at + tokensPerWrite);
    at += next.length;
    const events = next.map((content) => event({ content })).join("");
    for (const reader of readers) reader.write(events);
    if (at < TOKENS) return;
    clearInterval(timer);
    for (const reader of readers) reader.end(END);
  };
  if (intervalMs === 0) while (at < TOKENS) write();
  else timer = setInterval(write, intervalMs);
  for (const reader of readers) reader.once("close", () => clearInterval(timer));
}

let pairs = 0;
function answer(model: string, reader: ServerResponse): void {
  if (!model.startsWith("pair-")) return tell([reader]);
  const other = waiting.get(model);
  if (!other) return void waiting.set(model, reader);
  waiting.delete(model);
  // Whoever is written to first has a head start of some microseconds: it changes sides.
  tell(++pairs % 2 === 0 ? [other, reader] : [reader, other]);
}

const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (part: string) => {
    body += part;
  });
  request.on("end", () => answer(String(JSON.parse(body).model), response));
});
process.on("message", (message: { pace?: Pace }) => {
  if (!message.pace) return;
  pace = message.pace;
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
});
server.listen(0, "127.0.0.1");
