import { expect, test } from "vitest";
import type { Language } from "#storyteller/story-request.ts";
import sentences from "#tests/corpora/harmless-sentences.json" with { type: "json" };
import { StoryGuard } from "./story-guard.ts";

type Harmless = { language: Language; sentence: string; age: number };

/** The oldest listener of a story, in years. */
const OLDEST = 10;

test("of 3,021 harmless sentences with words that sound like others none is stopped, at any age they suit", () => {
  const stopped = (sentences as Harmless[]).flatMap(({ language, sentence, age }) =>
    Array.from({ length: OLDEST - age + 1 }, (_, more) => age + more).flatMap((years) => {
      const reason = new StoryGuard({ language, age: years }).faultIn(sentence);
      return reason ? [`${years} ${reason}: ${sentence}`] : [];
    }),
  );
  expect(stopped).toEqual([]);
});
