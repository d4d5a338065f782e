import SchemaBuilder from "@pothos/core";
import { DirectiveLocation, GraphQLDirective, GraphQLList, GraphQLString } from "graphql";
import type { HearRecords, RecordOwner, StoryRecords } from "./records-contract.ts";

/** What a call on the schema of stories brings along. */
export type StoryCall = {
  /** For whom is called; null for a caller without an account here: every field is denied. */
  person: RecordOwner | null;
  /** Names the call in what a refusal says. */
  requestId: string;
  records: StoryRecords;
  hear: HearRecords;
};

/** Says which mutations a subscription hears of. Clients' generators read it; nothing here does. */
export const awsSubscribe = new GraphQLDirective({
  name: "aws_subscribe",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { mutations: { type: new GraphQLList(GraphQLString) } },
});

/** An empty builder of the schema, with its own scalar. */
export function createStorySchemaBuilder() {
  const builder = new SchemaBuilder<{
    Context: StoryCall;
    Scalars: { AWSDateTime: { Input: string; Output: string }; ID: { Input: string; Output: string } };
  }>({});
  builder.scalarType("AWSDateTime", { serialize: (value) => value });
  return builder;
}

export type StorySchemaBuilder = ReturnType<typeof createStorySchemaBuilder>;
/** What the builder knows of the types of this schema. */
export type StorySchemaTypes = StorySchemaBuilder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;
