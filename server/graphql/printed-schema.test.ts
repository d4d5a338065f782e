import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { createStorySchema } from "#app/stories/graphql.server.ts";
import { printedSchema } from "./printed-schema.ts";

test("docs/schema.graphql is the schema that is served; `node scripts/print-schema.ts` writes it anew", () => {
  expect(readFileSync("docs/schema.graphql", "utf8")).toBe(printedSchema(createStorySchema()));
});

test("a client's generator can read it, and finds which mutations a subscription hears of", () => {
  const read = buildSchema(readFileSync("docs/schema.graphql", "utf8"));
  const carried = Object.values(read.getSubscriptionType()?.getFields() ?? {}).map(({ name, astNode }) => [
    name,
    astNode?.directives?.map((directive) => directive.name.value),
  ]);
  expect(carried).toEqual([
    ["onCreateGeneratedStories", ["aws_subscribe"]],
    ["onUpdateGeneratedStories", ["aws_subscribe"]],
    ["onDeleteGeneratedStories", ["aws_subscribe"]],
  ]);
});
