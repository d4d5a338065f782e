import type { S3Client } from "@aws-sdk/client-s3";

type ObjectName = { Bucket: string; Key: string };

/** A store takes parts of 5 MB at least and 10,000 of them: 80 GB of backup, with two of them in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** Uploads bytes of unknown length. The object appears when the last of them has arrived. @throws what the client threw */
export async function putObject(client: S3Client, object: ObjectName, bytes: AsyncIterable<Buffer>): Promise<void> {
  const { PutObjectCommand } = await import("@aws-sdk/client-s3");
  const parts = partsOf(bytes);
  const first = (await parts.next()).value ?? Buffer.alloc(0);
  const second = await parts.next();
  if (second.done) await client.send(new PutObjectCommand({ ...object, Body: first }));
  else await putInParts(client, object, joined(first, second.value, parts));
}

async function putInParts(client: S3Client, object: ObjectName, parts: AsyncIterable<Buffer>): Promise<void> {
  const s3 = await import("@aws-sdk/client-s3");
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(object));
  if (UploadId === undefined) throw new Error("the store began no upload");
  const upload = { ...object, UploadId };
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new s3.UploadPartCommand({ ...upload, PartNumber, Body }));
      Parts.push({ ETag, PartNumber });
    }
    await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    await abandon(client, upload, error);
    throw error;
  }
}

/** Parts of an upload that nobody ends are paid for and shown nowhere. */
async function abandon(client: S3Client, upload: ObjectName & { UploadId: string }, cause: unknown): Promise<void> {
  const { AbortMultipartUploadCommand } = await import("@aws-sdk/client-s3");
  try {
    await client.send(new AbortMultipartUploadCommand(upload));
  } catch (error) {
    throw new AggregateError([cause, error], "the upload failed, and its parts could not be removed", {
      cause: error,
    });
  }
}

async function* joined(first: Buffer, second: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield second;
  yield* others;
}

/** The same bytes in pieces of one length, the last one excepted. */
async function* partsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    begun.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(begun);
    begun = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(begun);
  return undefined;
}
