// When the first guarded text of a model's story is released, before the cut, beside the moment at which a direct reader
// knows the end of the last held sentence. Both read in this process, by its one clock; the stand-in writes each token
// to both in the same moment, so a pair differs only by what stands between a token and its release.

import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import { tellBuiltinEnding } from "#app/stories/builtin-storyteller.server.ts";
import { HELD_SENTENCES } from "#app/stories/guarded-text.server.ts";
import { createModelStoryteller } from "#app/stories/model-storyteller.server.ts";
import { SentenceSplitter } from "#app/stories/sentences.ts";
import { tellGuarded } from "#app/stories/telling.server.ts";
import type { StoryRequest } from "#storyteller/story-request.ts";
import { type Figure, figure, median, quantile } from "./figure.ts";
import { report } from "./measure.ts";
import { startModel } from "./model.ts";

const LANES = 4;
const PAIRS_A_LANE = 12;
/** The first pairs of a process are slower on both sides: they are read and not counted. */
const WARM_UP_PAIRS = 2;
/** Lanes begin so far apart that their tokens do not fall into the same turn of the event loop. */
const APART_MS = 7;
const MOST_ADDED_MS = 2;
const PATIENT = { firstTokenMs: 10_000, idleMs: 10_000, totalMs: 60_000 };
const REQUEST: StoryRequest = { language: "en", age: 6, genres: ["Fantasy"], ideas: "", length: "usual" };

/** The moment at which a telling's first text is released. */
async function releasedAt(baseUrl: string, model: string): Promise<number> {
  const storyteller = createModelStoryteller({
    identityName: model,
    protocol: "openai",
    baseUrl,
    model,
    timeouts: PATIENT,
  });
  const leaving = new AbortController();
  const options = {
    preview: false,
    signal: leaving.signal,
    untitled: "",
    startWaitMs: 10_000,
    tellEnding: tellBuiltinEnding,
    seed: "1",
    onGuardStop: () => {},
  };
  for await (const { event } of tellGuarded([{ storyteller, request: REQUEST }], options))
    if (event === "text") return performance.now();
  throw new Error("a telling without text");
}

/** The moment at which somebody who reads the same stream by hand knows where the last held sentence ends. */
function knownAt(agent: Agent, baseUrl: string, model: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${baseUrl}/chat/completions`, { agent, method: "POST" }, (answer) => {
      const splitter = new SentenceSplitter();
      let [text, told, held] = ["", 0, 0];
      const parser = createParser({
        onEvent: ({ data }) => {
          const token = data === "[DONE]" ? "" : (JSON.parse(data).choices[0].delta.content ?? "");
          text += token;
          // The line of the title is none of the story's sentences.
          const story = text.includes("\n") ? text.slice(text.indexOf("\n")) : "";
          held += splitter.push(story.slice(told)).length;
          told = story.length;
          if (held < HELD_SENTENCES) return;
          resolve(performance.now());
          answer.destroy();
        },
      });
      answer.setEncoding("utf8").on("data", (piece: string) => parser.feed(piece));
      answer.on("error", () => {});
    });
    call.on("error", reject);
    call.end(JSON.stringify({ model, stream: true }));
  });
}

async function measure(): Promise<Figure[]> {
  const [model, agent] = [await startModel(), new Agent()];
  const added: number[] = [];
  const known: number[] = [];
  const lane = async (place: number) => {
    await wait(place * APART_MS);
    for (let pair = 0; pair < PAIRS_A_LANE; pair++) {
      const name = `pair-${place}-${pair}`;
      const begunAt = performance.now();
      const [released, direct] = await Promise.all([releasedAt(model.url, name), knownAt(agent, model.url, name)]);
      if (pair < WARM_UP_PAIRS) continue;
      added.push(released - direct);
      known.push(direct - begunAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, (_, place) => lane(place)));
  } finally {
    await model.close();
  }
  const direct = { name: "direct reader of the same stream", value: median(known), unit: "ms" };
  return [
    figure({
      name: "first guarded sentence through a model, added",
      value: median(added),
      unit: "ms",
      beside: direct,
      limit: MOST_ADDED_MS,
    }),
    figure({ name: "… p95 of the pairs", value: quantile(added, 0.95), unit: "ms", beside: direct }),
  ];
}

await report(measure);
