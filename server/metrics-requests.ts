import type { MiddlewareHandler } from "hono";
import type { Metrics } from "./metrics.ts";
import { routeOf } from "./middleware/request-log.ts";

/** Whatever else a client calls its method, it is one label. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts each request by its route and how it ended. @param clock milliseconds */
export function countRequests(
  { requests, requestSeconds }: Pick<Metrics, "requests" | "requestSeconds">,
  clock: () => number,
): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = clock();
    await next();
    const route = routeOf(new URL(c.req.url).pathname);
    const method = METHODS.has(c.req.method) ? c.req.method : "other";
    requests.inc({ method, route, status: c.res.status });
    requestSeconds.observe({ route }, (clock() - startedAt) / 1_000);
  };
}
