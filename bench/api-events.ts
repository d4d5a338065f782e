// How long a saved story takes to everybody who listens: on the embedded database in the process that saves, and on
// PostgreSQL in another process than the one that saves.
import { Agent } from "node:http";
import { startPostgres } from "#tests/fakes/postgres-server.ts";
import { type ApiDoor, saveStory } from "./api-call.ts";
import { type ApiMember, NO_API_LIMITS, newApiMember } from "./api-member.ts";
import { openSubscribers, type Subscribers } from "./api-subscribers.ts";
import { type Figure, figure, median, quantile } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder, type Product, startProduct } from "./product.ts";

/** How many listen, and how many stories are saved one after the other while they do. */
const LOADS = [
  { subscribers: 1, saves: 200 },
  { subscribers: 100, saves: 100 },
  { subscribers: 1_000, saves: 40 },
];
const WARM_UP_SAVES = 20;
/** A family looks at its other device. */
const MOST_MS = 2_000;
const CONTENT = `${"Nilo the fox looked up at the moon, and the moon looked back at him. ".repeat(20)}\n\nThe end.`;

type Place = { name: string; savingUrl: string; hearingUrl: string; member: ApiMember };
/** Milliseconds from before a save was sent: to each event of it, and to its own answer. */
type Times = { events: number[]; answers: number[] };

async function timesOf(door: ApiDoor, subscribers: Subscribers, saves: number): Promise<Times> {
  const times: Times = { events: [], answers: [] };
  for (let save = 0; save < saves; save++) {
    const id = crypto.randomUUID();
    const startedAt = performance.now();
    const [heardAt, answerMs] = await Promise.all([subscribers.hearOf(id), saveStory(door, id, CONTENT)]);
    times.events.push(...heardAt.map((at) => at - startedAt));
    times.answers.push(answerMs);
  }
  return times;
}

async function figuresAt({ name, savingUrl, hearingUrl, member }: Place): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { subscribers: number, saves } of LOADS) {
    const token = await member.token();
    const agent = new Agent({ keepAlive: true });
    const door = { agent, url: savingUrl, token };
    const subscribers = await openSubscribers(hearingUrl, [token], { number });
    await timesOf(door, subscribers, WARM_UP_SAVES);
    const { events, answers } = await timesOf(door, subscribers, saves);
    await subscribers.close();
    agent.destroy();
    const many = number === 1 ? "1 subscriber" : `${number.toLocaleString("en")} subscribers`;
    figures.push(
      figure({
        name: `from a save to its event, ${many} (${name}), median`,
        value: median(events),
        unit: "ms",
        beside: { name: "the save's own answer, median", value: median(answers), unit: "ms" },
      }),
      figure({
        name: "… p95",
        value: quantile(events, 0.95),
        unit: "ms",
        beside: { name: "the save's own answer, p95", value: quantile(answers, 0.95), unit: "ms" },
        limit: MOST_MS,
      }),
    );
  }
  return figures;
}

async function inOneProcess(): Promise<Figure[]> {
  const folder = await emptyFolder();
  const product = await startProduct(folder.path, NO_API_LIMITS);
  try {
    const member = await newApiMember(product.url, "member@stories.example");
    return await figuresAt({
      name: "SQLite, one process",
      savingUrl: product.url,
      hearingUrl: product.url,
      member,
    });
  } finally {
    await product.close();
    await folder.remove();
  }
}

async function acrossTwoProcesses(): Promise<Figure[]> {
  const folders = [await emptyFolder(), await emptyFolder()] as const;
  const postgres = await startPostgres();
  const started: Product[] = [];
  try {
    // One product at one address, whichever of its processes somebody comes to: so both take the same tokens.
    const shared = {
      ...NO_API_LIMITS,
      DATABASE_URL: await postgres.createDatabase(),
      AUTH_SECRET: crypto.randomUUID(),
      PUBLIC_URL: "http://localhost:3000",
    };
    // Whoever saves has done most of their work when the others begin theirs.
    const saving = await startProduct(folders[0].path, shared, { core: "other" });
    started.push(saving);
    const hearing = await startProduct(folders[1].path, shared);
    started.push(hearing);
    const member = await newApiMember(saving.url, "member@stories.example");
    return await figuresAt({
      name: "PostgreSQL, two processes",
      savingUrl: saving.url,
      hearingUrl: hearing.url,
      member,
    });
  } finally {
    await Promise.all(started.map((product) => product.close()));
    await postgres.stop();
    for (const folder of folders) await folder.remove();
  }
}

await report(async () => [...(await inOneProcess()), ...(await acrossTwoProcesses())]);
