import { createHash, timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";
import { onThisMachine } from "#sandbox/this-machine.server.ts";
import type { Metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";

/**
 * `GET /metrics`. On trial for requests that name this machine; live for whoever has the token, as a bearer token. Without
 * a token in the settings there is nothing here, as at any address that does not exist.
 */
export function metricsRoute(
  { mode, metricsToken }: Pick<Settings, "mode" | "metricsToken">,
  metrics: Pick<Metrics, "text" | "contentType">,
): Handler {
  const show: Handler = async (c) => {
    c.header("Cache-Control", "no-store");
    return c.body(await metrics.text(), 200, { "Content-Type": metrics.contentType });
  };
  if (mode === "trial") return onThisMachine(show);
  if (metricsToken === null) return (_, next) => next();
  const wanted = digestOf(metricsToken);
  return (c, next) => {
    const [, given = ""] = /^Bearer +(\S+) *$/i.exec(c.req.header("Authorization") ?? "") ?? [];
    // Digests have one length: how long the comparison takes says nothing of the token.
    if (timingSafeEqual(digestOf(given), wanted)) return show(c, next);
    c.header("Cache-Control", "no-store");
    return c.text("This needs METRICS_TOKEN as a bearer token.\n", 401, { "WWW-Authenticate": "Bearer" });
  };
}

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();
