// What Google's Lighthouse says of the public pages on a simulated phone, beside the same pages without scripts, and how
// much script a page loads before anybody touches it.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { findChromium } from "#tests/e2e/chromium.ts";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder, freePort, startProduct } from "./product.ts";
import { serveWithoutScripts } from "./without-scripts.ts";

const PATHS = ["/", "/about", "/plans"];
const ROUNDS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FULL_SCORE = 100;
/** The largest paint may be this much later than on the page without scripts. */
const MOST_LCP_RATIO = 1.3;
const MOST_SCRIPT_KB = 12;
const MOST_ATTEMPTS = 3;
const FLAGS = ["--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

type Visit = { scores: number[]; lcpMs: number; cls: number; scriptKb: number };

/** One visit of Lighthouse as it comes: a Moto G class phone on a slow 4G line, simulated. */
async function visit(port: number, url: string, attempt = 1): Promise<Visit> {
  const flags: Flags = { port, logLevel: "error", output: "json", onlyCategories: [...CATEGORIES] };
  const run = await lighthouse(url, flags);
  if (!run) throw new Error(`no visit of ${url}`);
  if (run.lhr.runtimeError) {
    // On a busy machine a browser may miss its own start; it says so, and the visit has not taken place.
    if (attempt === MOST_ATTEMPTS) throw new Error(`no visit of ${url}: ${run.lhr.runtimeError.message}`);
    return visit(port, url, attempt + 1);
  }
  const { categories, audits } = run.lhr;
  const scores = CATEGORIES.map((name) => (categories[name]?.score ?? Number.NaN) * FULL_SCORE);
  tellFaults(url, run.lhr);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores,
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    scriptKb: loadedScriptKb(run.lhr) + (await inlineScriptKb(url)),
  };
}

/** Whoever reads a missed score wants to know why. */
function tellFaults(url: string, { categories, audits }: Result): void {
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const faults = counted.map(({ id }) => audits[id]).filter((audit) => audit?.score != null && audit.score < 0.9);
  for (const fault of faults) process.stderr.write(`  ${url} ${fault?.id}: ${fault?.displayValue ?? fault?.title}\n`);
}

/** What came over the wire as script, in kB of 1,000 bytes. */
function loadedScriptKb({ audits }: Result): number {
  const details = audits["network-requests"]?.details as { items?: Record<string, unknown>[] } | undefined;
  if (!details?.items) throw new Error("Lighthouse does not say what was loaded");
  const scripts = details.items.filter(({ resourceType }) => resourceType === "Script");
  return scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1_000;
}

/** What stands in the page itself as script that runs, uncompressed. */
async function inlineScriptKb(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script(?![^>]*type="text\/plain")[^>]*>([^]*?)<\/script>/g)];
  return scripts.reduce((sum, [, text]) => sum + Buffer.byteLength(text ?? ""), 0) / 1_000;
}

async function visitsOf(origin: string, bareOrigin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of PATHS) {
    const [ours, bare]: [Visit[], Visit[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await inNewBrowser((port) => visit(port, origin + path)));
      bare.push(await inNewBrowser((port) => visit(port, bareOrigin + path)));
    }
    figures.push(...figuresOf(path, ours, bare));
  }
  return figures;
}

async function inNewBrowser<Value>(use: (port: number) => Promise<Value>): Promise<Value> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}

function figuresOf(path: string, ours: Visit[], bare: Visit[]): Figure[] {
  const of = (visits: Visit[], part: "lcpMs" | "cls" | "scriptKb") => median(visits.map((each) => each[part]));
  const [lcp, bareLcp] = [of(ours, "lcpMs"), of(bare, "lcpMs")];
  const beside = { name: "the same page without scripts", value: bareLcp, unit: "ms" };
  const lost = CATEGORIES.map((name, at) => {
    const value = FULL_SCORE - median(ours.map(({ scores }) => scores[at] ?? Number.NaN));
    return figure({ name: `… points lost of 100 in ${name}`, value, unit: "", limit: 0 });
  });
  return [
    figure({ name: `${path} largest paint, simulated phone`, value: lcp, unit: "ms", beside }),
    figure({ name: "… beside no scripts", value: lcp / bareLcp, unit: "×", beside, limit: MOST_LCP_RATIO }),
    figure({ name: "… layout shift", value: of(ours, "cls"), unit: "", limit: 0 }),
    figure({ name: "… script before an intent", value: of(ours, "scriptKb"), unit: "kB", limit: MOST_SCRIPT_KB }),
    ...lost,
  ];
}

async function measure(): Promise<Figure[]> {
  const folder = await emptyFolder();
  const product = await startProduct(folder.path, {}, { core: "any" });
  const bare = serveWithoutScripts(product.url).listen(0, "127.0.0.1");
  try {
    await once(bare, "listening");
    return await visitsOf(product.url, `http://127.0.0.1:${(bare.address() as AddressInfo).port}`);
  } finally {
    bare.closeAllConnections();
    bare.close();
    await product.close();
    await folder.remove();
  }
}

await report(measure);
