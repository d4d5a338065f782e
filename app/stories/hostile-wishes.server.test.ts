import { expect, test } from "vitest";
import wishes from "#tests/corpora/hostile-wishes.json" with { type: "json" };
import { type ObedientReply, passingPhrases } from "#tests/obedient-model.ts";
import { planFor } from "./model-plan.server.ts";

test("of 1,200 hostile wishes none reaches a model in words of which the answer would pass the guard", () => {
  // The second line is looked at first: it is the quicker one.
  const leaked = (wishes as (ObedientReply & { ideas: string })[])
    .filter((hostile) => passingPhrases(hostile).length > 0)
    .filter(
      ({ language, age, ideas }) => planFor({ language, age, genres: [], ideas, length: "usual" }).wish !== undefined,
    );
  expect(leaked.map(({ id }) => id)).toEqual([]);
});
