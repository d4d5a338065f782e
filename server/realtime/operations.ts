import { type DocumentNode, type ExecutionArgs, GraphQLError, getOperationAST, type OperationTypeNode } from "graphql";
import type { StoryCall } from "#app/stories/graphql.server.ts";
import type { HearRecords } from "#app/stories/records-contract.ts";
import type { ApiCaller } from "#server/graphql/api-caller.ts";
import type { GraphqlEngine } from "#server/graphql/engine.ts";
import { variableErrors } from "#server/graphql/variable-errors.ts";
import { type WireError, wireErrorOf } from "#server/graphql/wire-error.ts";
import { createPlaces } from "./places.ts";

/** What a client asks for, as it sends it. */
export type Operation = {
  query: string;
  variables?: { readonly [name: string]: unknown } | null;
  operationName?: string | null;
};

/** An operation that is ready to be run for a caller, or what is wrong with it. */
export type Prepared =
  | { kind: "ready"; type: OperationTypeNode; args: ExecutionArgs }
  | { kind: "refused"; errors: readonly GraphQLError[] };

export type Operations = {
  prepare(caller: ApiCaller, operation: Operation): Prepared;
  /** An error as clients see it: an unexpected one goes to the log, and only an id is told. */
  worded: (error: GraphQLError) => WireError;
};

export type OperationParts = Pick<StoryCall, "records" | "hear"> & {
  /** At once, over all sockets; 0 sets no bound. */
  subscriptionsPerAccount: number;
  engine: Pick<GraphqlEngine, "schema" | "read">;
  /** Hears of what nobody expected. @param id what the client is told instead */
  report: (thrown: unknown, id: string) => void;
  newId: () => string;
};

/** Clients start the same few texts again and again: each is read once, and one document serves all who start it. */
const KEPT_TEXTS = 100;
const KEPT_TEXT_MAX_CHARACTERS = 4_000;

/** Reads what is to be subscribed to, against the schema that also serves HTTP. */
export function createOperations(parts: OperationParts): Operations {
  const { engine, records, report, newId } = parts;
  const hear = hearingOfFew(parts.hear, parts.subscriptionsPerAccount);
  const kept = new Map<string, DocumentNode>();

  function documentOf(text: string): DocumentNode | readonly GraphQLError[] {
    const known = kept.get(text);
    if (known) {
      // The one that has not been asked for longest is the first to be forgotten.
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    const found = engine.read(text);
    if (!("kind" in found) || !mayBeKept(text)) return found;
    kept.set(text, found);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_TEXTS) break;
      kept.delete(oldest);
    }
    return found;
  }

  return {
    prepare(caller, { query, variables, operationName }) {
      const document = documentOf(query);
      if (!("kind" in document)) return { kind: "refused", errors: document };
      const operation = getOperationAST(document, operationName);
      if (!operation) return { kind: "refused", errors: [new GraphQLError(UNCLEAR)] };
      const errors = variableErrors(engine.schema, operation, variables ?? {});
      if (errors.length > 0) return { kind: "refused", errors };
      const contextValue: StoryCall = { person: caller.person, requestId: newId(), records, hear };
      const args = { schema: engine.schema, document, contextValue, variableValues: variables, operationName };
      return { kind: "ready", type: operation.operation, args };
    },
    worded(error) {
      const id = newId();
      return wireErrorOf(error, id, (thrown) => report(thrown, id));
    },
  };
}

/** Hears for whoever has a place left; a place is free again when its hearing stops. */
function hearingOfFew(hear: HearRecords, perAccount: number): HearRecords {
  const takePlace = createPlaces(perAccount);
  return (owner, listener) => {
    const release = takePlace(owner);
    if (!release)
      throw new GraphQLError(`Max number of ${perAccount} subscriptions of one account reached`, {
        extensions: { errorType: "MaxSubscriptionsReachedError" },
      });
    const stop = hear(owner, listener);
    return () => {
      stop();
      release();
    };
  };
}

const UNCLEAR = "It is not said which of the operations is meant, or there is no such.";

/** A text between quotation marks may be of a child's story: it must not outlive the connection. */
const mayBeKept = (text: string) => text.length <= KEPT_TEXT_MAX_CHARACTERS && !text.includes('"');
