import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outcomeOf, UNJUDGED, unauthorized } from "#tests/api-credentials.ts";
import { ODDITIES, type Oddity, type OddServer, openOddServer } from "#tests/fakes/odd-server.ts";
import { AUDIENCE, type OidcIssuer, openOidcIssuer } from "#tests/fakes/oidc-issuer.ts";
import { createOidc } from "./oidc.ts";

const ANA = { id: "ana", email: "ana@example.org" };
const VERIFIED = { email: "Ana@Example.org", email_verified: true };
const AS_ANA = { mode: "oidc", email: ANA.email };
const AS_NOBODY = { mode: "oidc", email: null };
const REFUSED = unauthorized("You are not authorized to make this call.");
const UNREADABLE = unauthorized("Unable to parse JWT token.");
const EXPIRED = unauthorized("Token has expired.");

let issuer: OidcIssuer;
let clock: { nowMs: number };
let lines: { details: Record<string, unknown>; message: string }[];
const people = new Map([[ANA.email, ANA]]);
const opened: OddServer[] = [];
beforeEach(async () => {
  issuer = await openOidcIssuer();
  clock = { nowMs: Date.now() };
  lines = [];
  people.set(ANA.email, ANA);
});
afterEach(async () => {
  await issuer.close();
  for (const server of opened.splice(0)) await server.close();
});

const identity = (url = issuer.url) =>
  createOidc(
    { issuer: url, audience: AUDIENCE },
    {
      accounts: { personOfAddress: async (email) => people.get(email) ?? null },
      log: {
        warn: (details: object, message?: string) =>
          void lines.push({ details: { ...details }, message: message ?? "" }),
      },
      now: () => new Date(clock.nowMs),
    },
  );
const inSeconds = (seconds: number) => Math.floor(clock.nowMs / 1000) + seconds;

test("a token of the issuer's acts for whoever has the verified address", async () => {
  expect(await outcomeOf(identity()(await issuer.token(VERIFIED)))).toEqual(AS_ANA);
});

test.each([
  [{ email: ANA.email }],
  [{ email: ANA.email, email_verified: false }],
  [{ email: ANA.email, email_verified: "true" }],
  [{ email: [ANA.email], email_verified: true }],
  [{ email: "nobody@example.org", email_verified: true }],
  [{ email: "\0", email_verified: true }],
  // The sign for Kelvin is a k in lower case: somebody else's address must not become this one.
  [{ email: "\u212A@example.org", email_verified: true }],
  [{ email: `${"a".repeat(300)}@example.org`, email_verified: true }],
  [{}],
])("with %j the caller is known and acts for nobody", async (claims) => {
  people.set("k@example.org", { id: "k", email: "k@example.org" });
  expect(await outcomeOf(identity()(await issuer.token(claims)))).toEqual(AS_NOBODY);
});

test.each([
  ["another audience", { aud: "others" }],
  ["no audience", { aud: undefined }],
  ["another issuer", { iss: "https://elsewhere.example" }],
  ["no end", { exp: undefined }],
  ["a beginning that is to come", { nbf: Math.floor(Date.now() / 1000) + 3_600 }],
])("a token with %s is refused", async (_, claims) => {
  expect(await outcomeOf(identity()(await issuer.token({ ...VERIFIED, ...claims })))).toEqual(REFUSED);
});

test("an issuer written with a slash at its end, and named without in its tokens, is the same, and the host is told once", async () => {
  const byToken = identity(`${issuer.url}/`);
  for (const token of [await issuer.token(VERIFIED), await issuer.token(VERIFIED)])
    expect(await outcomeOf(byToken(token))).toEqual(AS_ANA);
  expect(lines).toEqual([{ details: {}, message: expect.stringContaining("OIDC_ISSUER") }]);
  expect(await outcomeOf(byToken(await issuer.token({ ...VERIFIED, iss: `${issuer.url}//` })))).toEqual(REFUSED);
});

test("a token whose time is over is told so, a moment after it", async () => {
  const byToken = identity();
  expect(await outcomeOf(byToken(await issuer.token({ ...VERIFIED, exp: inSeconds(-20) })))).toEqual(AS_ANA);
  expect(await outcomeOf(byToken(await issuer.token({ ...VERIFIED, exp: inSeconds(-40) })))).toEqual(EXPIRED);
});

test("what is signed by nobody, by somebody else, or with what everybody knows is refused", async () => {
  const byToken = identity();
  const token = await issuer.token(VERIFIED);
  const [header = "", payload = "", signature = ""] = token.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  expect(await outcomeOf(byToken(`${none}.${payload}.`))).toEqual(REFUSED);
  expect(await outcomeOf(byToken(`${header}.${payload}.`))).toEqual(REFUSED);
  expect(await outcomeOf(byToken(`${header}.${payload}.${signature.slice(4)}aaaa`))).toEqual(REFUSED);

  const kid = issuer.server.issuer.keys.toJSON()[0]?.kid ?? "";
  const { privateKey } = await generateKeyPair("RS256");
  const signed = (alg: string, by: string, key: CryptoKey | Uint8Array) =>
    new SignJWT({ ...VERIFIED, iss: issuer.url, aud: AUDIENCE, exp: inSeconds(60) })
      .setProtectedHeader({ alg, kid: by })
      .sign(key);
  expect(await outcomeOf(byToken(await signed("RS256", kid, privateKey)))).toEqual(REFUSED);
  expect(await outcomeOf(byToken(await signed("RS256", "unknown", privateKey)))).toEqual(REFUSED);
  const publicKey = new TextEncoder().encode(JSON.stringify(issuer.server.issuer.keys.toJSON()[0]));
  expect(await outcomeOf(byToken(await signed("HS256", kid, publicKey)))).toEqual(REFUSED);
});

test.each(["a.b.c", "..", "no dots", `${"a".repeat(20_000)}.b.c`, "eyJhbGciOiJSUzI1NiJ9.bm90IGpzb24"])(
  "%.30s is told to be no token",
  async (text) => {
    expect(await outcomeOf(identity()(text))).toEqual(UNREADABLE);
  },
);

test("tokens signed with a curve are taken too, and a key that is new is found", async () => {
  const byToken = identity();
  expect(await outcomeOf(byToken(await issuer.token(VERIFIED)))).toEqual(AS_ANA);
  const other = await openOidcIssuer();
  await other.server.issuer.keys.generate("ES256", { kid: "curve" });
  const curved = await other.server.issuer.buildToken({
    kid: "curve",
    scopesOrTransform: (_, payload) => void Object.assign(payload, { aud: AUDIENCE, ...VERIFIED }),
  });
  expect(await outcomeOf(identity(other.url)(curved))).toEqual(AS_ANA);
  await other.close();
});

test("an issuer that is away refuses its callers, is logged once, and is asked again a while later", async () => {
  const url = issuer.url;
  const token = await issuer.token(VERIFIED);
  const byToken = identity();
  const { port } = issuer.server.address();
  await issuer.server.stop();
  for (let call = 0; call < 3; call += 1) expect(await outcomeOf(byToken(token))).toEqual(UNJUDGED);
  expect(lines).toEqual([
    { details: { code: "ECONNREFUSED" }, message: "the OpenID issuer cannot be asked for its keys" },
  ]);
  await issuer.server.start(port, "127.0.0.1");
  expect(issuer.url).toBe(url);
  expect(await outcomeOf(byToken(token))).toEqual(UNJUDGED);
  clock.nowMs += 11_000;
  expect(await outcomeOf(byToken(token))).toEqual(AS_ANA);
});

test("whoever calls at once asks the issuer once", async () => {
  const server = await oddIssuer();
  const byToken = identity(server.url);
  const token = await signedFor(server.url);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(byToken(token))));
  for (const outcome of outcomes) expect(outcome).toEqual(AS_ANA);
  expect(server.asked.map(({ url }) => url)).toEqual(["/.well-known/openid-configuration", "/keys"]);
});

test.each(Object.keys(ODDITIES) as Oddity[])("an issuer that is %s refuses its callers", async (oddity) => {
  const [server, other] = [await oddIssuer(), await oddIssuer()];
  server.odd.now = oddity;
  server.odd.elsewhere = `${other.url}/.well-known/openid-configuration`;
  expect(await outcomeOf(identity(server.url)(await signedFor(server.url)))).toEqual(UNJUDGED);
  expect(other.asked).toEqual([]);
  expect(lines).toHaveLength(1);
});

test.each([
  ["another issuer", (url: string) => ({ issuer: `${url}//`, jwks_uri: `${url}/keys` })],
  ["no keys", (url: string) => ({ issuer: url })],
  ["keys over plain http", (url: string) => ({ issuer: url, jwks_uri: "http://keys.example/keys" })],
  ["keys in a file", (url: string) => ({ issuer: url, jwks_uri: "file:///etc/passwd" })],
  ["nothing", () => null],
])("a configuration that names %s is not believed", async (_, configuration) => {
  const server = await oddIssuer(configuration);
  expect(await outcomeOf(identity(server.url)(await signedFor(server.url)))).toEqual(UNJUDGED);
  expect(server.asked).toHaveLength(1);
  expect(lines.map(({ details }) => details)).toEqual([{ code: "no sound configuration" }]);
});

test("keys that are none refuse the callers", async () => {
  const server = await oddIssuer(undefined, { keys: "none" });
  expect(await outcomeOf(identity(server.url)(await signedFor(server.url)))).toEqual(UNJUDGED);
  expect(lines.map(({ details }) => details)).toEqual([{ code: "no sound keys" }]);
});

test("a caller is good until the token ends, and while the address is the same person's", async () => {
  const caller = await identity()(await issuer.token({ ...VERIFIED, exp: inSeconds(60) }));
  expect(await caller.isStillGood()).toBe(true);
  people.set(ANA.email, { id: "somebody else", email: ANA.email });
  expect(await caller.isStillGood()).toBe(false);
  people.set(ANA.email, ANA);
  clock.nowMs += 91_000;
  expect(await caller.isStillGood()).toBe(false);
});

const pair = generateKeyPair("ES256");

/** An issuer whose configuration and keys are what a test makes of them. */
async function oddIssuer(configuration?: (url: string) => unknown, keys?: unknown): Promise<OddServer> {
  const publicKey = { ...(await exportJWK((await pair).publicKey)), kid: "k", alg: "ES256" };
  const server: OddServer = await openOddServer(({ url }) => {
    if (url === "/keys") return keys ?? { keys: [publicKey] };
    return configuration ? configuration(server.url) : { issuer: server.url, jwks_uri: `${server.url}/keys` };
  });
  opened.push(server);
  return server;
}

const signedFor = async (url: string) =>
  new SignJWT({ ...VERIFIED, iss: url, aud: AUDIENCE, exp: inSeconds(60) })
    .setProtectedHeader({ alg: "ES256", kid: "k" })
    .sign((await pair).privateKey);
