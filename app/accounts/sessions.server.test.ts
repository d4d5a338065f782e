import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AccountHouse, openAccountHouse, PASSWORD, type Visitor } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";
import { LIVE } from "#tests/settings.ts";

const EMAIL = "parent@stories.example";
const DAY_MS = 24 * 60 * 60 * 1000;
const COOKIE = "cuentaluna.session_token";

/** Every query that a piece of work asks of a database. */
async function queriesOf(house: AccountHouse, work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(house.db.getExecutor(), "executeQuery");
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

describe.each(DATABASES)("on %s", (kind) => {
  let house: AccountHouse;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    house = await openAccountHouse(kind);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await house.close();
  });

  const logIn = async () => {
    const visitor = house.visitor();
    await visitor.post("sign-in/email", { email: EMAIL, password: PASSWORD });
    return visitor;
  };
  const replaceCookie = (visitor: Visitor, change: (value: string) => string) =>
    visitor.cookies.set(COOKIE, change(visitor.cookies.get(COOKIE) ?? ""));
  const CLEARED = { person: null, setCookies: [`${COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`] };

  test("without a session cookie nobody is logged in, and no database is asked", async () => {
    const visitor = house.visitor();
    visitor.cookies.set("cuentaluna_guest", "x");
    const queries = await queriesOf(house, async () => {
      expect(await visitor.personOf()).toEqual({ person: null, setCookies: [] });
    });
    expect(queries).toBe(0);
    const member = await house.member(EMAIL);
    expect(await queriesOf(house, () => member.personOf())).toBeGreaterThan(0);
  });

  test("a cookie that was tampered with is cleared", async () => {
    const member = await house.member(EMAIL);
    const genuine = member.cookies.get(COOKIE) ?? "";
    for (const forged of [`x${genuine}`, genuine.slice(0, -4), genuine.split(".")[0] ?? "", "", "%E0%A4%A"]) {
      member.cookies.set(COOKIE, forged);
      expect(await member.personOf()).toEqual(CLEARED);
    }
    member.cookies.set(COOKIE, genuine);
    expect((await member.personOf()).person?.email).toBe(EMAIL);
  });

  test("a cookie that was logged out is dead on the server as well", async () => {
    const member = await house.member(EMAIL);
    const stolen = member.cookies.get(COOKIE) ?? "";
    const out = await member.post("sign-out");
    expect(out.status).toBe(200);
    expect(member.cookies.has(COOKIE)).toBe(false);
    replaceCookie(member, () => stolen);
    expect(await member.personOf()).toEqual(CLEARED);
  });

  test("a session lasts seven days, and is renewed by the day for whoever comes back", async () => {
    const [visiting, away] = [await house.member(EMAIL), await logIn()];
    vi.setSystemTime(Date.now() + 6 * DAY_MS);
    const renewed = await visiting.personOf();
    expect(renewed.setCookies).toEqual([expect.stringMatching(new RegExp(`^${COOKIE}=.*Max-Age=${7 * 24 * 3600};`))]);
    expect((await visiting.personOf()).setCookies).toEqual([]);
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    expect((await visiting.personOf()).person?.email).toBe(EMAIL);
    expect(await away.personOf()).toEqual(CLEARED);
  });

  test("every log-in is a session of its own, listed and ended alone or together", async () => {
    const [first, second, third] = [await house.member(EMAIL), await logIn(), await logIn()];
    const { person } = await first.personOf();
    if (!person) throw new Error("not logged in");
    const open = await house.accounts.sessions(person);
    expect(open.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(open[0]).toEqual({
      id: person.sessionId,
      token: expect.any(String),
      userAgent: "Moon/1.0",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isCurrent: true,
    });
    const theirs = (await second.personOf()).person?.sessionId;
    await first.post("revoke-session", { token: open.find(({ id }) => id === theirs)?.token });
    expect((await second.personOf()).person).toBeNull();
    expect((await third.personOf()).person?.email).toBe(EMAIL);
    await first.post("revoke-other-sessions");
    expect((await third.personOf()).person).toBeNull();
    expect(await house.accounts.sessions(person)).toHaveLength(1);
  });

  test("nobody ends another person's session", async () => {
    const member = await house.member(EMAIL);
    const stranger = await house.member("stranger@stories.example");
    const { token } = await house.db.selectFrom("sessions").select("token").executeTakeFirstOrThrow();
    await stranger.post("revoke-session", { token });
    expect((await member.personOf()).person?.email).toBe(EMAIL);
  });

  test("sessions are listed also when the log-in was days ago", async () => {
    const member = await house.member(EMAIL);
    vi.setSystemTime(Date.now() + 3 * DAY_MS);
    expect((await member.get("list-sessions")).body).toHaveLength(1);
  });

  test("a network address is not kept with a session", async () => {
    await house.member(EMAIL);
    expect(JSON.stringify(await house.db.selectFrom("sessions").selectAll().execute())).not.toContain("192.0.2.1");
  });

  test("a token for other programs says who it is, and dies with its session", async () => {
    const member = await house.member(EMAIL);
    const { person } = await member.personOf();
    const { body } = await member.get("token");
    const token = String(body.token);
    const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
      string,
      number
    >;
    expect(payload).toMatchObject({
      sub: person?.id,
      username: EMAIL,
      email: EMAIL,
      sid: person?.sessionId,
      iss: "http://localhost:3000",
    });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(15 * 60);
    expect(Object.keys(payload).toSorted()).toEqual(["aud", "email", "exp", "iat", "iss", "sid", "sub", "username"]);
    expect(await house.accounts.personOfToken(token)).toEqual(person);
    await member.post("sign-out");
    expect(await house.accounts.personOfToken(token)).toBeNull();
  });

  test("a token is good for fifteen minutes, and a forged one never", async () => {
    const member = await house.member(EMAIL);
    const token = String((await member.get("token")).body.token);
    const [head, payload, signature = ""] = token.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
    for (const forged of [
      "",
      "x",
      "a.b.c",
      `${none}.${payload}.`,
      `${head}.${payload}.${flipped}`,
      "x".repeat(100_000),
    ])
      expect(await house.accounts.personOfToken(forged)).toBeNull();
    vi.setSystemTime(Date.now() + 16 * 60 * 1000);
    expect(await house.accounts.personOfToken(token)).toBeNull();
  });

  test("another product's token is nobody's here", async () => {
    const member = await house.member(EMAIL);
    const other = await house.openAgain({
      ...LIVE,
      PUBLIC_URL: "https://other.example",
      AUTH_SECRET: await secretOf(house),
    });
    expect(await other.personOfToken(String((await member.get("token")).body.token))).toBeNull();
  });

  test("with another secret everybody logs in anew, and tokens are made again", async () => {
    const member = await house.member(EMAIL);
    const later = await house.openAgain({ AUTH_SECRET: "another secret of at least 32 characters" });
    const headers = new Headers({ Cookie: `${COOKIE}=${member.cookies.get(COOKIE)}` });
    expect(await later.personOf(headers)).toEqual(CLEARED);
    const from = { address: "192.0.2.1", language: "es" } as const;
    const ask = (route: string, init: RequestInit) =>
      later.handle(new Request(`http://localhost:3000/api/auth/${route}`, init), from);
    const entered = await ask("sign-in/email", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    const cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await ask("token", { headers: { Cookie: cookie } })).status).toBe(200);
  });

  test("what is over is swept away", async () => {
    await house.member(EMAIL);
    await house.visitor().post("email-otp/request-password-reset", { email: EMAIL });
    await house.visitor().post("sign-up/email", { email: "begun@home.example", password: PASSWORD });
    const addresses = async () =>
      (await house.db.selectFrom("users").select("email").execute()).map(({ email }) => email);
    const count = async () => {
      const tables = ["sessions", "verifications", "account_rates"] as const;
      return Promise.all(tables.map(async (table) => (await house.db.selectFrom(table).selectAll().execute()).length));
    };
    await house.accounts.sweep();
    expect((await count()).every((rows) => rows > 0)).toBe(true);
    expect((await addresses()).toSorted()).toEqual([EMAIL, "begun@home.example"].toSorted());
    vi.setSystemTime(Date.now() + 8 * DAY_MS);
    await house.accounts.sweep();
    expect(await count()).toEqual([0, 0, 0]);
    // An address that nobody confirmed is forgotten; an account is not.
    expect(await addresses()).toEqual([EMAIL]);
  });
});

const secretOf = (house: AccountHouse) => readFile(join(house.dataDir, "auth-secret"), "utf8");

describe("the session's cookie", () => {
  test.each([
    [{}, /^cuentaluna\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/],
    [LIVE, /^__Host-cuentaluna\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ])("with the settings %j is out of reach for scripts and for other sites", async (env, shape) => {
    const house = await openAccountHouse("sqlite", env);
    await house.member(EMAIL);
    const { headers } = await house.visitor().post("sign-in/email", { email: EMAIL, password: PASSWORD });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(shape)]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    await house.close();
  });
});
