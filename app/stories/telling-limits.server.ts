import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "#app/problem.ts";
import { hourly } from "#app/rate-limit.server.ts";
import { homeOf } from "./address-range.server.ts";
import type { Caller } from "./audience.server.ts";
import type { ToldBy } from "./contract.ts";
import { type ModelStoryLimits, turnsOf } from "./model-turns.server.ts";
import type { PurseLimits, PurseStore } from "./purse-store.server.ts";
import type { SlotStore } from "./slot-store.server.ts";
import { createTellingQueue, type QueueLimits, TRY_AGAIN_SECONDS } from "./telling-queue.server.ts";
import type { TokenMeter } from "./token-meter.ts";
import type { TurnStore } from "./turn-store.server.ts";

/** How many tellings are let through. 0 switches a limit off. An IPv6 address stands for its /64, a network is a /24 or a /48. */
export type TellingLimits = QueueLimits &
  ModelStoryLimits & {
    /** Tellings by the built-in storyteller that one address may start in an hour: a whole school may share an address. */
    builtinStoriesPerAddressPerHour: number;
    /** Tellings of one guest that run at the same time, whoever tells. */
    tellingsAtOncePerGuest: number;
    /** What models may cost, in tokens: the stories of guests, of accounts without a plan, and of those who pay. */
    guestsTokensPerHour: number;
    guestsTokensPerDay: number;
    freeTokensPerHour: number;
    freeTokensPerDay: number;
    payingTokensPerHour: number;
    payingTokensPerDay: number;
  };

/** Whose purse pays: each has its own, so that none can be emptied by the others. */
export type Payer = "guests" | "free" | "paying";

/** Who asks for a telling. */
export type Asker = {
  caller: Caller;
  /** Asked only for a telling that costs something. */
  payer: () => Promise<Payer>;
  /** The most that it may cost, in tokens. */
  mostTokens: number;
};

/** Gives back what the telling held, at once, and settles what it cost as soon as that is known. A second time does nothing. */
export type GiveBack = (meter: TokenMeter) => void;

/**
 * Lets a telling through, perhaps after a wait, or throws: too_many_requests for whoever asks too much,
 * storyteller_unavailable when all places are taken, {@link EmptyPurse}, or the signal's reason.
 */
export type AdmitTelling = (asker: Asker, kind: ToldBy["kind"], signal: AbortSignal) => Promise<GiveBack>;

/** There is nothing left to pay a model with; a storyteller that costs nothing may still tell. */
export class EmptyPurse extends Problem {
  constructor(retryAfterSeconds: number) {
    super("storyteller_unavailable", { retryAfterSeconds });
  }
}

export type TellingLimitsParts = {
  limits: TellingLimits;
  turns: TurnStore;
  slots: SlotStore;
  purses: PurseStore;
  /** Under which names, addresses and accounts stand in the database. */
  hash: (text: string) => string;
  /** The longest that one telling may take, in milliseconds. */
  longestMs: number;
  newId: () => string;
  log: { warn(details: Record<string, unknown>, message: string): void };
};

/** What a telling has got on its way in: what it gives back when it is over, and what is to be done once its cost is known. */
type Passed = { leave?: () => void | Promise<void>; bill?: (tokens: number) => Promise<void> };

/** Whoever has just left a telling, or has just heard its end, may ask for the next before its slot is free. */
const SLOT_WAIT_MS = 1_000;
const SLOT_LOOK_MS = 50;

export type TellingAdmission = ReturnType<typeof createTellingLimits>;

/** Every limit on tellings. What must not be got round by asking another process, or after a restart, is kept in the database. */
export function createTellingLimits(parts: TellingLimitsParts) {
  const { limits, turns, slots, purses, hash, longestMs, newId, log } = parts;
  const enterQueue = createTellingQueue(limits);
  const takeBuiltinTurn = hourly(limits.builtinStoriesPerAddressPerHour);
  const settling = new Set<Promise<void>>();
  const saidEmpty = new Map<Payer, number>();

  async function takeSlot({ caller }: Asker, signal: AbortSignal): Promise<Passed> {
    const most = limits.tellingsAtOncePerGuest;
    if (caller.kind === "person" || most === 0) return {};
    const holder = newId();
    for (let waitedMs = 0; ; waitedMs += SLOT_LOOK_MS) {
      for (let number = 1; number <= most; number += 1) {
        const held = { slot: hash(`slot ${number} of ${caller.id}`), holder };
        if (await slots.take(held, longestMs + limits.tellingWaitMs)) return { leave: () => slots.giveBack(held) };
      }
      if (waitedMs >= SLOT_WAIT_MS) throw new Problem("too_many_requests", { retryAfterSeconds: TRY_AGAIN_SECONDS });
      await wait(SLOT_LOOK_MS, undefined, { signal });
    }
  }

  const takeQueuePlace = async ({ caller }: Asker, signal: AbortSignal): Promise<Passed> => ({
    leave: await enterQueue(homeOf(caller.address), signal),
  });

  async function takeHouseTurn({ caller }: Asker): Promise<Passed> {
    await takeBuiltinTurn(homeOf(caller.address));
    return {};
  }

  async function takeModelTurns({ caller }: Asker): Promise<Passed> {
    const asked = turnsOf(caller, limits).map((turn) => ({ ...turn, key: hash(turn.key) }));
    if (asked.length === 0) return {};
    const answer = await turns.take(asked);
    if ("retryAfterSeconds" in answer) throw new Problem("too_many_requests", answer);
    // What cost nothing is counted against nobody.
    return { bill: async (tokens) => (tokens === 0 ? turns.giveBack(answer.taken) : undefined) };
  }

  const purseLimits: Record<Payer, PurseLimits> = {
    guests: { perHour: limits.guestsTokensPerHour, perDay: limits.guestsTokensPerDay },
    free: { perHour: limits.freeTokensPerHour, perDay: limits.freeTokensPerDay },
    paying: { perHour: limits.payingTokensPerHour, perDay: limits.payingTokensPerDay },
  };

  async function openPurse({ payer, mostTokens }: Asker): Promise<Passed> {
    const purse = await payer();
    const bounds = purseLimits[purse];
    const filled = [bounds.perHour, bounds.perDay].filter((bound) => bound > 0);
    if (filled.length === 0) return {};
    // A purse that is smaller than the most a story can cost is still good for one.
    const reservation = { id: newId(), purse, tokens: Math.min(mostTokens, ...filled), limits: bounds, longestMs };
    const refusal = await purses.reserve(reservation);
    if (refusal === null) return { bill: (tokens) => purses.settle(reservation, tokens) };
    if (refusal.isSpent) sayEmpty(purse, refusal.retryAfterSeconds);
    throw new EmptyPurse(refusal.retryAfterSeconds);
  }

  /** Once for each time that a purse is empty: everybody who is turned away would be a line of the log. */
  function sayEmpty(purse: Payer, forSeconds: number): void {
    if ((saidEmpty.get(purse) ?? 0) > performance.now()) return;
    saidEmpty.set(purse, performance.now() + forSeconds * 1_000);
    log.warn({ purse, forSeconds }, "a purse is empty: models tell nothing more that it would pay for");
  }

  // The purse comes last: what is put aside for somebody who waits is missing for others.
  const gates = {
    builtin: [takeSlot, takeHouseTurn, takeQueuePlace],
    model: [takeSlot, takeModelTurns, takeQueuePlace, openPurse],
  };

  /** Goes on in the background: nobody waits for it but the shutdown. */
  function settle(work: Promise<unknown>): void {
    const settled = work
      .then(() => undefined)
      .catch((error: unknown) => log.warn({ err: error }, "what a telling held could not be given back"))
      .finally(() => settling.delete(settled));
    settling.add(settled);
  }

  function end(passed: readonly Passed[], meter: Pick<TokenMeter, "over" | "tokens">): void {
    for (const { leave } of passed) settle(Promise.resolve(leave?.()));
    settle(meter.over().then(() => Promise.all(passed.map(async ({ bill }) => bill?.(meter.tokens)))));
  }

  const admit: AdmitTelling = async (asker, kind, signal) => {
    const passed: Passed[] = [];
    try {
      for (const gate of gates[kind]) passed.push(await gate(asker, signal));
    } catch (error) {
      end(passed, { over: async () => undefined, tokens: 0 });
      throw error;
    }
    return (meter) => end(passed.splice(0), meter);
  };

  return {
    admit,
    /** Forgets what is over. */
    async sweep(): Promise<void> {
      await turns.sweep();
      await slots.sweep();
      await purses.sweep();
    },
    /** For a process that has just started, and is alone: what tellings held that were cut off is free. */
    async freeCutOff(): Promise<void> {
      await slots.freeAll();
      await purses.releaseAll();
    },
    /** Waits until everything has been given back and settled. */
    async close(): Promise<void> {
      await Promise.all(settling);
    },
  };
}
