import { expect, test } from "vitest";
import { withScriptsWaiting } from "./waiting-scripts.ts";

const PAGE = `<html><head>
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/>
<link rel="stylesheet" href="/assets/root.css"/><script>intent()</script></head><body>
<script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/root.js";
import("/assets/entry.js")</script></body></html>`;

test("a page whose scripts wait loads none of its modules, and knows which to load", () => {
  const { page } = withScriptsWaiting(PAGE);
  expect(page).not.toMatch(/modulepreload|type="module"/);
  expect(page).toContain('<script type="text/plain" data-modules="/assets/entry.js /assets/root.js">import');
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
});

test("every inline script is named for the page's policy, the waiting one as well", () => {
  expect(withScriptsWaiting(PAGE).inlineScripts).toEqual([
    "intent()",
    "window.__reactRouterContext = {};",
    'import "/assets/root.js";\nimport("/assets/entry.js")',
  ]);
});

test("a page without its module script is refused: its React would never start", () => {
  expect(() => withScriptsWaiting("<html></html>")).toThrow("no module script");
});
