import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#app/problem.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import { type AccountHouse, openAccountHouse, PASSWORD } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";
import { ACCOUNT_ROUTES } from "./account-routes.ts";

const EMAIL = "parent@stories.example";
const JSON_TYPE = { "Content-Type": "application/json" };
const FROM = { address: "192.0.2.1", language: "es" } as const;

let house: AccountHouse;
beforeAll(async () => {
  house = await openAccountHouse("sqlite");
});
afterAll(() => house.close());

const ask = (path: string, init: RequestInit = {}) =>
  house.accounts.handle(new Request(`http://localhost:3000${path}`, init), FROM);
const post = (route: string, body: BodyInit, headers: HeadersInit = JSON_TYPE) =>
  ask(`/api/auth/${route}`, { method: "POST", headers, body });

async function problemOf(answer: Promise<Response>): Promise<string> {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Problem ? error.code : "none";
}

test.each([
  "",
  "/",
  "/ok",
  "/error",
  "/sign-in/social",
  "/sign-in/email-otp",
  "/sign-in/email/",
  "/SIGN-IN/email",
  "/sign-up/email/more",
  "/reset-password",
  "/request-password-reset",
  "/forget-password/email-otp",
  "/verify-email",
  "/verify-password",
  "/set-password",
  "/update-user",
  "/update-session",
  "/change-email",
  "/delete-user/callback",
  "/revoke-sessions",
  "/link-social",
  "/unlink-account",
  "/list-accounts",
  "/email-otp/check-verification-otp",
  "/email-otp/create-verification-otp",
  "/toString",
  "/__proto__",
])("the library's %s is not served", async (path) => {
  for (const method of ["GET", "POST"]) expect(await problemOf(ask(`/api/auth${path}`, { method }))).toBe("not_found");
});

test("a route takes its own method alone", async () => {
  for (const [route, { method }] of Object.entries(ACCOUNT_ROUTES)) {
    for (const other of ["GET", "POST", "PUT", "DELETE", "HEAD"].filter((name) => name !== method))
      expect(await problemOf(ask(`/api/auth/${route}`, { method: other }))).toBe("wrong_method");
  }
});

test("a body is a JSON object of bounded weight", async () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  expect(await problemOf(post("sign-in/email", "email=a&password=b", form))).toBe("wrong_type");
  expect(await problemOf(post("sign-in/email", "{}", { "Content-Type": "text/plain" }))).toBe("wrong_type");
  for (const body of ["{", "[]", "null", "7", '"x"'])
    expect(await problemOf(post("sign-in/email", body))).toBe("invalid_request");
  const heavy = JSON.stringify({ email: EMAIL, password: "x".repeat(70_000) });
  expect(await problemOf(post("sign-in/email", heavy))).toBe("too_large");
  const stream = new Blob([heavy]).stream();
  const streamed = { method: "POST", headers: JSON_TYPE, body: stream, duplex: "half" } as RequestInit;
  expect(await problemOf(ask("/api/auth/sign-in/email", streamed))).toBe("too_large");
});

test("fields that a route does not know are passed over", async () => {
  const visitor = house.visitor();
  const body = {
    email: "fields@stories.example",
    password: PASSWORD,
    emailVerified: true,
    id: "mine",
    image: "https://elsewhere.example/x.png",
    createdAt: "2001-01-01T00:00:00Z",
    callbackURL: "https://elsewhere.example",
  };
  const { status, headers } = await visitor.post("sign-up/email", body);
  expect([status, headers.get("Location")]).toEqual([200, null]);
  const { id, ...kept } = await house.db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", body.email)
    .executeTakeFirstOrThrow();
  expect(id).not.toBe("mine");
  expect(kept).toMatchObject({ name: "", emailVerified: 0, image: null });
  const entered = await visitor.post("sign-in/email", { ...body, callbackURL: "https://elsewhere.example" });
  expect(entered.headers.get("Location")).toBeNull();
});

test("a name may be given, and is cut where it is too long", async () => {
  const body = { email: "named@stories.example", password: PASSWORD, name: "N".repeat(5_000) };
  expect((await house.visitor().post("sign-up/email", body)).body.user).toMatchObject({ name: "N".repeat(100) });
});

test("what a caller says of itself in headers is not believed", async () => {
  const member = await house.member(EMAIL);
  const token = String((await member.get("token")).body.token);
  const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-Host": "elsewhere.example" };
  // Tokens are for other doors: here a session is its cookie.
  expect((await house.visitor().get("get-session", headers)).body).toBeNull();
});

test("the public half of the signing keys is there for whoever checks tokens", async () => {
  const { status, body } = await house.visitor().get("jwks");
  expect(status).toBe(200);
  const [key] = body.keys as Record<string, unknown>[];
  expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", kid: expect.any(String) });
  expect(key).not.toHaveProperty("d");
});

test("a guest is told so", async () => {
  expect((await house.visitor().get("get-session")).body).toBeNull();
  for (const route of ["token", "list-sessions"])
    expect(await house.visitor().get(route)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  expect((await house.visitor().post("sign-out")).status).toBe(200);
  expect((await ask("/api/auth/sign-out", { method: "POST" })).status).toBe(200);
});

describe.each(DATABASES)("while the database on %s is away", (kind) => {
  test("nothing is answered as if it were there", async () => {
    const away = await openAccountHouse(kind, { LIMIT_ACCOUNT_REQUESTS_PER_ADDRESS_PER_HOUR: "0" });
    const member = await away.member(EMAIL);
    const token = String((await member.get("token")).body.token);
    await away.db.destroy();
    const attempts: (() => Promise<unknown>)[] = [
      () => member.personOf(),
      () => away.accounts.personOfToken(token),
      () => member.get("get-session"),
      () => member.get("list-sessions"),
      () => member.post("sign-out"),
      () => member.post("change-password", { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` }),
      () => member.post("sign-in/email", { email: EMAIL, password: PASSWORD }),
      () => member.post("sign-up/email", { email: EMAIL, password: PASSWORD }),
      () => member.post("email-otp/request-password-reset", { email: EMAIL }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toSatisfy(isDatabaseAway);
    await away.close();
  });
});

test("a letter that could not be kept fails the request that needed it", async () => {
  const broken = await openAccountHouse("sqlite");
  await broken.db.schema.dropTable("letters").execute();
  const body = { email: EMAIL, password: PASSWORD };
  await expect(broken.visitor().post("sign-up/email", body)).rejects.toThrow(/letters/);
  await broken.close();
});
