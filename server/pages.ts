import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { AccountPages } from "#app/accounts/contract.ts";
import type { SendMessage } from "#app/contact/contact.server.ts";
import type { Library } from "#app/stories/library-contract.ts";
import type { PlanPages } from "#app/subscriptions/contract.ts";
import {
  accountContext,
  contactContext,
  libraryContext,
  type PageScripts,
  personContext,
  planContext,
  scriptsContext,
  type Visit,
  visitContext,
} from "#app/visit.ts";
import { createKeptPages } from "./kept-pages.ts";
import type { Log } from "./log.ts";
import { problemFrom } from "./middleware/problem-response.ts";
import { pagePolicy } from "./middleware/security-headers.ts";
import { isLoggedIn, type PageVisitor } from "./page-visitor.ts";

/** Answers a request for a page. */
export type PageHandler = (c: Context, visitor: PageVisitor) => Promise<Response>;

export type PageParts = {
  build: () => Promise<ServerBuild>;
  /** What every visit has in common. */
  visit: Omit<Visit, "language" | "isLoggedIn">;
  /** The origins from which a form may be sent. */
  ownOrigins: ReadonlySet<string>;
  sendMessage: SendMessage;
  library: Library;
  plans: PlanPages;
  accounts: AccountPages;
  log: Log;
  runtime: "production" | "development";
};

const NONCE_BYTES = 16;
const METHOD_NOT_ALLOWED = 405;

/** Renders the pages of a React Router build; those that depend on their path and the visit alone are rendered once. */
export function createPageHandler({
  build,
  visit,
  ownOrigins,
  sendMessage,
  library,
  plans,
  accounts,
  log,
  runtime,
}: PageParts): PageHandler {
  // React Router compares a form's origin with the address that it sees itself, which behind a proxy is another one.
  const allowedActionOrigins = [...ownOrigins].map((origin) => new URL(origin).host);
  const handle = createRequestHandler(async () => ({ ...(await build()), allowedActionOrigins }), runtime);

  function render(request: Request, visitor: PageVisitor, scripts: PageScripts): Promise<Response> {
    const context = new RouterContextProvider();
    const asProblem = (error: unknown) => problemFrom(error, visitor.requestId, log);
    context.set(visitContext, { ...visit, language: visitor.language, isLoggedIn: isLoggedIn(visitor) });
    context.set(personContext, visitor.person);
    context.set(libraryContext, { ...withProblems(library, asProblem), all: (owner) => library.all(owner) });
    context.set(planContext, withProblems(plans, asProblem));
    context.set(accountContext, withProblems(accounts, asProblem));
    context.set(scriptsContext, scripts);
    context.set(contactContext, (input) =>
      sendMessage(input, visitor).catch((error: unknown) => {
        throw asProblem(error);
      }),
    );
    return handle(request, context);
  }

  const keptPages = createKeptPages((request, visitor) => render(request, visitor, { start: "on-intent" }), log);

  return async (c, visitor) => {
    c.res.headers.append("Vary", "Cookie, Accept-Language");
    // While they are being written, pages change from one request to the next.
    const kept = runtime === "production" ? await keptPages(c, visitor) : null;
    if (kept) return kept;
    const nonce = randomBytes(NONCE_BYTES).toString("base64");
    const policy = pagePolicy(`'nonce-${nonce}'`, { hasInjectedStyles: runtime === "development" });
    c.res.headers.set("Content-Security-Policy", policy);
    const page = await render(c.req.raw, visitor, { start: "at-once", nonce });
    // What depends on who asks is kept by nobody in between.
    if (!page.headers.has("Cache-Control")) page.headers.set("Cache-Control", "private, no-cache");
    if (page.status === METHOD_NOT_ALLOWED) page.headers.set("Allow", "GET, HEAD");
    return page;
  };
}

/** The same functions, which throw problems only: what was unexpected is in the log already. */
function withProblems<Functions extends object>(functions: Functions, asProblem: (error: unknown) => Error): Functions {
  const wrapped = Object.entries(functions).map(([name, run]) => [
    name,
    async (...given: unknown[]) => {
      try {
        return (await run(...given)) as unknown;
      } catch (error) {
        throw asProblem(error);
      }
    },
  ]);
  return Object.fromEntries(wrapped) as Functions;
}
