import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { createI18n } from "./i18n/i18n.ts";
import { Problem } from "./problem.ts";
import { scriptsContext, visitContext } from "./visit.ts";

// Rendering changes nothing in them, so every request of a language shares one.
const WORDS = { es: createI18n("es"), en: createI18n("en") };

/** Renders a page whole, in the visitor's language. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { language } = context.get(visitContext);
  const scripts = context.get(scriptsContext);
  const nonce = scripts.start === "at-once" ? scripts.nonce : undefined;
  let failed = false;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={WORDS[language]}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </I18nextProvider>,
    {
      nonce,
      signal: request.signal,
      onError() {
        failed = true;
      },
    },
  );
  await stream.allReady;
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** What a loader or a page threw. Without a listener React Router prints the stack of every unknown address. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || error instanceof Problem || isRouteMiss(error)) return;
  throw error;
}

/** No such address, or not by that method: React Router says so, and the page shows it. */
const isRouteMiss = (error: unknown) => error instanceof Response || isRouteErrorResponse(error);
