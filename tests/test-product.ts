import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { pino } from "pino";
import { HEAD_MAX_BYTES } from "#app/stories/contract.ts";
import { createApp } from "#server/app.ts";
import { createServices, type Services } from "#server/services.ts";
import { readSettings } from "#server/settings.ts";
import { listenOnLoopback } from "./loopback-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type TestProduct = {
  app: Hono;
  services: Services;
  /** Every line of the log, as it would be written. */
  lines: string[];
  close(): Promise<void>;
};

/**
 * The server side as it runs, over a database of its own; the pages are a stand-in.
 * @param env settings beside the defaults @param replaced services to put in place of the real ones
 */
export async function openTestProduct(
  env: Record<string, string> = {},
  replaced: Partial<Services> = {},
): Promise<TestProduct> {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const settings = readSettings({ DATA_DIR: folder.path, ...env });
  const services = { ...(await createServices(settings, log)), ...replaced };
  const app = createApp({
    settings,
    services,
    pages: async (c, { language }) => c.html(`<p lang="${language}">`),
    log,
  });
  services.hearNotices((request) => app.fetch(request));
  return {
    app,
    services,
    lines,
    async close() {
      await services.close();
      folder.remove();
    },
  };
}

/** Serves an app on a free port of 127.0.0.1 as the product does, over real sockets. */
export function serve(app: Hono): Promise<{ url: string; close(): Promise<void> }> {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer({ maxHeaderSize: HEAD_MAX_BYTES }, (incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  return listenOnLoopback(server);
}

/** The events of a finished event stream; comments are left out. */
export function eventsOf(stream: string): { event: string; data: Record<string, unknown> }[] {
  return stream
    .split("\n\n")
    .filter((block) => block.startsWith("event: "))
    .map((block) => {
      const [event = "", data = ""] = block.split("\n");
      return { event: event.slice("event: ".length), data: JSON.parse(data.slice("data: ".length)) };
    });
}

/** The story of an event stream: the text after the last restart. */
export function storyOf(events: ReturnType<typeof eventsOf>): string {
  const lastRestart = events.findLastIndex(({ event }) => event === "restart");
  return events
    .slice(lastRestart + 1)
    .filter(({ event }) => event === "text")
    .map(({ data }) => data.text)
    .join("");
}
