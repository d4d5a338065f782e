import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { RECORD_CONTENT_MAX, RECORDS_LISTED } from "#app/stories/records-contract.ts";
import { ANSWER_MAX_CHARACTERS } from "#server/graphql/answer-size.ts";
import { BODY_MAX_BYTES } from "#server/graphql/graphql-request.ts";
import {
  ALIASES_MAX,
  DEPTH_MAX,
  DIRECTIVES_MAX,
  ROOT_FIELDS_MAX,
  TOKENS_MAX,
  VARIABLE_DEPTH_MAX,
  VARIABLE_VALUES_MAX,
} from "#server/graphql/query-limits.ts";
import { FRAME_MAX_BYTES, INIT_WAIT_MS } from "#server/realtime/limits.ts";
import { readSettings } from "#server/settings.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, "utf8");
const page = read("docs/api.md");

const figure = (count: number) => count.toLocaleString("en");

test("the limits on the page are those that hold", () => {
  const { limits } = readSettings({});
  for (const row of [
    `${RECORDS_LISTED.min} to ${figure(RECORDS_LISTED.max)}; ${RECORDS_LISTED.usual} when it is not given`,
    `${figure(TOKENS_MAX)} tokens, ${DEPTH_MAX} levels, ${ROOT_FIELDS_MAX} fields at the top, ${ALIASES_MAX} aliases, ${DIRECTIVES_MAX} directives`,
    `${VARIABLE_DEPTH_MAX} deep, ${figure(VARIABLE_VALUES_MAX)} values`,
    `${BODY_MAX_BYTES / 1024 / 1024} MB, ${FRAME_MAX_BYTES / 1024} kB`,
    `${ANSWER_MAX_CHARACTERS / 1_000_000} million characters`,
    `${figure(limits.graphqlCallsPerAccountPerMinute)} and ${figure(limits.graphqlCallsPerAddressPerMinute)} unless`,
    `${figure(limits.socketsAtOncePerAccount)} and ${figure(limits.socketsAtOncePerAddress)} |`,
    `\`LIMIT_SUBSCRIPTIONS_PER_SOCKET\`: ${figure(limits.subscriptionsPerSocket)}, \`LIMIT_SUBSCRIPTIONS_PER_ACCOUNT\`: ${figure(limits.subscriptionsPerAccount)}`,
    `within ${INIT_WAIT_MS / 1000} seconds`,
  ])
    expect(page).toContain(row);
  expect(page.replaceAll(/\s+/g, " ")).toContain(`up to ${figure(RECORD_CONTENT_MAX)} characters`);
});

/** A type of error as code names one. */
const ERROR_TYPE = /"((?:\w+:)?[A-Z]\w*(?:Exception|Exceeded|Reached|TooLarge|Failure|Error|Operation)|Unauthorized)"/g;
/** Errors of Node's, which reach nobody. */
const NOT_OURS = new Set(["TimeoutError"]);

test("every type of error that a caller may meet is on the page", () => {
  const sources = globSync(["server/graphql/*.ts", "server/realtime/*.ts", "app/stories/record-errors.server.ts"], {
    cwd: ROOT,
    exclude: ["**/*.test.ts"],
  });
  const types = new Set(sources.flatMap((path) => [...read(path).matchAll(ERROR_TYPE)].map(([, type = ""]) => type)));
  expect(types.size).toBeGreaterThan(20);
  expect([...types].filter((type) => !NOT_OURS.has(type) && !page.includes(`\`${type}\``))).toEqual([]);
});
