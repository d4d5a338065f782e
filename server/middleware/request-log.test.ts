import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { requestLog } from "./request-log.ts";

async function pathLoggedFor(path: string): Promise<unknown> {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const app = new Hono().use(requestLog(log, () => 0)).all("*", (c) => c.body(null, 204));
  await app.request(path, { method: "POST" });
  return (JSON.parse(lines[0] ?? "{}") as { path?: unknown }).path;
}

test.each(["/", "/library", "/api/story", "/api/auth/sign-in/email", "/api/auth/email-otp/verify-email"])(
  "%s is named in the log, without its query",
  async (path) => {
    expect(await pathLoggedFor(`${path}?email=ana@home.example`)).toBe(path);
  },
);

test.each(["/ana", "/api/auth/ana", "/api/auth/sign-in/ana-maria", "/api/auth/sign-in/email/ana", "/api/auth/"])(
  "%s may name somebody, and is not written down",
  async (path) => {
    expect(await pathLoggedFor(path)).toBe("*");
  },
);
