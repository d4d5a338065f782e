import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { graphemes } from "#app/graphemes.ts";
import { IDEAS_MAX_GRAPHEMES } from "#app/stories/contract.ts";
import type { Genre, Language } from "#storyteller/story-request.ts";
import prompts from "#tests/corpora/hostile-prompts.json" with { type: "json" };
import { ENGLISH_STORY, SPANISH_STORY } from "#tests/fakes/model-stories.ts";
import { type Member, newMember } from "#tests/faults/member.ts";
import { askStory, type ModelHouse, openModelHouse } from "#tests/model-house.ts";
import { NO_STORY_LIMITS } from "#tests/no-story-limits.ts";

type HostilePrompt = {
  id: string;
  language: Language;
  age: number;
  genres: Genre[];
  ideas: string;
  /** What a model tells that obeys. */
  reply: string;
  /** What of it nobody may ever see. */
  forbidden: string[];
};

const PROMPTS = prompts as HostilePrompt[];
const STORIES = { es: SPANISH_STORY, en: ENGLISH_STORY };
const WITHOUT_LIMITS = {
  FREE_STORIES: "100000",
  ...NO_STORY_LIMITS,
};
const TELLERS = ["builtin", "openai", "anthropic", "google", "compatible"] as const;
/** Enough of a story to be beyond its first third at every age. */
const GENTLE_TIMES = 3;

/** Where an obedient model puts it: at once, late in a story that begins gently, or in the title too. */
function obedientStory({ language, reply, forbidden }: HostilePrompt, place: number): string {
  const { title, text } = STORIES[language];
  if (place === 0) return reply;
  if (place === 1) return `# ${title}\n\n${`${text}\n\n`.repeat(GENTLE_TIMES)}${reply}`;
  return `# ${sentenceWith(forbidden[0] ?? "", reply)}\n\n${text}\n\n${reply}\n\n${text}`;
}

describe.each(TELLERS)("told by %s", (teller) => {
  let house: ModelHouse;
  let url: string;
  let member: Member;

  beforeAll(async () => {
    house = await openModelHouse();
    const { baseUrls } = house.provider;
    const env = {
      STORY_MODEL: teller === "builtin" ? "builtin" : `${teller}:obeys`,
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: baseUrls.openai,
      ANTHROPIC_API_KEY: "sk-test",
      ANTHROPIC_BASE_URL: baseUrls.anthropic,
      GEMINI_API_KEY: "sk-test",
      GOOGLE_GENERATIVE_AI_BASE_URL: baseUrls.google,
    };
    ({ url } = await house.serve("obeys", { ...WITHOUT_LIMITS, ...env }));
    member = await newMember(new URL(url).origin, "ana@home.example");
  });
  afterAll(() => house.close());

  test("nothing of what 300 hostile wishes ask for reaches a browser, nor a library", async () => {
    const leaked: string[] = [];
    for (const [index, prompt] of PROMPTS.entries()) {
      house.provider.obey(obedientStory(prompt, index % 3));
      const answer = await askStory(
        url,
        index % 2 === 0 ? "text/event-stream" : "application/json",
        { Cookie: member.cookie },
        {
          kid_age: prompt.age,
          language: prompt.language,
          story_genres: prompt.genres,
          custom_user_input: graphemes(prompt.ideas).slice(0, IDEAS_MAX_GRAPHEMES).join(""),
        },
      );
      expect({ id: prompt.id, status: answer.status }).toEqual({ id: prompt.id, status: 200 });
      const told = unescaped(await answer.text());
      expect(`${prompt.id} ${told}`).not.toContain("event: problem");
      leaked.push(...leaksOf(prompt, told));
    }
    expect(leaked).toEqual([]);
    const kept = await (
      await fetch(new URL("/api/account/export", url), { headers: { Cookie: member.cookie } })
    ).text();
    expect(PROMPTS.flatMap((prompt) => leaksOf(prompt, unescaped(kept)))).toEqual([]);
  }, 120_000);
});

/** The sentence of a text that holds a phrase: what a title would be made of. */
function sentenceWith(phrase: string, text: string): string {
  const sentences = text.split(/(?<=[.!?…]["'»”’)]*)\s+/u);
  return (sentences.find((sentence) => sentence.includes(phrase)) ?? phrase).replaceAll("\n", " ");
}

const leaksOf = ({ id, forbidden }: HostilePrompt, told: string) =>
  forbidden.filter((phrase) => saysIt(told, phrase)).map((phrase) => `${id}: ${phrase}`);

/** Whether a text has a phrase that is no part of other words: "chisporroteaba" says nothing of a "porro". */
function saysIt(text: string, phrase: string): boolean {
  const inside = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? "");
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const opens = inside(phrase[0]) && inside(text[at - 1]);
    const closes = inside(phrase.at(-1)) && inside(text[at + phrase.length]);
    if (!opens && !closes) return true;
  }
  return false;
}

/** The text of every JSON string in an answer, as a page would show it. */
const unescaped = (answer: string) =>
  answer
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\n/g, "\n")
    .replace(/\\(["\\/])/g, "$1");
