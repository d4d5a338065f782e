import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { serveClientFiles } from "./client-files.ts";
import type { createLog } from "./log.ts";
import type { Settings } from "./settings.ts";
import type { Leaving } from "./shutdown.ts";

const BUNDLE = new URL("../build/server/index.js", import.meta.url);

/** The built product: its browser files, and behind them its server and pages. */
export async function serveProduction(
  server: Server,
  settings: Settings,
  log: ReturnType<typeof createLog>,
): Promise<Leaving> {
  const { createProduct } = (await import(BUNDLE.href)) as typeof import("./bundle.ts");
  const { app, upgrade, leaving } = await createProduct(settings, log, "production");
  const listener = getRequestListener(serveClientFiles(app).fetch, { overrideGlobalObjects: false });
  server.on("request", (incoming, outgoing) => void listener(incoming, outgoing));
  server.on("upgrade", upgrade);
  return leaving;
}
