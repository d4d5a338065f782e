import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestProduct, serve, type TestProduct } from "#tests/test-product.ts";

let product: TestProduct;
let server: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  product = await openTestProduct();
  server = await serve(product.app);
});
afterEach(async () => {
  await server.close();
  await product.close();
});

const WARNING = 40;
/** The head goes out with what is written first; the house must have begun to read. */
const READING_MS = 50;

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const DOORS = [
  ["/api/story", JSON_TYPE],
  ["/api/contact", JSON_TYPE],
  ["/api/auth/sign-in/email", JSON_TYPE],
  ["/api/stripe/webhook", JSON_TYPE],
  ["/graphql", JSON_TYPE],
  ["/about", FORM_TYPE],
  ["/library", FORM_TYPE],
] as const;
const LENGTHS: [string, Record<string, string>][] = [
  ["with its length", { "Content-Length": "1000" }],
  ["without its length", {}],
];

test.each(DOORS.flatMap(([path, type]) => LENGTHS.map(([how, headers]) => ({ path, type, how, headers }))))(
  "a guest who hangs up in the middle of a body is nobody's fault: $path, $how",
  async ({ path, type, headers }) => {
    const guest = httpRequest(server.url + path, {
      method: "POST",
      agent: false,
      headers: { "Content-Type": type, ...headers },
    });
    guest.on("error", () => undefined);
    guest.write('{"half":');
    await once(guest, "socket");
    await wait(READING_MS);
    guest.destroy();
    await expect.poll(() => product.lines.length, { interval: 5 }).toBeGreaterThan(0);
    const lines = product.lines.map((line) => JSON.parse(line) as { level: number; status?: number });
    expect(lines.filter(({ level }) => level >= WARNING)).toEqual([]);
    for (const { status } of lines) expect(status).toBeLessThan(500);
  },
);
