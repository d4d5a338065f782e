import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountHouse, OTHER_PASSWORD, openAccountHouse, PASSWORD, type Visitor } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";

const EMAIL = "parent@stories.example";
const MALFORMED = { status: 400, body: { code: "INVALID_EMAIL" } };
const NUL = "\0";

describe.each(DATABASES)("on %s", (kind) => {
  let house: AccountHouse;
  let member: Visitor;
  beforeAll(async () => {
    house = await openAccountHouse(kind);
    member = await house.member(EMAIL);
  });
  afterAll(() => house.close());

  const signUp = (email: string, name: string) =>
    house.visitor().post("sign-up/email", { email, name, password: OTHER_PASSWORD });

  test("a name that no database keeps whole tells nothing of an address", async () => {
    const [known, unknown] = [await signUp(EMAIL, `a${NUL}b`), await signUp("new@stories.example", `a${NUL}b`)];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body.user).toMatchObject({ name: "ab" });
    expect(unknown.body.user).toMatchObject({ name: "ab" });
  });

  test.each(["not", `parent${NUL}@stories.example`, NUL, "parent\n@stories.example", `a@${NUL}b.example`, ""])(
    "%j is no address for any route",
    async (email) => {
      const body = { email, password: PASSWORD, otp: "000000", type: "email-verification" };
      for (const route of [
        "sign-up/email",
        "sign-in/email",
        "email-otp/send-verification-otp",
        "email-otp/verify-email",
        "email-otp/request-password-reset",
        "email-otp/reset-password",
      ])
        expect(await house.visitor().post(route, body)).toMatchObject(MALFORMED);
      const change = { newEmail: email, password: PASSWORD, otp: "000000" };
      for (const route of ["email-otp/request-email-change", "email-otp/change-email"])
        expect(await member.post(route, change)).toMatchObject(MALFORMED);
    },
  );

  test("a session, a code and a password with such a mark in it are nobody's", async () => {
    const [session] = (await member.get("list-sessions")).body as unknown as { token: string }[];
    for (const token of [NUL, `${session?.token}${NUL}`])
      expect((await member.post("revoke-session", { token })).status).toBeLessThan(500);
    expect((await member.personOf()).person?.email).toBe(EMAIL);
    const otp = `000${NUL}000`;
    const wrongCode = { status: 400, body: { code: "INVALID_OTP" } };
    expect(await member.post("email-otp/verify-email", { email: EMAIL, otp })).toMatchObject(wrongCode);
    const reset = { email: EMAIL, otp, password: OTHER_PASSWORD };
    expect(await member.post("email-otp/reset-password", reset)).toMatchObject(wrongCode);
    const entry = { email: EMAIL, password: `${PASSWORD}${NUL}` };
    expect((await house.visitor().post("sign-in/email", entry)).status).toBe(401);
    const type = `email-verification${NUL}`;
    expect((await member.post("email-otp/send-verification-otp", { email: EMAIL, type })).status).toBe(400);
  });
});
