import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import type { Product } from "./bundle.ts";
import type { createLog } from "./log.ts";
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
    await current?.product.services.close();
    const product = await bundle.createProduct(settings, log, "development");
    current = { bundle, product };
    return product;
  };
  const listener = getRequestListener(
    async (request, env) => {
      // One at a time: two requests after a change must not both open the database.
      changing = (changing ?? Promise.resolve()).then(newest, newest);
      return (await changing).app.fetch(request, env);
    },
    { overrideGlobalObjects: false },
  );
  server.on("request", (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing)),
  );
  return {
    drain() {
      current?.product.services.drain();
      // A browser that waits for changes would be waited for.
      void vite.ws.close();
    },
    cutOff: () => current?.product.services.cutOff(),
    async close() {
      await vite.close();
      await current?.product.services.close();
    },
  };
}
