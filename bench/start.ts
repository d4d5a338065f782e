// How long the built product takes to be ready on a folder that it has used before, beside the least that a Node
// process can do before it answers.
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startChild, stopChild } from "./child.ts";
import { type Figure, figure, median } from "./figure.ts";
import { report } from "./measure.ts";
import { emptyFolder, startProduct } from "./product.ts";

const ROUNDS = 3;
const LONGEST_MS = 5_000;
const BARE_SERVER = `require("node:http").createServer((_, answer) => answer.end()).listen(0, () => process.send("up"))`;

async function bareStartMs(): Promise<number> {
  const startedAt = performance.now();
  const child = startChild("measured", ["--eval", BARE_SERVER]);
  await once(child, "message");
  const readyAfterMs = performance.now() - startedAt;
  await stopChild(child);
  return readyAfterMs;
}

async function measure(): Promise<Figure[]> {
  const folder = await emptyFolder();
  const launch = [fileURLToPath(new URL("../scripts/launch.mjs", import.meta.url)), "--built", "server/main.ts"];
  const again = async (program?: readonly string[]) => {
    const product = await startProduct(folder.path, {}, { program });
    await product.close();
    return product.readyAfterMs;
  };
  const [direct, launched, bare]: [number[], number[], number[]] = [[], [], []];
  try {
    await again();
    for (let round = 0; round < ROUNDS; round++) {
      direct.push(await again());
      launched.push(await again(launch));
      bare.push(await bareStartMs());
    }
  } finally {
    await folder.remove();
  }
  const beside = { name: "a bare node:http server", value: median(bare), unit: "ms" };
  return [
    figure({ name: "second start until ready, server", value: median(direct), unit: "ms", beside, limit: LONGEST_MS }),
    figure({ name: "… as npm start does it", value: median(launched), unit: "ms", beside, limit: LONGEST_MS }),
  ];
}

await report(measure);
