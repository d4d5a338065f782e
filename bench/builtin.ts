// How fast the built-in storyteller tells on one core, over all ages, genres and both languages, and what it weighs.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { GENRES, LANGUAGES, type StoryRequest } from "#storyteller/story-request.ts";
import { type Figure, figure, median, quantile } from "./figure.ts";
import { report } from "./measure.ts";

const OLDEST = 10;
const YOUNGEST = 2;
const ROUNDS = 5;
const MEGABYTE = 1024 * 1024;

const REQUESTS: StoryRequest[] = LANGUAGES.flatMap((language) =>
  GENRES.flatMap((genre) =>
    Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, year) => ({
      language,
      age: YOUNGEST + year,
      genres: [genre],
      ideas: year % 2 === 0 ? "" : "Nilo and Marta, about sharing",
      length: "usual" as const,
    })),
  ),
);

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** What the heap holds after everything that nobody holds has been let go, in megabytes. */
function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

/** What a parent of a child of six may be kept waiting for a whole story, and what all content may weigh. */
const LIMITS = { storyMs: 20, contentMegabytes: 50 };
const SIX = 6;

async function measure(): Promise<Figure[]> {
  const empty = heapMegabytes();
  await import("#storyteller/content/es/tellings.ts");
  await import("#storyteller/content/en/tellings.ts");
  const content = heapMegabytes() - empty;
  const { tellStory } = await import("#storyteller/tell-story.ts");
  const whole = heapMegabytes() - empty;
  const timesAtSix: number[] = [];
  const perSecond: number[] = [];
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const roundAt = performance.now();
    for (const request of REQUESTS) {
      const storyAt = performance.now();
      tellStory(request, round);
      const took = performance.now() - storyAt;
      if (round > 0) times.push(took);
      if (round > 0 && request.age === SIX) timesAtSix.push(took);
    }
    if (round > 0) perSecond.push((REQUESTS.length * 1_000) / (performance.now() - roundAt));
  }
  return [
    figure({ name: "stories of the built-in storyteller, one core", value: median(perSecond), unit: "a second" }),
    figure({
      name: "a built-in story, median",
      value: median(times),
      unit: "ms",
      beside: { name: "p95", value: quantile(times, 0.95), unit: "ms" },
    }),
    figure({
      name: "a built-in story at six, p95",
      value: quantile(timesAtSix, 0.95),
      unit: "ms",
      limit: LIMITS.storyMs,
      beside: { name: "median", value: median(timesAtSix), unit: "ms" },
    }),
    figure({
      name: "memory of the built-in storyteller's content",
      value: content,
      unit: "MB",
      limit: LIMITS.contentMegabytes,
      beside: { name: "with the guard and the reading of wishes", value: whole, unit: "MB" },
    }),
  ];
}

await report(measure);
