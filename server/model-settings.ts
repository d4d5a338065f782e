import type { ProtocolName } from "#app/stories/model-protocols.ts";
import { type Environment, SettingError, text } from "./setting-values.ts";

export type ModelSettings = {
  /** What the model's server speaks. */
  protocol: ProtocolName;
  /** The model as its server knows it. */
  model: string;
  /** Where the protocol's own paths begin; without a trailing slash. */
  baseUrl: string;
  apiKey: string | undefined;
};

type Provider = {
  protocol: ProtocolName;
  baseUrl: {
    name: string;
    fallback?: string /** An ending that people bring along and the protocol adds itself. */;
    ownEnd?: RegExp;
  };
  /** The variables that may hold the key, the usual one first. */
  keys: readonly string[];
  needsKey: boolean;
};

const PROVIDERS = new Map<string, Provider>([
  [
    "openai",
    {
      protocol: "openai",
      baseUrl: { name: "OPENAI_BASE_URL", fallback: "https://api.openai.com/v1" },
      keys: ["OPENAI_API_KEY"],
      needsKey: true,
    },
  ],
  [
    "anthropic",
    {
      protocol: "anthropic",
      baseUrl: { name: "ANTHROPIC_BASE_URL", fallback: "https://api.anthropic.com", ownEnd: /\/v1$/ },
      keys: ["ANTHROPIC_API_KEY"],
      needsKey: true,
    },
  ],
  [
    "google",
    {
      protocol: "google",
      baseUrl: {
        name: "GOOGLE_GENERATIVE_AI_BASE_URL",
        fallback: "https://generativelanguage.googleapis.com",
        ownEnd: /\/v1beta$/,
      },
      keys: ["GOOGLE_GENERATIVE_AI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"],
      needsKey: true,
    },
  ],
  [
    "ollama",
    {
      protocol: "openai",
      baseUrl: { name: "OLLAMA_BASE_URL", fallback: "http://127.0.0.1:11434/v1" },
      keys: [],
      needsKey: false,
    },
  ],
  ["compatible", { protocol: "openai", baseUrl: { name: "STORY_BASE_URL" }, keys: ["STORY_API_KEY"], needsKey: false }],
]);

/**
 * Reads who tells from a variable: "builtin", or "PROVIDER:MODEL" with the provider's own variables. null if unset.
 * @throws {SettingError}
 */
export function readModel(env: Environment, name: string): ModelSettings | "builtin" | null {
  const given = text(env, name);
  if (given === undefined) return null;
  if (given === "builtin") return given;
  const [, providerName = "", model] = /^([^:]*):(.+)$/.exec(given) ?? [];
  const provider = PROVIDERS.get(providerName);
  if (!provider || !model) {
    const choices = Array.from(PROVIDERS.keys(), (choice) => `${choice}:MODEL`);
    throw new SettingError(`${name} must be builtin, ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}.`);
  }
  const apiKey = provider.keys.map((key) => text(env, key)).find(Boolean);
  if (provider.needsKey && !apiKey)
    throw new SettingError(`${provider.keys.join(" or ")} must be set for ${name}=${given}.`);
  const baseUrl = readBaseUrl(env, provider.baseUrl);
  if (!baseUrl) throw new SettingError(`${provider.baseUrl.name} must be set for ${name}=${given}.`);
  return { protocol: provider.protocol, model, baseUrl, apiKey };
}

function readBaseUrl(env: Environment, { name, fallback, ownEnd }: Provider["baseUrl"]): string | undefined {
  const given = text(env, name);
  if (given === undefined) return fallback;
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new SettingError(`${name} must be an http or https address.`);
  const address = given.replace(/\/+$/, "");
  return ownEnd ? address.replace(ownEnd, "") : address;
}
