import { expect, test } from "vitest";
import { LIVE, refusalOf } from "#tests/settings.ts";
import { readSettings } from "./settings.ts";

const AUTH_SECRET = "a secret of at least 32 characters";
const DATABASE_URL = "postgres://me:secret@db.example/stories";

test("without any setting everybody can sign up, and the data folder keeps the secret", () => {
  expect(readSettings({}).accounts).toEqual({ signUp: "open", signUpAllow: [], secret: null });
});

test("whoever is invited is named by address or by domain", () => {
  const { accounts } = readSettings({ SIGN_UP: "invited", SIGN_UP_ALLOW: "Moon@B.example, @school.example,c.example" });
  expect(accounts).toMatchObject({
    signUp: "invited",
    signUpAllow: ["moon@b.example", "@school.example", "@c.example"],
  });
});

test("several live processes on one database must be given their secret", () => {
  expect(refusalOf(() => readSettings({ ...LIVE, DATABASE_URL }))).toContain("AUTH_SECRET");
  expect(readSettings({ ...LIVE, DATABASE_URL, AUTH_SECRET })).toMatchObject({
    databaseUrl: DATABASE_URL,
    accounts: { secret: AUTH_SECRET },
  });
  expect(readSettings(LIVE).accounts.secret).toBeNull();
  expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each([
  [{ AUTH_SECRET: "too short" }, "AUTH_SECRET"],
  [{ SIGN_UP: "maybe" }, "SIGN_UP"],
  [{ SIGN_UP_ALLOW: "a b@c.example" }, "SIGN_UP_ALLOW"],
  [{ SIGN_UP_ALLOW: "a@b@c.example" }, "SIGN_UP_ALLOW"],
  [{ SIGN_UP_ALLOW: "a@b.example,,c.example" }, "SIGN_UP_ALLOW"],
  [{ DATABASE_URL: "mysql://db.example/stories" }, "DATABASE_URL"],
  [{ DATABASE_URL: "db.example" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://" }, "DATABASE_URL"],
  [{ FREE_STORIES: "-1" }, "FREE_STORIES"],
  [{ FREE_STORIES: "1000001" }, "FREE_STORIES"],
  [{ CONTACT_MESSAGES_KEPT_DAYS: "-1" }, "CONTACT_MESSAGES_KEPT_DAYS"],
  [{ CONTACT_MESSAGES_KEPT_DAYS: "for ever" }, "CONTACT_MESSAGES_KEPT_DAYS"],
])("%j stops the start with a sentence that names %s and nothing secret", (env, name) => {
  const sentence = refusalOf(() => readSettings(env));
  expect(sentence).toContain(name);
  expect(sentence).not.toMatch(/too short|mysql/);
});

test("how many stories an account without a plan may have is the host's choice", () => {
  expect(readSettings({}).freeStories).toBe(3);
  expect(readSettings({ FREE_STORIES: "0" }).freeStories).toBe(0);
});
