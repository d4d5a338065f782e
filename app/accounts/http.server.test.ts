import { Hono } from "hono";
import { expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { CLAIM_HEADER } from "./contract.ts";
import { accountRoutes } from "./http.server.ts";

const succeed = async () =>
  Response.json(
    { user: { id: "ana", email: "ana@example.org" } },
    { headers: { "Set-Cookie": "session=; Max-Age=0" } },
  );

/** A door behind which everything succeeds, and whoever logs in had heard half of a story. */
function openDoor(handle: () => Promise<Response> = succeed, greeted: string[] = []): Hono {
  const routes = accountRoutes({
    accounts: {
      handle,
      personOf: async () => ({ person: { id: "ana", email: "ana@new.example", sessionId: "s" }, setCookies: [] }),
    },
    addressOf: () => "192.0.2.1",
    languageOf: () => "es",
    redeemClaim: async (_, personId) => `story-of-${personId}`,
    greet: ({ id, email }) => void greeted.push(`${id} ${email}`),
  });
  return new Hono().route("/api/auth", routes);
}

const post = (path: string, headers: Record<string, string> = {}) =>
  openDoor().request(`/api/auth/${path}`, { method: "POST", headers });

test("a log-in says which story it has opened, and nobody keeps its answer", async () => {
  const response = await post("sign-in/email");
  expect(response.headers.get(CLAIM_HEADER)).toBe("story-of-ana");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect((await post("change-password")).headers.get(CLAIM_HEADER)).toBeNull();
});

test("a request by another method is told the right one", async () => {
  const refuse = () => Promise.reject(new Problem("wrong_method"));
  const app = openDoor(refuse).onError((_, c) => c.body(null, 405));
  const ask = (method: string, path: string) => app.request(`/api/auth/${path}`, { method });
  expect((await ask("GET", "sign-in/email")).headers.get("Allow")).toBe("POST");
  expect((await ask("DELETE", "get-session")).headers.get("Allow")).toBe("GET");
  expect((await ask("GET", "get-session")).headers.get("Allow")).toBeNull();
  expect((await ask("GET", "sign-in/elsewhere")).headers.get("Allow")).toBeNull();
});

test("after an account is deleted a browser forgets its copies as well", async () => {
  expect((await post("delete-user")).headers.get("Clear-Site-Data")).toBe('"cache"');
  expect((await post("change-password")).headers.get("Clear-Site-Data")).toBeNull();
});

test("after the log-out a browser forgets its copies; one without scripts is led to the first page", async () => {
  const asked = await post("sign-out");
  expect(asked.status).toBe(200);
  expect(asked.headers.get("Clear-Site-Data")).toBe('"cache"');
  const sent = await post("sign-out", { "Sec-Fetch-Mode": "navigate" });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toBe("/");
  expect(sent.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect(await sent.text()).toBe("");
});

test("who confirms an address, logs in or changes the address is greeted, and nobody else", async () => {
  const greeted: string[] = [];
  const ask = (path: string, handle = succeed) =>
    openDoor(handle, greeted).request(`/api/auth/${path}`, { method: "POST" });
  for (const path of ["email-otp/verify-email", "sign-in/email", "email-otp/change-email", "change-password"])
    await ask(path);
  await ask("sign-in/email", async () => Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 }));
  expect(greeted).toEqual(["ana ana@example.org", "ana ana@example.org", "ana ana@new.example"]);
});
