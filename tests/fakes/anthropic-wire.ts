import { PLAIN_STATUS, PROVIDER_WORDS, type Wire } from "./model-wire.ts";

const STOP_REASON = { stop: "end_turn", length: "max_tokens", filter: "refusal", refusal: "refusal" };

const TYPE = {
  wrongKey: "authentication_error",
  noCredit: "invalid_request_error",
  tooManyRequests: "rate_limit_error",
  badRequest: "invalid_request_error",
  serverError: "api_error",
  overloaded: "overloaded_error",
  unknownModel: "not_found_error",
};

const STATUS: Record<string, number> = { noCredit: 400, overloaded: 529 };

/** The one thing by which an empty purse is told from a bad request. */
const NO_CREDIT = "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.";

function event(type: string, fields: object = {}): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

function delta(index: number, change: object): string {
  return event("content_block_delta", { index, delta: change });
}

function thinkingBlock(thinking: string): string {
  return (
    event("content_block_start", { index: 0, content_block: { type: "thinking", thinking: "", signature: "" } }) +
    delta(0, { type: "thinking_delta", thinking }) +
    delta(0, { type: "signature_delta", signature: "EqQBCgIYAhIM" }) +
    event("content_block_stop", { index: 0 })
  );
}

/** Anthropic's Messages API. */
export const anthropicWire: Wire = {
  protocol: "anthropic",
  path: /^\/v1\/messages$/,
  read(_path, headers, body) {
    if (headers["anthropic-version"] !== "2023-06-01" || !Number.isInteger(body.max_tokens)) return null;
    return {
      model: String(body.model),
      system: JSON.stringify(body.system ?? ""),
      key: headers["x-api-key"] as string | undefined,
      isStream: body.stream === true,
    };
  },
  opening: (model, thoughts) =>
    event("message_start", {
      message: { id: "msg_stand_in", type: "message", role: "assistant", model, content: [], stop_reason: null },
    }) +
    (thoughts ? thinkingBlock(thoughts) : "") +
    event("content_block_start", { index: 1, content_block: { type: "text", text: "" } }) +
    event("ping"),
  token: (text) => delta(1, { type: "text_delta", text }),
  ending(ending) {
    if (ending === "error") return event("error", { error: { type: "overloaded_error", message: PROVIDER_WORDS } });
    const stop = { stop_reason: STOP_REASON[ending], stop_sequence: null };
    return (
      event("content_block_stop", { index: 1 }) +
      event("message_delta", { delta: stop, usage: { output_tokens: 9 } }) +
      event("message_stop")
    );
  },
  error(name) {
    const message = name === "noCredit" ? NO_CREDIT : PROVIDER_WORDS;
    const body = { type: "error", error: { type: TYPE[name], message }, request_id: "req_stand_in" };
    return { status: STATUS[name] ?? PLAIN_STATUS[name], body };
  },
};
