import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { secretsIn, secretsInFolder } from "./served-secrets.ts";
import { temporaryFolder } from "./temporary-folder.ts";

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder.path, "assets"));
});
afterEach(() => folder.remove());

const PLANTED = ["sk_test_planted1", "sk_live_planted1", "rk_live_planted1", "whsec_planted1", "price_1Planted"];

test.each(PLANTED)("%s is found wherever it is planted", async (secret) => {
  const text = `const a={key:"${secret}"};`;
  const plant = (name: string, content: string | Buffer) => writeFileSync(join(folder.path, "assets", name), content);
  plant("page.js", text);
  plant("page.js.map", JSON.stringify({ sourcesContent: [text] }));
  plant("page.js.br", brotliCompressSync(text));
  plant("page.css.gz", gzipSync(text));
  plant("clean.js", "const a=1;");
  const found = (await secretsInFolder(folder.path)).map(({ where }) => where).toSorted();
  expect(found).toEqual(["page.css.gz", "page.js", "page.js.br", "page.js.map"].map((name) => join("assets", name)));
  expect(secretsIn("/", `<p>${text}</p>`)).toEqual([{ where: "/", begins: secret.slice(0, 10) }]);
});

test("a value that is known to be secret is found whatever it looks like", () => {
  expect(secretsIn("/", "so quiet: moonlight-7", ["moonlight-7"])).toHaveLength(1);
});

test("what browsers need to know is no secret", () => {
  for (const harmless of ["basicPriceId", "cs_test_a1b2", "sub_1abc", "price_tag", "price: 9.99", "task_test_abc"])
    expect(secretsIn("/", harmless)).toEqual([]);
});
