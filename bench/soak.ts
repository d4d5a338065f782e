// Whether the product holds what it need not hold when it works for long: the highest load of stories and library pages is
// looked for, and then half of it goes on. The minutes of that half are the argument.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder, type Product, startProduct } from "./product.ts";
import { countsAsTold, haveBedtime, MANY_STORIES, type Member, newMember, storedStories } from "./soak-members.ts";
import type { MemoryReport } from "./soak-memory.ts";

const MINUTES = Number(process.argv[2] ?? 10);
const MINUTE_MS = 60_000;
const MEMBERS = 40;
/** Bedtimes at once while the highest load is looked for, one step after the other. */
const RAMP = [4, 16, 48];
const STEP_MS = 8_000;
const SHARE_OF_HIGHEST = 0.5;
/** Before memory is looked at: so much of the time that it is looked at afterwards. */
const WARM_UP = 0.2;
/** A look throws away everything that can go, which takes time of the product: not too often. */
const LOOK_EVERY_MS = 5_000;
const FIFTHS = 5;
const MOST_GROWTH = 1.05;
const MEGABYTE = 1024 * 1024;

const MEMORY_REPORT = fileURLToPath(new URL("soak-memory.ts", import.meta.url));

/** What becomes of the bedtimes: none may fail. */
type Outcomes = { had: number; failures: string[] };

if (!(MINUTES > 0)) throw new Error("the minutes must be a number above 0");

/** Bedtimes with the members in turn. Resolves when it has ended, however it ended. */
function bedtimesOf(url: string, members: readonly Member[], outcomes: Outcomes) {
  // A kept connection may close in the moment in which it is used again: that would be no failure of the product's.
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  return async () => {
    const member = members[turn++ % members.length];
    if (!member) return;
    try {
      await haveBedtime(agent, url, member);
      outcomes.had += 1;
    } catch (error) {
      outcomes.failures.push(String(error));
    }
  };
}

/** Bedtimes a second when everybody has the next as soon as one has ended: the most of the steps. */
async function highestLoad(bedtime: () => Promise<void>, outcomes: Outcomes): Promise<number> {
  const perSecond: number[] = [];
  for (const atOnce of RAMP) {
    const [startedAt, before] = [performance.now(), outcomes.had];
    const family = async () => {
      while (performance.now() - startedAt < STEP_MS) await bedtime();
    };
    await Promise.all(Array.from({ length: atOnce }, family));
    perSecond.push(((outcomes.had - before) * 1_000) / (performance.now() - startedAt));
  }
  return Math.max(...perSecond);
}

/** Begins bedtimes evenly, whether or not the earlier ones have ended, and waits for the last. */
async function keepLoad(bedtime: () => Promise<void>, perSecond: number, forMs: number): Promise<void> {
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let begun = 0; performance.now() - startedAt < forMs; begun++) {
    const one = bedtime().finally(() => running.delete(one));
    running.add(one);
    await wait(Math.max(0, startedAt + ((begun + 1) * 1_000) / perSecond - performance.now()));
  }
  await Promise.all(running);
}

/** Looks at the product's memory again and again, as long as that. */
async function watchMemory(product: Product, forMs: number): Promise<MemoryReport[]> {
  const samples: MemoryReport[] = [];
  const startedAt = performance.now();
  do {
    samples.push(await product.ask<MemoryReport>({ report: "memory" }));
    await wait(LOOK_EVERY_MS);
  } while (performance.now() - startedAt < forMs);
  return samples;
}

function growthOf(name: string, samples: readonly MemoryReport[], part: keyof MemoryReport): Figure {
  const fifth = samples.length / FIFTHS;
  const middle = (of: readonly MemoryReport[]) => median(of.map((sample) => sample[part])) / MEGABYTE;
  const [first, last] = [middle(samples.slice(0, Math.ceil(fifth))), middle(samples.slice(-Math.ceil(fifth)))];
  const beside = { name: `${last.toFixed(1)} MB at the end, at first`, value: first, unit: "MB" };
  return figure({ name, value: last / first, unit: "×", beside, limit: MOST_GROWTH });
}

async function measure(): Promise<Figure[]> {
  const folder = await emptyFolder();
  const program = ["--import", MEMORY_REPORT, "server/main.ts"];
  const product = await startProduct(folder.path, MANY_STORIES, { program });
  try {
    const members: Member[] = [];
    for (let place = 0; place < MEMBERS; place++)
      members.push(await newMember(product.url, `member-${place}@stories.example`));
    const outcomes: Outcomes = { had: 0, failures: [] };
    const bedtime = bedtimesOf(product.url, members, outcomes);
    const highest = await highestLoad(bedtime, outcomes);
    const soakMs = MINUTES * MINUTE_MS;
    const load = highest * SHARE_OF_HIGHEST;
    await keepLoad(bedtime, load, soakMs * WARM_UP);
    const [cpuBefore, hadBefore] = [await product.cpuSeconds(), outcomes.had];
    const [samples] = await Promise.all([watchMemory(product, soakMs), keepLoad(bedtime, load, soakMs)]);
    const cpuShare = ((await product.cpuSeconds()) - cpuBefore) / (MINUTES * 60);
    for (const failure of new Set(outcomes.failures)) process.stderr.write(`${failure}\n`);
    const miscounted: string[] = [];
    for (const member of members) if (!(await countsAsTold(product.url, member))) miscounted.push(member.email);
    await product.close();
    const stored = await storedStories({ dataDir: folder.path });
    for (const { email, saved } of members) if (stored.get(email) !== saved) miscounted.push(email);
    const over = `${MINUTES} minutes at half of it`;
    const stories = { name: "stories", value: outcomes.had, unit: "" };
    return [
      figure({ name: "highest load: stories saved and library pages", value: highest, unit: "of each a second" }),
      figure({
        name: `… ${over}, of a core`,
        value: cpuShare,
        unit: "×",
        beside: { name: "stories in that time", value: outcomes.had - hadBefore, unit: "" },
      }),
      growthOf("… memory that is held, last fifth beside the first", samples, "held"),
      growthOf("… memory of the process, last fifth beside the first", samples, "rss"),
      figure({ name: "… failures", value: outcomes.failures.length, unit: "", beside: stories, limit: 0 }),
      figure({
        name: "… accounts whose count is not their rows",
        value: new Set(miscounted).size,
        unit: "",
        beside: { name: "accounts", value: MEMBERS, unit: "" },
        limit: 0,
      }),
    ];
  } finally {
    await product.close();
    await folder.remove();
  }
}

await report(measure);
