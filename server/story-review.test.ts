import { afterEach, beforeEach, expect, test } from "vitest";
import { askJson, type ModelHouse, openModelHouse } from "#tests/model-house.ts";

let house: ModelHouse;
beforeEach(async () => {
  house = await openModelHouse();
});
afterEach(() => house.close());

const MODES = ["sentences", "whole"];

test.each(MODES)(
  "a story that the second reader finds safe is told, and its small print says so (%s)",
  async (mode) => {
    const { url } = await house.serve("plain", { STORY_REVIEW: mode });
    const told = await (await askJson(url)).json();
    expect(told).toMatchObject({ storyteller: { kind: "model" }, safety: { reviewed: true, softened: [] } });
  },
);

test.each(MODES)("one that it does not is read by nobody: the house tells (%s)", async (mode) => {
  const { url, lines } = await house.serve("reviewerSaysUnsafe", { STORY_REVIEW: mode });
  const told = await (await askJson(url)).json();
  expect(told).toMatchObject({ storyteller: { kind: "builtin" }, safety: { reviewed: false } });
  expect(lines.join()).toContain('"reason":"review"');
  expect(lines.join()).not.toMatch(/Nora|wombat/);
});

test("a second reader who does not answer has found nothing safe", async () => {
  const hurried = { STORY_FIRST_TOKEN_MS: "300", STORY_IDLE_MS: "300", STORY_TOTAL_MS: "2000" };
  const { url } = await house.serve("reviewerStalls", { STORY_REVIEW: "whole", ...hurried });
  expect(await (await askJson(url)).json()).toMatchObject({ storyteller: { kind: "builtin" } });
});

test("the second reader is told the story and the age, and nothing of the wish or of who asks", async () => {
  const { url } = await house.serve("plain", { STORY_REVIEW: "whole" });
  await askJson(url);
  const review = house.provider.calls.find(({ task }) => task === "review");
  expect(JSON.stringify(review?.body)).not.toMatch(/wombat/);
  expect(JSON.stringify(review?.body)).toMatch(/\b6\b/);
});
