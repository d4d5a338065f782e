import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AccountHouse, OTHER_PASSWORD, openAccountHouse, PASSWORD } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";
import { CODE_LIFETIME_SECONDS, CODE_TRIES } from "./contract.ts";

const EMAIL = "parent@stories.example";
const UNKNOWN = "nobody@stories.example";
const WRONG = { status: 400, body: { code: "INVALID_OTP" } };

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

  const post = (route: string, body: unknown) => house.visitor().post(route, body);
  const signUp = () => post("sign-up/email", { email: EMAIL, password: PASSWORD });
  const confirm = (otp: string, email = EMAIL) => post("email-otp/verify-email", { email, otp });
  const resend = (email = EMAIL) => post("email-otp/send-verification-otp", { email, type: "email-verification" });
  const forgot = (email = EMAIL) => post("email-otp/request-password-reset", { email });
  const reset = (otp: string, email = EMAIL) =>
    post("email-otp/reset-password", { email, otp, password: OTHER_PASSWORD });
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  test("after three wrong tries the right code is wrong as well", async () => {
    await signUp();
    const code = await house.codeFor(EMAIL);
    for (let tries = 0; tries < CODE_TRIES; tries += 1) expect(await confirm(otherThan(code))).toMatchObject(WRONG);
    expect(await confirm(code)).toMatchObject(WRONG);
    await resend();
    expect((await confirm(await house.codeFor(EMAIL))).status).toBe(200);
  });

  test("two wrong tries leave the right code good", async () => {
    await signUp();
    const code = await house.codeFor(EMAIL);
    for (let tries = 1; tries < CODE_TRIES; tries += 1) await confirm(otherThan(code));
    expect((await confirm(code)).status).toBe(200);
  });

  test("a code is good for ten minutes", async () => {
    await signUp();
    pass(CODE_LIFETIME_SECONDS + 1);
    expect(await confirm(await house.codeFor(EMAIL))).toMatchObject(WRONG);
    await resend();
    pass(CODE_LIFETIME_SECONDS - 1);
    expect((await confirm(await house.codeFor(EMAIL))).status).toBe(200);
  });

  test("a code is good once, also for two who come at the same moment", async () => {
    await signUp();
    const code = await house.codeFor(EMAIL);
    const both = await Promise.all([confirm(code), confirm(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await confirm(code)).toMatchObject(WRONG);
  });

  test("a code is good for one purpose", async () => {
    await signUp();
    expect(await reset(await house.codeFor(EMAIL))).toMatchObject(WRONG);
    await forgot();
    expect(await confirm(await house.codeFor(EMAIL))).toMatchObject(WRONG);
  });

  test("only the newest code is good", async () => {
    await signUp();
    const first = await house.codeFor(EMAIL);
    pass(1);
    await resend();
    const second = await house.codeFor(EMAIL);
    if (first !== second) expect(await confirm(first)).toMatchObject(WRONG);
    expect((await confirm(second)).status).toBe(200);
  });

  test("a code is kept as nothing that can be read", async () => {
    await signUp();
    const code = await house.codeFor(EMAIL);
    const kept = await house.db.selectFrom("verifications").select("value").execute();
    expect(kept).not.toEqual([]);
    for (const { value } of kept) expect(value).not.toContain(code);
  });

  test("an unknown address and a wrong code get one answer", async () => {
    await signUp();
    await forgot();
    for (const ask of [confirm, reset]) {
      const [known, unknown] = [await ask("000000"), await ask("000000", UNKNOWN)];
      expect(known.status).toBe(400);
      expect(unknown).toMatchObject({ status: known.status, body: known.body });
      expect([...unknown.headers]).toEqual([...known.headers]);
    }
  });

  test("asking for a code is answered alike for every address, and writes to known ones alone", async () => {
    await house.member(EMAIL);
    for (const ask of [resend, forgot]) {
      const [known, unknown] = [await ask(), await ask(UNKNOWN)];
      expect(known).toMatchObject({ status: 200, body: { success: true } });
      expect(unknown.body).toEqual(known.body);
      expect([...unknown.headers]).toEqual([...known.headers]);
    }
    expect((await house.letters()).filter(({ to }) => to === UNKNOWN)).toEqual([]);
  });

  test("whoever is confirmed already gets no other code for it", async () => {
    await house.member(EMAIL);
    const before = (await house.letters()).length;
    expect((await resend()).status).toBe(200);
    const letters = await house.letters();
    expect(letters).toHaveLength(before + 1);
    expect(letters.at(-1)?.code).toBeNull();
  });

  test.each(["sign-in", "forget-password", "change-email", undefined])("no code of type %s is sent", async (type) => {
    const answer = await post("email-otp/send-verification-otp", { email: EMAIL, type });
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_CODE_TYPE" } });
  });

  test("a code comes in the language of whoever asks", async () => {
    await house.visitor({ language: "es" }).post("sign-up/email", { email: EMAIL, password: PASSWORD });
    await house.visitor({ language: "en" }).post("email-otp/request-password-reset", { email: EMAIL });
    const [spanish, english] = await house.letters();
    expect(spanish?.text).toContain("Hola");
    expect(english?.text).toContain("Hello");
    expect(english?.text.split("\n")).toContain(english?.code);
  });
});
