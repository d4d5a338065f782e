import type { Figure } from "./figure.ts";
import { tableOf } from "./table.ts";

/** What a measurement's own process says when it is done. */
export type Measured = { figures: Figure[] };

/** Takes a measurement in this process: its figures go to whoever started it, or else to the terminal. */
export async function report(measurement: () => Promise<Figure[]>): Promise<void> {
  const figures = await measurement();
  if (!process.send) return void process.stdout.write(`${tableOf(figures)}\n`);
  process.send({ figures } satisfies Measured, () => process.exit(0));
}
