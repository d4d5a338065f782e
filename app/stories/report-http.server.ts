import type { Context } from "hono";
import { Hono } from "hono";
import { jsonBodyOf } from "#app/json-body.server.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { Caller } from "./audience.server.ts";
import type { Reports } from "./report.server.ts";

/** What the server has found out about a request before this door. */
export type ReportDoor = {
  reports: Reports;
  /** Who asks; sets the guest's cookie when there is none. */
  callerOf(c: Context): Promise<Caller>;
  languageOf(c: Context): Language;
};

/** `POST /api/story/report`: 202 once the report is kept. */
export function reportRoutes(door: ReportDoor): Hono {
  const routes = new Hono();
  routes.post("/", async (c) => {
    const body = await jsonBodyOf(c.req);
    const idempotencyKey = c.req.header("Idempotency-Key");
    await door.reports.report(await door.callerOf(c), body, { idempotencyKey, language: door.languageOf(c) });
    c.header("Cache-Control", "no-store");
    return c.json({}, 202);
  });
  return routes;
}
