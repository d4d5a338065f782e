import type { InputFieldRef } from "@pothos/core";
import type { RecordFilter, SizeTest, TextTest } from "./records-contract.ts";
import type { StorySchemaBuilder, StorySchemaTypes } from "./story-schema-builder.server.ts";

const ATTRIBUTE_TYPES = [
  "binary",
  "binarySet",
  "bool",
  "list",
  "map",
  "number",
  "numberSet",
  "string",
  "stringSet",
  "_null",
] as const;

/** Lists whose items may be null, as the clients' generators write them. */
const OF_NULLABLE = { list: false, items: false } as const;

/** A list that was given holds values and nulls; the builder's own type has it that items may be missing as well. */
const listed = <List>(field: InputFieldRef<StorySchemaTypes, unknown>) =>
  field as InputFieldRef<StorySchemaTypes, List>;

/** The inputs of the schema of stories, by name and order of fields as the clients' generators expect them. */
export function defineRecordInputs(builder: StorySchemaBuilder) {
  const size = builder.inputRef<SizeTest>("ModelSizeInput").implement({
    fields: (t) => ({
      ne: t.int(),
      eq: t.int(),
      le: t.int(),
      lt: t.int(),
      ge: t.int(),
      gt: t.int(),
      between: listed(t.intList({ required: OF_NULLABLE })),
    }),
  });
  const attributeType = builder.enumType("ModelAttributeTypes", { values: ATTRIBUTE_TYPES });

  /** A test of a text, written as a string or as an id. */
  function textTest(name: string, type: "String" | "ID", where: "stored" | "subscribed") {
    return builder.inputRef<TextTest>(name).implement({
      fields: (t) => ({
        ne: t.field({ type }),
        eq: t.field({ type }),
        le: t.field({ type }),
        lt: t.field({ type }),
        ge: t.field({ type }),
        gt: t.field({ type }),
        contains: t.field({ type }),
        notContains: t.field({ type }),
        between: listed(t.field({ type: [type], required: OF_NULLABLE })),
        beginsWith: t.field({ type }),
        ...(where === "stored"
          ? {
              attributeExists: t.boolean(),
              attributeType: t.field({ type: attributeType }),
              size: t.field({ type: size }),
            }
          : {
              in: listed(t.field({ type: [type], required: OF_NULLABLE })),
              notIn: listed(t.field({ type: [type], required: OF_NULLABLE })),
            }),
      }),
    });
  }

  const string = textTest("ModelStringInput", "String", "stored");
  const id = textTest("ModelIDInput", "ID", "stored");
  const heardString = textTest("ModelSubscriptionStringInput", "String", "subscribed");
  const heardId = textTest("ModelSubscriptionIDInput", "ID", "subscribed");

  const filter = builder.inputRef<RecordFilter>("ModelGeneratedStoriesFilterInput");
  filter.implement({
    fields: (t) => ({
      id: t.field({ type: id }),
      content: t.field({ type: string }),
      createdAt: t.field({ type: string }),
      updatedAt: t.field({ type: string }),
      and: listed(t.field({ type: [filter], required: OF_NULLABLE })),
      or: listed(t.field({ type: [filter], required: OF_NULLABLE })),
      not: t.field({ type: filter }),
      owner: t.field({ type: string }),
    }),
  });
  const condition = builder.inputRef<RecordFilter>("ModelGeneratedStoriesConditionInput");
  condition.implement({
    fields: (t) => ({
      content: t.field({ type: string }),
      and: listed(t.field({ type: [condition], required: OF_NULLABLE })),
      or: listed(t.field({ type: [condition], required: OF_NULLABLE })),
      not: t.field({ type: condition }),
      createdAt: t.field({ type: string }),
      updatedAt: t.field({ type: string }),
      owner: t.field({ type: string }),
    }),
  });
  const heardFilter = builder.inputRef<RecordFilter>("ModelSubscriptionGeneratedStoriesFilterInput");
  heardFilter.implement({
    fields: (t) => ({
      id: t.field({ type: heardId }),
      content: t.field({ type: heardString }),
      createdAt: t.field({ type: heardString }),
      updatedAt: t.field({ type: heardString }),
      and: listed(t.field({ type: [heardFilter], required: OF_NULLABLE })),
      or: listed(t.field({ type: [heardFilter], required: OF_NULLABLE })),
      owner: t.field({ type: heardString }),
    }),
  });

  const create = builder.inputType("CreateGeneratedStoriesInput", {
    fields: (t) => ({ id: t.id(), content: t.string() }),
  });
  const update = builder.inputType("UpdateGeneratedStoriesInput", {
    fields: (t) => ({ id: t.id({ required: true }), content: t.string() }),
  });
  const remove = builder.inputType("DeleteGeneratedStoriesInput", {
    fields: (t) => ({ id: t.id({ required: true }) }),
  });
  return { filter, condition, heardFilter, create, update, remove };
}
