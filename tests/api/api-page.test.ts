import { execFile, spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { PASSWORD } from "#tests/faults/member.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { type ApiProduct, openApiProduct } from "./api-product.ts";
import { examplesIn, patternOf, tidied } from "./page-examples.ts";
import { CREATE } from "./story-calls.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const NODE = join(ROOT, "node_modules/node/bin/node");
const ENDS_WITHIN_MS = 60_000;
const examples = examplesIn(readFileSync(join(ROOT, "docs/api.md"), "utf8"));
const inLanguage = (language: string) =>
  examples.filter((example) => example.language === language).map((example) => [example.line, example] as const);
const run = promisify(execFile);
/** One that can sign calls: as the page says, 7.75 or later. */
const hasCurl = spawnSync("curl", ["--help", "all"]).stdout?.includes("--aws-sigv4") ?? false;

let product: ApiProduct;
let environment: NodeJS.ProcessEnv;
const folder = temporaryFolder();
beforeAll(async () => {
  product = await openApiProduct();
  const { ana } = product;
  const [key, oidc, custom, iam] = await Promise.all([
    product.proofOf("apiKey", ana),
    product.proofOf("oidc", ana),
    product.proofOf("custom", ana),
    product.proofOf("iam", ana),
  ]);
  // As if the packages had been installed there.
  symlinkSync(join(ROOT, "node_modules"), join(folder.path, "node_modules"));
  environment = {
    PATH: `${dirname(NODE)}:${process.env.PATH}`,
    HOME: folder.path,
    NODE_EXTRA_CA_CERTS: product.authorityFile,
    CURL_CA_BUNDLE: product.authorityFile,
    API_URL: product.url,
    EMAIL: ana.email,
    PASSWORD,
    API_TOKEN: ana.token,
    API_KEY: "apiKey" in key ? key.apiKey : "",
    OIDC_TOKEN: "token" in oidc ? oidc.token : "",
    CUSTOM_TOKEN: "token" in custom ? custom.token : "",
    AWS_ACCESS_KEY_ID: "accessKeyId" in iam ? iam.accessKeyId : "",
    AWS_SECRET_ACCESS_KEY: "secretAccessKey" in iam ? iam.secretAccessKey : "",
    PRODUCT: ROOT,
    // The settings of the product that runs, and nothing of the developer's own.
    DATA_DIR: product.dataDir,
    DATABASE_URL: "",
  };
  // What the first of them would have kept, for those that find it.
  if (!hasCurl) await product.ask(ana, CREATE, { input: { id: "owl-1", content: "The owl closed one eye." } });
}, 60_000);
afterAll(async () => {
  await product.close();
  folder.remove();
});

/** Runs an example in a folder of its own. @returns what it printed */
async function printedBy(command: string, args: string[]): Promise<string> {
  const { stdout } = await run(command, args, { cwd: folder.path, env: environment, timeout: ENDS_WITHIN_MS });
  return stdout;
}

test("every example of the page is run and says what it prints, or is read as settings", () => {
  expect(examples.length).toBeGreaterThan(10);
  expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(["sh", "js", "ini"]));
  expect(examples.filter(({ language, promised }) => language !== "ini" && promised === null)).toEqual([]);
});

// In the order of the page: one keeps a story that the next ones find.
describe("an example prints what the page says", () => {
  const runnable = examples
    .filter(({ language }) => language !== "ini")
    .map((example) => [example.line, example.language, example] as const);

  test.for(runnable)("on line %i (%s)", { timeout: ENDS_WITHIN_MS }, async ([, language, example], { skip }) => {
    const { code, promised } = example;
    skip(!hasCurl && /^curl /m.test(code), "there is no curl on this machine, or an old one");
    const script = join(folder.path, "example.mjs");
    writeFileSync(script, code);
    const printed = await (language === "sh" ? printedBy("sh", ["-euc", code]) : printedBy(NODE, [script]));
    expect(tidied(printed)).toMatch(patternOf(promised ?? ""));
  });
});

test.each(inLanguage("ini"))("the settings on line %i are such as the product takes", (_line, { code }) => {
  const settings = Object.fromEntries(
    code
      .trim()
      .split("\n")
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Record<string, string>;
  expect(readSettings(settings).api).not.toEqual(readSettings({}).api);
});
