import { signedHeaders } from "#tests/api-credentials.ts";
import type { Proof } from "./api-product.ts";

/** What AWS's clients sign beside the date when they open a connection. */
const SIGNED = {
  accept: "application/json, text/javascript",
  "content-encoding": "amz-1.0",
  "content-type": "application/json; charset=UTF-8",
};
/** What a signature for a connection is made over. */
export const CONNECT = { path: "/graphql/connect", body: "{}" };

/** A proof as clients carry it inside a message. @param host with its port @param over what is signed, where it is */
export async function carriedProof(proof: Proof, host: string, over = CONNECT): Promise<Record<string, string>> {
  if (proof.mode === "iam") return signedHeaders({ ...SIGNED, host }, { ...proof, ...over });
  if (proof.mode === "apiKey") return { host, "x-amz-date": "20261120T204000Z", "x-api-key": proof.apiKey };
  return { Authorization: proof.token, host };
}
