import { expect, test } from "vitest";
import { chatRequestBody } from "./openai-request.ts";

const PROMPT = { system: "Tell.", user: '{"ideas":""}' };

test("a model is asked for a stream with room for the whole story", () => {
  expect(JSON.parse(chatRequestBody("llama3.1:8b", PROMPT, 1050))).toEqual({
    model: "llama3.1:8b",
    stream: true,
    messages: [
      { role: "system", content: "Tell." },
      { role: "user", content: '{"ideas":""}' },
    ],
    max_tokens: 2310,
    temperature: 0.9,
  });
});

test.each(["o3-mini", "gpt-5-mini", "gpt-5.1"])("%s, which thinks first, is asked in the way it accepts", (model) => {
  const body = JSON.parse(chatRequestBody(model, PROMPT, 100));
  expect(body.max_completion_tokens).toBe(4220);
  expect(body).not.toHaveProperty("max_tokens");
  expect(body).not.toHaveProperty("temperature");
});

test.each(["gpt-4o", "gpt-5-chat-latest", "olmo-2", "gpt-oss:20b"])("%s is asked in the usual way", (model) => {
  expect(JSON.parse(chatRequestBody(model, PROMPT, 100))).toHaveProperty("max_tokens", 220);
});
