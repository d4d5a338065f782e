// What a subscription that hears nothing holds in the server: 1,000 sockets with one subscription each, in one process.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { saveStory } from "./api-call.ts";
import { type ApiMember, NO_API_LIMITS, newApiMember } from "./api-member.ts";
import { DIALECTS, type Dialect, openSubscribers, type Subscribers } from "./api-subscribers.ts";
import { type Figure, figure } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder, type Product, startProduct } from "./product.ts";
import type { MemoryReport } from "./soak-memory.ts";

const SUBSCRIPTIONS = 1_000;
/** The first ones bring code and tables that all others share. */
const WARM_UP = 50;
const MEMBERS = 4;
/** A socket is gone for the client before the server has let go of all that hangs on it. */
const SETTLE_MS = 2_000;
const KILOBYTE = 1024;
/** For each subscription: while it is open, and after it has closed. */
const MOST_KILOBYTES = { open: 30, left: 1 };

const MEMORY_REPORT = fileURLToPath(new URL("soak-memory.ts", import.meta.url));

type Memories = Record<"before" | "open" | "closed" | "closedAgain", MemoryReport>;

/** Opens so many, makes sure that those who listen hear, and closes them. @returns what was found in between */
async function whileOpen<Found>(
  {
    product,
    members,
    dialect,
    number,
  }: { product: Product; members: readonly ApiMember[]; dialect: Dialect; number: number },
  find: () => Promise<Found>,
): Promise<Found> {
  const tokens = await Promise.all(members.map((member) => member.token()));
  const subscribers = await openSubscribers(product.url, tokens, { number, dialect });
  const found = await find();
  await checkHearing(product, tokens, subscribers);
  await subscribers.close();
  return found;
}

/** That the subscriptions which were counted are such as hear. @throws when one does not */
async function checkHearing(product: Product, tokens: readonly string[], subscribers: Subscribers): Promise<void> {
  const agent = new Agent();
  const id = crypto.randomUUID();
  const saving = tokens.map((token, place) => saveStory({ agent, url: product.url, token }, `${id}-${place}`, "Once."));
  await Promise.all([subscribers.hearOf(id), ...saving]);
}

async function memoriesOf(dialect: Dialect): Promise<Memories> {
  const folder = await emptyFolder();
  const program = ["--import", MEMORY_REPORT, "server/main.ts"];
  const product = await startProduct(folder.path, NO_API_LIMITS, { program });
  const memory = () => product.ask<MemoryReport>({ report: "memory" });
  const settledMemory = async () => {
    await wait(SETTLE_MS);
    return memory();
  };
  try {
    const members: ApiMember[] = [];
    for (let place = 0; place < MEMBERS; place++)
      members.push(await newApiMember(product.url, `member-${place}@stories.example`));
    const all = { product, members, dialect, number: SUBSCRIPTIONS };
    await whileOpen({ ...all, number: WARM_UP }, memory);
    const before = await settledMemory();
    const open = await whileOpen(all, settledMemory);
    const closed = await settledMemory();
    await whileOpen(all, memory);
    return { before, open, closed, closedAgain: await settledMemory() };
  } finally {
    await product.close();
    await folder.remove();
  }
}

async function figuresOf(dialect: Dialect): Promise<Figure[]> {
  const { before, open, closed, closedAgain } = await memoriesOf(dialect);
  const each = (from: MemoryReport, to: MemoryReport, part: keyof MemoryReport) =>
    (to[part] - from[part]) / SUBSCRIPTIONS / KILOBYTE;
  const whole = (part: keyof MemoryReport) => ({
    name: "all of it, before they came",
    value: before[part] / KILOBYTE / KILOBYTE,
    unit: "MB",
  });
  return [
    figure({
      name: `an idle subscription of ${SUBSCRIPTIONS.toLocaleString("en")}, memory that is held (${dialect})`,
      value: each(before, open, "held"),
      unit: "kB",
      limit: MOST_KILOBYTES.open,
      beside: whole("held"),
    }),
    figure({
      name: "… memory of the process",
      value: each(before, open, "rss"),
      unit: "kB",
      limit: MOST_KILOBYTES.open,
      beside: whole("rss"),
    }),
    figure({
      // What the first thousand leave are tables that grow once.
      name: "… memory that each of the second thousand leaves when it has closed",
      value: each(closed, closedAgain, "held"),
      unit: "kB",
      limit: MOST_KILOBYTES.left,
    }),
  ];
}

async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const dialect of DIALECTS) figures.push(...(await figuresOf(dialect)));
  return figures;
}

await report(measure);
