// A program with the unmodified client of AWS Amplify in it. It is a process of its own because the client keeps one state
// for all who use it, and because Node reads the authorities it trusts when it starts.
import { Amplify } from "aws-amplify";
import { type GraphQLResult, generateClient } from "aws-amplify/api";
import { ConsoleLogger, Hub } from "aws-amplify/utils";
import type { Answer, Order, SeenError, Word } from "./amplify-words.ts";
import type { Proof } from "./api-product.ts";

type Call = Extract<Order, { kind: "ask" | "hear" }>;
type Subscription = { unsubscribe(): void };
/** What an operation gives that is a subscription; the client's own types follow from documents that it has generated. */
type Events = {
  subscribe(hearer: { next(event: { data: unknown }): void; error(thrown: unknown): void }): Subscription;
};

const AUTH_MODES = { userPool: "userPool", apiKey: "apiKey", oidc: "oidc", custom: "lambda", iam: "iam" } as const;

// What it warns of is asked for here.
ConsoleLogger.LOG_LEVEL = "ERROR";

const client = generateClient();
const subscriptions = new Map<number, Subscription>();
let self: Proof | null = null;

const say = (word: Word) => void process.send?.(word);

function be(url: string, proof: Proof): void {
  self = proof;
  const apiKey = proof.mode === "apiKey" ? proof.apiKey : undefined;
  const GraphQL = { endpoint: `${url}/graphql`, region: "eu-west-1", defaultAuthMode: AUTH_MODES[proof.mode], apiKey };
  Amplify.configure(
    { API: { GraphQL } },
    {
      Auth: {
        tokenProvider: {
          getTokens: async () =>
            self && "token" in self ? { accessToken: { toString: () => tokenOf(self), payload: {} } } : null,
        },
        credentialsProvider: {
          getCredentialsAndIdentityId: async () => (self?.mode === "iam" ? { credentials: self } : undefined),
          clearCredentialsAndIdentityId() {},
        },
      },
    },
  );
}

const tokenOf = (proof: Proof | null) => (proof && "token" in proof ? proof.token : "");

/** What a call says of itself beside what is configured. */
function optionsOf(order: Call) {
  const proof = order.proof ?? self;
  return {
    query: order.query,
    variables: order.variables,
    ...(order.proof && { authMode: AUTH_MODES[order.proof.mode] }),
    ...(order.proof?.mode === "apiKey" && { apiKey: order.proof.apiKey }),
    ...(proof?.mode === "custom" && { authToken: proof.token }),
  } as never;
}

async function ask(order: Call): Promise<Answer> {
  try {
    const { data, errors } = (await client.graphql(optionsOf(order))) as GraphQLResult<unknown>;
    return { data, ...(errors && { errors: seen(errors) }) };
  } catch (thrown) {
    const { data, errors } = thrown as Partial<GraphQLResult<unknown>>;
    return { data, errors: seen(errors ?? [thrown]) };
  }
}

/** Answers when the subscription runs; what is asked for at the same time must be another one. */
function hear(order: Call): void {
  const { id, query } = order;
  const forget = Hub.listen("api", ({ payload }) => {
    const about = payload.data as { query?: string } | undefined;
    // It tells the document as it was written anew, and nothing else by which to know the subscription.
    if (payload.event !== "Subscription ack" || inOneWord(about?.query ?? "") !== inOneWord(query)) return;
    forget();
    say({ id, kind: "answer", answer: {} });
  });
  const events = client.graphql(optionsOf(order)) as unknown as Events;
  const subscription = events.subscribe({
    next: ({ data }) => say({ id, kind: "event", event: data }),
    error(thrown) {
      forget();
      say({ id, kind: "failed", errors: seen((thrown as { errors?: unknown[] }).errors ?? [thrown]) });
    },
  });
  subscriptions.set(id, subscription);
}

const inOneWord = (query: string) => query.replaceAll(/\s/g, "");

const seen = (errors: readonly unknown[]): SeenError[] =>
  errors.map((error) => {
    const { message, errorType, errorInfo } = error as SeenError;
    return { message, ...(errorType && { errorType }), ...(errorInfo !== undefined && { errorInfo }) };
  });

async function obey(order: Order): Promise<void> {
  const { id } = order;
  if (order.kind === "hear") return hear(order);
  if (order.kind === "be") be(order.url, order.proof);
  if (order.kind === "stop") {
    subscriptions.get(order.of)?.unsubscribe();
    subscriptions.delete(order.of);
  }
  say({ id, kind: "answer", answer: order.kind === "ask" ? await ask(order) : {} });
}

process.on("message", (order: Order) => {
  obey(order).catch((error: unknown) =>
    say({
      id: order.id,
      kind: "failed",
      errors: [{ message: error instanceof Error ? String(error.stack) : String(error) }],
    }),
  );
});
process.on("disconnect", () => process.exit());
