import { expect, test } from "vitest";
import { openaiProtocol } from "./openai-protocol.ts";

const PROMPT = { system: "Tell.", user: '{"ideas":""}' };
const ASK = { baseUrl: "http://host/v1", model: "llama3.1:8b", prompt: PROMPT, wordCeiling: 1050 };

function read(chunk: unknown) {
  return openaiProtocol.readEvent(typeof chunk === "string" ? chunk : JSON.stringify(chunk), () => 0);
}

function bodyFor(model: string) {
  return JSON.parse(openaiProtocol.writeRequest({ ...ASK, model, wordCeiling: 100 }).body);
}

test("a model is asked for a stream with room for the whole story", () => {
  const request = openaiProtocol.writeRequest(ASK);
  expect(request).toMatchObject({ url: "http://host/v1/chat/completions", headers: {} });
  expect(JSON.parse(request.body)).toEqual({
    model: "llama3.1:8b",
    stream: true,
    messages: [
      { role: "system", content: "Tell." },
      { role: "user", content: '{"ideas":""}' },
    ],
    max_tokens: 2310,
    temperature: 0.9,
  });
  expect(openaiProtocol.writeRequest({ ...ASK, apiKey: "k" }).headers).toEqual({ authorization: "Bearer k" });
});

test.each(["o3-mini", "gpt-5-mini", "gpt-5.1"])("%s, which thinks first, is asked in the way it accepts", (model) => {
  const body = bodyFor(model);
  expect(body.max_completion_tokens).toBe(8220);
  expect(body).not.toHaveProperty("max_tokens");
  expect(body).not.toHaveProperty("temperature");
});

test.each(["gpt-4o", "gpt-5-chat-latest", "olmo-2", "gpt-oss:20b"])("%s is asked in the usual way", (model) => {
  expect(bodyFor(model)).toHaveProperty("max_tokens", 220);
});

test("a token is passed on as it is", () => {
  expect(read({ choices: [{ delta: { content: " luna" }, finish_reason: null }] })).toEqual({
    text: " luna",
    isWhole: false,
  });
});

test.each([
  { choices: [{ delta: { role: "assistant" } }] },
  { choices: [{ delta: { role: "assistant", content: null, refusal: null }, finish_reason: null }] },
  { choices: [{ delta: null }] },
  { choices: [{}] },
  { choices: [], usage: { total_tokens: 9 } },
  { choices: null, error: null },
  { choices: [{ delta: { reasoning_content: "Let me think" } }] },
  {},
  "null",
])("an event without text says nothing and breaks nothing: %j", (chunk) => {
  expect(read(chunk)).toEqual({ text: "", isWhole: false });
});

test("the story is whole at the provider's stop, with the text that came along", () => {
  expect(read({ choices: [{ delta: { content: "." }, finish_reason: "stop" }] })).toEqual({ text: ".", isWhole: true });
  expect(read("[DONE]").isWhole).toBe(true);
});

test.each([
  ["length", "truncated"],
  ["tool_calls", "truncated"],
  ["content_filter", "refused"],
])("a story ended by %s is not whole: %s", (finish_reason, reason) => {
  const chunk = read({ choices: [{ delta: { content: "and" }, finish_reason }] });
  expect(chunk).toMatchObject({ text: "and", isWhole: false, failure: { reason } });
});

test("a refusal in its own field is a refusal", () => {
  expect(read({ choices: [{ delta: { refusal: "I can't" } }] }).failure?.reason).toBe("refused");
});

test("an error inside the stream is known for what it is, without the provider's words", () => {
  const failure = read({ error: { message: "bad input: Lucía", code: "server_error" } }).failure;
  expect(failure?.reason).toBe("provider_error");
  expect(failure?.message).not.toContain("Lucía");
  expect(read({ error: { message: "slow down", code: 429 } }).failure?.reason).toBe("too_many_requests");
  expect(read({ object: "error", message: "down" }).failure?.reason).toBe("provider_error");
  expect(read({ error: "down" }).failure?.reason).toBe("provider_error");
});
