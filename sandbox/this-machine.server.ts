import type { Context, Handler } from "hono";

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * A handler for requests that name this machine itself; any other goes on as if there were no handler.
 * A page of somebody else's whose name was made to point at 127.0.0.1 sends that name, and so learns nothing.
 */
export function onThisMachine(handler: Handler): Handler {
  return (c, next) => (namesThisMachine(c) ? handler(c, next) : next());
}

function namesThisMachine(c: Context): boolean {
  const { host } = new URL(c.req.url);
  // A request line may carry an address of its own beside the Host header: both have to be right.
  return [host, c.req.header("Host") ?? host].every((name) =>
    LOOPBACK_NAMES.has(name.toLowerCase().replace(/:\d+$/, "")),
  );
}
