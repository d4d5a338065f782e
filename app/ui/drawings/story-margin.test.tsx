import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StoryMarginDrawing } from "./story-margin-drawing.tsx";

const FILE = new URL("story-margin.svg", import.meta.url);

// After a change of the drawing, `npx vitest run app/ui/drawings/story-margin.test.tsx --update` draws the file anew.
test("the file beside a story shows the drawing as it is now", async () => {
  await expect(`${renderToStaticMarkup(<StoryMarginDrawing />)}\n`).toMatchFileSnapshot(FILE.pathname);
});

test("the file beside a story needs nothing from outside: no page's filters, colours or scripts", () => {
  const file = readFileSync(FILE, "utf8");
  const there = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const named = [...file.matchAll(/(?:url\(|href=")([^)"]+)/g)].map(([, target]) => target);
  expect(file.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')).toBe(true);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((target) => !there.includes(target?.replace("#", "")))).toEqual([]);
  expect(file).not.toMatch(/<script|\son\w+=|var\(|class=|style=/);
});
