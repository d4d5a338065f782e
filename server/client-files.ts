import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";

/** Files whose name holds a hash of their content never change. */
const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** The built browser files in front of an app, from build/client, compressed since they were built. */
export function serveClientFiles(app: Hono): Hono {
  const front = new Hono();
  front.use(compress());
  const files = serveStatic({
    root: "build/client",
    precompressed: true,
    onFound: (path, c) => {
      c.res.headers.set("Cache-Control", path.includes("/assets/") ? ONE_YEAR : ONE_HOUR);
      c.res.headers.set("X-Content-Type-Options", "nosniff");
    },
  });
  // Pages have no dot in their path: the disk need not be asked for each of them.
  front.use((c, next) => (c.req.path.includes(".") ? files(c, next) : next()));
  front.route("/", app);
  return front;
}
