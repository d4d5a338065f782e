import type { MiddlewareHandler } from "hono";
import { Problem } from "#app/problem.ts";

/**
 * Refuses what another site makes a visitor's browser do: a foreign Origin, or Sec-Fetch-Site: cross-site.
 * A request with neither header is no browser's and passes.
 */
export function refuseCrossSite(ownOrigins: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header("Origin");
    const isForeign = origin !== undefined && !ownOrigins.has(origin);
    if (isForeign || c.req.header("Sec-Fetch-Site") === "cross-site") throw new Problem("cross_site");
    await next();
  };
}

/** The origins that are this product's own; on trial also the machine's other loopback names with the same port. */
export function ownOriginsOf({ publicUrl, mode }: { publicUrl: string; mode: "trial" | "live" }): Set<string> {
  if (mode === "live") return new Set([publicUrl]);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].map((host) => {
    const url = new URL(publicUrl);
    url.hostname = host;
    return url.origin;
  });
  return new Set([publicUrl, ...loopback]);
}
