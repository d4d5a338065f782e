import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#db/tables.server.ts";
import { ApiRefusal, invalid } from "./api-refusal.server.ts";

/** So long an answer is given again. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** After this a request counts as cut off with its process, and another may do its work. */
const RUNNING_AT_MOST_MS = 60_000;
const LONGEST_KEY = 255;
/** In place of a status while the answer is being made. */
const RUNNING = 0;

export type Reply = { status: number; body: string };
type Repeatable = { key: string; method: string; path: string; form: string };

/** The answers to what was asked with an idempotency key. */
export function createKeptReplies(now: () => Date) {
  const hashOf = ({ method, path, form }: Repeatable) =>
    createHash("sha256").update(`${method} ${path}\n${form}`).digest("hex");

  return {
    /**
     * Takes a key for a request that is about to be carried out, or finds the answer that it had.
     * @throws {ApiRefusal} when the key is another request's, or that request is still being carried out
     */
    async take(tables: Kysely<Tables>, request: Repeatable): Promise<Reply | null> {
      const { key } = request;
      if (key.length > LONGEST_KEY) throw invalid(`Idempotency keys must be at most ${LONGEST_KEY} characters`);
      const at = now();
      const ago = (ms: number) => new Date(at.getTime() - ms).toISOString();
      await tables
        .deleteFrom("sandbox_replies")
        .where((eb) =>
          eb.or([
            eb("at", "<", ago(KEPT_MS)),
            eb.and([eb("status", "=", RUNNING), eb("at", "<", ago(RUNNING_AT_MOST_MS))]),
          ]),
        )
        .execute();
      const taken = await tables
        .insertInto("sandbox_replies")
        .values({
          idempotency_key: key,
          request_hash: hashOf(request),
          status: RUNNING,
          body: "",
          at: at.toISOString(),
        })
        .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
        .returning("idempotency_key")
        .executeTakeFirst();
      if (taken) return null;
      const kept = await tables
        .selectFrom("sandbox_replies")
        .selectAll()
        .where("idempotency_key", "=", key)
        .executeTakeFirst();
      // Without a row it was given back this moment: its request is over, and has changed nothing.
      if (kept && kept.request_hash !== hashOf(request))
        throw new ApiRefusal(400, {
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          type: "idempotency_error",
        });
      if (!kept || kept.status === RUNNING)
        throw new ApiRefusal(409, {
          code: "idempotency_key_in_use",
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
          type: "idempotency_error",
        });
      return { status: kept.status, body: kept.body };
    },

    /** Keeps the answer to a request that has taken its key. */
    async keep(tables: Kysely<Tables>, key: string, { status, body }: Reply): Promise<void> {
      await tables
        .updateTable("sandbox_replies")
        .set({ status, body })
        .where("idempotency_key", "=", key)
        .executeTakeFirstOrThrow();
    },

    /** Gives a key back: its request was refused and may be sent again, put right. */
    async giveBack(tables: Kysely<Tables>, key: string): Promise<void> {
      await tables
        .deleteFrom("sandbox_replies")
        .where("idempotency_key", "=", key)
        .where("status", "=", RUNNING)
        .execute();
    },
  };
}
export type KeptReplies = ReturnType<typeof createKeptReplies>;
