import { choice, type Environment, integer, SettingError, text } from "./setting-values.ts";

export type ModelSettings = {
  /** The model as its server knows it. */
  model: string;
  /** An OpenAI-protocol address that ends before "/chat/completions". */
  baseUrl: string;
  apiKey: string | undefined;
};

export type StorySettings = {
  /** null: the built-in storyteller. */
  model: ModelSettings | null;
  timeouts: { firstTokenMs: number; idleMs: number; totalMs: number };
};

const OPENAI_BASE_URL = "https://api.openai.com/v1";
const OLLAMA_BASE_URL = "http://127.0.0.1:11434/v1";
const LONGEST_TIMEOUT_MS = 3_600_000;

/** @throws {SettingError} */
export function readStorySettings(env: Environment): StorySettings {
  choice(env, "STORY_REVIEW", ["off"], "off");
  return {
    model: readModel(env, text(env, "STORY_MODEL") ?? "builtin"),
    timeouts: {
      firstTokenMs: timeout(env, "STORY_FIRST_TOKEN_MS", 12_000),
      idleMs: timeout(env, "STORY_IDLE_MS", 8_000),
      totalMs: timeout(env, "STORY_TOTAL_MS", 60_000),
    },
  };
}

function timeout(env: Environment, name: string, fallback: number): number {
  return integer(env, name, fallback, { min: 1, max: LONGEST_TIMEOUT_MS });
}

function readModel(env: Environment, choiceOfModel: string): ModelSettings | null {
  if (choiceOfModel === "builtin") return null;
  const [provider, ...rest] = choiceOfModel.split(":");
  const model = rest.join(":");
  if (!model || !["openai", "ollama", "compatible"].includes(provider ?? "")) {
    throw new SettingError("STORY_MODEL must be builtin, openai:MODEL, ollama:MODEL or compatible:MODEL.");
  }
  if (provider === "openai") {
    const apiKey = text(env, "OPENAI_API_KEY");
    if (!apiKey) throw new SettingError(`OPENAI_API_KEY must be set for STORY_MODEL=${choiceOfModel}.`);
    return { model, baseUrl: baseUrl(env, "OPENAI_BASE_URL") ?? OPENAI_BASE_URL, apiKey };
  }
  if (provider === "ollama") {
    return { model, baseUrl: baseUrl(env, "OLLAMA_BASE_URL") ?? OLLAMA_BASE_URL, apiKey: undefined };
  }
  const compatible = baseUrl(env, "STORY_BASE_URL");
  if (!compatible) throw new SettingError(`STORY_BASE_URL must be set for STORY_MODEL=${choiceOfModel}.`);
  return { model, baseUrl: compatible, apiKey: text(env, "STORY_API_KEY") };
}

function baseUrl(env: Environment, name: string): string | undefined {
  const given = text(env, name);
  if (given === undefined) return undefined;
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new SettingError(`${name} must be an http or https address.`);
  return given.replace(/\/+$/, "");
}
