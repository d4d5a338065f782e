import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Database } from "#db/open.server.ts";
import type { Operation } from "./api-operation.server.ts";
import { ApiRefusal, invalid, notAuthenticated } from "./api-refusal.server.ts";
import { parseForm } from "./form-params.server.ts";
import type { KeptReplies, Reply } from "./kept-replies.server.ts";
import { newId } from "./object-ids.server.ts";
import { API_VERSION } from "./payment-events.server.ts";
import type { PaymentsStore } from "./payments-store.server.ts";
import { hasTimePassed, letTimePass } from "./subscription-life.server.ts";

const LONGEST_BODY = 1024 * 1024;
const FORM = "application/x-www-form-urlencoded";

type ApiParts = {
  db: Database;
  store: PaymentsStore;
  replies: KeptReplies;
  operations: readonly Operation[];
  secretKey: string;
  now: () => Date;
  log: { warn(details: object, message: string): void };
};

type Answer = Reply & { headers?: Record<string, string> };

/** Answers the payment provider's API on a port of this machine's. @returns its address and how to close it */
export async function serveApi(parts: ApiParts): Promise<{ base: string; close(): Promise<void> }> {
  const answer = answering(parts);
  const server = createServer((request, response) => {
    const send = ({ status, body, headers }: Answer) => {
      response.writeHead(status, {
        "Content-Type": "application/json",
        "request-id": newId("req", 14),
        "stripe-version": API_VERSION,
        ...headers,
      });
      response.end(body);
    };
    answer(request).then(send, (error: unknown) => {
      parts.log.warn({ err: error }, "the payments sandbox could not answer");
      send(BROKEN);
    });
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

const NOWHERE = { pathname: "", search: "" };

const indented = (body: object) => `${JSON.stringify(body, null, 2)}\n`;
const BROKEN: Answer = {
  status: 500,
  body: indented({ error: { message: "An unknown error occurred", type: "api_error" } }),
};

function answering({ db, store, replies, operations, secretKey, now, log }: ApiParts) {
  const routes = operations.map((operation) => ({ operation, pattern: new URLPattern({ pathname: operation.path }) }));

  async function carryOut(operation: Operation, id: string, form: string, key: string | null): Promise<Reply> {
    const at = Math.floor(now().getTime() / 1000);
    const call = { params: parseForm(form), id, at };
    if (operation.method === "GET") {
      if (await hasTimePassed(store.reading, at)) await store.change((changing) => letTimePass(changing, at));
      return { status: 200, body: indented(await operation.run(store.reading, call)) };
    }
    return store.change(async (changing) => {
      await letTimePass(changing, at);
      const reply = { status: 200, body: indented(await operation.run(changing, call)) };
      // With the work itself: a process that ends in between leaves both or neither.
      if (key !== null) await replies.keep(changing.tables, key, reply);
      return reply;
    });
  }

  async function carryOutOnce(operation: Operation, id: string, path: string, form: string, key: string) {
    const kept = await replies.take(db, { key, method: operation.method, path, form });
    if (kept) return { ...kept, headers: { "idempotency-key": key, "idempotent-replayed": "true" } };
    try {
      return { ...(await carryOut(operation, id, form, key)), headers: { "idempotency-key": key } };
    } catch (error) {
      if (error instanceof ApiRefusal) {
        await replies.giveBack(db, key);
        throw error;
      }
      log.warn({ err: error }, "the payments sandbox broke off a request");
      // As with the provider: what broke once breaks for this key each time.
      await replies.keep(db, key, BROKEN);
      return BROKEN;
    }
  }

  async function accepted(request: IncomingMessage): Promise<Answer> {
    checkKey(request.headers.authorization, secretKey);
    const { pathname, search } = URL.parse(request.url ?? "", "http://sandbox") ?? NOWHERE;
    const found = routes
      .map(({ operation, pattern }) => ({ operation, match: pattern.exec({ pathname }) }))
      .find(({ operation, match }) => match && operation.method === request.method);
    const form = request.method === "POST" ? await formOf(request) : search.slice(1);
    if (!found)
      throw new ApiRefusal(404, {
        message: `Unrecognized request URL (${request.method}: ${pathname}).`,
        type: "invalid_request_error",
      });
    const id = found.match?.pathname.groups["id"] ?? "";
    const key = request.headers["idempotency-key"];
    return typeof key === "string" && found.operation.method === "POST"
      ? carryOutOnce(found.operation, id, pathname, form, key)
      : carryOut(found.operation, id, form, null);
  }

  return async (request: IncomingMessage): Promise<Answer> => {
    try {
      return await accepted(request);
    } catch (error) {
      if (error instanceof ApiRefusal) return { status: error.status, body: indented(error.body) };
      throw error;
    }
  };
}

function checkKey(authorization: string | undefined, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
  if (given === undefined)
    throw notAuthenticated(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (given !== secretKey)
    throw notAuthenticated(`Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`);
}

/** The form in a request's body. @throws {ApiRefusal} when it is too long, or not a form */
async function formOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY)
      throw new ApiRefusal(413, { message: "Request too large", type: "invalid_request_error" });
    chunks.push(chunk);
  }
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  if (length > 0 && type.trim().toLowerCase() !== FORM)
    throw invalid(`Invalid content type: send the parameters as ${FORM}.`);
  return Buffer.concat(chunks).toString("utf8");
}
