import type { Context } from "hono";
import { Hono } from "hono";
import { Problem } from "#app/problem.ts";
import { PRODUCT_NAME } from "#app/product.ts";
import type { Person } from "./contract.ts";
import { type ExportSources, exportOf } from "./export.server.ts";

/** What the server has found out about a request before this door, and what the door reads from. */
export type ExportDoor = ExportSources & {
  /** Who asks, or null for a guest. */
  personOf: (c: Context) => Promise<Person | null>;
};

/** `GET /api/account/export`: everything that is kept of the person who asks, as one JSON file, written as it is read. */
export function exportRoutes({ personOf, ...sources }: ExportDoor): Hono {
  const routes = new Hono();
  routes.get("/", async (c) => {
    const person = await personOf(c);
    if (!person) throw new Problem("not_logged_in");
    const pieces = await exportOf(person, sources);
    c.header("Content-Type", "application/json; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="${fileName(sources.now())}"`);
    c.header("Cache-Control", "no-store");
    return c.body(streamOf(pieces));
  });
  return routes;
}

/** Read as fast as it is taken. A failure on the way breaks the download off, so that no half file looks whole. */
function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const [reading, encoder] = [pieces[Symbol.asyncIterator](), new TextEncoder()];
  return new ReadableStream(
    {
      async pull(stream) {
        const { done, value } = await reading.next();
        if (done) stream.close();
        else stream.enqueue(encoder.encode(value));
      },
      async cancel() {
        await reading.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

const fileName = (at: Date): string =>
  `${PRODUCT_NAME.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${at.toISOString().slice(0, 10)}.json`;
