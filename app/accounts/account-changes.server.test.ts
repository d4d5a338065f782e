import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type AccountHouse, OTHER_PASSWORD, openAccountHouse, PASSWORD } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";
import { createListenerStore } from "./listeners-store.server.ts";

const EMAIL = "parent@stories.example";
const NEW_EMAIL = "moon@stories.example";
const WRONG_PASSWORD = { status: 400, body: { code: "INVALID_PASSWORD" } };

describe.each(DATABASES)("on %s", (kind) => {
  let house: AccountHouse;
  beforeEach(async () => {
    house = await openAccountHouse(kind);
  });
  afterEach(() => house.close());

  const logIn = async (password = PASSWORD, email = EMAIL) => {
    const visitor = house.visitor();
    const { status } = await visitor.post("sign-in/email", { email, password });
    return { visitor, status };
  };
  const newest = async () => (await house.letters()).at(-1);

  test("a reset ends every session, changes the password and is told by letter", async () => {
    const first = await house.member(EMAIL);
    const [second, third] = [(await logIn()).visitor, (await logIn()).visitor];
    await house.visitor().post("email-otp/request-password-reset", { email: EMAIL });
    const otp = await house.codeFor(EMAIL);
    const reset = { email: EMAIL, otp, password: OTHER_PASSWORD };
    const resetter = house.visitor();
    expect((await resetter.post("email-otp/reset-password", reset)).status).toBe(200);
    for (const visitor of [first, second, third, resetter]) expect((await visitor.personOf()).person).toBeNull();
    expect(await newest()).toMatchObject({ to: EMAIL, subject: "Your password has changed", code: null });
    expect((await logIn(PASSWORD)).status).toBe(401);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(200);
  });

  test("a reset takes no weak password, and leaves the code good", async () => {
    await house.member(EMAIL);
    await house.visitor().post("email-otp/request-password-reset", { email: EMAIL });
    const body = { email: EMAIL, otp: await house.codeFor(EMAIL), password: "weak password" };
    const weak = await house.visitor().post("email-otp/reset-password", body);
    expect(weak).toMatchObject({ status: 400, body: { code: "PASSWORD_DID_NOT_CONFORM" } });
    const strong = { ...body, password: OTHER_PASSWORD };
    expect((await house.visitor().post("email-otp/reset-password", strong)).status).toBe(200);
  });

  test("a reset also confirms the address: its code went there", async () => {
    await house.visitor().post("sign-up/email", { email: EMAIL, password: PASSWORD });
    await house.visitor().post("email-otp/request-password-reset", { email: EMAIL });
    const body = { email: EMAIL, otp: await house.codeFor(EMAIL), password: OTHER_PASSWORD };
    await house.visitor().post("email-otp/reset-password", body);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(200);
  });

  test("a changed password is told by letter, ends the other sessions, and keeps this one", async () => {
    const member = await house.member(EMAIL);
    const other = (await logIn()).visitor;
    const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD, revokeOtherSessions: true };
    expect((await member.post("change-password", change)).status).toBe(200);
    expect((await member.personOf()).person?.email).toBe(EMAIL);
    expect((await other.personOf()).person).toBeNull();
    expect(await newest()).toMatchObject({ to: EMAIL, subject: "Your password has changed" });
    expect((await logIn(OTHER_PASSWORD)).status).toBe(200);
  });

  test("a password is changed only by whoever knows it, and only to a good one", async () => {
    const member = await house.member(EMAIL);
    const letters = (await house.letters()).length;
    const change = (currentPassword: string, newPassword: string) =>
      member.post("change-password", { currentPassword, newPassword });
    expect(await change(OTHER_PASSWORD, OTHER_PASSWORD)).toMatchObject(WRONG_PASSWORD);
    expect((await change(PASSWORD, "weak password")).body.code).toBe("PASSWORD_DID_NOT_CONFORM");
    expect((await change(PASSWORD, "Ab1 ")).body.code).toBe("PASSWORD_TOO_SHORT");
    expect(await house.letters()).toHaveLength(letters);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  test("an account moves to a new address with the password and the code sent there; the old address is told", async () => {
    const member = await house.member(EMAIL);
    const before = (await member.personOf()).person;
    const asked = await member.post("email-otp/request-email-change", { newEmail: NEW_EMAIL, password: PASSWORD });
    expect(asked.status).toBe(200);
    const otp = await house.codeFor(NEW_EMAIL);
    expect((await member.post("email-otp/change-email", { newEmail: NEW_EMAIL, otp })).status).toBe(200);
    expect((await member.personOf()).person).toEqual({ ...before, email: NEW_EMAIL });
    expect(await newest()).toMatchObject({ to: EMAIL, subject: "Your account has a new address" });
    expect((await newest())?.text).not.toContain(NEW_EMAIL);
    expect((await logIn(PASSWORD, NEW_EMAIL)).status).toBe(200);
    expect((await logIn(PASSWORD, EMAIL)).status).toBe(401);
  });

  test.each([undefined, "", OTHER_PASSWORD])(
    "with the password %s no code for a new address is sent",
    async (password) => {
      const member = await house.member(EMAIL);
      const answer = await member.post("email-otp/request-email-change", { newEmail: NEW_EMAIL, password });
      expect(answer).toMatchObject(WRONG_PASSWORD);
      expect((await house.letters()).filter(({ to }) => to === NEW_EMAIL)).toEqual([]);
    },
  );

  test("an account does not move to the address that it has", async () => {
    const member = await house.member(EMAIL);
    const answer = await member.post("email-otp/request-email-change", { newEmail: EMAIL, password: PASSWORD });
    expect(answer).toMatchObject({ status: 400, body: { code: "SAME_EMAIL" } });
  });

  test("nobody learns from a change of address whether another has an account", async () => {
    await house.member(NEW_EMAIL);
    const member = await house.member(EMAIL);
    const ask = (newEmail: string) => member.post("email-otp/request-email-change", { newEmail, password: PASSWORD });
    const [taken, free] = [await ask(NEW_EMAIL), await ask("free@stories.example")];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const wrong = await member.post("email-otp/change-email", { newEmail: NEW_EMAIL, otp: "000000" });
    const alsoWrong = await member.post("email-otp/change-email", { newEmail: "free@stories.example", otp: "000000" });
    expect([wrong.status, wrong.body]).toEqual([alsoWrong.status, alsoWrong.body]);
  });

  test("an account goes with everything in it, and a letter says so", async () => {
    const member = await house.member(EMAIL);
    expect((await member.post("delete-user", { password: PASSWORD })).status).toBe(200);
    for (const table of ["users", "sessions", "credentials"] as const)
      expect(await house.db.selectFrom(table).select("id").execute()).toEqual([]);
    expect(await newest()).toMatchObject({ to: EMAIL, subject: "Your account has been deleted" });
    expect((await member.personOf()).person).toBeNull();
    expect((await logIn()).status).toBe(401);
  });

  test("an account takes its listeners along, and leaves those of others where they are", async () => {
    const [member, other] = [await house.member(EMAIL), await house.member(NEW_EMAIL)];
    const store = createListenerStore(house.db, () => new Date());
    const personIn = async (visitor: typeof member) => (await visitor.personOf()).person?.id ?? "";
    const [mine, theirs] = [await personIn(member), await personIn(other)];
    await store.add(mine, { id: "mine", nickname: "Lola", age: 4 });
    await store.add(theirs, { id: "theirs", nickname: "Hugo", age: 7 });
    expect((await member.post("delete-user", { password: OTHER_PASSWORD })).status).toBe(400);
    expect(await store.of(mine)).toHaveLength(1);
    expect((await member.post("delete-user", { password: PASSWORD })).status).toBe(200);
    expect(await house.db.selectFrom("listeners").select(["owner", "id"]).execute()).toEqual([
      { owner: theirs, id: "theirs" },
    ]);
    expect((await other.personOf()).person?.id).toBe(theirs);
  });

  test("no listener stays behind where an account can't be deleted, and no account goes without its listeners", async () => {
    const member = await house.member(EMAIL);
    await house.db.schema.alterTable("listeners").renameTo("listeners_away").execute();
    await expect(member.post("delete-user", { password: PASSWORD })).rejects.toThrow(/listeners/);
    expect(await house.db.selectFrom("users").select("email").execute()).toEqual([{ email: EMAIL }]);
    await house.db.schema.alterTable("listeners_away").renameTo("listeners").execute();
    expect((await member.post("delete-user", { password: PASSWORD })).status).toBe(200);
  });

  test.each([undefined, "", 7, OTHER_PASSWORD])("with the password %s nothing is deleted", async (password) => {
    const member = await house.member(EMAIL);
    expect(await member.post("delete-user", { password, token: "x" })).toMatchObject(WRONG_PASSWORD);
    expect((await member.personOf()).person?.email).toBe(EMAIL);
  });

  test("a guest changes nothing", async () => {
    const guest = house.visitor();
    for (const [route, body] of [
      ["change-password", { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }],
      ["delete-user", { password: PASSWORD }],
      ["email-otp/request-email-change", { newEmail: NEW_EMAIL, password: PASSWORD }],
      ["email-otp/change-email", { newEmail: NEW_EMAIL, otp: "000000" }],
      ["revoke-session", { token: "x" }],
      ["revoke-other-sessions", {}],
    ] as const)
      expect(await guest.post(route, body)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  test("what stands in the log names nobody", async () => {
    const member = await house.member(EMAIL);
    // Which the library itself calls an error.
    await member.post("email-otp/change-email", { newEmail: EMAIL, otp: "000000" });
    await member.post("email-otp/request-email-change", { newEmail: NEW_EMAIL, password: PASSWORD });
    await member.post("email-otp/change-email", { newEmail: NEW_EMAIL, otp: await house.codeFor(NEW_EMAIL) });
    await member.post("delete-user", { password: PASSWORD });
    const log = house.lines.join("");
    for (const secret of [EMAIL, NEW_EMAIL, PASSWORD, await house.codeFor(NEW_EMAIL)])
      expect(log).not.toContain(secret);
    // Of what the library says itself nothing is passed on: its sentences quote people.
    expect(house.lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 50, time: expect.any(Number), msg: "the accounts library reports an error" },
    ]);
  });
});
