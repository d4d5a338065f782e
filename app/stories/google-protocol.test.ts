import { expect, test } from "vitest";
import { googleProtocol } from "./google-protocol.ts";

const PROMPT = { system: "Tell.", user: '{"ideas":""}' };
const ASK = { baseUrl: "http://host", model: "gemini-x", prompt: PROMPT, wordCeiling: 1000 };

function read(chunk: unknown) {
  return googleProtocol.readEvent(JSON.stringify(chunk), () => 0);
}

function candidate(parts: unknown, finishReason?: string) {
  return read({ candidates: [{ content: { parts, role: "model" }, finishReason }] });
}

test("a model is asked for events, with the key in a header and room to think before a whole story", () => {
  const request = googleProtocol.writeRequest({ ...ASK, apiKey: "k" });
  expect(request.url).toBe("http://host/v1beta/models/gemini-x:streamGenerateContent?alt=sse");
  expect(request.headers).toEqual({ "x-goog-api-key": "k" });
  expect(JSON.parse(request.body)).toEqual({
    systemInstruction: { parts: [{ text: "Tell." }] },
    contents: [{ role: "user", parts: [{ text: '{"ideas":""}' }] }],
    generationConfig: { maxOutputTokens: 10_200 },
  });
});

test("a model's name cannot lead to another address", () => {
  expect(googleProtocol.writeRequest({ ...ASK, model: "../../x?y#z" }).url).toBe(
    "http://host/v1beta/models/..%2F..%2Fx%3Fy%23z:streamGenerateContent?alt=sse",
  );
});

test("the parts of an event are one text, without the model's thoughts", () => {
  expect(candidate([{ text: "Hm", thought: true }, { text: "La" }, { text: " luna", thoughtSignature: "Ej" }])).toEqual(
    {
      text: "La luna",
      isWhole: false,
    },
  );
});

test.each([
  { candidates: [{ content: { parts: [{ text: "Hm", thought: true }] } }] },
  { candidates: [{ content: { role: "model" } }] },
  { candidates: [{ content: null }] },
  { candidates: [{ content: { parts: [{ functionCall: {} }, null] } }] },
  { candidates: [] },
  { usageMetadata: { totalTokenCount: 9 } },
  { promptFeedback: { safetyRatings: [] } },
  {},
  null,
])("an event without text says nothing and breaks nothing: %j", (chunk) => {
  expect(read(chunk)).toEqual({ text: "", isWhole: false });
});

test("the story is whole at STOP, with the text that came along", () => {
  expect(candidate([{ text: "." }], "STOP")).toEqual({ text: ".", isWhole: true });
});

test.each([
  ["MAX_TOKENS", "truncated"],
  ["RECITATION", "truncated"],
  ["LANGUAGE", "truncated"],
  ["OTHER", "truncated"],
  ["MALFORMED_FUNCTION_CALL", "truncated"],
  ["SAFETY", "refused"],
  ["PROHIBITED_CONTENT", "refused"],
  ["BLOCKLIST", "refused"],
  ["SPII", "refused"],
])("a story ended by %s is not whole: %s", (finishReason, reason) => {
  expect(candidate([{ text: "and" }], finishReason)).toMatchObject({
    text: "and",
    isWhole: false,
    failure: { reason },
  });
});

test("a prompt that the provider blocks is a refusal", () => {
  const { failure } = read({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, usageMetadata: {} });
  expect(failure?.reason).toBe("refused");
});

test("an error inside the stream is known for what it is, without the provider's words", () => {
  const failureOf = (error: object) => read({ error: { message: "bad input: Lucía", ...error } }).failure;
  expect(failureOf({ code: 503, status: "UNAVAILABLE" })?.reason).toBe("provider_error");
  expect(failureOf({ code: 429, status: "RESOURCE_EXHAUSTED" })?.reason).toBe("too_many_requests");
  expect(failureOf({})?.reason).toBe("provider_error");
  expect(failureOf({ code: 503 })?.message).not.toContain("Lucía");
});
