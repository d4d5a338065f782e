import type { MiddlewareHandler } from "hono";
import { Problem } from "#app/problem.ts";

/**
 * Refuses what another site makes a visitor's browser do: a foreign Origin, or Sec-Fetch-Site: cross-site.
 * A request with neither header is no browser's and passes.
 */
export function refuseCrossSite(ownOrigins: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    if (isCrossSite(c.req.raw.headers, ownOrigins)) throw new Problem("cross_site");
    await next();
  };
}

/** Whether another site made a browser send this. */
export function isCrossSite(headers: Headers, ownOrigins: ReadonlySet<string>): boolean {
  const origin = headers.get("Origin");
  return (origin !== null && !ownOrigins.has(origin)) || headers.get("Sec-Fetch-Site") === "cross-site";
}

/**
 * Whether a page of ours sent this: a browser says so in one of two headers that no page can write. Without either it is
 * not known who made the browser send it, if it is one, so that its cookie proves nothing.
 */
export function isFromOwnPage(headers: Headers, ownOrigins: ReadonlySet<string>): boolean {
  if (isCrossSite(headers, ownOrigins)) return false;
  return headers.has("Origin") || headers.get("Sec-Fetch-Site") === "same-origin";
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
