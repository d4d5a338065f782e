import { type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode } from "graphql";
import { type Context, Hono } from "hono";
import type { HearRecords, RecordOwner, StoryRecords } from "#app/stories/records-contract.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import type { Log } from "#server/log.ts";
import { isCrossSite, isFromOwnPage } from "#server/middleware/cross-site.ts";
import { isAnswerTooLarge } from "./answer-size.ts";
import type { ApiCaller, IdentifyCaller } from "./api-caller.ts";
import type { AdmitCall } from "./call-limits.ts";
import { type GraphqlEngine, MALFORMED, type ReadOperation } from "./engine.ts";
import { bodyOf, type GraphqlRequest, hasTooManyValues, parsedRequest } from "./graphql-request.ts";
import { databaseAway, ProtocolRefusal, refusalFrom } from "./protocol-refusal.ts";
import { rootFieldsOf } from "./query-limits.ts";
import { variableErrors, variablesTooCostly } from "./variable-errors.ts";
import { type WireError, wireErrorOf } from "./wire-error.ts";

/** What the server has found out about a call before this door, and what the door opens to. */
export type GraphqlDoor = {
  engine: GraphqlEngine;
  records: StoryRecords;
  hear: HearRecords;
  identifyCaller: IdentifyCaller;
  ownOrigins: ReadonlySet<string>;
  admit: AdmitCall;
  addressOf(c: Context): string;
  requestIdOf(c: Context): string;
  log: Pick<Log, "error">;
};

type Answer = { data: ExecutionResult["data"] | null; errors?: readonly WireError[] };
type CheckedOperation = ReadOperation & { kind: OperationTypeNode };

/** Where a signature says it was made for. */
const SIGNED_PATH = "/graphql";

/** `POST /graphql` as the clients of AWS AppSync speak it. */
export function graphqlRoutes(door: GraphqlDoor): Hono {
  const routes = new Hono();

  routes.post("/", async (c) => {
    const requestId = door.requestIdOf(c);
    const report = reporter(door.log, requestId);
    try {
      const { caller, body } = await identified(c);
      const operation = hasTooManyValues(body)
        ? { errors: [variablesTooCostly()] }
        : checked(requestIn(body), caller.person);
      if ("errors" in operation) {
        const errors = operation.errors.map((error) => wireErrorOf(error, requestId, report));
        return answer(c, { data: null, errors });
      }
      return answer(c, await run(operation, caller.person, requestId, report));
    } catch (error) {
      return refuse(c, refusalFrom(error, requestId, report));
    }
  });

  routes.all("/", (c) => {
    c.header("Allow", "POST");
    return refuse(c, new ProtocolRefusal(405, "MethodNotAllowedException", "Only POST is understood here."));
  });

  async function identified(c: Context): Promise<{ caller: ApiCaller; body: string }> {
    const { headers } = c.req.raw;
    if (isCrossSite(headers, door.ownOrigins)) {
      throw new ProtocolRefusal(403, "AccessDeniedException", "Pages of another site may not call.", {
        code: "cross_site",
      });
    }
    const address = door.addressOf(c);
    door.admit.ofAddress(address);
    const body = await bodyOf(c.req.raw);
    const caller = await door.identifyCaller({
      header: (name) => headers.get(name),
      signed: { path: SIGNED_PATH + new URL(c.req.url).search, body: body ?? "" },
      address,
      cookie: isFromOwnPage(headers, door.ownOrigins) ? headers : null,
    });
    if (caller.person) door.admit.ofAccount(caller.person.id);
    if (body === null) throw malformed();
    return { caller, body };
  }

  function requestIn(body: string): GraphqlRequest {
    if (body === "") throw new ProtocolRefusal(400, MALFORMED, "Request body is empty.");
    const request = parsedRequest(body);
    if (!request) throw malformed();
    return request;
  }

  /** What is asked for, ready to be run, or what is wrong with it. */
  function checked(
    { query, variables, operationName }: GraphqlRequest,
    person: RecordOwner | null,
  ): CheckedOperation | { errors: readonly GraphQLError[] } {
    const document = door.engine.read(query);
    if (!("kind" in document)) {
      const unreadable = document.find(({ extensions }) => extensions.errorType === MALFORMED);
      if (unreadable) throw malformed(unreadable.message);
      return { errors: document };
    }
    const operation = getOperationAST(document, operationName);
    if (!operation)
      return { errors: [new GraphQLError("It is not said which of the operations is meant, or there is no such.")] };
    if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
      throw new ProtocolRefusal(400, "BadRequestException", "Subscriptions over MQTT is not supported.");
    }
    const errors = variableErrors(door.engine.schema, operation, variables);
    if (errors.length > 0) return { errors };
    // The call itself was counted at the door; each further change counts as one.
    const further = operation.operation === OperationTypeNode.MUTATION ? rootFieldsOf(document, operation) - 1 : 0;
    if (person && further > 0) door.admit.ofAccount(person.id, further);
    return { kind: operation.operation, document, operationName, variables };
  }

  /** @throws {ProtocolRefusal} only where nothing can have changed: clients try such a call again */
  async function run(
    operation: CheckedOperation,
    person: RecordOwner | null,
    requestId: string,
    report: (thrown: unknown) => void,
  ): Promise<Answer> {
    const { records, hear } = door;
    const { data = null, errors = [] } = await door.engine.execute(operation, { person, requestId, records, hear });
    const reported = errors.map((error) => wireErrorOf(error, requestId, report));
    const mayHaveChanged = operation.kind === OperationTypeNode.MUTATION;
    if (!mayHaveChanged && errors.some(({ originalError }) => isDatabaseAway(originalError))) throw databaseAway();
    if (!mayHaveChanged && isAnswerTooLarge(data)) return { data: null, errors: [TOO_LARGE] };
    return reported.length > 0 ? { data, errors: reported } : { data };
  }

  return routes;
}

const TOO_LARGE: WireError = {
  path: null,
  locations: [],
  errorType: "ResponseTooLarge",
  message: "The answer would be too large: ask for fewer stories at once.",
};

const malformed = (message = "Unable to parse GraphQL query.") => new ProtocolRefusal(400, MALFORMED, message);

const reporter = (log: Pick<Log, "error">, requestId: string) => (thrown: unknown) =>
  log.error({ err: thrown, requestId }, isDatabaseAway(thrown) ? "the database is away" : "unexpected error");

const CONTENT_TYPE = "application/json;charset=UTF-8";

function answer(c: Context, body: Answer): Response {
  return c.body(JSON.stringify(body), 200, { "Content-Type": CONTENT_TYPE, "Cache-Control": "no-store" });
}

function refuse(c: Context, { status, errorType, message, code, retryAfterSeconds }: ProtocolRefusal): Response {
  // What was not read stands in the connection still, before whatever might be asked next.
  if (status === 413) c.header("Connection", "close");
  if (retryAfterSeconds !== null) c.header("Retry-After", String(retryAfterSeconds));
  // Clients know what went wrong from this header alone.
  c.header("x-amzn-errortype", errorType);
  const error = { errorType, message, ...(code && { errorInfo: { code } }) };
  return c.body(JSON.stringify({ errors: [error] }), status, {
    "Content-Type": CONTENT_TYPE,
    "Cache-Control": "no-store",
  });
}
