import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { listenOnLoopback } from "#tests/loopback-server.ts";

/** What goes wrong between the product and the payment provider. */
export const STRIPE_TROUBLES = {
  tooMany: { status: 429, type: "application/json", body: '{"error":{"type":"rate_limit_error","code":"rate_limit"}}' },
  broken: { status: 500, type: "application/json", body: '{"error":{"type":"api_error","message":"ana@example.org"}}' },
  page: { status: 502, type: "text/html", body: "<html><body>Bad gateway</body></html>" },
  pageAsSuccess: { status: 200, type: "text/html", body: "<html><body>Log in to this network</body></html>" },
  truncated: { status: 200, type: "application/json", body: '{"object":"list","data":[{"id":"cus_' },
  otherJson: { status: 200, type: "application/json", body: '{"hello":"there"}' },
  wrongKey: {
    status: 401,
    type: "application/json",
    body: '{"error":{"type":"invalid_request_error","message":"Invalid API Key provided: sk_test_x"}}',
  },
  /** Never answers. */
  silence: null,
  /** Breaks the connection. */
  reset: null,
} as const;
export type StripeTrouble = keyof typeof STRIPE_TROUBLES;

/** What another server would answer to one kind of call: the JSON of its body, made from what the stand-in answers. */
export type OtherAnswer = {
  /** The beginning of the call: its method and its path. */
  call: string;
  status?: number;
  body: (given: Record<string, unknown>) => unknown;
  /** How often it is so answered, from now on; always by default. */
  times?: number;
};

/** A server in front of the payment provider's stand-in that passes everything on until something is to go wrong. */
export async function startStripeTrouble(target: string) {
  let trouble: StripeTrouble | null = null;
  let others: OtherAnswer[] = [];
  let calls = 0;
  const server = createServer((incoming, outgoing) => {
    calls += 1;
    if (trouble === "silence") return;
    if (trouble === "reset") {
      incoming.socket.destroy();
      return;
    }
    const answer = trouble && STRIPE_TROUBLES[trouble];
    if (answer) {
      incoming.resume();
      outgoing.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
      return;
    }
    const onward = ask(`${target}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (given) => {
      const other = others.find(({ call }) => `${incoming.method} ${incoming.url}`.startsWith(call));
      if (!other || other.times === 0) {
        outgoing.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(outgoing);
        return;
      }
      if (other.times !== undefined) other.times -= 1;
      void answerOtherwise(given, other, outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url,
    close,
    /** How many calls have come so far. */
    calls: () => calls,
    /** From now on these calls are answered as another server would. */
    answer: (...given: OtherAnswer[]) => {
      others = given;
    },
    go: (wrong: StripeTrouble | null) => {
      trouble = wrong;
    },
  };
}

async function answerOtherwise(given: IncomingMessage, { status = 200, body }: OtherAnswer, outgoing: ServerResponse) {
  const answer = await body((await json(given)) as Record<string, unknown>);
  outgoing.writeHead(status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify(answer));
}
