// What calls that were made to cost much cost the server, beside the list of stories that a client asks for.
import { Agent } from "node:http";
import { type ApiDoor, postCall, saveStory } from "./api-call.ts";
import { HOSTILE, LONGEST_CONTENT, type MeasuredCall, ORDINARY_LIST, STUMBLING_FILTER } from "./api-hostile-queries.ts";
import { NO_API_LIMITS, newApiMember } from "./api-member.ts";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder, type Product, startProduct } from "./product.ts";

const ROUNDS = 5;
const CALLS = 20;
const WARM_UP_CALLS = 40;
/** A library of some weeks, in stories of the usual length; and some of the greatest. */
const STORIES = { usual: 20, longest: 10 };
/** So many times the list that it stands beside. A megabyte costs its reading, whatever is in it. */
const MOST_TIMES = 10;
const CONTENT = `${"Nilo the fox looked up at the moon, and the moon looked back at him. ".repeat(20)}\n\nThe end.`;

type Caller = { product: Product; door: ApiDoor };

/** Milliseconds of the server's CPU for one such call. @throws when it is not answered as it should be */
async function cpuMs({ product, door }: Caller, { name, body, answer }: MeasuredCall, calls: number): Promise<number> {
  const before = await product.cpuSeconds();
  for (let call = 0; call < calls; call++) {
    const { status, text } = await postCall(door, body);
    if (!answer.test(text)) throw new Error(`${name} was answered ${status}: ${text.slice(0, 300)}`);
  }
  return (((await product.cpuSeconds()) - before) * 1_000) / calls;
}

/** What each call costs beside a list by the same caller, taken in turn. */
async function figuresOf(caller: Caller, calls: readonly MeasuredCall[], library: string): Promise<Figure[]> {
  for (const call of [ORDINARY_LIST, ...calls]) await cpuMs(caller, call, WARM_UP_CALLS);
  const figures: Figure[] = [];
  for (const call of calls) {
    const [costs, lists]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      lists.push(await cpuMs(caller, ORDINARY_LIST, CALLS));
      costs.push(await cpuMs(caller, call, CALLS));
    }
    const ratio = median(costs.map((cost, round) => cost / (lists[round] ?? Number.NaN)));
    const cost = `${median(costs).toPrecision(3)} ms, and the list of ${library}`;
    figures.push(
      figure({
        name: `CPU of ${call.name}, beside ${ORDINARY_LIST.name}`,
        value: ratio,
        unit: "×",
        beside: { name: cost, value: median(lists), unit: "ms" },
        limit: MOST_TIMES,
      }),
    );
  }
  return figures;
}

async function measure(): Promise<Figure[]> {
  const folder = await emptyFolder();
  const product = await startProduct(folder.path, NO_API_LIMITS);
  const agent = new Agent({ keepAlive: true });
  const callerWith = async (email: string, stories: number, content: string): Promise<Caller> => {
    const member = await newApiMember(product.url, email);
    const door = { agent, url: product.url, token: await member.token() };
    for (let story = 0; story < stories; story++) await saveStory(door, crypto.randomUUID(), content);
    return { product, door };
  };
  try {
    const usual = await callerWith("usual@stories.example", STORIES.usual, CONTENT);
    const figures = await figuresOf(usual, HOSTILE, `${STORIES.usual} usual stories`);
    const longest = await callerWith("longest@stories.example", STORIES.longest, LONGEST_CONTENT);
    return [...figures, ...(await figuresOf(longest, [STUMBLING_FILTER], `${STORIES.longest} of the longest stories`))];
  } finally {
    agent.destroy();
    await product.close();
    await folder.remove();
  }
}

await report(measure);
