import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import type { Database } from "./open.server.ts";

/** The first attempt to come back, and the longest wait between two. */
const RETRY_MS = { first: 100, longest: 5_000 } as const;
/** So long an answer of the server is awaited before the connection counts as broken. */
const ANSWER_TIMEOUT_MS = 5_000;
/** A connection that only listens would not find out by itself that it was cut without a word. */
const CHECK_EVERY_MS = 30_000;

export type NotificationOptions = {
  /** For sending: what is sent in a transaction of its own is heard at once. */
  db: Database;
  databaseUrl: string;
  /** One name of letters and underscores for all processes. */
  channel: string;
  hear: (payload: string) => void;
  /** Told, with a code alone, when the connection that listens breaks. */
  warn: (details: Record<string, unknown>, message: string) => void;
};

export type Notifications = {
  /** Tells every process that listens, this one too. @param payload below 8,000 bytes */
  send(payload: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * PostgreSQL's LISTEN and NOTIFY over a connection of its own, which comes back when it breaks. What was sent meanwhile is
 * lost. Opens also while the database is away.
 */
export async function openNotifications(options: NotificationOptions): Promise<Notifications> {
  const { db, databaseUrl, channel, hear, warn } = options;
  let listening: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    listening = client;
    client.on("notification", ({ payload }) => hear(payload ?? ""));
    // One break may be told twice; without a listener for it the first would end this process.
    client.on("error", (error) => comeBack(client, error));
    client.on("end", () => comeBack(client));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      failures = 0;
    } catch (error) {
      comeBack(client, error);
    }
  }

  function comeBack(client: Client, error?: unknown): void {
    if (listening !== client) return;
    listening = null;
    // One that is broken already has nothing to end.
    void client.end().catch(() => undefined);
    if (isClosed) return;
    if (failures === 0) warn({ code: codeOf(error) }, "the connection that hears of changes broke");
    retry = setTimeout(() => void listen(), Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.longest));
    retry.unref();
    failures += 1;
  }

  const check = setInterval(() => {
    const client = listening;
    client?.query("select 1").catch((error: unknown) => comeBack(client, error));
  }, CHECK_EVERY_MS);
  check.unref();
  await listen();

  return {
    async send(payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(db);
    },
    async close() {
      isClosed = true;
      clearInterval(check);
      clearTimeout(retry);
      const client = listening;
      listening = null;
      // Whoever was cut off without a word never answers.
      await Promise.race([client?.end(), pause(ANSWER_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

const codeOf = (error: unknown) =>
  error instanceof Error ? ("code" in error ? error.code : error.name) : "closed by the server";
