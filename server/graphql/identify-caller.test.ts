import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ApiKeys, createApiKeys } from "#app/accounts/api-keys.server.ts";
import { createApiKeyStore } from "#app/accounts/api-keys-store.server.ts";
import { readApiSettings } from "#server/api-settings.ts";
import { type AccountHouse, openAccountHouse, PASSWORD, type Visitor } from "#tests/account-house.ts";
import { credentialsOf, knownCaller, outcomeOf, signedHeaders, unauthorized } from "#tests/api-credentials.ts";
import { DATABASES } from "#tests/databases.ts";
import { type OddServer, openOddServer } from "#tests/fakes/odd-server.ts";
import { AUDIENCE, type OidcIssuer, openOidcIssuer } from "#tests/fakes/oidc-issuer.ts";
import type { Credentials, IdentifyCaller } from "./api-caller.ts";
import { createIdentifier } from "./identify-caller.ts";

const PUBLIC_URL = "http://localhost:3000";
const [ANA, BEN] = ["ana@example.org", "ben@example.org"];
const KEY = { accessKeyId: "AKIAANA", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
const MISSING = unauthorized("Missing authorization header");
const REFUSED = unauthorized("You are not authorized to make this call.");
const UNREADABLE = unauthorized("Unable to parse JWT token.");

describe.each(DATABASES)("on %s", (kind) => {
  let house: AccountHouse;
  let keys: ApiKeys;
  let issuer: OidcIssuer;
  let authorizer: OddServer;
  let ana: Visitor;
  let clock: { aheadMs: number };
  let identify: IdentifyCaller;
  beforeEach(async () => {
    house = await openAccountHouse(kind);
    keys = createApiKeys(createApiKeyStore(house.db, () => new Date()));
    issuer = await openOidcIssuer();
    authorizer = await openOddServer(({ body }) => {
      const { authorizationToken } = JSON.parse(body) as { authorizationToken: string };
      const email = authorizationToken.startsWith("custom:") && authorizationToken.slice("custom:".length);
      return email ? { isAuthorized: true, resolverContext: { email }, ttlOverride: 0 } : { isAuthorized: false };
    });
    ana = await house.member(ANA);
    clock = { aheadMs: 0 };
    identify = identifierWith({
      OIDC_ISSUER: issuer.url,
      OIDC_AUDIENCE: AUDIENCE,
      CUSTOM_AUTHORIZER_URL: authorizer.url,
      IAM_CREDENTIALS: `${KEY.accessKeyId}:${KEY.secretAccessKey}:${ANA}`,
    });
  });
  afterEach(async () => {
    await Promise.all([authorizer.close(), issuer.close()]);
    await house.close();
  });

  const identifierWith = (env: Record<string, string>) =>
    createIdentifier(
      { publicUrl: PUBLIC_URL, api: readApiSettings(env, { publicUrl: PUBLIC_URL, port: 3000 }) },
      {
        accounts: house.accounts,
        apiKeys: keys,
        log: { warn: () => undefined },
        now: () => new Date(Date.now() + clock.aheadMs),
      },
    );
  const byAuthorization = (text: string): Record<string, string> => ({ authorization: text });
  const byApiKey = (text: string): Record<string, string> => ({ "x-api-key": text });
  const tokenOf = async (visitor: Visitor) => (await visitor.get("token")).body["token"] as string;
  const cookieOf = (visitor: Visitor): Partial<Credentials> => ({
    cookie: new Headers({ Cookie: [...visitor.cookies].map((pair) => pair.join("=")).join("; ") }),
  });
  const outcome = (headers: Record<string, string>, more: Partial<Credentials> = {}) =>
    outcomeOf(identify(credentialsOf(headers, more)));
  async function newKey(email: string): Promise<string> {
    const made = await keys.create(email, "tablet");
    if ("key" in made) return made.key;
    throw new Error(made.refused);
  }

  test("five ways lead to one person, under names of headers in either case", async () => {
    const ways: Record<string, Record<string, string>> = {
      userPool: { Authorization: await tokenOf(ana) },
      apiKey: { "X-Api-Key": await newKey(ANA) },
      oidc: { Authorization: await issuer.token({ email: ANA, email_verified: true }) },
      custom: { Authorization: `custom:${ANA}` },
      iam: await signedHeaders({ host: "127.0.0.1:3000" }, KEY),
    };
    for (const [mode, headers] of Object.entries(ways)) {
      const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      for (const sent of [headers, lower]) expect(await outcome(sent)).toEqual({ mode, email: ANA });
    }
    expect(Object.keys(ways)).toHaveLength(5);
  });

  test("a token of ours or of the issuer's may say Bearer before it", async () => {
    const tokens = [await tokenOf(ana), await issuer.token({ email: ANA, email_verified: true })];
    for (const [place, mode] of ["userPool", "oidc"].entries())
      for (const scheme of ["Bearer", "bearer", "BEARER "])
        expect(await outcome({ authorization: `${scheme} ${tokens[place]}` })).toEqual({ mode, email: ANA });
  });

  test("a way that is not switched on is no way", async () => {
    identify = identifierWith({});
    expect(await outcome({ authorization: await issuer.token({ email: ANA, email_verified: true }) })).toEqual(REFUSED);
    expect(await outcome({ authorization: `custom:${ANA}` })).toEqual(UNREADABLE);
    expect(await outcome(await signedHeaders({ host: "127.0.0.1:3000" }, KEY))).toMatchObject({
      status: 403,
      type: "UnrecognizedClientException",
    });
    expect(authorizer.asked).toEqual([]);
  });

  test("without anything, and with an empty header, the protocol says what is missing", async () => {
    expect(await outcome({})).toEqual(MISSING);
    expect(await outcome({}, { cookie: new Headers() })).toEqual(MISSING);
    for (const authorization of ["", " ", "Bearer", "Bearer "])
      expect(await outcome({ authorization })).toEqual(unauthorized("Valid authorization header not provided."));
  });

  test("a token of ours is never shown to the authorizer, whatever is wrong with it", async () => {
    const [header = "", payload = "", signature = ""] = (await tokenOf(ana)).split(".");
    const unsigned = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
    const wrong = [`${unsigned}.${payload}.`, `${header}.${payload}.`, `${header}.${payload}.${signature.slice(2)}aa`];
    for (const authorization of wrong) expect(await outcome({ authorization })).toEqual(REFUSED);
    expect(authorizer.asked).toEqual([]);
  });

  test("a token of ours with a slip in it is shown to nobody, and another program's still is to the authorizer", async () => {
    const [header = "", payload = "", signature = ""] = (await tokenOf(ana)).split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
    const saying = (changed: object) =>
      `${header}.${Buffer.from(JSON.stringify({ ...claims, ...changed })).toString("base64url")}.${signature}`;
    const slips = [`${PUBLIC_URL}/`, `${PUBLIC_URL}/login`, PUBLIC_URL.toUpperCase()].map((iss) => ({ iss }));
    for (const slip of [...slips, { iss: undefined, aud: PUBLIC_URL }, { iss: "moon", aud: ["sea", PUBLIC_URL] }])
      expect(await outcome({ authorization: saying(slip) })).toEqual(UNREADABLE);
    expect(authorizer.asked).toEqual([]);
    const other = { iss: `${PUBLIC_URL}.example`, aud: "moon" };
    expect(await outcome({ authorization: saying(other) })).toEqual(REFUSED);
    expect(authorizer.asked).toHaveLength(1);
  });

  test("an issuer whose name has a slash at the end in one place only is the same", async () => {
    identify = identifierWith({ OIDC_ISSUER: `${issuer.url}/`, OIDC_AUDIENCE: AUDIENCE });
    const token = await issuer.token({ email: ANA, email_verified: true });
    expect(await outcome({ authorization: token })).toEqual({ mode: "oidc", email: ANA });
  });

  test("a token of ours whose time is over is told so", async () => {
    const [header = "", payload = "", signature = ""] = (await tokenOf(ana)).split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
    const old = Buffer.from(JSON.stringify({ ...claims, exp: 1_000 })).toString("base64url");
    expect(await outcome({ authorization: `${header}.${old}.${signature}` })).toEqual(
      unauthorized("Token has expired."),
    );
  });

  test("the cookie counts when no header says who calls, and never over one that does", async () => {
    const cookie = cookieOf(ana);
    expect(await outcome({}, cookie)).toEqual({ mode: "userPool", email: ANA });
    await house.member(BEN);
    expect(await outcome({ "x-api-key": await newKey(BEN) }, cookie)).toEqual({ mode: "apiKey", email: BEN });
    expect(await outcome({ "x-api-key": "wrong" }, cookie)).toEqual(REFUSED);
    expect(await outcome({ authorization: "wrong" }, cookie)).toEqual(REFUSED);
  });

  test("after the log-out neither token nor cookie is good, and who has come by them is so no longer", async () => {
    const [token, cookie] = [await tokenOf(ana), cookieOf(ana)];
    const callers = [
      await knownCaller(identify(credentialsOf({ authorization: token }))),
      await knownCaller(identify(credentialsOf({}, cookie))),
    ];
    for (const caller of callers) expect(await caller.isStillGood()).toBe(true);
    await ana.post("sign-out");
    expect(await outcome({ authorization: token })).toEqual(REFUSED);
    expect(await outcome({}, cookie)).toEqual(REFUSED);
    for (const caller of callers) expect(await caller.isStillGood()).toBe(false);
  });

  test("a key that is revoked is good no longer, and another of the same person's still is", async () => {
    const [lost, kept] = [await newKey(ANA), await newKey(ANA)];
    const callers = [
      await knownCaller(identify(credentialsOf({ "x-api-key": lost }))),
      await knownCaller(identify(credentialsOf({ "x-api-key": kept }))),
    ];
    const lostId = (await keys.personOf(lost))?.sessionId ?? "";
    await keys.revoke(lostId);
    expect(await outcome({ "x-api-key": lost })).toEqual(REFUSED);
    expect(await Promise.all(callers.map((caller) => caller.isStillGood()))).toEqual([false, true]);
  });

  test("whoever deletes the account is known in none of the ways", async () => {
    const key = await newKey(ANA);
    const oidcToken = await issuer.token({ email: ANA, email_verified: true });
    const callers = await Promise.all(
      [byAuthorization(await tokenOf(ana)), byApiKey(key), byAuthorization(oidcToken)].map((headers) =>
        knownCaller(identify(credentialsOf(headers))),
      ),
    );
    expect((await ana.post("delete-user", { password: PASSWORD })).status).toBe(200);
    expect(await Promise.all(callers.map((caller) => caller.isStillGood()))).toEqual([false, false, false]);
    expect(await outcome({ "x-api-key": key })).toEqual(REFUSED);
    expect(await outcome({ authorization: oidcToken })).toEqual({ mode: "oidc", email: null });
  });

  test("an account whose address nobody has confirmed is nobody's", async () => {
    await house.visitor().post("sign-up/email", { email: BEN, password: PASSWORD });
    const token = await issuer.token({ email: BEN, email_verified: true });
    expect(await outcome({ authorization: token })).toEqual({ mode: "oidc", email: null });
  });

  test("whatever stands in a header gets a refusal of the protocol, and nothing else", async () => {
    const odd = ["\0", "a.b", "....", "{}", "%00", "ñ🦊", "x".repeat(100_000), "AWS4-HMAC-SHA256", "Basic YTpi"];
    for (const text of odd) {
      for (const headers of [byAuthorization(text), byApiKey(text)])
        expect(await outcome(headers)).toMatchObject({ status: expect.any(Number), message: expect.any(String) });
    }
  });
});
