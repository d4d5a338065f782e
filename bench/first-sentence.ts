// From the request to the first guarded sentence of the built-in storyteller: through the built product over HTTP, and
// within this process, without server and database.
import { createBuiltinStoryteller, tellBuiltinEnding } from "#app/stories/builtin-storyteller.server.ts";
import { tellGuarded } from "#app/stories/telling.server.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { type Figure, figure, median, quantile } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder, startProduct } from "./product.ts";
import { answeredMs, newAgent, PRODUCT_END, post, STORY_REQUEST } from "./reader.ts";

const TELLINGS = 150;
const WARM_UP = 20;
const LONGEST_MS = 50;
const FIRST_TEXT = "event: text\n";
const REQUEST: StoryRequest = {
  language: "en",
  age: STORY_REQUEST.kid_age,
  genres: ["Fantasy"],
  ideas: STORY_REQUEST.custom_user_input,
  length: "usual",
};

async function withinProcessMs(seed: number): Promise<number> {
  const storyteller = createBuiltinStoryteller(() => String(seed));
  const { signal } = new AbortController();
  const options = {
    preview: true,
    signal,
    untitled: "",
    startWaitMs: 10_000,
    tellEnding: tellBuiltinEnding,
    seed: "1",
    onGuardStop: () => {},
  };
  const startedAt = performance.now();
  for await (const { event } of tellGuarded([{ storyteller, request: REQUEST }], options))
    if (event === "text") return performance.now() - startedAt;
  throw new Error("a telling without text");
}

async function measure(): Promise<Figure[]> {
  const folder = await emptyFolder();
  const product = await startProduct(folder.path);
  const agent = newAgent();
  const [http, within, floor]: [number[], number[], number[]] = [[], [], []];
  try {
    for (let telling = 0; telling < TELLINGS; telling++) {
      const options = { match: FIRST_TEXT, ending: PRODUCT_END };
      const { firstMatchMs } = await post(agent, `${product.url}/api/story`, STORY_REQUEST, options);
      http.push(firstMatchMs ?? Number.NaN);
      within.push(await withinProcessMs(telling));
      floor.push(await answeredMs(agent, `${product.url}/healthz`));
    }
  } finally {
    await product.close();
    await folder.remove();
  }
  const [warm, inProcess] = [http.slice(WARM_UP), within.slice(WARM_UP)];
  const beside = { name: "/healthz of the same server", value: median(floor.slice(WARM_UP)), unit: "ms" };
  const ms = (name: string, value: number, limit?: number) => figure({ name, value, unit: "ms", beside, limit });
  return [
    ms("first guarded sentence, built-in, over HTTP", median(warm), LONGEST_MS),
    ms("… p95", quantile(warm, 0.95)),
    ms("… the first telling after a start", http[0] ?? Number.NaN),
    ms("… within the process", median(inProcess), LONGEST_MS),
  ];
}

await report(measure);
