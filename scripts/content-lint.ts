import { fileURLToPath } from "node:url";
import { lintContent } from "./content-lint/lint.ts";
import { poolTable, smallestPool } from "./content-lint/pools.ts";

const CONTENT = fileURLToPath(new URL("../storyteller/content/", import.meta.url));

// npm run content:lint [-- WORD …]: with words, only what stands in files that have one of them in their name.
const words = process.argv.slice(2);
const { findings, pools, tales, passages, words: count } = lintContent(CONTENT, words);
for (const { where, what } of findings) process.stdout.write(`${where}: ${what}\n`);
if (words.length === 0) process.stdout.write(`\n${poolTable(pools).join("\n")}\n\n${tales}\n`);
process.stdout.write(`${passages} passages, ${count} words · ${smallestPool(pools)} · ${findings.length} to mend\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
