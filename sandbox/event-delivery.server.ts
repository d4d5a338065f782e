import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { PaymentEvent } from "./payment-events.server.ts";
import type { PaymentsStore } from "./payments-store.server.ts";

/** A door that says nothing for so long has not taken an event. */
const ANSWER_TIMEOUT_MS = 20_000;

export type Ask = (request: Request) => Response | Promise<Response>;

type DeliveryParts = {
  store: () => PaymentsStore;
  /** Where events go to. */
  url: string;
  webhookSecret: string;
  /** Between the attempts to deliver one event. */
  retryAfterMs: readonly number[];
  log: { warn(details: object, message: string): void };
};

/** The signature of an event as it is sent. @param at Unix seconds */
export function signatureOf(body: string, at: number, secret: string): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`, "utf8").digest("hex")}`;
}

/** Brings events to the product's own door, one after another; those that were refused come again later. */
export function createDelivery({ store, url, webhookSecret, retryAfterMs, log }: DeliveryParts) {
  const door = Promise.withResolvers<Ask>();
  const closing = new AbortController();
  const underway = new Set<Promise<void>>();
  let line: Promise<unknown> = Promise.resolve();

  async function send(event: PaymentEvent): Promise<void> {
    const ask = await unlessAborted(door.promise, closing.signal);
    const body = JSON.stringify(event, null, 2);
    // The wall's clock: whoever checks how old a signature is has no other.
    const signature = signatureOf(body, Math.floor(Date.now() / 1000), webhookSecret);
    const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature };
    const patience = AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    const response = await unlessAborted(ask(new Request(url, { method: "POST", headers, body })), patience);
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  }

  async function attempt(id: string): Promise<boolean> {
    try {
      const event = await store().reading.find("event", id);
      if (event) await send(event);
      await store().change((changing) => changing.unmark("undelivered", id));
      return true;
    } catch (error) {
      if (!closing.signal.aborted)
        log.warn({ err: error, event: id }, "an event of the payments sandbox was not taken");
      return false;
    }
  }

  /** Waits its turn: no two events are at the door at once. */
  function inLine(id: string): Promise<boolean> {
    const turn = line.then(() => !closing.signal.aborted && attempt(id));
    line = turn;
    return turn;
  }

  async function deliver(id: string, pauses: readonly number[]): Promise<void> {
    if (await inLine(id)) return;
    for (const pause of pauses) {
      // Cut short by closing: the next turn sees that.
      await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      if (await inLine(id)) return;
    }
  }

  function begin(ids: readonly string[], pauses: readonly number[]): void {
    for (const id of ids) {
      const delivery = deliver(id, pauses).finally(() => underway.delete(delivery));
      underway.add(delivery);
    }
  }

  return {
    /** Brings these, and brings one that was refused again a few times. */
    deliver: (ids: readonly string[]) => begin(ids, retryAfterMs),
    /** Brings these once more. */
    deliverOnce: (ids: readonly string[]) => begin(ids, []),
    /** Opens the door: from now on events are delivered. */
    open: (ask: Ask) => door.resolve(ask),
    settled: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.all(underway);
    },
  };
}

/** What comes of something, unless the signal comes first. @throws the signal's reason */
async function unlessAborted<T>(coming: T | Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([coming, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
