import { expect, test } from "vitest";
import { withoutEmphasis } from "#guard/markup.ts";
import { StoryGuard } from "#guard/story-guard.ts";
import type { Language } from "#storyteller/story-request.ts";
import wishes from "#tests/corpora/hostile-wishes.json" with { type: "json" };
import { planFor } from "./model-plan.server.ts";

type HostileWish = { id: string; language: Language; age: number; ideas: string; reply: string; forbidden: string[] };

/** How much of what an obedient model answers is told, sentence by sentence. */
function toldOf({ language, age, reply }: HostileWish): string {
  const guard = new StoryGuard({ language, age });
  let told = "";
  for (const sentence of reply.split(/(?<=[.!?…]["'»”’)]*)\s+|\n/u)) {
    const bare = withoutEmphasis(sentence);
    if (guard.faultIn(bare) !== null) break;
    told += `${bare} `;
  }
  return told;
}

test("of 1,200 hostile wishes none reaches a model in words of which the answer would pass the guard", () => {
  // The second line is looked at first: it is the quicker one.
  const passing = (wishes as HostileWish[]).filter((hostile) => {
    const told = toldOf(hostile);
    return hostile.forbidden.some((phrase) => told.includes(phrase));
  });
  const leaked = passing.filter(
    ({ language, age, ideas }) => planFor({ language, age, genres: [], ideas, length: "usual" }).wish !== undefined,
  );
  expect(leaked.map(({ id }) => id)).toEqual([]);
});
