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

test.each(DATABASES)("on %s the password that an address is confirmed with is replaced by no sign-up", async (kind) => {
  const house = await openAccountHouse(kind);
  const store = createAccountStore(house.db, () => new Date());
  await house.visitor().post("sign-up/email", { email: EMAIL, password: PASSWORD });
  const { id } = await house.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  await store.confirmWith(id, "the browser's own hash");
  await store.replaceUnconfirmed(id, "a later hash");
  await store.confirmWith(id, "another browser's hash");
  expect(await house.db.selectFrom("users").select("emailVerified").execute()).toEqual([{ emailVerified: 1 }]);
  const kept = await house.db.selectFrom("credentials").select("password").execute();
  expect(kept).toEqual([{ password: "the browser's own hash" }]);
  await house.close();
});

test.each(DATABASES)("on %s a session is its own person's alone", async (kind) => {
  const house = await openAccountHouse(kind);
  const { person } = await (await house.member(EMAIL)).personOf();
  const { person: other } = await (await house.member("other@stories.example")).personOf();
  const store = createAccountStore(house.db, () => new Date());
  expect(await store.personOfSession(person?.sessionId ?? "", person?.id ?? "")).toEqual(person);
  expect(await store.personOfSession(person?.sessionId ?? "", other?.id ?? "")).toBeNull();
  await house.close();
});
