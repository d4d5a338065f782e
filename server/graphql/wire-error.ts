import { GraphQLError } from "graphql";
import type { RecordErrorExtensions } from "#app/stories/record-errors.server.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";

/** An error beside an answer, as the protocol's clients expect it. */
export type WireError = {
  /** Null for what is wrong with the query itself. */
  path: readonly (string | number)[] | null;
  data?: null;
  errorType?: string;
  errorInfo?: { code: string } | null;
  locations: readonly { line: number; column: number; sourceName: null }[];
  message: string;
  /** The product's own word for it, where the standard has a place for such. */
  extensions?: { code: string };
};

/** What is said quotes what came in: not all of it. */
const MESSAGE_MAX_CHARACTERS = 500;

/**
 * An error in the protocol's shape. What is not ours is unexpected: it goes to the log under the request's id, and only
 * the id is told.
 * @param report writes what was thrown to the log
 */
export function wireErrorOf(error: GraphQLError, requestId: string, report: (thrown: unknown) => void): WireError {
  const locations = (error.locations ?? []).map(({ line, column }) => ({ line, column, sourceName: null }));
  const { originalError } = error;
  if (originalError && !(originalError instanceof GraphQLError)) {
    report(originalError);
    return {
      path: error.path ?? null,
      data: null,
      errorInfo: null,
      locations,
      ...(isDatabaseAway(originalError)
        ? { errorType: "ServiceUnavailableException", message: "This cannot be done at the moment." }
        : { errorType: "InternalFailure", message: `Something went wrong here. The request was ${requestId}.` }),
    };
  }
  const { errorType, code } = error.extensions as Partial<RecordErrorExtensions>;
  const message = clipped(error.message);
  if (!error.path) return { path: null, locations, message, ...(errorType && { errorType }) };
  return {
    path: error.path,
    data: null,
    // What GraphQL itself refuses when it comes to a field.
    errorType: errorType ?? "ExecutionError",
    errorInfo: code ? { code } : null,
    locations,
    message,
    ...(code && { extensions: { code } }),
  };
}

const clipped = (message: string) =>
  message.length > MESSAGE_MAX_CHARACTERS ? `${message.slice(0, MESSAGE_MAX_CHARACTERS)}…` : message;
