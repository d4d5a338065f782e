import { dataEvent, PLAIN_STATUS, PROVIDER_WORDS, type Wire } from "./model-wire.ts";

const FINISH = { stop: "stop", length: "length", filter: "content_filter" };

/** `type` and `code` of an error, as OpenAI names them. */
const NAMES = {
  wrongKey: ["invalid_request_error", "invalid_api_key"],
  noCredit: ["insufficient_quota", "insufficient_quota"],
  tooManyRequests: ["requests", "rate_limit_exceeded"],
  badRequest: ["invalid_request_error", "unsupported_parameter"],
  serverError: ["server_error", null],
  overloaded: ["server_error", null],
  unknownModel: ["invalid_request_error", "model_not_found"],
} as const;

function chunk(model: string, delta: object, finish: string | null = null): string {
  return dataEvent({
    id: "chatcmpl-stand-in",
    object: "chat.completion.chunk",
    created: 1_795_300_000,
    model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });
}

/** OpenAI's chat completions; also what Ollama, vLLM, llama.cpp and the gateways speak. */
export const openaiWire: Wire = {
  protocol: "openai",
  path: /^\/v1\/chat\/completions$/,
  read: (_path, headers, body) => ({
    model: String(body.model),
    system: JSON.stringify(body.messages ?? ""),
    key: headers.authorization?.replace(/^Bearer /, ""),
    isStream: body.stream === true,
  }),
  // A comment, a role without text and a null: what real providers put before their first word.
  opening: (model, thoughts) =>
    `: stand-in\n\n${chunk(model, { role: "assistant", content: null })}${chunk(model, { content: "" })}` +
    (thoughts ? chunk(model, { reasoning_content: thoughts }) : ""),
  token: (content, model) => chunk(model, { content }),
  ending(ending, model) {
    if (ending === "error")
      return dataEvent({ error: { message: PROVIDER_WORDS, type: "server_error", code: "server_error" } });
    if (ending === "refusal") return chunk(model, { refusal: PROVIDER_WORDS });
    const usage = { object: "chat.completion.chunk", choices: [], usage: { total_tokens: 9 } };
    return `${chunk(model, {}, FINISH[ending])}${dataEvent(usage)}data: [DONE]\n\n`;
  },
  error(name) {
    const [type, code] = NAMES[name];
    // The empty purse comes with the status of a rate limit.
    const status = name === "noCredit" ? 429 : PLAIN_STATUS[name];
    return { status, body: { error: { message: PROVIDER_WORDS, type, param: null, code } } };
  },
};
