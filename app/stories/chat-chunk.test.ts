import { expect, test } from "vitest";
import { readChatChunk } from "./chat-chunk.ts";

function read(chunk: unknown) {
  return readChatChunk(typeof chunk === "string" ? chunk : JSON.stringify(chunk), () => 0);
}

test("a token is passed on as it is", () => {
  expect(read({ choices: [{ delta: { content: " luna" }, finish_reason: null }] })).toEqual({
    text: " luna",
    isLast: false,
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
  expect(read(chunk)).toEqual({ text: "", isLast: false });
});

test("the story is whole at the provider's stop, with the text that came along", () => {
  expect(read({ choices: [{ delta: { content: "." }, finish_reason: "stop" }] })).toEqual({ text: ".", isLast: true });
  expect(read("[DONE]").isLast).toBe(true);
});

test.each(["length", "content_filter", "tool_calls"])("a story ended by %s is cut, not whole", (finish_reason) => {
  const chunk = read({ choices: [{ delta: { content: "and" }, finish_reason }] });
  expect(chunk).toMatchObject({ text: "and", isLast: false, failure: { reason: "truncated" } });
});

test("a refusal in its own field is an answer without a story", () => {
  expect(read({ choices: [{ delta: { refusal: "I can't" } }] }).failure?.reason).toBe("empty");
});

test("an error inside the stream is known for what it is, without the provider's words", () => {
  const failure = read({ error: { message: "bad input: Lucía", code: "server_error" } }).failure;
  expect(failure?.reason).toBe("provider_error");
  expect(failure?.message).not.toContain("Lucía");
  expect(read({ error: { message: "slow down", code: 429 } }).failure?.reason).toBe("too_many_requests");
  expect(read({ object: "error", message: "down" }).failure?.reason).toBe("provider_error");
  expect(read({ error: "down" }).failure?.reason).toBe("provider_error");
  expect(read('{"choices":[{"del').failure?.reason).toBe("provider_error");
});
