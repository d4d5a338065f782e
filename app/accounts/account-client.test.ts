import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenOnLoopback } from "#tests/loopback-server.ts";
import { createAccountClient } from "./account-client.ts";
import { CLAIM_HEADER, CLAIM_NO_PLACE } from "./contract.ts";

type Scenario = { status: number; body: unknown; headers?: Record<string, string> };
const refused = (status: number, code: string): Scenario => ({ status, body: { code, message: "Library text" } });

/** What the server answers, by the address that is typed. */
const SCENARIOS: Record<string, Scenario> = {
  quiet: { status: 200, body: {} },
  "left-a-story": { status: 200, body: {}, headers: { [CLAIM_HEADER]: "story-1" } },
  "has-no-place": { status: 200, body: {}, headers: { [CLAIM_HEADER]: CLAIM_NO_PLACE } },
  stranger: refused(401, "INVALID_EMAIL_OR_PASSWORD"),
  unconfirmed: refused(403, "EMAIL_NOT_VERIFIED"),
  short: refused(400, "PASSWORD_TOO_SHORT"),
  long: refused(400, "PASSWORD_TOO_LONG"),
  plain: refused(400, "PASSWORD_DID_NOT_CONFORM"),
  mistaken: refused(400, "INVALID_PASSWORD"),
  malformed: refused(400, "INVALID_EMAIL"),
  closed: refused(403, "SIGN_UP_CLOSED"),
  uninvited: refused(403, "SIGN_UP_NOT_INVITED"),
  "wrong-code": refused(400, "INVALID_OTP"),
  "old-code": refused(400, "OTP_EXPIRED"),
  "worn-code": refused(403, "TOO_MANY_ATTEMPTS"),
  unknown: refused(400, "USER_NOT_FOUND"),
  "logged-out": refused(401, "UNAUTHORIZED"),
  hasty: { status: 429, body: { message: "Library text" }, headers: { "Retry-After": "42" } },
  "hasty-without-a-time": { status: 429, body: {} },
  "no-database": { status: 503, body: { code: "database_unavailable", title: "Library text" } },
  "new-code": refused(418, "toString"),
  page: { status: 502, body: "<html>" },
};

const heard: { path: string; body: unknown; type: string | undefined }[] = [];
let server: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeAll(async () => {
  const app = new Hono();
  app.post("/api/auth/*", async (c) => {
    const body = await c.req.json<Record<string, string>>();
    heard.push({ path: c.req.path.replace("/api/auth/", ""), body, type: c.req.header("Content-Type") });
    const { status, body: answer, headers } = SCENARIOS[body["email"] ?? "quiet"] ?? refused(500, "NO_SCENARIO");
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), {
      status,
      headers: headers ?? {},
    });
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = await listenOnLoopback(createServer((request, response) => void listener(request, response)));
});
afterAll(() => server.close());

test.each([
  ["stranger", "login_wrong"],
  ["unconfirmed", "email_unconfirmed"],
  ["short", "password_too_short"],
  ["long", "password_too_long"],
  ["plain", "password_not_conforming"],
  ["mistaken", "password_wrong"],
  ["malformed", "email_malformed"],
  ["closed", "sign_up_closed"],
  ["uninvited", "sign_up_not_invited"],
  ["logged-out", "not_logged_in"],
  ["no-database", "database_unavailable"],
  ["hasty-without-a-time", "too_many_requests"],
  ["new-code", "unexpected"],
  ["page", "unexpected"],
])("whoever is %s learns that from a fault of ours: %s", async (scenario, fault) => {
  expect(await createAccountClient(server.url).logIn(scenario, "secret")).toEqual({ ok: false, fault });
});

test.each(["wrong-code", "old-code", "worn-code", "unknown"])(
  "a %s is answered like any other code that is not good, so that no address is given away",
  async (scenario) => {
    const client = createAccountClient(server.url);
    expect(await client.resetPassword(scenario, "123456", "secret")).toEqual({ ok: false, fault: "code_wrong" });
  },
);

test("whoever asks too often learns when to come again", async () => {
  const answer = await createAccountClient(server.url).forgotPassword("hasty");
  expect(answer).toEqual({ ok: false, fault: "too_many_requests", retryAfterSeconds: 42 });
});

test("a log-in tells what became of the story that a guest had half read", async () => {
  const { logIn } = createAccountClient(server.url);
  expect(await logIn("left-a-story", "secret")).toEqual({ ok: true, claimed: "story-1" });
  expect(await logIn("has-no-place", "secret")).toEqual({ ok: true, claimed: CLAIM_NO_PLACE });
  expect(await logIn("quiet", "secret")).toEqual({ ok: true, claimed: null });
});

test("where nobody answers, the visitor is offline and nothing is thrown", async () => {
  const gone = await listenOnLoopback(createServer());
  await gone.close();
  expect(await createAccountClient(gone.url).logIn("quiet", "secret")).toEqual({ ok: false, fault: "offline" });
});

test("every request says to its own door exactly what that door reads", async () => {
  heard.length = 0;
  const client = createAccountClient(server.url);
  await client.signUp("quiet", "secret");
  await client.logIn("quiet", "secret");
  await client.logOut();
  await client.confirmEmail("quiet", "123456");
  await client.sendConfirmation("quiet");
  await client.forgotPassword("quiet");
  await client.resetPassword("quiet", "123456", "secret");
  await client.changePassword("old", "new");
  await client.changePassword("old", "new", false);
  await client.requestEmailChange("new@example.com", "secret");
  await client.changeEmail("new@example.com", "123456");
  await client.endSession("token");
  await client.endOtherSessions();
  await client.deleteAccount("secret");
  expect(heard.map(({ path, body }) => [path, body])).toEqual([
    ["sign-up/email", { email: "quiet", password: "secret", name: "" }],
    ["sign-in/email", { email: "quiet", password: "secret" }],
    ["sign-out", {}],
    ["email-otp/verify-email", { email: "quiet", otp: "123456" }],
    ["email-otp/send-verification-otp", { email: "quiet", type: "email-verification" }],
    ["email-otp/request-password-reset", { email: "quiet" }],
    ["email-otp/reset-password", { email: "quiet", otp: "123456", password: "secret" }],
    ["change-password", { currentPassword: "old", newPassword: "new", revokeOtherSessions: true }],
    ["change-password", { currentPassword: "old", newPassword: "new", revokeOtherSessions: false }],
    ["email-otp/request-email-change", { newEmail: "new@example.com", password: "secret" }],
    ["email-otp/change-email", { newEmail: "new@example.com", otp: "123456" }],
    ["revoke-session", { token: "token" }],
    ["revoke-other-sessions", {}],
    ["delete-user", { password: "secret" }],
  ]);
  expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(["application/json"]));
});
