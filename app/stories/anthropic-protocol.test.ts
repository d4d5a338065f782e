import { expect, test } from "vitest";
import { anthropicProtocol } from "./anthropic-protocol.ts";

const PROMPT = { system: "Tell.", user: '{"ideas":""}' };
const ASK = { baseUrl: "http://host", model: "claude-x", prompt: PROMPT, wordCeiling: 1000 };

function read(event: unknown) {
  return anthropicProtocol.readEvent(JSON.stringify(event), () => 0);
}

function deltaOf(delta: object) {
  return read({ type: "content_block_delta", index: 0, delta });
}

test("a model is asked with the fewest parameters, and room to think before a whole story", () => {
  const request = anthropicProtocol.writeRequest({ ...ASK, apiKey: "k" });
  expect(request.url).toBe("http://host/v1/messages");
  expect(request.headers).toEqual({ "x-api-key": "k", "anthropic-version": "2023-06-01" });
  expect(JSON.parse(request.body)).toEqual({
    model: "claude-x",
    stream: true,
    max_tokens: 10_200,
    system: "Tell.",
    messages: [{ role: "user", content: '{"ideas":""}' }],
  });
  expect(anthropicProtocol.writeRequest(ASK).headers).toEqual({ "anthropic-version": "2023-06-01" });
});

test("a token is passed on as it is, and so is text that comes with a block's beginning", () => {
  expect(deltaOf({ type: "text_delta", text: " luna" })).toEqual({ text: " luna", isWhole: false });
  expect(read({ type: "content_block_start", index: 0, content_block: { type: "text", text: "La" } }).text).toBe("La");
});

test.each([
  { type: "message_start", message: { content: [], stop_reason: null } },
  { type: "ping" },
  { type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "Hm", text: "Hm" } },
  { type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "Let me think" } },
  { type: "content_block_delta", index: 0, delta: { type: "signature_delta", signature: "EqQB" } },
  { type: "content_block_delta", index: 0, delta: { type: "input_json_delta", partial_json: "{" } },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta" } },
  { type: "content_block_stop", index: 0 },
  { type: "message_delta", delta: { stop_reason: null }, usage: {} },
  { type: "message_stop" },
  { type: "something_new", text: "Hm" },
  {},
  null,
])("an event without text says nothing and breaks nothing: %j", (event) => {
  expect(read(event)).toEqual({ text: "", isWhole: false });
});

test.each(["end_turn", "stop_sequence"])("the story is whole at %s", (stop_reason) => {
  expect(read({ type: "message_delta", delta: { stop_reason } })).toEqual({ text: "", isWhole: true });
});

test.each([
  ["max_tokens", "truncated"],
  ["model_context_window_exceeded", "truncated"],
  ["pause_turn", "truncated"],
  ["tool_use", "truncated"],
  ["something_new", "truncated"],
  ["refusal", "refused"],
])("a story ended by %s is not whole: %s", (stop_reason, reason) => {
  expect(read({ type: "message_delta", delta: { stop_reason } })).toMatchObject({
    isWhole: false,
    failure: { reason },
  });
});

test.each([
  ["overloaded_error", "provider_error"],
  ["api_error", "provider_error"],
  ["rate_limit_error", "too_many_requests"],
  ["authentication_error", "refused_key"],
  ["permission_error", "refused_key"],
  ["billing_error", "no_credit"],
  ["invalid_request_error", "bad_request"],
])("an error event of type %s is a %s, without the provider's words", (type, reason) => {
  const { failure } = read({ type: "error", error: { type, message: "bad input: Lucía" } });
  expect(failure?.reason).toBe(reason);
  expect(failure?.message).not.toContain("Lucía");
});
