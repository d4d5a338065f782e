import type { S3Client } from "@aws-sdk/client-s3";
import { BackupRefused } from "#db/backup-format.server.ts";
import type { BackupPlace } from "./backup-place.ts";
import { putObject } from "./object-upload.ts";
import type { Storage } from "./storage-settings.ts";

type ObjectPlace = Extract<Storage, { kind: "s3" }>;

const CONNECT_TIMEOUT_MS = 10_000;
/** A server that is silent for so long is given up. */
const SILENCE_TIMEOUT_MS = 60_000;
/** Where there is none; and what a server answers about an object that is not there to whoever may not list the bucket. */
const NOT_SEEN = new Set([404, 403]);

/** A backup as an object of a bucket. It appears when it is whole: a store shows no half object. */
export function objectBackup(place: ObjectPlace): BackupPlace {
  const { bucket: Bucket, key: Key } = place;
  const name = `s3://${Bucket}/${Key}`;
  if (Key === "") throw new BackupRefused(`${name} names a bucket and no object in it.`);
  return {
    name,
    async keep(bytes) {
      const client = await connect(place);
      try {
        if (await exists(client, { Bucket, Key }))
          throw new BackupRefused(`${name} exists already: choose another name.`);
        await putObject(client, { Bucket, Key }, bytes);
      } finally {
        client.destroy();
      }
    },
    async open() {
      const { GetObjectCommand } = await import("@aws-sdk/client-s3");
      const client = await connect(place);
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new BackupRefused(`${name} is empty.`);
      return Body as unknown as AsyncIterable<Buffer>;
    },
  };
}

/** The client takes a while to load: only whoever uses a bucket waits for it. */
async function connect({ access }: ObjectPlace): Promise<S3Client> {
  const { S3Client } = await import("@aws-sdk/client-s3");
  const { endpoint, region, credentials } = access;
  return new S3Client({
    ...(region !== null && { region }),
    ...(credentials && { credentials }),
    // Servers of one's own seldom have a host name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // A backup carries its own checksums, and not every server knows S3's newer ones.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
  });
}

async function exists(client: S3Client, object: { Bucket: string; Key: string }): Promise<boolean> {
  const { HeadObjectCommand, S3ServiceException } = await import("@aws-sdk/client-s3");
  try {
    await client.send(new HeadObjectCommand(object));
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && NOT_SEEN.has(error.$metadata.httpStatusCode ?? 0)) return false;
    throw error;
  }
}
