import { type Environment, LOOPBACK_HOSTS, SettingError, text } from "./setting-values.ts";

/** An access key that signs calls (AWS Signature Version 4), and for whom it acts. The secret is never to be logged. */
export type IamCredential = { accessKeyId: string; secret: string; email: string };

/** The other ways to say who calls the API; each is off until it is set. */
export type ApiSettings = {
  /** The OpenID issuer, as its tokens name it up to a slash at the end, and the audience for which they must be made. */
  oidc: { issuer: string; audience: string } | null;
  /** The address that judges custom tokens. It may hold a secret: never to be logged. */
  customAuthorizerUrl: string | null;
  iam: readonly IamCredential[];
};

const ACCESS_KEY_ID = /^\w{4,128}$/;
/** As long as AWS's own are, or nearly. */
const SECRET_MIN = 32;
/** What maps to an account's address. Outside ASCII two addresses can be one in lower case. */
export const ACCOUNT_ADDRESS = /^[\x21-\x3f\x41-\x7e]{1,64}@[\x21-\x3f\x41-\x7e]{1,189}$/;

/** Where people and programs reach us: by our public address, and on this machine by our port. */
export type OwnPlace = { publicUrl: string; port: number };

/** Who else may call the API. @throws {SettingError} */
export function readApiSettings(env: Environment, own: OwnPlace): ApiSettings {
  return {
    oidc: readOidc(env, own),
    customAuthorizerUrl: readSafeUrl(env, "CUSTOM_AUTHORIZER_URL"),
    iam: readIam(env),
  };
}

function readOidc(env: Environment, own: OwnPlace): ApiSettings["oidc"] {
  const issuer = readSafeUrl(env, "OIDC_ISSUER");
  const audience = text(env, "OIDC_AUDIENCE") ?? null;
  if (issuer === null && audience === null) return null;
  if (issuer === null || audience === null)
    throw new SettingError(
      "OIDC_ISSUER and OIDC_AUDIENCE must be set together: without the second a token made for any other program would do.",
    );
  if (/[?#]/.test(issuer)) throw new SettingError("OIDC_ISSUER must be an address without a query.");
  if (isOurOwn(new URL(issuer), own))
    throw new SettingError("OIDC_ISSUER must be another server than PUBLIC_URL, whose own tokens are always taken.");
  return { issuer, audience };
}

/** Our own place under any of its names: whoever is asked there for keys would be ourselves. */
function isOurOwn({ origin, hostname, port, protocol }: URL, own: OwnPlace): boolean {
  const given = Number(port) || USUAL_PORTS[protocol];
  return origin === own.publicUrl || (isLoopback(hostname) && given === own.port);
}

const USUAL_PORTS: Record<string, number> = { "http:": 80, "https:": 443 };

/** All of this machine's names, also those on which nothing may be reached unless it is said so. */
const isLoopback = (hostname: string) =>
  LOOPBACK_HOSTS.has(hostname) ||
  /^127\.|(?:^|\.)localhost\.?$|^0\.0\.0\.0$|^\[::(?:ffff:7f[\da-f:]+)?\]$/.test(hostname);

/** An address as it is written, because issuers are compared nearly to the letter; https, or on this machine. */
function readSafeUrl(env: Environment, name: string): string | null {
  const given = text(env, name);
  if (given === undefined) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new SettingError(`${name} must be an https address without a user name, such as https://login.example/.`);
  if (url.protocol === "http:" && !LOOPBACK_HOSTS.has(url.hostname))
    throw new SettingError(`${name} must be an https address, because it is not this machine's own.`);
  return given;
}

function readIam(env: Environment): IamCredential[] {
  const given = text(env, "IAM_CREDENTIALS");
  if (given === undefined) return [];
  const credentials = given.split(",").map((item) => readCredential(item.trim()));
  if (new Set(credentials.map(({ accessKeyId }) => accessKeyId)).size < credentials.length)
    throw new SettingError("IAM_CREDENTIALS names an access key twice.");
  return credentials;
}

function readCredential(written: string): IamCredential {
  const [accessKeyId = "", secret = "", email = "", ...more] = written.split(":");
  const isSound = ACCESS_KEY_ID.test(accessKeyId) && /^[\x21-\x7e]+$/.test(secret) && ACCOUNT_ADDRESS.test(email);
  if (!isSound || more.length > 0)
    throw new SettingError(
      "IAM_CREDENTIALS must be accessKeyId:secret:email with commas between them, the id of 4 to 128 letters and digits.",
    );
  if (secret.length < SECRET_MIN)
    throw new SettingError(`IAM_CREDENTIALS must have secrets of at least ${SECRET_MIN} characters.`);
  return { accessKeyId, secret, email: email.toLowerCase() };
}
