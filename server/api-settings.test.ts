import { expect, test } from "vitest";
import { LIVE, refusalOf } from "#tests/settings.ts";
import { readSettings } from "./settings.ts";

const SECRET = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";

test("without any setting only our own tokens and keys count", () => {
  expect(readSettings({}).api).toEqual({ oidc: null, customAuthorizerUrl: null, iam: [] });
});

test("an issuer is kept to the letter, because its tokens name it so", () => {
  for (const OIDC_ISSUER of ["https://Login.example/", "https://login.example/realms/moon", "http://127.0.0.1:8080"])
    expect(readSettings({ OIDC_ISSUER, OIDC_AUDIENCE: "stories" }).api.oidc).toEqual({
      issuer: OIDC_ISSUER,
      audience: "stories",
    });
});

test("an authorizer's address may have a path and a query", () => {
  const CUSTOM_AUTHORIZER_URL = "https://authorizer.example/judge?code=7";
  expect(readSettings({ CUSTOM_AUTHORIZER_URL }).api.customAuthorizerUrl).toBe(CUSTOM_AUTHORIZER_URL);
});

test("each access key is its own person's", () => {
  const IAM_CREDENTIALS = `AKIAONE:${SECRET}:Ana@Example.org, AKIATWO:${SECRET}:ben@example.org`;
  expect(readSettings({ IAM_CREDENTIALS }).api.iam).toEqual([
    { accessKeyId: "AKIAONE", secret: SECRET, email: "ana@example.org" },
    { accessKeyId: "AKIATWO", secret: SECRET, email: "ben@example.org" },
  ]);
});

const OIDC_AUDIENCE = "stories";
const NONSENSE: [Record<string, string>, string][] = [
  [{ OIDC_ISSUER: "https://login.example" }, "OIDC_AUDIENCE"],
  [{ OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "login.example", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "http://login.example", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "ftp://localhost", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://me:secret@login.example", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://login.example/?a=b", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://login.example/#a", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "http://localhost:3000/", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "http://127.0.0.1:3000", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://[::1]:3000", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://[::ffff:127.0.0.1]:3000", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://127.1:3000", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://moon.localhost:3000", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://localhost.:3000", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "http://localhost", OIDC_AUDIENCE, PORT: "80" }, "OIDC_ISSUER"],
  [{ ...LIVE, OIDC_ISSUER: "http://localhost:3000", OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ ...LIVE, OIDC_ISSUER: `${LIVE.PUBLIC_URL}/login`, OIDC_AUDIENCE }, "OIDC_ISSUER"],
  [{ CUSTOM_AUTHORIZER_URL: "judge" }, "CUSTOM_AUTHORIZER_URL"],
  [{ CUSTOM_AUTHORIZER_URL: "http://authorizer.example/?secret" }, "CUSTOM_AUTHORIZER_URL"],
  [{ CUSTOM_AUTHORIZER_URL: "https://me:secret@authorizer.example" }, "CUSTOM_AUTHORIZER_URL"],
  [{ IAM_CREDENTIALS: "AKIAONE" }, "IAM_CREDENTIALS"],
  [{ IAM_CREDENTIALS: `AKIAONE:${SECRET}` }, "IAM_CREDENTIALS"],
  [{ IAM_CREDENTIALS: `AKIAONE:${SECRET}:ana` }, "IAM_CREDENTIALS"],
  [{ IAM_CREDENTIALS: `AKIAONE:${SECRET}:ana@example.org:more` }, "IAM_CREDENTIALS"],
  [{ IAM_CREDENTIALS: `AKIAONE:${SECRET}:ana@example.org,` }, "IAM_CREDENTIALS"],
  [{ IAM_CREDENTIALS: `A-B-C:${SECRET}:ana@example.org` }, "IAM_CREDENTIALS"],
  [{ IAM_CREDENTIALS: "AKIAONE:short secret:ana@example.org" }, "IAM_CREDENTIALS"],
  [{ IAM_CREDENTIALS: "AKIAONE:short-secret:ana@example.org" }, "IAM_CREDENTIALS"],
  [{ IAM_CREDENTIALS: `AKIAONE:${SECRET}:ana@example.org,AKIAONE:${SECRET}:b@example.org` }, "IAM_CREDENTIALS"],
];
test.each(NONSENSE)("%j stops the start with one sentence that names %s and holds no secret", (env, name) => {
  const sentence = refusalOf(() => readSettings(env));
  expect(sentence).toContain(name);
  expect(sentence).toMatch(/^[^\n]+\.$/);
  expect(sentence).not.toMatch(/secret@|short|wJalr|\?secret/);
});
