import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Visit, visitContext } from "#app/visit.ts";
import type { Language } from "#storyteller/story-request.ts";
import { pagePolicy } from "./middleware/security-headers.ts";

/** Answers a request for a page in a language. */
export type PageHandler = (c: Context, language: Language) => Promise<Response>;

const NONCE_BYTES = 16;

/** Renders the pages of a React Router build. */
export function createPageHandler(
  build: () => Promise<ServerBuild>,
  visit: Pick<Visit, "mode" | "storyteller">,
  runtime: "production" | "development",
): PageHandler {
  const handle = createRequestHandler(build, runtime);
  return (c, language) => {
    const nonce = randomBytes(NONCE_BYTES).toString("base64");
    c.res.headers.set("Content-Security-Policy", pagePolicy(nonce, runtime === "development"));
    c.res.headers.append("Vary", "Cookie, Accept-Language");
    const context = new RouterContextProvider();
    context.set(visitContext, { ...visit, language, nonce });
    return handle(c.req.raw, context);
  };
}
