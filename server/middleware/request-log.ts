import type { MiddlewareHandler } from "hono";
import { accountRouteAt } from "#app/accounts/account-routes.ts";
import type { Log } from "#server/log.ts";

/** Paths that carry nothing of a person's: the routes themselves, never a query or a parameter. */
const KNOWN_PATHS =
  /^\/(?:|about|plans|privacy|terms|safety|profile|library|reader|generator|healthz|readyz|metrics|graphql|dev\/mail|dev\/mail\.json|api\/story(?:\/(?:kept|report))?|api\/contact|api\/listeners|api\/subscription(?:\/(?:checkout|cancel|portal))?|api\/stripe\/webhook|api\/account\/export)(?:\.data)?$/;

/** What a path is called where nothing of a person's may stand: itself when it is one of the product's own, else "*". */
export function routeOf(pathname: string): string {
  if (KNOWN_PATHS.test(pathname) || accountRouteAt(pathname)) return pathname;
  return pathname.startsWith("/assets/") ? "/assets/*" : "*";
}

/** One line for each request: what, how it ended, how long it took until its head was ready. No personal data. */
export function requestLog(log: Log, clock: () => number): MiddlewareHandler {
  return async (c, next) => {
    const start = clock();
    await next();
    const { pathname } = new URL(c.req.url);
    log.info(
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        path: routeOf(pathname),
        status: c.res.status,
        ms: Math.round(clock() - start),
      },
      "request",
    );
  };
}
