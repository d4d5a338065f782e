import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Environment, SettingError, text } from "./setting-values.ts";

/** How a store that speaks S3's protocol is reached. What is null the official client finds by its own rules. */
export type S3Access = {
  endpoint: string | null;
  region: string | null;
  /** Never to be logged. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
};

/** A folder or a file by its absolute path; or a bucket and what the key there is, or begins with. */
export type Storage = { kind: "folder"; path: string } | { kind: "s3"; bucket: string; key: string; access: S3Access };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Servers of one's own have no regions, and take what the client needs for its signature. */
const ANY_REGION = "us-east-1";

/** Where backups go without another word. @param dataDir absolute @throws {SettingError} */
export function readStorage(env: Environment, dataDir: string): Storage {
  const given = text(env, "STORAGE_URL");
  return given === undefined ? { kind: "folder", path: join(dataDir, "files") } : storageAt(given, env, "STORAGE_URL");
}

/** A place by its name: a path, `file:` and a path, or `s3://bucket/key`. @param what names it in an error @throws {SettingError} */
export function storageAt(given: string, env: Environment, what: string): Storage {
  const path = pathOf(given);
  if (path !== null) return { kind: "folder", path: resolve(path) };
  const [, bucket = "", key = ""] = /^s3:\/\/([^/]*)\/*(.*?)\/*$/i.exec(given) ?? [];
  if (!BUCKET.test(bucket) || /[?#\p{Cc}]/u.test(key))
    throw new SettingError(`${what} must be a path, or an S3 bucket such as s3://bucket/folder.`);
  return { kind: "s3", bucket, key, access: readS3Access(env) };
}

function pathOf(given: string): string | null {
  if (/^file:\/\//i.test(given)) {
    try {
      return fileURLToPath(given);
    } catch {
      return null;
    }
  }
  if (/^file:./i.test(given)) return given.slice("file:".length);
  // A letter and a colon is a drive.
  return /^[a-z][a-z0-9+.-]+:/i.test(given) || /\p{Cc}/u.test(given) ? null : given;
}

function readS3Access(env: Environment): S3Access {
  const endpoint = readEndpoint(env);
  const accessKeyId = text(env, "AWS_ACCESS_KEY_ID");
  const secretAccessKey = text(env, "AWS_SECRET_ACCESS_KEY");
  const sessionToken = text(env, "AWS_SESSION_TOKEN");
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new SettingError("AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together.");
  return {
    endpoint,
    region: text(env, "AWS_REGION") ?? text(env, "AWS_DEFAULT_REGION") ?? (endpoint === null ? null : ANY_REGION),
    credentials:
      accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) } : null,
  };
}

function readEndpoint(env: Environment): string | null {
  const name = text(env, "AWS_ENDPOINT_URL_S3") === undefined ? "AWS_ENDPOINT_URL" : "AWS_ENDPOINT_URL_S3";
  const given = text(env, name);
  if (given === undefined) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.username || url.password)
    throw new SettingError(`${name} must be the address of an S3 server, such as https://s3.example.`);
  return given;
}
