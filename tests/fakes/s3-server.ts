import S3rver from "s3rver";
import { temporaryFolder } from "#tests/temporary-folder.ts";

export type S3Server = {
  bucket: string;
  /** The settings with which the product reaches it. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

/** The key pair that s3rver knows. */
const KEY = "S3RVER";

/** A server on loopback that speaks S3's protocol and has one bucket. It knows one key, and does not check signatures. */
export async function openS3Server(): Promise<S3Server> {
  const folder = temporaryFolder();
  const bucket = "backups";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder.path,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    bucket,
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    async stop() {
      await server.close();
      folder.remove();
    },
  };
}
