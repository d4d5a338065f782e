import { expect, test } from "vitest";
import { readApiSettings } from "#server/api-settings.ts";
import { credentialsOf, outcomeOf, type Signing, signedHeaders } from "#tests/api-credentials.ts";
import { createIam } from "./iam.ts";
import { signatureOf } from "./signature.ts";

const SECRET = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
const NOW = new Date("2026-11-22T15:38:05.000Z");
const ANA = { id: "ana", email: "ana@example.org" };
const KEY = { accessKeyId: "AKIAANA", secretAccessKey: SECRET };
const MINUTE_MS = 60_000;

/** What clients sign over HTTP, and over the socket. */
const OVER_HTTP = {
  "content-type": "application/json; charset=UTF-8",
  host: "127.0.0.1:3000",
  "x-amz-user-agent": "aws-amplify/6.22.1 api/1 framework/0",
};
const OVER_SOCKET = {
  accept: "application/json, text/javascript",
  "content-encoding": "amz-1.0",
  "content-type": "application/json; charset=UTF-8",
  host: "127.0.0.1:3000",
};

const people = new Map([[ANA.email, ANA]]);
const { iam: credentials } = readApiSettings(
  { IAM_CREDENTIALS: `AKIAANA:${SECRET}:ana@example.org,AKIAGONE:${SECRET}:gone@example.org` },
  { publicUrl: "http://localhost:3000", port: 3000 },
);
const iam = createIam(credentials, { personOfAddress: async (email) => people.get(email) ?? null }, () => NOW);

/** Signs a call and makes it. @param changed what somebody changes on the way */
async function call(signing: Partial<Signing> = {}, changed: Record<string, string> = {}, body = "{}") {
  const headers = await signedHeaders(OVER_HTTP, { ...KEY, at: NOW, ...signing });
  const sent = { ...headers, ...changed };
  const signed = { path: signing.path ?? "/graphql", body: signing.body ?? body };
  return outcomeOf(iam(sent["authorization"] ?? "", credentialsOf(sent, { signed })));
}

const wrong = (message = expect.any(String)) => ({ status: 403, type: "InvalidSignatureException", message });
const UNKNOWN = {
  status: 403,
  type: "UnrecognizedClientException",
  message: "The security token included in the request is invalid.",
};
const AS_ANA = { mode: "iam", email: ANA.email };

test("whoever signs with a known key acts for its person, whatever the region", async () => {
  const body = JSON.stringify({ query: "query { listGeneratedStories { items { id } } }", variables: { ñ: "🦊" } });
  expect(await call({ body })).toEqual(AS_ANA);
  expect(await call({ region: "mars-north-1" })).toEqual(AS_ANA);
});

test("a socket is opened with a signature over its own path and headers", async () => {
  const headers = await signedHeaders(OVER_SOCKET, { ...KEY, at: NOW, path: "/graphql/connect" });
  const signed = { path: "/graphql/connect", body: "{}" };
  const authorization = headers["authorization"] ?? "";
  // One version of the client spells this name with a capital, and the server finds it by the small one.
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
  for (const sent of [headers, upper])
    expect(await outcomeOf(iam(authorization, credentialsOf(sent, { signed })))).toEqual(AS_ANA);
  expect(await outcomeOf(iam(authorization, credentialsOf(headers)))).toEqual(wrong());
});

test("a key whose address has no account is known, and acts for nobody", async () => {
  expect(await call({ accessKeyId: "AKIAGONE" })).toEqual({ mode: "iam", email: null });
});

test("a signature is good for five minutes, of a clock that is behind and one that is ahead", async () => {
  const at = (minutes: number) => call({ at: new Date(NOW.getTime() + minutes * MINUTE_MS) });
  for (const minutes of [-5, 0, 5]) expect(await at(minutes)).toEqual(AS_ANA);
  for (const minutes of [-5.1, 5.1, -1440, 1440]) expect(await at(minutes)).toEqual(wrong());
});

test("another body, path or signed header makes the signature wrong, another unsigned one does not", async () => {
  const MISMATCH = wrong("The request signature we calculated does not match the signature you provided.");
  expect(await call({ body: "{}" }, { host: "elsewhere.example" })).toEqual(MISMATCH);
  expect(await call({ body: "{}" }, { "x-amz-date": "20261122T153806Z" })).toEqual(MISMATCH);
  const headers = await signedHeaders(OVER_HTTP, { ...KEY, at: NOW });
  const authorization = headers["authorization"] ?? "";
  const changedTo = (signed: { path: string; body: string }, more = {}) =>
    outcomeOf(iam(authorization, credentialsOf({ ...headers, ...more }, { signed })));
  expect(await changedTo({ path: "/graphql", body: "{ }" })).toEqual(MISMATCH);
  expect(await changedTo({ path: "/graphql/connect", body: "{}" })).toEqual(MISMATCH);
  expect(await changedTo({ path: "/graphql", body: "{}" }, { "x-more": "unsigned" })).toEqual(AS_ANA);
});

test("a body that says it is not signed is not taken", async () => {
  const unsigned = { ...OVER_HTTP, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
  const headers = await signedHeaders(unsigned, { ...KEY, at: NOW });
  expect(await outcomeOf(iam(headers["authorization"] ?? "", credentialsOf(headers)))).toEqual(wrong());
});

test("a wrong secret, another service and an unknown key are told apart as AWS does", async () => {
  expect(await call({ secretAccessKey: `${SECRET}x` })).toEqual(wrong());
  expect(await call({ service: "s3" })).toEqual(wrong());
  expect(await call({ accessKeyId: "AKIANOBODY" })).toEqual(UNKNOWN);
});

test("keys made for a while are not known here", async () => {
  expect(await call({ sessionToken: "for-an-hour" })).toEqual(UNKNOWN);
  expect(await call({}, { "X-Amz-Security-Token": "added" })).toEqual(UNKNOWN);
});

test.each([
  "AWS4-HMAC-SHA256",
  "AWS4-HMAC-SHA256 Credential=, SignedHeaders=, Signature=",
  "AWS4-HMAC-SHA256 Credential=AKIAANA/20261122/r/appsync/aws4_request, SignedHeaders=host;x-amz-date, Signature=ab",
  `AWS4-HMAC-SHA256 ${"Credential=".repeat(5_000)}`,
])("%.100s is refused", async (authorization) => {
  const sent = credentialsOf({ host: "127.0.0.1:3000", "x-amz-date": "20261122T153805Z" });
  expect(await outcomeOf(iam(authorization, sent))).toEqual(wrong());
});

test("a right signature is refused when it leaves out what it must cover, or names another day", async () => {
  const sent = credentialsOf({ host: "127.0.0.1:3000", "x-amz-date": "20261122T153805Z" });
  const call = { ...sent.signed, header: (name: string) => sent.header(name) };
  const signedBy = (names: string, date = "20261122") => {
    const by = { accessKeyId: "AKIAANA", date, region: "r", service: "appsync", signedHeaders: names.split(";") };
    const signature = signatureOf(SECRET, by, call).toString("hex");
    return outcomeOf(
      iam(
        `AWS4-HMAC-SHA256 Credential=AKIAANA/${date}/r/appsync/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
        sent,
      ),
    );
  };
  expect(await signedBy("host;x-amz-date")).toEqual(AS_ANA);
  expect(await signedBy("host")).toEqual(wrong());
  expect(await signedBy("x-amz-date")).toEqual(wrong());
  expect(await signedBy("absent;host;x-amz-date")).toEqual(wrong());
  expect(await signedBy("host;x-amz-date", "20261121")).toEqual(wrong());
});

test.each(["", "now", "20261122T153805", "20269922T153805Z", "2026-11-22T15:38:05Z"])(
  "%j is no date of a signature",
  async (date) => {
    const headers = await signedHeaders(OVER_HTTP, { ...KEY, at: NOW });
    const sent = credentialsOf({ ...headers, "x-amz-date": date });
    expect(await outcomeOf(iam(headers["authorization"] ?? "", sent))).toEqual(wrong());
  },
);

test("a caller is good as long as the address is the same person's", async () => {
  const headers = await signedHeaders(OVER_HTTP, { ...KEY, at: NOW });
  const caller = await iam(headers["authorization"] ?? "", credentialsOf(headers));
  expect(await caller.isStillGood()).toBe(true);
  people.set(ANA.email, { id: "somebody else", email: ANA.email });
  expect(await caller.isStillGood()).toBe(false);
  people.delete(ANA.email);
  expect(await caller.isStillGood()).toBe(false);
  people.set(ANA.email, ANA);
});

test("a call with a query is refused, though its signature is good without one", async () => {
  const headers = await signedHeaders(OVER_HTTP, { ...KEY, at: NOW });
  const signed = { path: "/graphql?x=1", body: "{}" };
  expect(await outcomeOf(iam(headers["authorization"] ?? "", credentialsOf(headers, { signed })))).toEqual(
    wrong("A signed request must have no query."),
  );
});
