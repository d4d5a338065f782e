import { createHash } from "node:crypto";
import { type ExecutionResult, type GraphQLError, subscribe } from "graphql";
import {
  type ApiCaller,
  type Credentials,
  type IdentifyCaller,
  IdentityUnavailable,
  NotIdentified,
} from "#server/graphql/api-caller.ts";
import { FRAME_ERRORS, type ProtocolError, shortened, unsupported } from "./appsync-messages.ts";
import { readOperation, type Start } from "./appsync-start.ts";
import { type CarriedHeaders, credentialsOf, startSigned } from "./credentials.ts";
import type { Operations } from "./operations.ts";

export type Events = AsyncGenerator<ExecutionResult>;

export type SubscriptionParts = {
  identify: IdentifyCaller;
  operations: Operations;
  /** What is known of the request that opened the socket. */
  socket: Pick<Credentials, "address" | "cookie">;
};

/** The events that a start asks for, and whose they are, or why there are none. Fails only with what nobody expected. */
export async function subscribed(
  { body, headers }: Start,
  { identify, operations, socket }: SubscriptionParts,
): Promise<{ events: Events; caller: ApiCaller } | { errors: readonly ProtocolError[] }> {
  const worded = (error: GraphQLError) => shortened(operations.worded(error));
  let caller: ApiCaller;
  try {
    caller = await identify(credentialsOf(headers, startSigned(body), socket));
  } catch (error) {
    if (!(error instanceof NotIdentified || error instanceof IdentityUnavailable)) throw error;
    return { errors: [{ errorType: error.errorType, message: error.message }] };
  }
  const operation = readOperation(body);
  if (!operation) return { errors: [FRAME_ERRORS.unparsable] };
  const prepared = operations.prepare(caller, operation);
  if (prepared.kind === "refused") return { errors: prepared.errors.map(worded) };
  if (prepared.type !== "subscription") return { errors: [unsupported(prepared.type)] };
  const result = await subscribe(prepared.args);
  if (Symbol.asyncIterator in result) return { events: result, caller };
  return { errors: (result.errors ?? []).map(worded) };
}

/** Starts with the same credentials are of the same caller. Only a digest is kept. */
export function proofOf(headers: CarriedHeaders): string {
  const given = [headers.get("authorization") ?? null, headers.get("x-api-key") ?? null];
  return createHash("sha256").update(JSON.stringify(given)).digest("base64url");
}
