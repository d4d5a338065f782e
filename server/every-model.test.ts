import { afterEach, beforeEach, expect, test } from "vitest";
import { ENGLISH_STORY } from "#tests/fakes/model-stories.ts";
import { askJson, askStream, type ModelHouse, openModelHouse } from "#tests/model-house.ts";

let house: ModelHouse;

beforeEach(async () => {
  house = await openModelHouse();
});
afterEach(() => house.close());

/** The settings with which a host chooses a model that plays a scenario. */
function settingsOf(provider: string, scenario: string): Record<string, string> {
  const { baseUrls } = house.provider;
  return {
    STORY_MODEL: `${provider}:${scenario}`,
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: baseUrls.openai,
    ANTHROPIC_API_KEY: "sk-test",
    ANTHROPIC_BASE_URL: baseUrls.anthropic,
    GEMINI_API_KEY: "sk-test",
    GOOGLE_GENERATIVE_AI_BASE_URL: baseUrls.google,
    OLLAMA_BASE_URL: baseUrls.openai,
  };
}

test.each(["openai", "anthropic", "google", "ollama"])(
  "a guest reads the first half of a story by %s",
  async (name) => {
    const { url, lines } = await house.serve("", settingsOf(name, "thinks"));
    const told = await (await askJson(url)).json();
    expect(told).toMatchObject({
      title: ENGLISH_STORY.title,
      preview: true,
      storyteller: { kind: "model", name: "thinks" },
    });
    expect(told.generated_story_content.length).toBeGreaterThan(500);
    expect(ENGLISH_STORY.text.startsWith(told.generated_story_content)).toBe(true);
    expect(house.provider.calls).toHaveLength(1);
    expect(house.provider.calls[0]?.key).toBe(name === "ollama" ? undefined : "sk-test");
    expect(lines.join()).not.toMatch(/wombat|sk-test/);
  },
);

test.each(["openai", "anthropic", "google"])(
  "no word of %s about what went wrong reaches a guest or a log",
  async (name) => {
    for (const scenario of ["wrongKey", "noCredit", "badRequest"]) {
      const { url, lines } = await house.serve("", settingsOf(name, scenario));
      const answer = await askStream(url);
      expect(answer.status).toBe(503);
      expect(await answer.text()).not.toMatch(/wombat|balance|credits|sk-test/);
      expect(lines.join()).not.toMatch(/wombat|balance|credits|sk-test/);
    }
  },
);
