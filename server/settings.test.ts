import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LIVE, refusalOf } from "#tests/settings.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { readAccountSettings } from "./account-settings.ts";
import { readHelpPlaces } from "./help-places.ts";
import { readLimits } from "./limit-settings.ts";
import type { Environment } from "./setting-values.ts";
import { readSettings } from "./settings.ts";
import { readStorage } from "./storage-settings.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());
const rubbish = join(folder.path, "rubbish.pem");
writeFileSync(rubbish, "no certificate");

const refusal = (env: Environment) => refusalOf(() => readSettings(env));

test("without any setting there is a trial on this machine alone, told by the house", () => {
  expect(readSettings({})).toEqual({
    mode: "trial",
    contactMessagesKeptDays: 0,
    metricsToken: null,
    payments: null,
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    tls: null,
    trustedProxies: [],
    dataDir: resolve("data"),
    databaseUrl: null,
    storage: readStorage({}, resolve("data")),
    freeStories: 3,
    accounts: readAccountSettings({}, false),
    api: { oidc: null, customAuthorizerUrl: null, iam: [] },
    story: {
      model: null,
      fallback: null,
      timeouts: { firstTokenMs: 12_000, idleMs: 8_000, totalMs: 60_000 },
      review: "off",
    },
    hostName: null,
    helpPlaces: readHelpPlaces({}),
    mail: { smtpUrl: null, from: "Cuentaluna <cuentaluna@localhost>", contactTo: "host@localhost" },
    limits: readLimits({}),
    logLevel: "info",
  });
});

test("an empty setting counts as unset", () => {
  expect(readSettings({ PORT: "", HOST: " ", STORY_MODEL: "", TRUSTED_PROXIES: "", PUBLIC_URL: "" })).toEqual(
    readSettings({}),
  );
});

const NONSENSE: [Record<string, string>, string][] = [
  [{ PORT: "abc" }, "PORT"],
  [{ PORT: "-1" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ PORT: "3000.5" }, "PORT"],
  [{ PORT: "0x10" }, "PORT"],
  [{ PUBLIC_URL: "stories.example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "ftp://stories.example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://stories.example/path" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://stories.example/?a=b" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://me@stories.example" }, "PUBLIC_URL"],
  [{ ...LIVE, PUBLIC_URL: "http://stories.example" }, "PUBLIC_URL"],
  [{ HOST: "0.0.0.0" }, "HOST"],
  [{ HOST: "::" }, "HOST"],
  [{ HOST: "0.0.0.0", TRIAL_OPEN: "true" }, "TRIAL_OPEN"],
  [{ PUBLIC_URL: "https://stories.example" }, "SMTP_URL"],
  [{ ...LIVE, MAIL_FROM: "" }, "MAIL_FROM"],
  [{ ...LIVE, CONTACT_TO: " " }, "CONTACT_TO"],
  [{ TLS_CERT: rubbish }, "TLS_KEY"],
  [{ TLS_KEY: rubbish }, "TLS_CERT"],
  [{ TLS_CERT: "/no/such/file", TLS_KEY: rubbish }, "TLS_CERT"],
  [{ TLS_CERT: rubbish, TLS_KEY: rubbish }, "TLS_CERT"],
  [{ TRUSTED_PROXIES: "the other machine" }, "TRUSTED_PROXIES"],
  [{ TRUSTED_PROXIES: "10.0.0.1, 10.0.0.0/99" }, "TRUSTED_PROXIES"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ STORY_MODEL: "gpt" }, "STORY_MODEL"],
  [{ STORY_FALLBACK: "gpt" }, "STORY_FALLBACK"],
  [{ STORY_FIRST_TOKEN_MS: "0" }, "STORY_FIRST_TOKEN_MS"],
  [{ STORY_IDLE_MS: "soon" }, "STORY_IDLE_MS"],
  [{ STORY_TOTAL_MS: "-5" }, "STORY_TOTAL_MS"],
  [{ STORY_REVIEW: "sentences" }, "STORY_REVIEW"],
  [{ LIMIT_MODEL_STORIES_PER_ADDRESS_PER_HOUR: "many" }, "LIMIT_MODEL_STORIES_PER_ADDRESS_PER_HOUR"],
  [{ LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR: "-1" }, "LIMIT_BUILTIN_STORIES_PER_ADDRESS_PER_HOUR"],
  [{ LIMIT_TELLINGS_AT_ONCE_PER_ADDRESS: "1.5" }, "LIMIT_TELLINGS_AT_ONCE_PER_ADDRESS"],
  [{ LIMIT_TELLINGS_AT_ONCE: "1e9" }, "LIMIT_TELLINGS_AT_ONCE"],
  [{ LIMIT_CONTACT_MESSAGES_PER_HOUR: "few" }, "LIMIT_CONTACT_MESSAGES_PER_HOUR"],
  [{ STRIPE_SECRET_KEY: "sk_live_x" }, "STRIPE_SECRET_KEY"],
  [{ STORAGE_URL: "ftp://backups.example" }, "STORAGE_URL"],
  [{ IAM_CREDENTIALS: "id:sk_test_x:ana@example.org" }, "IAM_CREDENTIALS"],
];
test.each(NONSENSE)("%j stops the start with one sentence that names %s", (env, name) => {
  const sentence = refusal(env);
  expect(sentence).toContain(name);
  expect(sentence).toMatch(/^[^\n]+\.$/);
  expect(sentence).not.toMatch(/sk_(?:test|live)_x|postgres:/);
});

test.each([
  "http://localhost:3000",
  "http://127.0.0.1:8080",
  "http://[::1]:3000",
  "https://localhost",
  "http://LOCALHOST",
])("%s is a trial", (PUBLIC_URL) => {
  expect(readSettings({ PUBLIC_URL }).mode).toBe("trial");
});

test.each([
  "https://stories.example",
  "https://localhost.example",
  "https://127.0.0.1.example",
  "https://10.0.0.5",
  "https://0.0.0.0",
])("%s is live, and only over https", (PUBLIC_URL) => {
  expect(readSettings({ ...LIVE, PUBLIC_URL }).mode).toBe("live");
  expect(refusal({ ...LIVE, PUBLIC_URL: PUBLIC_URL.replace("https", "http") })).toContain("PUBLIC_URL");
});

test("a trial opens to the network only on the host's word", () => {
  expect(readSettings({ HOST: "0.0.0.0", TRIAL_OPEN: "yes" }).mode).toBe("trial");
  for (const HOST of ["localhost", "::1", "127.0.0.1"]) expect(readSettings({ HOST }).host).toBe(HOST);
  expect(readSettings({ ...LIVE, HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
});

test("the public address follows the port, and has no slash at its end", () => {
  expect(readSettings({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(readSettings({ ...LIVE, PUBLIC_URL: "https://stories.example/" }).publicUrl).toBe("https://stories.example");
});

test("proxies are named by address, network or kind", () => {
  const TRUSTED_PROXIES = "10.0.0.1, 192.168.0.0/16,2001:db8::/32 , loopback";
  expect(readSettings({ TRUSTED_PROXIES }).trustedProxies).toEqual([
    "10.0.0.1",
    "192.168.0.0/16",
    "2001:db8::/32",
    "loopback",
  ]);
});
