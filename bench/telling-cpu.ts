// What a telling through the product costs: the event stream of POST /api/story as a guest gets it, guard, preview cut,
// database and all, beside a bare pipe to the same model. Both read the whole of every telling.

import type { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ask, cpuSecondsOf, startChild, stopChild } from "./child.ts";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";
import { AT_ONCE, STORY_TOKENS, startModel, TOKEN_BY_TOKEN } from "./model.ts";
import { emptyFolder, startProduct } from "./product.ts";
import { MODEL_END, newAgent, PRODUCT_END, post, STORY_REQUEST } from "./reader.ts";

type Way = { tell(agent: Agent): Promise<unknown>; cpuSeconds(): Promise<number> };
/** So many tellings, begun evenly within this time; never more than `open` at a time. */
type Load = { tellings: number; beginWithinMs: number; open: number };

const PACED: Load = { tellings: 100, beginWithinMs: 2_000, open: 100 };
const ALL_AT_ONCE: Load = { tellings: 300, beginWithinMs: 0, open: 50 };
const WARM_UP: Load = { tellings: 200, beginWithinMs: 0, open: 50 };
const ROUNDS = 3;
const HIGHEST_RATIO = 1.6;

/** CPU seconds that a thousand such tellings cost. */
async function costOf(way: Way, { tellings, beginWithinMs, open }: Load): Promise<number> {
  // A server closes connections that rested between two rounds: each round opens its own.
  const agent = newAgent();
  const before = await way.cpuSeconds();
  let begun = 0;
  const reader = async (place: number) => {
    await wait((place / open) * beginWithinMs);
    while (begun < tellings) {
      begun += 1;
      await way.tell(agent);
    }
  };
  await Promise.all(Array.from({ length: open }, (_, place) => reader(place)));
  agent.destroy();
  return (((await way.cpuSeconds()) - before) * 1_000) / tellings;
}

/** The medians of both ways, taken in turn. */
async function compare(product: Way, pipe: Way, load: Load): Promise<{ ours: number; bare: number; ratio: number }> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await costOf(product, load));
    bare.push(await costOf(pipe, load));
  }
  const ratio = median(ours.map((cost, round) => cost / (bare[round] ?? Number.NaN)));
  return { ours: median(ours), bare: median(bare), ratio };
}

function figuresOf(name: string, { ours, bare, ratio }: Awaited<ReturnType<typeof compare>>, limit?: number): Figure[] {
  const beside = { name: "bare node:http pipe", value: bare, unit: "CPU-s" };
  return [
    figure({ name: `CPU of 1,000 tellings, ${name}`, value: ours, unit: "CPU-s", beside }),
    figure({ name: `… as a multiple of the bare pipe`, value: ratio, unit: "×", beside: { ...beside }, limit }),
  ];
}

async function measure(): Promise<Figure[]> {
  const [folder, model] = [await emptyFolder(), await startModel()];
  const product = await startProduct(folder.path, { STORY_MODEL: "compatible:stand-in", STORY_BASE_URL: model.url });
  const pipe = startChild("measured", [fileURLToPath(new URL("bare-pipe.ts", import.meta.url)), model.url]);
  try {
    const { url } = await ask<{ url: string }>(pipe, { ask: "url" });
    const ours: Way = {
      tell: (agent) => post(agent, `${product.url}/api/story`, STORY_REQUEST, { ending: PRODUCT_END }),
      cpuSeconds: () => product.cpuSeconds(),
    };
    const bare: Way = {
      tell: (agent) => post(agent, url, { ...STORY_REQUEST, model: "stand-in" }, { ending: MODEL_END }),
      cpuSeconds: () => cpuSecondsOf(pipe),
    };
    await model.setPace(AT_ONCE);
    for (const way of [ours, bare]) await costOf(way, WARM_UP);
    const atOnce = await compare(ours, bare, ALL_AT_ONCE);
    await model.setPace(TOKEN_BY_TOKEN);
    const paced = await compare(ours, bare, PACED);
    return [
      ...figuresOf(`${STORY_TOKENS} tokens at 50/s, 100 open`, paced, HIGHEST_RATIO),
      ...figuresOf(`${STORY_TOKENS} tokens all at once, 50 open`, atOnce),
    ];
  } finally {
    await Promise.all([product.close(), model.close(), stopChild(pipe)]);
    await folder.remove();
  }
}

await report(measure);
