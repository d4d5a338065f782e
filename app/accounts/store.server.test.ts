import { expect, test } from "vitest";
import { openAccountHouse, PASSWORD } from "#tests/account-house.ts";
import { DATABASES } from "#tests/databases.ts";
import { createAccountStore } from "./store.server.ts";

const EMAIL = "parent@stories.example";

test.each(DATABASES)(
  "on %s an account that has been confirmed meanwhile keeps its password and its sessions",
  async (kind) => {
    const house = await openAccountHouse(kind);
    const member = await house.member(EMAIL);
    const { person } = await member.personOf();
    await createAccountStore(house.db, () => new Date()).replaceUnconfirmed(person?.id ?? "", "another hash");
    expect((await member.personOf()).person).toEqual(person);
    const again = await house.visitor().post("sign-in/email", { email: EMAIL, password: PASSWORD });
    expect(again.status).toBe(200);
    await house.close();
  },
);

test.each(DATABASES)("on %s a session is its own person's alone", async (kind) => {
  const house = await openAccountHouse(kind);
  const { person } = await (await house.member(EMAIL)).personOf();
  const { person: other } = await (await house.member("other@stories.example")).personOf();
  const store = createAccountStore(house.db, () => new Date());
  expect(await store.personOfSession(person?.sessionId ?? "", person?.id ?? "")).toEqual(person);
  expect(await store.personOfSession(person?.sessionId ?? "", other?.id ?? "")).toBeNull();
  await house.close();
});
