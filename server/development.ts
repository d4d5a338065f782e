import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import type { Product } from "./bundle.ts";
import type { createLog } from "./log.ts";
import { refuseUpgrade } from "./realtime/upgrade-request.ts";
import type { Settings } from "./settings.ts";
import type { Leaving } from "./shutdown.ts";

type Bundle = typeof import("./bundle.ts");

/**
 * The product with reload: Vite answers for the browser's files, and each request sees the newest server code.
 * When that code has changed, the services of the old one are closed first.
 */
export async function serveDevelopment(
  server: Server,
  settings: Settings,
  log: ReturnType<typeof createLog>,
): Promise<Leaving> {
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error("Vite has no environment for the server's code");

  let current: { bundle: Bundle; product: Product } | undefined;
  let changing: Promise<Product> | undefined;
  const newest = async (): Promise<Product> => {
    const bundle = await environment.runner.import<Bundle>("/server/bundle.ts");
    if (current?.bundle === bundle) return current.product;
    await current?.product.leaving.close();
    const product = await bundle.createProduct(settings, log, "development");
    current = { bundle, product };
    return product;
  };
  // One at a time: two requests after a change must not both open the database.
  const afterChange = () => (changing = (changing ?? Promise.resolve()).then(newest, newest));
  const listener = getRequestListener(async (request, env) => (await afterChange()).app.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  server.on("request", (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing)),
  );
  server.on("upgrade", (request, socket, head) => {
    // Vite listens to the same server, for the sockets of its own that tell browsers of changes.
    if (request.headers["sec-websocket-protocol"]?.startsWith("vite-")) return;
    afterChange().then(
      ({ upgrade }) => upgrade(request, socket, head),
      (error: unknown) => {
        log.error({ err: error }, "the server's code cannot be run");
        refuseUpgrade(socket, 500);
      },
    );
  });
  return {
    drain() {
      current?.product.leaving.drain();
      // A browser that waits for changes would be waited for.
      void vite.ws.close();
    },
    cutOff: () => current?.product.leaving.cutOff(),
    async close() {
      await vite.close();
      await current?.product.leaving.close();
    },
  };
}
