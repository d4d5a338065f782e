import { Hono } from "hono";
import { expect, test } from "vitest";
import { createVisitorReader } from "./visitor.ts";

/** The address that is counted for a request which came from `peer` and claims to come from elsewhere. */
async function addressOf(trustedProxies: string[], peer: string, forwardedFor?: string): Promise<string> {
  const visitor = createVisitorReader({ https: false, trustedProxies });
  const app = new Hono().get("/", (c) => c.text(visitor.address(c)));
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return (await app.request("/", {}, { incoming: { socket: { remoteAddress: peer }, headers } })).text();
}

test("without a trusted proxy nobody can borrow another's address", async () => {
  expect(await addressOf([], "203.0.113.9")).toBe("203.0.113.9");
  expect(await addressOf([], "203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
  expect(await addressOf([], "127.0.0.1", "198.51.100.1")).toBe("127.0.0.1");
  expect(await addressOf(["10.0.0.1"], "203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
});

test("a trusted proxy's word counts, and only its own: not what its caller wrote before it", async () => {
  expect(await addressOf(["10.0.0.1"], "10.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
  expect(await addressOf(["10.0.0.1"], "10.0.0.1", "1.1.1.1, 198.51.100.1")).toBe("198.51.100.1");
  expect(await addressOf(["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 198.51.100.1, 10.2.2.2")).toBe("198.51.100.1");
  expect(await addressOf(["loopback"], "::ffff:127.0.0.1", "2001:db8::1")).toBe("2001:db8::1");
});

test("a guest is known again by the cookie alone, and the name gives the cookie not away", async () => {
  const visitor = createVisitorReader({ https: false, trustedProxies: [] });
  const app = new Hono().get("/", (c) => c.text(visitor.guest(c)));
  const first = await app.request("/");
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const id = await first.text();
  expect(id).toMatch(/^guest:[0-9a-f]{64}$/);
  expect(await (await app.request("/", { headers: { cookie } })).text()).toBe(id);
  expect(await (await app.request("/")).text()).not.toBe(id);
  expect(id).not.toContain(cookie.split("=")[1]);
});

test("over https only the cookie that no neighbour can plant is believed", async () => {
  const visitor = createVisitorReader({ https: true, trustedProxies: [] });
  const app = new Hono().get("/", (c) => c.text(visitor.guest(c)));
  const planted = await app.request("/", { headers: { cookie: `cuentaluna_guest=${"x".repeat(43)}` } });
  expect(planted.headers.getSetCookie()[0]).toMatch(/^__Host-cuentaluna_guest=/);
});
