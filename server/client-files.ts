import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";

/** Files whose name holds a hash of their content never change. */
const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** The built browser files in front of an app, from build/client. */
export function serveClientFiles(app: Hono): Hono {
  const front = new Hono();
  front.use(compress());
  front.use(
    serveStatic({
      root: "build/client",
      onFound: (path, c) => {
        c.res.headers.set("Cache-Control", path.includes("/assets/") ? ONE_YEAR : ONE_HOUR);
        c.res.headers.set("X-Content-Type-Options", "nosniff");
      },
    }),
  );
  front.route("/", app);
  return front;
}
