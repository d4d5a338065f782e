import { Problem } from "#app/problem.ts";
import { homeOf } from "./address-range.server.ts";
import type { Caller } from "./audience.server.ts";
import type { ToldBy } from "./contract.ts";
import { type ModelStoryLimits, turnsOf } from "./model-turns.server.ts";
import type { PurseLimits, PurseStore } from "./purse-store.server.ts";
import type { SlotStore } from "./slot-store.server.ts";
import { type Counted, createTellingQueue, type QueueLimits } from "./telling-queue.server.ts";
import type { TokenMeter } from "./token-meter.ts";
import type { Turn, TurnStore } from "./turn-store.server.ts";

/** How many tellings are let through. 0 switches a limit off. An IPv6 address stands for its /64, a network is a /24 or a /48. */
export type TellingLimits = QueueLimits &
  ModelStoryLimits & {
    /** Tellings by the built-in storyteller that one address may start in an hour: a whole school may share an address. */
    builtinStoriesPerAddressPerHour: number;
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
  now: () => Date;
  newId: () => string;
  log: { warn(details: Record<string, unknown>, message: string): void };
};

/** What a telling has got on its way in: what it gives back when it is over, and what is to be done once its cost is known. */
type Passed = { leave?: () => Promise<void>; bill?: (tokens: number) => Promise<void> };

const HOUR_SECONDS = 3_600;

export type TellingAdmission = ReturnType<typeof createTellingLimits>;

/** Every limit on tellings. All of them are counted in the database: the same for one process or many, and after a restart. */
export function createTellingLimits(parts: TellingLimitsParts) {
  const { limits, turns, slots, purses, hash, longestMs, now, newId, log } = parts;
  const enterQueue = createTellingQueue({ limits, slots, longestMs, settle, now, newId });
  const settling = new Set<Promise<void>>();
  const saidEmpty = new Map<Payer, number>();

  const countedAs = ({ kind, id, address }: Caller): Counted => ({
    ...(kind === "guest" && { guest: hash(`guest ${id}`) }),
    address: hash(`address ${homeOf(address)}`),
  });

  const houseTurns = ({ address }: Caller): Turn[] => {
    const most = limits.builtinStoriesPerAddressPerHour;
    return most === 0 ? [] : [{ key: `house for ${homeOf(address)}`, turns: most, seconds: HOUR_SECONDS }];
  };

  async function takeTurns(asked: readonly Turn[]): Promise<Passed> {
    if (asked.length === 0) return {};
    const answer = await turns.take(asked.map((turn) => ({ ...turn, key: hash(turn.key) })));
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

  /** Goes on in the background: whoever does not wait for it leaves it to the shutdown. */
  function settle(work: Promise<unknown>): Promise<void> {
    const settled = work
      .then(() => undefined)
      .catch((error: unknown) => log.warn({ err: error }, "what a telling held could not be given back"))
      .finally(() => settling.delete(settled));
    settling.add(settled);
    return settled;
  }

  /** @returns when its places are free */
  async function end(passed: readonly Passed[], meter: Pick<TokenMeter, "over" | "tokens">): Promise<void> {
    void settle(meter.over().then(() => Promise.all(passed.map(async ({ bill }) => bill?.(meter.tokens)))));
    await Promise.all(passed.flatMap(({ leave }) => (leave ? [settle(leave())] : [])));
  }

  const admit: AdmitTelling = async (asker, kind, signal) => {
    const passed: Passed[] = [];
    try {
      const place = await enterQueue(countedAs(asker.caller), signal);
      passed.push({ leave: () => place.leave() });
      if (kind === "builtin") await takeTurns(houseTurns(asker.caller));
      else passed.push(await takeTurns(turnsOf(asker.caller, limits)));
      await place.reach(signal);
      // The purse comes last: what is put aside for somebody who waits is missing for others.
      if (kind === "model") passed.push(await openPurse(asker));
    } catch (error) {
      // Whoever is turned away here may be let in elsewhere at once, and needs the same place there.
      await end(passed, { over: async () => undefined, tokens: 0 });
      throw error;
    }
    return (meter) => void end(passed.splice(0), meter);
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
