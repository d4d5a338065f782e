import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AccountHouse, OTHER_PASSWORD, openAccountHouse, PASSWORD } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";
import { createAccountCaps } from "./account-limits.server.ts";
import { createKeyedHash } from "./keyed-hash.server.ts";
import { createRateStore } from "./rate-store.server.ts";

const EMAIL = "parent@stories.example";
const TOO_MANY = { status: 429, body: { code: "TOO_MANY_REQUESTS", message: expect.any(String) } };
const MINUTE_MS = 60_000;

describe.each(DATABASES)("on %s", (kind) => {
  let house: AccountHouse;
  const open = async (env: Record<string, string> = {}) => {
    house = await openAccountHouse(kind, env);
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(async () => {
    vi.useRealTimers();
    await house.close();
  });

  const logIn = (password: string, email = EMAIL) => house.visitor().post("sign-in/email", { email, password });
  const forgot = (email = EMAIL) => house.visitor().post("email-otp/request-password-reset", { email });
  const inMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
  const times = async (count: number, work: () => Promise<unknown>) => {
    for (let time = 0; time < count; time += 1) await work();
  };

  test("ten wrong passwords close an account's log-in for the rest of a quarter of an hour, from anywhere", async () => {
    await open();
    await house.member(EMAIL);
    await times(10, () => logIn(OTHER_PASSWORD));
    inMinutes(5);
    const shut = await house
      .visitor({ address: "198.51.100.9" })
      .post("sign-in/email", { email: ` ${EMAIL.toUpperCase()} `, password: PASSWORD });
    expect(shut).toMatchObject(TOO_MANY);
    expect([shut.headers.get("Retry-After"), shut.headers.get("X-Retry-After")]).toEqual(["600", "600"]);
    inMinutes(10);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  test("a right password gives all tries back", async () => {
    await open();
    await house.member(EMAIL);
    await times(9, () => logIn(OTHER_PASSWORD));
    expect((await logIn(PASSWORD)).status).toBe(200);
    await times(9, () => logIn(OTHER_PASSWORD));
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  test("tries at the same moment are all counted", async () => {
    await open();
    await house.member(EMAIL);
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn(OTHER_PASSWORD)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
  });

  test("an address without an account is closed after as many tries", async () => {
    await open();
    await times(10, () => logIn(OTHER_PASSWORD));
    expect(await logIn(OTHER_PASSWORD)).toMatchObject(TOO_MANY);
  });

  test("whoever found a session open does not get more tries at its password", async () => {
    await open();
    const member = await house.member(EMAIL);
    const tries = [
      () => member.post("delete-user", { password: OTHER_PASSWORD }),
      () => member.post("change-password", { currentPassword: OTHER_PASSWORD, newPassword: OTHER_PASSWORD }),
      () => member.post("email-otp/request-email-change", { newEmail: "x@y.example", password: OTHER_PASSWORD }),
    ];
    await times(3, async () => {
      for (const attempt of tries) expect((await attempt()).status).toBe(400);
    });
    await logIn(OTHER_PASSWORD);
    for (const attempt of tries) expect(await attempt()).toMatchObject(TOO_MANY);
    expect((await member.post("delete-user", { password: PASSWORD })).status).toBe(429);
  });

  test("a reset opens a log-in that was closed", async () => {
    await open();
    await house.member(EMAIL);
    await times(11, () => logIn(OTHER_PASSWORD));
    await forgot();
    const body = { email: EMAIL, otp: await house.codeFor(EMAIL), password: OTHER_PASSWORD };
    await house.visitor().post("email-otp/reset-password", body);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(200);
  });

  test("six letters with codes an hour go to one address, whatever they are asked for", async () => {
    await open();
    const signUp = () => house.visitor().post("sign-up/email", { email: EMAIL, password: PASSWORD });
    await times(2, signUp);
    await times(2, () => forgot());
    await times(2, () => logIn(PASSWORD));
    const resend = { email: EMAIL, type: "email-verification" };
    for (const again of [signUp, forgot, () => house.visitor().post("email-otp/send-verification-otp", resend)])
      expect(await again()).toMatchObject(TOO_MANY);
    expect(await logIn(PASSWORD)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
    expect(await house.letters()).toHaveLength(6);
    inMinutes(60);
    expect((await forgot()).status).toBe(200);
  });

  test("an address without an account may be asked for as often as one with", async () => {
    await open();
    await times(6, () => forgot());
    expect(await forgot()).toMatchObject(TOO_MANY);
    expect(await house.letters()).toEqual([]);
  });

  test("twenty codes an hour are tried for one address", async () => {
    await open();
    const confirm = () => house.visitor().post("email-otp/verify-email", { email: EMAIL, otp: "000000" });
    const reset = () =>
      house.visitor().post("email-otp/reset-password", { email: EMAIL, otp: "000000", password: PASSWORD });
    await times(10, confirm);
    await times(10, reset);
    for (const attempt of [confirm, reset]) expect(await attempt()).toMatchObject(TOO_MANY);
  });

  test("a network address has its own bound, and an IPv6 network is one address", async () => {
    await open({ LIMIT_CODE_REQUESTS_PER_ADDRESS_PER_HOUR: "2" });
    const from = (address: string, email: string) =>
      house.visitor({ address }).post("email-otp/request-password-reset", { email });
    await from("2001:db8:0:1::1", "a@stories.example");
    await from("2001:DB8:0:1:ffff::2", "b@stories.example");
    expect(await from("2001:db8:0:1::3", "c@stories.example")).toMatchObject(TOO_MANY);
    expect((await from("2001:db8:0:2::1", "c@stories.example")).status).toBe(200);
    expect((await from("192.0.2.7", "c@stories.example")).status).toBe(200);
  });

  test("a network that is never quiet is not shut out", async () => {
    await open({ LIMIT_SIGN_INS_PER_ADDRESS_PER_15_MINUTES: "10" });
    for (let minute = 0; minute < 60; minute += 2) {
      inMinutes(2);
      expect((await logIn(PASSWORD, `${minute}@stories.example`)).status).toBe(401);
    }
  });

  test("0 switches a limit off", async () => {
    await open({
      LIMIT_PASSWORD_TRIES_PER_ACCOUNT_PER_15_MINUTES: "0",
      LIMIT_CODE_LETTERS_PER_ACCOUNT_PER_HOUR: "0",
      LIMIT_CODE_TRIES_PER_ACCOUNT_PER_HOUR: "0",
    });
    await times(30, async () => {
      expect((await logIn(OTHER_PASSWORD)).status).toBe(401);
      expect((await forgot()).status).toBe(200);
    });
  });

  test("what is counted names nobody", async () => {
    await open();
    await forgot();
    const rows = JSON.stringify(await house.db.selectFrom("account_rates").selectAll().execute());
    expect(rows).not.toMatch(/parent|stories|192\.0\.2/);
  });

  test("an account's addresses are told apart by a key that only this product has", async () => {
    await open();
    const limits = Object.fromEntries(
      [
        "passwordTriesPerAccountPer15Minutes",
        "codeLettersPerAccountPerHour",
        "codeTriesPerAccountPerHour",
        "signUpsPerAddressPerHour",
        "signInsPerAddressPer15Minutes",
        "codeRequestsPerAddressPerHour",
        "accountRequestsPerAddressPerHour",
      ].map((name) => [name, 1]),
    ) as Parameters<typeof createAccountCaps>[0];
    const capsOf = (secret: string) =>
      createAccountCaps(
        limits,
        createRateStore(house.db, () => new Date()),
        createKeyedHash(secret, "rates"),
      );
    expect(await capsOf("one").take("codeTry", EMAIL)).toBeNull();
    expect(await capsOf("two").take("codeTry", EMAIL)).toBeNull();
    expect(await capsOf("one").take("codeTry", EMAIL)).toBe(3_600);
  });
});
