import { expect, test } from "vitest";
import { judged } from "./fresh-answer.ts";
import type { LibraryAsked } from "./library-loader.ts";

const ANSWER: LibraryAsked = {
  query: {},
  counts: null,
  owner: "ana",
  page: { cards: [], next: null },
  code: null,
  askedAt: 20,
};
const NOW = { owner: "ana", isBusy: false, settledAt: 10 };

test("an answer about somebody else's library never comes to stand among these stories, whatever else is going on", () => {
  for (const now of [NOW, { ...NOW, isBusy: true }, { ...NOW, settledAt: 30 }])
    expect(judged({ ...ANSWER, owner: "ben" }, now)).toBe("begin anew");
  expect(judged({ ...ANSWER, owner: "ben", page: null, code: "database_unavailable" }, NOW)).toBe("begin anew");
});

test("an answer that cannot know of what was done here is let go, and one that can is taken", () => {
  expect(judged(ANSWER, NOW)).toBe("take");
  expect(judged(ANSWER, { ...NOW, isBusy: true })).toBe("let go");
  expect(judged(ANSWER, { ...NOW, settledAt: 20 })).toBe("let go");
  const { askedAt: _, ...withTheDocument } = ANSWER;
  expect(judged(withTheDocument, NOW)).toBe("let go");
  expect(judged({ ...ANSWER, page: null, code: "database_unavailable" }, NOW)).toBe("let go");
});
