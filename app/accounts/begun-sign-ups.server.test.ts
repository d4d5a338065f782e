import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AccountHouse, OTHER_PASSWORD, openAccountHouse, PASSWORD, type Visitor } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";
import { LIVE } from "#tests/settings.ts";

const EMAIL = "parent@stories.example";
const COOKIE = "cuentaluna.sign_up";
const HOUR_MS = 3_600_000;
const UNCONFIRMED = { status: 403, body: { code: "EMAIL_NOT_VERIFIED" } };

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

  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const signUp = (password: string, email = EMAIL, visitor = house.visitor()) => {
    pass(1);
    return visitor.post("sign-up/email", { email, password });
  };
  const logIn = (password: string, email = EMAIL) => house.visitor().post("sign-in/email", { email, password });
  const confirm = async (visitor: Visitor, email = EMAIL) =>
    visitor.post("email-otp/verify-email", { email, otp: await house.codeFor(email) });
  const resend = () =>
    house.visitor().post("email-otp/send-verification-otp", { email: EMAIL, type: "email-verification" });

  test("whoever confirms in the browser of the sign-up keeps its password, whoever signed up later", async () => {
    const owner = house.visitor();
    await signUp(PASSWORD, EMAIL, owner);
    await signUp(OTHER_PASSWORD);
    expect((await confirm(owner)).status).toBe(200);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(403);
    expect((await logIn(PASSWORD)).status).toBe(200);
    expect(await house.db.selectFrom("credentials").select("id").execute()).toHaveLength(1);
    // And the cookie has done its work.
    expect(owner.cookies.has(COOKIE)).toBe(false);
    const kept = await house.db.selectFrom("verifications").select("identifier").execute();
    expect(kept.filter(({ identifier }) => identifier.startsWith("sign-up:"))).toHaveLength(1);
  });

  test("a wrong code leaves the browser its password", async () => {
    const owner = house.visitor();
    await signUp(PASSWORD, EMAIL, owner);
    await signUp(OTHER_PASSWORD);
    const wrong = String((Number(await house.codeFor(EMAIL)) + 1) % 1_000_000).padStart(6, "0");
    expect((await owner.post("email-otp/verify-email", { email: EMAIL, otp: wrong })).status).toBe(400);
    expect((await confirm(owner)).status).toBe(200);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  test("after an hour, with another address or with a made-up cookie, the newest password counts", async () => {
    const late = house.visitor();
    await signUp(PASSWORD, EMAIL, late);
    await signUp(OTHER_PASSWORD);
    pass(HOUR_MS);
    await resend();
    await confirm(late);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(200);

    const [elsewhere, other] = [house.visitor(), "other@stories.example"];
    await signUp(PASSWORD, "mine@stories.example", elsewhere);
    await signUp(OTHER_PASSWORD, other);
    await confirm(elsewhere, other);
    expect((await logIn(OTHER_PASSWORD, other)).status).toBe(200);

    const [forger, third] = [house.visitor(), "third@stories.example"];
    await signUp(PASSWORD, third);
    forger.cookies.set(COOKIE, "x");
    expect((await confirm(forger, third)).status).toBe(200);
    expect((await logIn(PASSWORD, third)).status).toBe(200);
  });

  test("a sign-up's cookie never changes the password of an account that is confirmed", async () => {
    const owner = house.visitor();
    await signUp(PASSWORD, EMAIL, owner);
    const code = await house.codeFor(EMAIL);
    await house.visitor().post("email-otp/request-password-reset", { email: EMAIL });
    const reset = { email: EMAIL, otp: await house.codeFor(EMAIL), password: OTHER_PASSWORD };
    expect((await house.visitor().post("email-otp/reset-password", reset)).status).toBe(200);
    // The first code is still good, and its address is confirmed by now.
    expect((await owner.post("email-otp/verify-email", { email: EMAIL, otp: code })).status).toBe(200);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(200);
    expect((await logIn(PASSWORD)).status).not.toBe(200);
  });

  test("a sign-up and a log-in with its password never tell whether the address has an account", async () => {
    await house.member("known@stories.example");
    const outcomes = [];
    for (const email of ["new@stories.example", "known@stories.example"]) {
      for (const later of [0, 2 * HOUR_MS]) {
        const visitor = house.visitor();
        if (later === 0) await signUp(OTHER_PASSWORD, email, visitor);
        pass(later);
        const [hashings, letters] = [house.hashings(), (await house.letters()).length];
        const withCookie = await visitor.post("sign-in/email", { email, password: OTHER_PASSWORD });
        const without = await logIn(OTHER_PASSWORD, email);
        const wrong = await logIn("Neither of them 1", email);
        outcomes.push({
          answers: [withCookie, without, wrong].map(({ status, body, headers }) => [status, body, [...headers]]),
          hashings: house.hashings() - hashings,
          letters: (await house.letters()).length - letters,
        });
      }
    }
    expect(outcomes[0]).toMatchObject({ hashings: 3, letters: 2 });
    expect(outcomes[0]?.answers.map(([status]) => status)).toEqual([403, 403, 401]);
    expect(outcomes.slice(2)).toEqual(outcomes.slice(0, 2));
  });

  test("a sign-up for an account brings its owner no code, and its password is worth no tries", async () => {
    await house.member(EMAIL);
    await signUp(OTHER_PASSWORD);
    const before = (await house.letters()).length;
    for (let time = 0; time < 10; time += 1) expect(await logIn(OTHER_PASSWORD)).toMatchObject(UNCONFIRMED);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(429);
    // As many as the caps let through: two letters were asked for before.
    const letters = (await house.letters()).slice(before);
    expect(letters.map(({ code }) => code)).toEqual([null, null, null, null]);
  });

  test("of the sign-ups for an address only the newest is remembered, and as long as an unconfirmed account", async () => {
    const [known, unknown] = [EMAIL, "new@stories.example"];
    await house.member(known);
    const statuses = async (password: string) =>
      Promise.all([known, unknown].map(async (email) => (await logIn(password, email)).status));
    for (const email of [known, unknown]) await signUp("Older Moon 12", email);
    pass(6 * 24 * HOUR_MS);
    for (const email of [known, unknown]) await signUp(OTHER_PASSWORD, email);
    expect(await statuses("Older Moon 12")).toEqual([401, 401]);
    expect(await statuses(OTHER_PASSWORD)).toEqual([403, 403]);
    pass(24 * HOUR_MS);
    await house.accounts.sweep();
    expect(await statuses(OTHER_PASSWORD)).toEqual([401, 401]);
  });

  test("what is remembered names nobody and shows no password", async () => {
    const visitor = house.visitor();
    await signUp(PASSWORD, EMAIL, visitor);
    const rows = await house.db.selectFrom("verifications").selectAll().where("identifier", "like", "sign%").execute();
    expect(rows).toHaveLength(2);
    const kept = JSON.stringify(rows);
    for (const secret of [EMAIL, PASSWORD, visitor.cookies.get(COOKIE) ?? ""]) expect(kept).not.toContain(secret);
  });
});

test.each([
  [{}, /^cuentaluna\.sign_up=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/],
  [LIVE, /^__Host-cuentaluna\.sign_up=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
])("with the settings %j the sign-up's cookie is out of reach for scripts and for other sites", async (env, shape) => {
  const house = await openAccountHouse("sqlite", env);
  const visitor = house.visitor();
  const signedUp = await visitor.post("sign-up/email", { email: EMAIL, password: PASSWORD });
  expect(signedUp.headers.getSetCookie()).toEqual([expect.stringMatching(shape)]);
  const otp = await house.codeFor(EMAIL);
  const confirmed = await visitor.post("email-otp/verify-email", { email: EMAIL, otp });
  expect(confirmed.headers.getSetCookie()).toEqual([
    expect.stringMatching(/\.sign_up=; Max-Age=0; Path=\/; HttpOnly;/),
  ]);
  await house.close();
});
