import { expect, test } from "vitest";
import { refusalOf } from "#tests/settings.ts";
import type { Environment } from "./setting-values.ts";
import { readStorySettings } from "./story-settings.ts";

const LOCAL = { STORY_BASE_URL: "http://localhost:8080/v1" };

const NONSENSE: [Record<string, string>, string][] = [
  [{ STORY_MODEL: "gpt" }, "STORY_MODEL"],
  [{ STORY_MODEL: "builtin:x" }, "STORY_MODEL"],
  [{ STORY_MODEL: "ollama:" }, "STORY_MODEL"],
  [{ STORY_MODEL: ":x" }, "STORY_MODEL"],
  [{ STORY_MODEL: "telepathy:x" }, "STORY_MODEL"],
  [{ STORY_MODEL: "toString:x" }, "STORY_MODEL"],
  [{ STORY_MODEL: "openai:gpt-x" }, "OPENAI_API_KEY"],
  [{ STORY_MODEL: "anthropic:claude-x" }, "ANTHROPIC_API_KEY"],
  [{ STORY_MODEL: "google:gemini-x" }, "GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY or GOOGLE_API_KEY"],
  [{ STORY_MODEL: "compatible:x" }, "STORY_BASE_URL"],
  [{ STORY_MODEL: "compatible:x", STORY_BASE_URL: "localhost:8080" }, "STORY_BASE_URL"],
  [{ STORY_MODEL: "ollama:x", OLLAMA_BASE_URL: "file:///etc" }, "OLLAMA_BASE_URL"],
  [{ STORY_MODEL: "anthropic:x", ANTHROPIC_API_KEY: "sk", ANTHROPIC_BASE_URL: "here" }, "ANTHROPIC_BASE_URL"],
  [{ STORY_FALLBACK: "gpt" }, "STORY_FALLBACK"],
  [{ STORY_FALLBACK: "anthropic:claude-x" }, "ANTHROPIC_API_KEY"],
  [{ STORY_FALLBACK: "compatible:x" }, "STORY_BASE_URL"],
  [{ STORY_FALLBACK: "builtin" }, "STORY_FALLBACK"],
  [{ STORY_MODEL: "builtin", STORY_FALLBACK: "builtin" }, "STORY_FALLBACK"],
  [{ STORY_MODEL: "ollama:x", STORY_FALLBACK: "ollama:x" }, "STORY_FALLBACK"],
  [
    { STORY_MODEL: "ollama:x", STORY_FALLBACK: "compatible:x", STORY_BASE_URL: "http://127.0.0.1:11434/v1/" },
    "STORY_FALLBACK",
  ],
  [{ STORY_MODEL: "ollama:x", STORY_REVIEW: "everything" }, "STORY_REVIEW"],
  [{ STORY_REVIEW: "whole" }, "STORY_REVIEW"],
  [{ STORY_MODEL: "builtin", STORY_REVIEW: "sentences" }, "STORY_REVIEW"],
];

test.each(NONSENSE)("%j stops the start with one sentence that names %s", (env, name) => {
  const sentence = refusalOf(() => readStorySettings(env));
  expect(sentence).toContain(name);
  expect(sentence).toMatch(/^[^\n]+\.$/);
  expect(sentence).not.toContain("sk");
});

test.each([
  [{}, null],
  [{ STORY_MODEL: "builtin" }, null],
  [
    { STORY_MODEL: "openai:gpt-x", OPENAI_API_KEY: "k" },
    { protocol: "openai", model: "gpt-x", baseUrl: "https://api.openai.com/v1", apiKey: "k" },
  ],
  [
    { STORY_MODEL: "anthropic:claude-x", ANTHROPIC_API_KEY: "k" },
    { protocol: "anthropic", model: "claude-x", baseUrl: "https://api.anthropic.com", apiKey: "k" },
  ],
  [
    { STORY_MODEL: "google:gemini-x", GOOGLE_GENERATIVE_AI_API_KEY: "k" },
    { protocol: "google", model: "gemini-x", baseUrl: "https://generativelanguage.googleapis.com", apiKey: "k" },
  ],
  [
    { STORY_MODEL: "ollama:llama3:8b" },
    { protocol: "openai", model: "llama3:8b", baseUrl: "http://127.0.0.1:11434/v1", apiKey: undefined },
  ],
  [
    { STORY_MODEL: "compatible:org/model:free", STORY_BASE_URL: "http://localhost:8080/v1/", STORY_API_KEY: "k" },
    { protocol: "openai", model: "org/model:free", baseUrl: "http://localhost:8080/v1", apiKey: "k" },
  ],
  [
    { STORY_MODEL: "compatible:m", ...LOCAL },
    { protocol: "openai", model: "m", baseUrl: "http://localhost:8080/v1", apiKey: undefined },
  ],
])("%j chooses its storyteller", (env, model) => {
  expect(readStorySettings(env as Environment).model).toEqual(model);
});

test("Google's key is found under each of its names, the longest name first", () => {
  const keyOf = (keys: Environment) => readStorySettings({ STORY_MODEL: "google:x", ...keys }).model?.apiKey;
  expect(keyOf({ GOOGLE_API_KEY: "c" })).toBe("c");
  expect(keyOf({ GOOGLE_API_KEY: "c", GEMINI_API_KEY: "b" })).toBe("b");
  expect(keyOf({ GOOGLE_API_KEY: "c", GEMINI_API_KEY: "b", GOOGLE_GENERATIVE_AI_API_KEY: "a" })).toBe("a");
});

test.each([
  ["anthropic", "ANTHROPIC_BASE_URL", "https://gate.example/anthropic", "/v1"],
  ["google", "GOOGLE_GENERATIVE_AI_BASE_URL", "https://gate.example", "/v1beta"],
])("an address for %s may be given with or without its version", (provider, name, address, version) => {
  const keys = { ANTHROPIC_API_KEY: "k", GEMINI_API_KEY: "k" };
  for (const end of ["", "/", version, `${version}/`]) {
    const env = { STORY_MODEL: `${provider}:x`, ...keys, [name]: `${address}${end}` };
    expect(readStorySettings(env).model?.baseUrl).toBe(address);
  }
});

test("who stands in takes the same names, and nobody stands in unless somebody is named", () => {
  const fallbackOf = (env: Environment) => readStorySettings({ STORY_MODEL: "ollama:x", ...env }).fallback;
  expect(fallbackOf({})).toBe(null);
  expect(fallbackOf({ STORY_FALLBACK: " " })).toBe(null);
  expect(fallbackOf({ STORY_FALLBACK: "builtin" })).toBe("builtin");
  expect(fallbackOf({ STORY_FALLBACK: "ollama:y" })).toMatchObject({ model: "y" });
  expect(fallbackOf({ STORY_FALLBACK: "anthropic:c", ANTHROPIC_API_KEY: "k" })).toMatchObject({
    protocol: "anthropic",
    apiKey: "k",
  });
  expect(fallbackOf({ STORY_FALLBACK: "compatible:m", ...LOCAL, STORY_API_KEY: "k" })).toEqual({
    protocol: "openai",
    model: "m",
    baseUrl: LOCAL.STORY_BASE_URL,
    apiKey: "k",
  });
});

test("a second reader is off unless the host asks for one, by sentences or for the whole story", () => {
  const reviewOf = (env: Environment) => readStorySettings({ STORY_MODEL: "ollama:x", ...env }).review;
  expect(reviewOf({})).toBe("off");
  expect(reviewOf({ STORY_REVIEW: "sentences" })).toBe("sentences");
  expect(reviewOf({ STORY_REVIEW: " whole " })).toBe("whole");
  expect(readStorySettings({ STORY_REVIEW: "off" }).review).toBe("off");
});
