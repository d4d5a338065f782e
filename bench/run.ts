import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Core, canPin, startChild } from "./child.ts";
import type { Figure } from "./figure.ts";
import type { Measured } from "./measure.ts";
import { tableOf } from "./table.ts";

// Each in a process of its own, one after the other. What asks a server stays off that server's core.
const MEASUREMENTS: readonly [file: string, core: Core][] = [
  ["builtin.ts", "measured"],
  ["guard.ts", "measured"],
  ["model-sentence.ts", "measured"],
  ["start.ts", "other"],
  ["first-sentence.ts", "other"],
  ["kept-pages.ts", "other"],
  ["telling-cpu.ts", "other"],
  ["library.ts", "any"],
  ["account-answers.ts", "any"],
  ["api-idle.ts", "other"],
  ["api-events.ts", "other"],
  ["api-hostile.ts", "other"],
  ["typewriter.ts", "any"],
  ["lighthouse.ts", "any"],
  ["soak.ts", "other"],
];
const RESULTS = fileURLToPath(new URL("results.json", import.meta.url));

// A measurement looks for a browser where its starter's environment says.
const inherited = { ...process.env } as Record<string, string>;

async function take(file: string, core: Core): Promise<Figure[]> {
  process.stderr.write(`${file}…\n`);
  const child = startChild(core, [fileURLToPath(new URL(file, import.meta.url))], inherited);
  let figures: Figure[] = [];
  child.on("message", (measured: Measured) => {
    figures = measured.figures;
  });
  const [code] = await once(child, "exit");
  // A missed aim is a figure like any other; a measurement that could not be taken is a fault.
  if (code !== 0) process.exitCode = 1;
  return figures;
}

const figures: Figure[] = [];
for (const [file, core] of MEASUREMENTS) figures.push(...(await take(file, core)));
const results = { date: new Date().toISOString(), node: process.versions.node, pinned: canPin, figures };
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
process.stdout.write(`\n${tableOf(figures)}\n`);
