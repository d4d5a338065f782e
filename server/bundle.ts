import type { Hono } from "hono";
import { createApp } from "./app.ts";
import type { Log } from "./log.ts";
import { ownOriginsOf } from "./middleware/cross-site.ts";
import { modelHostsOf } from "./model-hosts.ts";
import { createPageHandler } from "./pages.ts";
import type { Realtime } from "./realtime/realtime.ts";
import { createRealtimeServices } from "./realtime-services.ts";
import { createServices } from "./services.ts";
import type { Settings } from "./settings.ts";
import type { Leaving } from "./shutdown.ts";

/** What the process starts. */
export type Product = {
  app: Hono;
  /** Takes over requests that ask for a socket. */
  upgrade: Realtime["upgrade"];
  /** How all of it ends. */
  leaving: Leaving;
};

/**
 * The whole product as one module: pages and server share every class and context in it, so that none exists twice.
 * @param runtime what the pages were built for.
 */
export async function createProduct(
  settings: Settings,
  log: Log,
  runtime: "production" | "development",
): Promise<Product> {
  const services = await createServices(settings, log);
  const pages = createPageHandler({
    build: () => import("virtual:react-router/server-build"),
    visit: {
      mode: settings.mode,
      publicUrl: settings.publicUrl,
      storyteller: services.stories.identity.kind,
      signUp: settings.accounts.signUp,
      isReviewed: settings.story.review !== "off",
      isPlanOffered: services.subscriptions.isOffered,
      freeStories: settings.freeStories,
      hostName: settings.hostName,
      modelHosts: modelHostsOf(settings.story),
      contactKeptDays: settings.contactMessagesKeptDays,
    },
    ownOrigins: ownOriginsOf(settings),
    library: services.library,
    plans: { planOf: (owner) => services.subscriptions.planOf(owner) },
    accounts: {
      sessions: (person) => services.accounts.sessions(person),
      listeners: (person) => services.listeners.of(person.id),
    },
    sendMessage: (input, from) => services.contact.send(input, from),
    log,
    runtime,
  });
  const app = createApp({ settings, services, pages, log });
  services.hearNotices((request) => app.fetch(request));
  const realtime = createRealtimeServices(settings, services, log);
  return {
    app,
    upgrade: realtime.upgrade,
    leaving: {
      drain() {
        services.drain();
        // At once, and not at the end: clients wait before they come back, and come back elsewhere.
        realtime.drain();
      },
      cutOff: () => services.cutOff(),
      async close() {
        await realtime.close();
        await services.close();
      },
    },
  };
}
