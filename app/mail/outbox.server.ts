import type { Deliver, WaitingLetter } from "./contract.ts";
import { type DeliveryFailure, failureOf } from "./delivery-failure.ts";
import { nextAttemptAt } from "./retry.ts";
import type { LetterStore } from "./store.server.ts";

type LogLine = (details: Record<string, unknown>, message: string) => void;

export type OutboxDeps = {
  store: LetterStore;
  deliver: Deliver;
  log: { info: LogLine; error: LogLine };
  now: () => Date;
};

export type Outbox = {
  /** Says that a letter may be due. Sending goes on in the background. */
  wake(): void;
  /** Stops, and waits for the letters that are just being sent; one that takes too long is left for the next start. */
  close(): Promise<void>;
};

/** Letters sent at the same time. */
const AT_ONCE = 3;
/** Another process may have died with its letters: somebody looks at least this often. */
const LOOK_EVERY_MS = 60_000;
/** Never sooner, whatever the database says: a fault must not make a loop that spins. */
const LOOK_AT_MOST_EVERY_MS = 1_000;
const CLOSE_WAIT_MS = 10_000;

/** Sends what waits in the store, each letter at least once. */
export function createOutbox({ store, deliver, log, now }: OutboxDeps): Outbox {
  const closing = new AbortController();
  const senders = new Set<Promise<void>>();
  /** The troubles told since a letter last went out: an hour without a mail server is one line, not one per letter. */
  const told = new Set<string>();
  let isWanted = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let planning: Promise<void> = Promise.resolve();

  async function send(letter: WaitingLetter): Promise<void> {
    try {
      await deliver(letter, closing.signal);
    } catch (error) {
      return fail(letter, failureOf(error));
    }
    await store.remove(letter.id);
    if (told.size > 0) log.info({}, "letters go out again");
    told.clear();
  }

  async function fail(letter: WaitingLetter, { code, responseCode, isFinal }: DeliveryFailure): Promise<void> {
    const next = isFinal ? null : nextAttemptAt(letter.attempts + 1, letter.createdAt, now());
    if (!next) {
      log.error({ letter: letter.id, code, responseCode }, "a letter is given up");
      return store.giveUp(letter.id);
    }
    await store.postpone(letter.id, next);
    if (!told.has(code)) log.error({ letter: letter.id, code, responseCode }, TROUBLE[code] ?? OTHER_TROUBLE);
    told.add(code);
  }

  /** Sends until nothing is due. The wish is taken down before looking, so that no call to wake is lost. */
  async function sendAll(): Promise<void> {
    do {
      isWanted = false;
      for (let letter = await store.claim(); letter; letter = isClosed ? null : await store.claim()) await send(letter);
    } while (isWanted && !isClosed);
  }

  async function runSender(): Promise<void> {
    try {
      await sendAll();
    } catch (error) {
      log.error({ err: error }, "the outbox could not be read or written");
    }
  }

  function startSender(): void {
    const sender = runSender().finally(() => {
      senders.delete(sender);
      if (isWanted && !isClosed) startSender();
      else if (senders.size === 0) planning = planNextLook();
    });
    senders.add(sender);
  }

  async function planNextLook(): Promise<void> {
    const due = isClosed ? null : await store.nextDue().catch(() => null);
    if (isClosed || senders.size > 0) return;
    const wait = due ? due.getTime() - now().getTime() : LOOK_EVERY_MS;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.max(LOOK_AT_MOST_EVERY_MS, Math.min(wait, LOOK_EVERY_MS))).unref();
  }

  function wake(): void {
    if (isClosed) return;
    isWanted = true;
    clearTimeout(timer);
    while (senders.size < AT_ONCE) startSender();
  }

  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const tooLong = setTimeout(() => closing.abort(), CLOSE_WAIT_MS);
      await Promise.all(senders);
      clearTimeout(tooLong);
      await planning;
    },
  };
}

const OTHER_TROUBLE = "letters do not go out; they wait and are tried again";
const TROUBLE: Record<string, string> = {
  EAUTH: "the mail server refuses the login in SMTP_URL; letters wait and are tried again",
};
