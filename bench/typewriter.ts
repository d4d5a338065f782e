// What the typewriter costs a phone's main thread, early and late in a long story: the real writer, the real follower and
// the real style sheets in Chromium, slowed down four times, beside the same page at rest.
import { fileURLToPath } from "node:url";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { build, type InlineConfig, preview } from "vite";
import { tellStory } from "#storyteller/tell-story.ts";
import { findChromium } from "#tests/e2e/chromium.ts";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder } from "./product.ts";

const EARLY = 200;
const LATE = 5_800;
const TEXT_CHARACTERS = 6_000;
const SLOWED_DOWN = 4;
const ROUNDS = 4;
/** After a skip, fonts, layout and the first steps are none of a step's cost. */
const SETTLE_MS = 1_200;
const WINDOW_MS = 4_000;
const MOST_MS_A_SECOND = 110;
const MOST_GROWTH = 1.1;
const FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

type Cost = { task: number; script: number; layout: number };

/** A story of exactly that many characters, in paragraphs. */
function storyText(): string {
  let text = "";
  for (let seed = 0; text.length < TEXT_CHARACTERS; seed++) {
    const request = { language: "en", age: 8, genres: [], ideas: "", length: "long" } as const;
    text += `${tellStory(request, seed).paragraphs.join("\n\n")}\n\n`;
  }
  return text.slice(0, TEXT_CHARACTERS);
}

/** Milliseconds of the main thread in a second of what the page does now. */
async function mainThread(page: Page, session: CDPSession): Promise<Cost> {
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return [seconds("Timestamp"), seconds("TaskDuration"), seconds("ScriptDuration"), seconds("LayoutDuration")];
  };
  const before = await read();
  await page.waitForTimeout(WINDOW_MS);
  const [time = 0, task = 0, script = 0, layout = 0] = (await read()).map((value, at) => value - (before[at] ?? 0));
  return { task: (task / time) * 1_000, script: (script / time) * 1_000, layout: (layout / time) * 1_000 };
}

/** The least that writing can cost in this browser: one paragraph, one text node, one character each 50 ms. */
const BARE_PAGE = `<body style="font: 24px sans-serif; margin: 20px"><p style="contain: layout"></p><script>
  const text = document.querySelector("p").appendChild(new Text("x ".repeat(${EARLY / 2})));
  setInterval(() => text.appendData(Math.random() < 0.2 ? " " : "x"), 50);
</script>`;

async function measurePage(url: string): Promise<Record<"early" | "late" | "rest" | "bare", Cost[]>> {
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 });
    const session = await page.context().newCDPSession(page);
    await page.goto(url);
    // The thread's own clock: what other programs take of the core is none of the page's cost.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_DOWN });
    const text = storyText();
    const costAt = async (characters: number) => {
      await page.evaluate((story) => window.typewriterPage.show(story), text);
      if (characters > 0) await page.evaluate((count) => window.typewriterPage.writeFrom(count), characters);
      await page.waitForTimeout(SETTLE_MS);
      return mainThread(page, session);
    };
    const costs = { early: [] as Cost[], late: [] as Cost[], rest: [await costAt(0)], bare: [] as Cost[] };
    for (let round = 0; round < ROUNDS; round++) {
      costs.early.push(await costAt(EARLY));
      costs.late.push(await costAt(LATE));
    }
    await page.setContent(BARE_PAGE);
    for (let round = 0; round < ROUNDS; round++) {
      await page.waitForTimeout(SETTLE_MS);
      costs.bare.push(await mainThread(page, session));
    }
    return costs;
  } finally {
    await browser.close();
  }
}

async function measure(): Promise<Figure[]> {
  const folder = await emptyFolder();
  const site: InlineConfig = {
    configFile: false,
    root: fileURLToPath(new URL("typewriter-page", import.meta.url)),
    logLevel: "error",
    build: { outDir: folder.path, emptyOutDir: true },
    preview: { host: "127.0.0.1", port: 0 },
  };
  await build(site);
  const server = await preview(site);
  try {
    const { early, late, rest, bare } = await measurePage(server.resolvedUrls?.local[0] ?? "");
    const ms = (costs: Cost[], part: keyof Cost) => median(costs.map((cost) => cost[part]));
    const atRest = { name: "the page at rest", value: ms(rest, "task"), unit: "ms/s" };
    const at = (characters: number, costs: Cost[], limit?: number) => {
      const name = `typewriter, main thread at ${characters.toLocaleString("en")} characters`;
      return figure({ name, value: ms(costs, "task"), unit: "ms/s", beside: atRest, limit });
    };
    const script = { name: "layout", value: ms(late, "layout"), unit: "ms/s" };
    const growth = median(late.map((cost, round) => cost.task / (early[round]?.task ?? Number.NaN)));
    const early200 = { name: `at ${EARLY} characters`, value: ms(early, "task"), unit: "ms/s" };
    return [
      at(EARLY, early, MOST_MS_A_SECOND),
      at(LATE, late, MOST_MS_A_SECOND),
      figure({ name: "… one bare text node in an empty page", value: ms(bare, "task"), unit: "ms/s", beside: atRest }),
      figure({ name: "… growth with the text", value: growth, unit: "×", beside: early200, limit: MOST_GROWTH }),
      figure({ name: "… of it script", value: ms(late, "script"), unit: "ms/s", beside: script }),
    ];
  } finally {
    await server.close();
    await folder.remove();
  }
}

await report(measure);
