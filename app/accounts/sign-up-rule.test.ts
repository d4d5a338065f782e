import { expect, test } from "vitest";
import { openAccountHouse, PASSWORD } from "#tests/account-house.ts";
import { signUpRefusal } from "./sign-up-rule.ts";

const INVITED = { signUp: "invited", signUpAllow: ["moon@stories.example", "@school.example"] } as const;

test("an open house takes everybody, a closed one nobody", () => {
  expect(signUpRefusal({ signUp: "open", signUpAllow: [] }, "a@b.example")).toBeNull();
  expect(signUpRefusal({ signUp: "closed", signUpAllow: ["@b.example"] }, "a@b.example")).toBe("SIGN_UP_CLOSED");
});

test.each(["moon@stories.example", "teacher@school.example"])("%s is invited", (address) => {
  expect(signUpRefusal(INVITED, address)).toBeNull();
});

test.each([
  "sun@stories.example",
  "teacher@other-school.example",
  "teacher@school.example.evil.example",
  "@school.example@evil.example",
  "school.example",
  "",
  null,
])("%s is not invited", (address) => {
  expect(signUpRefusal(INVITED, address)).toBe("SIGN_UP_NOT_INVITED");
});

test("where sign-up is closed nothing is done with the address", async () => {
  const house = await openAccountHouse("sqlite", { SIGN_UP: "closed" });
  const answer = await house.visitor().post("sign-up/email", { email: "no address", password: "weak" });
  expect(answer).toMatchObject({ status: 403, body: { code: "SIGN_UP_CLOSED" } });
  const body = { email: "a@b.example", password: PASSWORD };
  expect((await house.visitor().post("sign-up/email", body)).status).toBe(403);
  expect([await house.letters(), house.hashings()]).toEqual([[], 0]);
  await house.close();
});

test("the invited sign up, whatever the case of their address", async () => {
  const house = await openAccountHouse("sqlite", { SIGN_UP: "invited", SIGN_UP_ALLOW: "School.example, a@b.example" });
  const signUp = async (email: string) => house.visitor().post("sign-up/email", { email, password: PASSWORD });
  expect((await signUp("Teacher@SCHOOL.example")).status).toBe(200);
  expect((await signUp("A@B.example")).status).toBe(200);
  expect(await signUp("c@b.example")).toMatchObject({ status: 403, body: { code: "SIGN_UP_NOT_INVITED" } });
  await house.close();
});
