import { GraphQLError, type GraphQLResolveInfo } from "graphql";
import { Problem } from "#app/problem.ts";
import { RecordRefusal, type RecordRefusalCode } from "./records-contract.ts";

/** What the protocol calls a refusal, beside its message; `code` is the product's own word for it. */
export type RecordErrorExtensions = { errorType: string; code?: string };

type Field = Pick<GraphQLResolveInfo, "fieldName" | "parentType">;

/** A field that this caller may not have. Whether what is asked for exists is not told. */
export function notAuthorized({ fieldName, parentType }: Field): GraphQLError {
  return stated(`Not Authorized to access ${fieldName} on type ${parentType.name}`, { errorType: "Unauthorized" });
}

/**
 * What a call on records threw, in the words that the protocol's clients know.
 * @returns the very error when it is none of ours: its message must never be shown
 */
export function statedError(error: unknown, field: Field, requestId: string): unknown {
  if (error instanceof RecordRefusal) return REFUSED[error.code](error, field, requestId);
  if (error instanceof Problem && error.code === "story_limit_reached") {
    return stated("There is no place left for another story.", { errorType: "LimitExceeded", code: error.code });
  }
  return error;
}

// Clients know the third by the end of its message, and the second by its beginning.
const REFUSED: Record<RecordRefusalCode, (error: RecordRefusal, field: Field, requestId: string) => GraphQLError> = {
  not_authorized: (_error, field) => notAuthorized(field),
  condition_failed: (_error, _field, requestId) =>
    stated(`The conditional request failed (Service: DynamoDb, Status Code: 400, Request ID: ${requestId})`, {
      errorType: "DynamoDB:ConditionalCheckFailedException",
    }),
  bad_token: () => stated("Invalid pagination token given.", { errorType: "DynamoDB:UserIllegalArgumentException" }),
  bad_input: ({ message }) => stated(message, { errorType: "ValidationException" }),
};

function stated(message: string, extensions: RecordErrorExtensions): GraphQLError {
  return new GraphQLError(message, { extensions });
}
