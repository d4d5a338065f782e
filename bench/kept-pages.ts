// What a kept page costs the server, beside a static file of the same server.
import { Agent, get } from "node:http";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder, type Product, startProduct } from "./product.ts";

const ROUNDS = 5;
const REQUESTS = 8_000;
const AT_ONCE = 32;
const WARM_UP = 2_000;
/** Pages a second may be this share of the files a second, where both use the whole of one core. */
const LEAST_SHARE = 0.85;

async function ask(agent: Agent, url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br, gzip" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once("end", resolve);
    }).once("error", reject);
  });
}

/** Microseconds of the server's CPU for one answer, 32 at once over kept connections. */
async function cpuMicroseconds(product: Product, url: string, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const before = await product.cpuSeconds();
  let asked = 0;
  const askOn = async () => {
    while (asked++ < requests) await ask(agent, url);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  const used = (await product.cpuSeconds()) - before;
  agent.destroy();
  return (used / requests) * 1e6;
}

async function measure(): Promise<Figure[]> {
  const folder = await emptyFolder();
  const product = await startProduct(folder.path, { LOG_LEVEL: "info" });
  try {
    const page = `${product.url}/`;
    const html = await (await fetch(page)).text();
    const file = product.url + (/href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "");
    await cpuMicroseconds(product, page, WARM_UP);
    await cpuMicroseconds(product, file, WARM_UP);
    const [pages, files]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      pages.push(await cpuMicroseconds(product, page, REQUESTS));
      files.push(await cpuMicroseconds(product, file, REQUESTS));
    }
    const ratio = median(pages.map((cost, round) => cost / (files[round] ?? Number.NaN)));
    const beside = { name: "the style sheet, a static file", value: median(files), unit: "µs" };
    return [
      figure({ name: "a kept page, the server's CPU", value: median(pages), unit: "µs", beside }),
      figure({ name: "… beside a static file", value: ratio, unit: "×", beside, limit: 1 / LEAST_SHARE }),
    ];
  } finally {
    await product.close();
    await folder.remove();
  }
}

await report(measure);
