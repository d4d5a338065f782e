import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type AccountHouse, OTHER_PASSWORD, openAccountHouse, PASSWORD } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";

const EMAIL = "parent@stories.example";

describe.each(DATABASES)("on %s", (kind) => {
  let house: AccountHouse;
  beforeEach(async () => {
    house = await openAccountHouse(kind);
  });
  afterEach(() => house.close());

  const signUp = (email = EMAIL, password = PASSWORD) => house.visitor().post("sign-up/email", { email, password });
  const logIn = (password: string) => house.visitor().post("sign-in/email", { email: EMAIL, password });
  const confirm = async () =>
    house.visitor().post("email-otp/verify-email", { email: EMAIL, otp: await house.codeFor(EMAIL) });

  test("whoever signs up, confirms and logs in is a person", async () => {
    const visitor = house.visitor();
    const signedUp = await visitor.post("sign-up/email", { email: ` Parent@Stories.Example `, password: PASSWORD });
    expect([signedUp.status, signedUp.body.token]).toEqual([200, null]);
    expect((await house.letters()).map(({ to }) => to)).toEqual([EMAIL]);
    const confirmed = await visitor.post("email-otp/verify-email", { email: EMAIL, otp: await house.codeFor(EMAIL) });
    expect([confirmed.status, confirmed.body.status, confirmed.body.token]).toEqual([200, true, null]);
    // Confirming makes no session.
    expect((await visitor.personOf()).person).toBeNull();
    expect((await visitor.post("sign-in/email", { email: EMAIL, password: PASSWORD })).status).toBe(200);
    expect((await visitor.personOf()).person).toEqual({
      id: (signedUp.body.user as { id: string }).id,
      email: EMAIL,
      sessionId: expect.any(String),
    });
  });

  test("nobody logs in before the address is confirmed, and then a new code is on its way", async () => {
    await signUp();
    const first = await house.codeFor(EMAIL);
    expect(await logIn(OTHER_PASSWORD)).toMatchObject({ status: 401, body: { code: "INVALID_EMAIL_OR_PASSWORD" } });
    expect(await house.letters()).toHaveLength(1);
    expect(await logIn(PASSWORD)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
    expect(await house.letters()).toHaveLength(2);
    expect(first).toMatch(/^\d{6}$/);
    expect((await confirm()).status).toBe(200);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  test("of two who sign up with an address that nobody has confirmed, the later one's password counts where no browser is known again", async () => {
    await signUp(EMAIL, OTHER_PASSWORD);
    await signUp(EMAIL, PASSWORD);
    expect((await confirm()).status).toBe(200);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(401);
    expect((await logIn(PASSWORD)).status).toBe(200);
    expect(await house.db.selectFrom("users").select("id").execute()).toHaveLength(1);
    expect(await house.db.selectFrom("credentials").select("id").execute()).toHaveLength(1);
  });

  test("a second sign-up ends what was begun with the first password", async () => {
    await signUp(EMAIL, OTHER_PASSWORD);
    const { id } = await house.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const now = new Date().toISOString();
    await house.db
      .insertInto("sessions")
      .values({
        id: "s",
        token: "t",
        userId: id,
        expiresAt: now,
        createdAt: now,
        updatedAt: now,
        ipAddress: null,
        userAgent: null,
      })
      .execute();
    await signUp();
    expect(await house.db.selectFrom("sessions").select("id").execute()).toEqual([]);
  });

  test("a sign-up that was cut off before its password was kept is healed by the next", async () => {
    await signUp(EMAIL, OTHER_PASSWORD);
    await house.db.deleteFrom("credentials").execute();
    await signUp();
    expect((await confirm()).status).toBe(200);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  test("whoever has an account gets a letter that says so, and keeps the password", async () => {
    await house.member(EMAIL);
    await signUp(EMAIL, OTHER_PASSWORD);
    const newest = (await house.letters()).at(-1);
    expect(newest).toMatchObject({ to: EMAIL, code: null });
    expect(newest?.text).not.toMatch(/\d{6}/);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(403);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  test("an answer never tells whether the address has an account, nor does the work behind it", async () => {
    await house.member("known@stories.example");
    await signUp("waiting@stories.example");
    const outcomes = [];
    for (const email of ["new@stories.example", "known@stories.example", "waiting@stories.example"]) {
      const [hashings, letters] = [house.hashings(), (await house.letters()).length];
      const { status, body, headers } = await signUp(email);
      const user = body.user as Record<string, unknown>;
      outcomes.push({
        status,
        fields: Object.keys(body),
        user: Object.entries(user).map(([name, value]) => `${name} ${value === email ? "given" : shapeOf(value)}`),
        headers: [...headers].map(([name, value]) => [name, value.replace(/(sign_up=)[\w-]{43};/, "$1secret;")]),
        hashings: house.hashings() - hashings,
        letters: (await house.letters()).length - letters,
      });
    }
    expect(outcomes[0]).toMatchObject({ status: 200, hashings: 1, letters: 1 });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
  });

  test("sign-ups at the same moment make one account", async () => {
    const other = house.visitor();
    const answers = await Promise.all(
      [PASSWORD, OTHER_PASSWORD, PASSWORD, OTHER_PASSWORD].map((password) =>
        other.post("sign-up/email", { email: EMAIL, password }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await house.db.selectFrom("users").select("id").execute()).toHaveLength(1);
    expect(await house.db.selectFrom("credentials").select("id").execute()).toHaveLength(1);
    expect(await house.letters()).toHaveLength(4);
  });

  test.each([
    ["Ab1 xyz", "PASSWORD_TOO_SHORT"],
    [`Ab1 ${"x".repeat(125)}`, "PASSWORD_TOO_LONG"],
    ["without any number", "PASSWORD_DID_NOT_CONFORM"],
  ])("the password %s is refused before anything is done with it", async (password, code) => {
    expect(await signUp(EMAIL, password)).toMatchObject({ status: 400, body: { code } });
    expect(house.hashings()).toBe(0);
    expect(await house.letters()).toEqual([]);
  });

  test("a sign-up without an address, or with half of one, is refused", async () => {
    for (const email of ["", "parent", "a@b", "@stories.example", `a@${"a".repeat(300)}.example`]) {
      expect(await signUp(email)).toMatchObject({ status: 400, body: { code: "INVALID_EMAIL" } });
    }
    for (const body of [{ password: PASSWORD }, { email: 7, password: PASSWORD }, { email: EMAIL }]) {
      const answer = await house.visitor().post("sign-up/email", body);
      expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    }
  });

  test("what stands in the log names nobody", async () => {
    await house.member(EMAIL);
    await signUp();
    await signUp("new@stories.example");
    const log = house.lines.join("");
    for (const secret of [EMAIL, "new@stories", PASSWORD, await house.codeFor(EMAIL)])
      expect(log).not.toContain(secret);
  });
});

const shapeOf = (value: unknown) =>
  typeof value === "string" ? value.replaceAll(/[0-9a-f]/g, "x") : JSON.stringify(value);

test("a password is kept as a slow hash of its own", async () => {
  const { scryptHashing } = await import("./auth-library.server.ts");
  const [one, another] = await Promise.all([scryptHashing.hash(PASSWORD), scryptHashing.hash(PASSWORD)]);
  expect(one).not.toBe(another);
  expect(await scryptHashing.verify({ hash: one, password: PASSWORD })).toBe(true);
  expect(await scryptHashing.verify({ hash: one, password: OTHER_PASSWORD })).toBe(false);
});
