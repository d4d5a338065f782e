import { GraphQLError, type GraphQLResolveInfo, type GraphQLSchema, specifiedDirectives } from "graphql";
import { heardRecords } from "./heard-records.server.ts";
import { createLookingBudget } from "./looking-budget.server.ts";
import { notAuthorized, statedError } from "./record-errors.server.ts";
import { defineRecordInputs } from "./record-inputs.server.ts";
import {
  type LookingBudget,
  type RecordChange,
  type RecordFilter,
  type RecordOwner,
  type RecordPage,
  type StoryRecord,
} from "./records-contract.ts";
import { awsSubscribe, createStorySchemaBuilder, type StoryCall } from "./story-schema-builder.server.ts";

export type { StoryCall } from "./story-schema-builder.server.ts";

/**
 * The schema by which other programs read, keep, change and hear of a person's stories. Every call wants a {@link StoryCall}
 * as its context. A refusal carries `errorType` and sometimes `code` in its extensions; any other error is unexpected,
 * and its message is nobody's business.
 */
export function createStorySchema(): GraphQLSchema {
  const builder = createStorySchemaBuilder();
  const inputs = defineRecordInputs(builder);

  const story = builder.objectRef<StoryRecord>("GeneratedStories").implement({
    fields: (t) => ({
      id: t.exposeID("id", { nullable: false }),
      content: t.exposeString("content", { nullable: true }),
      createdAt: t.expose("createdAt", { type: "AWSDateTime", nullable: false }),
      updatedAt: t.expose("updatedAt", { type: "AWSDateTime", nullable: false }),
      // Nobody is shown a record that is not their own.
      owner: t.string({ resolve: (_record, _args, call) => call.person?.email ?? null }),
    }),
  });
  const page = builder.objectRef<RecordPage>("ModelGeneratedStoriesConnection").implement({
    fields: (t) => ({
      items: t.field({
        type: [story],
        nullable: { list: false, items: true },
        resolve: ({ items }) => [...items],
      }),
      nextToken: t.exposeString("nextToken", { nullable: true }),
    }),
  });

  builder.queryType({
    fields: (t) => ({
      getGeneratedStories: t.field({
        type: story,
        args: { id: t.arg.id({ required: true }) },
        resolve: ofOwner((owner, { id }, { records }) => records.get(owner, id)),
      }),
      listGeneratedStories: t.field({
        type: page,
        args: { filter: t.arg({ type: inputs.filter }), limit: t.arg.int(), nextToken: t.arg.string() },
        resolve: ofOwner((owner, wanted, call) => call.records.list(owner, wanted, budgetOf(call))),
      }),
    }),
  });

  builder.mutationType({
    fields: (t) => ({
      createGeneratedStories: t.field({
        type: story,
        args: { input: t.arg({ type: inputs.create, required: true }), condition: t.arg({ type: inputs.condition }) },
        resolve: ofOwner((owner, { input, condition }, { records }) => records.create(owner, input, condition)),
      }),
      updateGeneratedStories: t.field({
        type: story,
        args: { input: t.arg({ type: inputs.update, required: true }), condition: t.arg({ type: inputs.condition }) },
        resolve: ofOwner((owner, { input, condition }, { records }) => records.update(owner, input, condition)),
      }),
      deleteGeneratedStories: t.field({
        type: story,
        args: { input: t.arg({ type: inputs.remove, required: true }), condition: t.arg({ type: inputs.condition }) },
        resolve: ofOwner((owner, { input, condition }, { records }) => records.remove(owner, input.id, condition)),
      }),
    }),
  });

  builder.subscriptionType({
    fields: (t) => {
      const heard = (change: RecordChange, mutation: string) =>
        t.field({
          type: story,
          args: { filter: t.arg({ type: inputs.heardFilter }), owner: t.arg.string() },
          extensions: { directives: { [awsSubscribe.name]: { mutations: [mutation] } } },
          subscribe: ofOwner((person, { filter, owner }: Heard, call, info) => {
            if (owner != null && !namesOf(person).includes(owner)) throw notAuthorized(info);
            return hearOf(change, person, filter, call);
          }),
          resolve: (record: StoryRecord) => record,
        });
      return {
        onCreateGeneratedStories: heard("created", "createGeneratedStories"),
        onUpdateGeneratedStories: heard("updated", "updateGeneratedStories"),
        onDeleteGeneratedStories: heard("deleted", "deleteGeneratedStories"),
      };
    },
  });

  return builder.toSchema({ sortSchema: false, directives: [...specifiedDirectives, awsSubscribe] });
}

type Heard = { filter?: RecordFilter | null; owner?: string | null };

/** A resolver for callers who are somebody; what it refuses is said in the protocol's words. */
function ofOwner<Args, Result>(
  work: (owner: RecordOwner, args: Args, call: StoryCall, info: GraphQLResolveInfo) => Result | Promise<Result>,
) {
  return async (_parent: unknown, args: Args, call: StoryCall, info: GraphQLResolveInfo): Promise<Result> => {
    if (!call.person) throw notAuthorized(info);
    try {
      return await work(call.person, args, call, info);
    } catch (error) {
      throw error instanceof GraphQLError ? error : statedError(error, info, call.requestId);
    }
  };
}

/** The ways in which a subscriber may write whose records are meant. */
const namesOf = ({ id, email }: RecordOwner) => [email, id, `${id}::${email}`];

const budgets = new WeakMap<StoryCall, LookingBudget>();

/** All fields of one call have one together: they are asked at the same time. */
function budgetOf(call: StoryCall): LookingBudget {
  const budget = budgets.get(call) ?? createLookingBudget();
  budgets.set(call, budget);
  return budget;
}

function hearOf(change: RecordChange, owner: RecordOwner, filter: Heard["filter"], { records, hear }: StoryCall) {
  // A filter outside the limits is refused when it is given, not when the first event comes.
  const isMeant = records.heardBy(owner, filter);
  return heardRecords((take, fail) =>
    hear(owner.id, (happened, record) => {
      if (happened !== change) return;
      try {
        if (isMeant(record)) take(record);
      } catch (error) {
        fail(error);
      }
    }),
  );
}
