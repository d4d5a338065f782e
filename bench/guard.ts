// What the guard costs a story: every sentence of 6,000 characters, beside cutting the same text into its sentences.
import { SentenceSplitter } from "#app/stories/sentences.ts";
import { StoryGuard } from "#guard/story-guard.ts";
import type { Language } from "#storyteller/story-request.ts";
import { tellStory } from "#storyteller/tell-story.ts";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";

const STORY_CHARACTERS = 6_000;
const STORIES_A_ROUND = 30;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 3;
const MOST_MS = 3;

/** A text of exactly that many characters, of stories as they are told. */
function textOf(language: Language): string {
  let text = "";
  for (let seed = 0; text.length < STORY_CHARACTERS; seed++)
    text += `${tellStory({ language, age: 8, genres: [], ideas: "", length: "long" }, seed).paragraphs.join("\n\n")}\n\n`;
  return text.slice(0, STORY_CHARACTERS);
}

function sentencesOf(text: string): string[] {
  const splitter = new SentenceSplitter();
  return [...splitter.push(text), ...splitter.end()];
}

/** Milliseconds of CPU that one call takes. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  for (let story = 0; story < STORIES_A_ROUND; story++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / STORIES_A_ROUND;
}

async function measure(): Promise<Figure[]> {
  return (["es", "en"] as const).map((language) => {
    const text = textOf(language);
    const sentences = sentencesOf(text);
    const [guarded, cut]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const [guard, split] = [
        cpuMs(() => {
          // A story for somebody small is looked at for the most.
          const guard = new StoryGuard({ language, age: 3 });
          for (const sentence of sentences) guard.faultIn(sentence);
        }),
        cpuMs(() => sentencesOf(text)),
      ];
      if (round < WARM_UP_ROUNDS) continue;
      guarded.push(guard);
      cut.push(split);
    }
    return figure({
      name: `guard's CPU, a story of ${STORY_CHARACTERS.toLocaleString("en")} characters (${language}, ${sentences.length} sentences)`,
      value: median(guarded),
      unit: "ms",
      beside: { name: "cutting it into sentences", value: median(cut), unit: "ms" },
      limit: MOST_MS,
    });
  });
}

await report(measure);
