import { fileURLToPath } from "node:url";
import { lintContent } from "./content-lint/lint.ts";
import { poolTable, smallestPool } from "./content-lint/pools.ts";

const CONTENT = fileURLToPath(new URL("../storyteller/content/", import.meta.url));

// npm run content:lint [-- WORD …]: with words, only what is found where one of them stands.
const words = process.argv.slice(2);
const { findings, pools, tales, passages, words: count } = lintContent(CONTENT);
const shown =
  words.length === 0 ? findings : findings.filter(({ where }) => words.some((word) => where.includes(word)));
for (const { where, what } of shown) process.stdout.write(`${where}: ${what}\n`);
if (words.length === 0) process.stdout.write(`\n${poolTable(pools).join("\n")}\n\n${tales}\n`);
process.stdout.write(`${passages} passages, ${count} words · ${smallestPool(pools)} · ${shown.length} to mend\n`);
process.exitCode = shown.length > 0 ? 1 : 0;
