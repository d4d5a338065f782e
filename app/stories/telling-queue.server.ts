import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "#app/problem.ts";
import type { Places, SlotStore } from "./slot-store.server.ts";
import { createWaitingLine } from "./waiting-line.server.ts";

/** How many tellings run at once, in all processes together. 0 switches a limit off; of the last two, either ends the waiting. */
export type QueueLimits = {
  /** Tellings of one guest that run or wait at the same time, whoever tells. */
  tellingsAtOncePerGuest: number;
  /** Tellings of one address that run or wait at the same time. */
  tellingsAtOncePerAddress: number;
  /** Tellings of everybody that run at the same time. */
  tellingsAtOnce: number;
  /** Tellings that wait for one of these to end. */
  tellingsWaiting: number;
  /** So long they wait, in milliseconds. */
  tellingWaitMs: number;
};

/** Under which names a telling's places are counted; no guest for a person with an account. */
export type Counted = { guest?: string; address: string };

/** What a telling has in the queue: a place, or a ticket for one. */
export type QueuePlace = {
  /** Waits for the place, in turn. @throws {Problem} storyteller_unavailable after the wait, or the signal's reason */
  reach(signal: AbortSignal): Promise<void>;
  /** Gives everything back, also in the middle of the wait. */
  leave(): Promise<void>;
};

export type TellingQueueParts = {
  limits: QueueLimits;
  slots: SlotStore;
  /** The longest that one telling may take, in milliseconds. */
  longestMs: number;
  /** Waits for something to be given back, and says in the log when it fails: nobody else is left to tell. */
  settle: (work: Promise<void>) => Promise<void>;
  now: () => Date;
  newId: () => string;
};

/** Most tellings are over by then, so it is an honest moment to name for another try. */
export const TRY_AGAIN_SECONDS = 5;

/** Whoever has just left a telling, or has just heard its end, may ask for the next before its slot is free. */
const GUEST_WAIT_MS = 1_000;
const GUEST_LOOK_MS = 50;
/** A ticket outlives its wait by this: the longest that taking the place may take. */
const TICKET_MARGIN_MS = 2_000;
const SEQUENCE_DIGITS = 12;

/** Places among the tellings that run, and a line of those who wait for one; who has waited longest goes first. */
export function createTellingQueue({ limits, slots, longestMs, settle, now, newId }: TellingQueueParts) {
  const running: Places = { name: "running", most: limits.tellingsAtOnce, after: "waiting" };
  const tickets: Places = { name: "waiting", most: limits.tellingsWaiting };
  const heldMs = longestMs + limits.tellingWaitMs;
  let sequence = 0;

  const line = createWaitingLine({
    take: async (holder) => (await slots.take([running], { holder, longestMs }))[0] ?? null,
    giveBack: (slot, holder) => settle(slots.giveBack([slot], holder)),
  });

  /** Sorts by when it came: clocks of several processes differ little, and in one process those of one moment are numbered. */
  function nextHolder(): string {
    sequence += 1;
    return `${now().toISOString()} ${String(sequence).padStart(SEQUENCE_DIGITS, "0")} ${newId()}`;
  }

  /** Takes what there is, a guest's own place after a short wait. @returns the places that are all taken, or null */
  async function takePlaces(
    { guest, address }: Counted,
    taker: { holder: string; held: string[] },
    signal: AbortSignal,
  ): Promise<Places | null> {
    const ofGuest: Places = { name: guest ?? "", most: guest === undefined ? 0 : limits.tellingsAtOncePerGuest };
    const ofAddress: Places = { name: address, most: limits.tellingsAtOncePerAddress };
    const wanted = [ofGuest, ofAddress, running].filter(({ most }) => most > 0);
    for (let waitedMs = 0; ; waitedMs += GUEST_LOOK_MS) {
      taker.held.push(...(await slots.take(wanted, { holder: taker.holder, longestMs: heldMs })));
      const full = wanted[taker.held.length] ?? null;
      if (full !== ofGuest || waitedMs >= GUEST_WAIT_MS) return full;
      await wait(GUEST_LOOK_MS, undefined, { signal });
    }
  }

  async function takeTicket({ holder, held }: { holder: string; held: string[] }): Promise<string> {
    const isWaiting = limits.tellingWaitMs > 0 && tickets.most > 0;
    const taker = { holder, longestMs: limits.tellingWaitMs + TICKET_MARGIN_MS };
    const [ticket] = isWaiting ? await slots.take([tickets], taker) : [];
    if (ticket === undefined) throw allTaken();
    held.push(ticket);
    return ticket;
  }

  /**
   * Takes a telling's places, or those of the guest and the address and a ticket for the last.
   * @throws {Problem} too_many_requests for one guest or address, storyteller_unavailable when all are taken and the line is
   * full, or the signal's reason
   */
  return async function enter(counted: Counted, signal: AbortSignal): Promise<QueuePlace> {
    const holder = nextHolder();
    const held: string[] = [];
    const leave = async () => {
      if (held.length === 0) return;
      await slots.giveBack(held.splice(0), holder);
      line.wake();
    };
    try {
      const full = await takePlaces(counted, { holder, held }, signal);
      if (full === null) return { reach: async () => undefined, leave };
      if (full !== running) throw new Problem("too_many_requests", { retryAfterSeconds: TRY_AGAIN_SECONDS });
      const ticket = await takeTicket({ holder, held });
      const reach = async (whileWaiting: AbortSignal) => {
        const place = await line.wait(holder, limits.tellingWaitMs, whileWaiting);
        if (place === null) throw allTaken();
        held.splice(held.indexOf(ticket), 1, place);
        await slots.giveBack([ticket], holder);
        line.wake();
      };
      return { reach, leave };
    } catch (error) {
      await settle(leave());
      throw error;
    }
  };
}

const allTaken = () => new Problem("storyteller_unavailable", { retryAfterSeconds: TRY_AGAIN_SECONDS });
