import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import proxyAddr from "proxy-addr";
import type { CountryHelp } from "#app/stories/help-contract.ts";
import type { StripeAccess } from "#app/subscriptions/stripe-client.server.ts";
import { type AccountSettings, readAccountSettings } from "./account-settings.ts";
import { type ApiSettings, readApiSettings } from "./api-settings.ts";
import { readDatabasePlace } from "./database-settings.ts";
import { readHelpPlaces } from "./help-places.ts";
import { type Limits, readLimits } from "./limit-settings.ts";
import { type MailSettings, readMailSettings } from "./mail-settings.ts";
import { readPaymentAccess } from "./payment-settings.ts";
import { choice, type Environment, integer, LOOPBACK_HOSTS, SettingError, text } from "./setting-values.ts";
import { readStorage, type Storage } from "./storage-settings.ts";
import { readStorySettings, type StorySettings } from "./story-settings.ts";

export { SettingError } from "./setting-values.ts";

export type Settings = {
  /** Trial: PUBLIC_URL is a loopback address. Live: anything else. */
  mode: "trial" | "live";
  host: string;
  port: number;
  /** Where people reach the product; without a trailing slash. */
  publicUrl: string;
  tls: { cert: string; key: string } | null;
  /** Addresses or networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Absolute path of the folder that holds the embedded database. */
  dataDir: string;
  /** The PostgreSQL server that keeps everything, login included: never to be logged. Null: the embedded database. */
  databaseUrl: string | null;
  /** Where backups go. */
  storage: Storage;
  /** How many stories an account without a plan may have. */
  freeStories: number;
  accounts: AccountSettings;
  /** Who else may call the API. */
  api: ApiSettings;
  /** The name of whoever runs this copy, for the legal pages; null when it is not told. */
  hostName: string | null;
  /** Whom an adult can turn to, by country. */
  helpPlaces: readonly CountryHelp[];
  /** How the payment provider is reached; null: the stand-in on trial, nothing live. */
  payments: StripeAccess | null;
  story: StorySettings;
  mail: MailSettings;
  /** For so many days messages of the contact form stay in the database; 0: until somebody deletes them. */
  contactMessagesKeptDays: number;
  limits: Limits;
  /** What `/metrics` asks for when the product is live: never to be logged. Null: nobody reads it there. */
  metricsToken: string | null;
  logLevel: string;
};

const HOST_NAME_MAX = 200;
const FREE_STORIES_MAX = 1_000_000;
const CONTACT_DAYS_MAX = 36_500;
const METRICS_TOKEN_MIN = 16;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/**
 * Reads the environment once.
 * @throws {SettingError} with one sentence that names the setting which is missing or makes no sense.
 */
export function readSettings(env: Environment = process.env): Settings {
  const port = integer(env, "PORT", 3000, { min: 0, max: 65_535 });
  const host = text(env, "HOST") ?? "127.0.0.1";
  const tls = readTls(env);
  const publicUrl = readPublicUrl(env, port, tls !== null);
  const mode = LOOPBACK_HOSTS.has(publicUrl.hostname) ? "trial" : "live";
  if (mode === "trial") checkTrial(env, host);
  else checkLive(env, publicUrl);
  const { dataDir, databaseUrl } = readDatabasePlace(env);
  return {
    mode,
    host,
    port,
    publicUrl: publicUrl.origin,
    tls,
    trustedProxies: readProxies(env),
    dataDir,
    databaseUrl,
    storage: readStorage(env, dataDir),
    freeStories: integer(env, "FREE_STORIES", 3, { min: 0, max: FREE_STORIES_MAX }),
    accounts: readAccountSettings(env, mode === "live" && databaseUrl !== null),
    api: readApiSettings(env, { publicUrl: publicUrl.origin, port }),
    hostName: readHostName(env),
    helpPlaces: readHelpPlaces(env),
    payments: readPaymentAccess(env, mode),
    story: readStorySettings(env),
    mail: readMailSettings(env),
    contactMessagesKeptDays: integer(env, "CONTACT_MESSAGES_KEPT_DAYS", 0, { min: 0, max: CONTACT_DAYS_MAX }),
    limits: readLimits(env),
    metricsToken: readMetricsToken(env),
    logLevel: choice(env, "LOG_LEVEL", LOG_LEVELS, "info"),
  };
}

function readPublicUrl(env: Environment, port: number, secure: boolean): URL {
  const given = text(env, "PUBLIC_URL") ?? `${secure ? "https" : "http"}://localhost:${port}`;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.username) {
    throw new SettingError(
      "PUBLIC_URL must be an http or https address without a path, such as https://stories.example.",
    );
  }
  return url;
}

// The trial has a mailbox that shows everybody's codes: it must not be reachable from outside by accident.
function checkTrial(env: Environment, host: string): void {
  if (!LOOPBACK_HOSTS.has(host) && text(env, "TRIAL_OPEN") !== "yes") {
    throw new SettingError(
      `HOST=${host} would open the trial to the network: set PUBLIC_URL to the product's https address, or TRIAL_OPEN=yes if this port is published on 127.0.0.1 only.`,
    );
  }
}

function checkLive(env: Environment, publicUrl: URL): void {
  if (publicUrl.protocol !== "https:")
    throw new SettingError("PUBLIC_URL must be an https address, because it is not this machine's own.");
  const missing = ["SMTP_URL", "MAIL_FROM", "CONTACT_TO"].filter((name) => !text(env, name));
  if (missing.length > 0)
    throw new SettingError(`${missing.join(", ")} must be set, because PUBLIC_URL is a public address.`);
}

function readMetricsToken(env: Environment): string | null {
  const token = text(env, "METRICS_TOKEN") ?? null;
  // What has other characters in it cannot be sent as a bearer token.
  if (token !== null && !/^[\x21-\x7e]+$/.test(token))
    throw new SettingError("METRICS_TOKEN must be letters, digits and signs of ASCII, without a space.");
  if (token !== null && token.length < METRICS_TOKEN_MIN)
    throw new SettingError(
      `METRICS_TOKEN must have at least ${METRICS_TOKEN_MIN} characters, so that nobody guesses it.`,
    );
  return token;
}

function readHostName(env: Environment): string | null {
  const name = text(env, "HOST_NAME") ?? null;
  if (name !== null && (name.length > HOST_NAME_MAX || /\p{Cc}/u.test(name)))
    throw new SettingError(`HOST_NAME must be one line of at most ${HOST_NAME_MAX} characters.`);
  return name;
}

function readTls(env: Environment): Settings["tls"] {
  const [cert, key] = [text(env, "TLS_CERT"), text(env, "TLS_KEY")];
  if (!cert && !key) return null;
  if (!cert || !key) throw new SettingError("TLS_CERT and TLS_KEY must be set together.");
  const tls = { cert: readSettingFile("TLS_CERT", cert), key: readSettingFile("TLS_KEY", key) };
  try {
    createSecureContext(tls);
  } catch {
    throw new SettingError("TLS_CERT and TLS_KEY must name a certificate and its own key, both in PEM form.");
  }
  return tls;
}

function readSettingFile(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new SettingError(`${name} names a file that cannot be read.`);
  }
}

function readProxies(env: Environment): string[] {
  const proxies = (text(env, "TRUSTED_PROXIES") ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  try {
    proxyAddr.compile(proxies);
  } catch {
    throw new SettingError("TRUSTED_PROXIES must be addresses or networks, such as 10.0.0.1 or 10.0.0.0/8.");
  }
  return proxies;
}
