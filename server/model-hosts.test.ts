import { expect, test } from "vitest";
import { modelHostsOf } from "./model-hosts.ts";

const at = (baseUrl: string) => ({ protocol: "openai" as const, model: "m", baseUrl, apiKey: undefined });

test("the built-in storyteller sends nobody's words anywhere", () => {
  expect(modelHostsOf({ model: null, fallback: null })).toEqual([]);
  expect(modelHostsOf({ model: null, fallback: "builtin" })).toEqual([]);
});

test("each server that may hear a parent's words is named once", () => {
  const model = at("https://api.openai.com/v1");
  expect(modelHostsOf({ model, fallback: at("https://api.openai.com/v1") })).toEqual(["api.openai.com"]);
  expect(modelHostsOf({ model, fallback: at("http://models.example:8080") })).toEqual([
    "api.openai.com",
    "models.example:8080",
  ]);
});

test.each(["http://127.0.0.1:11434/v1", "http://localhost:8080/v1", "http://[::1]:8080/v1"])(
  "a model at %s is this machine's own",
  (baseUrl) => expect(modelHostsOf({ model: at(baseUrl), fallback: null })).toEqual([]),
);
