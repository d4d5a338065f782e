import { BackupRefused } from "#db/backup-format.server.ts";
import { FolderInUse } from "#db/folder-lock.server.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import { SettingError } from "./setting-values.ts";

/** What the system says of a file or of a connection, by its code. */
const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "that is a folder",
  EEXIST: "a file of that name is in the way",
  ENOTDIR: "a part of that path is no folder",
  EACCES: "this user may not do that there",
  EPERM: "this user may not do that there",
  EROFS: "nothing can be written there",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full for this user",
  EFBIG: "the file would be larger than is allowed there",
  ECONNREFUSED: "the server does not answer",
  ECONNRESET: "the server has broken the connection",
  ETIMEDOUT: "the server does not answer in time",
  ENOTFOUND: "there is no server of that name",
  EAI_AGAIN: "there is no server of that name now",
};
/** What a store says, by its error's name. */
const STORE: Readonly<Record<string, string>> = {
  NoSuchBucket: "there is no such bucket",
  NoSuchKey: "there is no such object",
  NotFound: "there is no such object or bucket",
  AccessDenied: "the store does not allow it",
  Forbidden: "the store does not allow it",
  InvalidAccessKeyId: "the store does not know AWS_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "the store does not accept AWS_SECRET_ACCESS_KEY",
  CredentialsProviderError: "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set",
  TimeoutError: "the server does not answer in time",
};

/**
 * Why a backup or a restore has failed, as a sentence for the host. Messages of others are not repeated: they may hold rows
 * or secrets.
 */
export function sentenceOf(error: unknown): string {
  if (error instanceof BackupRefused || error instanceof SettingError) return error.message;
  if (error instanceof FolderInUse)
    return `DATA_DIR=${error.message} is in use by another process: stop the product first.`;
  if (error instanceof AggregateError && "errors" in error && error.errors.length > 0) {
    const first = sentenceOf(error.errors[0]);
    return error.message.includes("parts") ? `${first} Parts of the upload may be left in the bucket.` : first;
  }
  if (!(error instanceof Error)) return "It failed, and nobody said why.";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const path = "path" in error && typeof error.path === "string" ? `${error.path}: ` : "";
  const known = SYSTEM[code] ?? STORE[error.name];
  if (known) return `${path}${known}.`;
  if (isDatabaseAway(error)) return "The database does not answer.";
  if (error.message.startsWith("Region is missing")) return "AWS_REGION must be set.";
  return `It failed with ${[error.name, code].filter(Boolean).join(" ")}.`;
}
