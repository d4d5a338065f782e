import { Problem } from "#app/problem.ts";
import { createPurseStore } from "#app/stories/purse-store.server.ts";
import { createSlotStore } from "#app/stories/slot-store.server.ts";
import {
  type Asker,
  createTellingLimits,
  type TellingAdmission,
  type TellingLimits,
} from "#app/stories/telling-limits.server.ts";
import { TokenMeter } from "#app/stories/token-meter.ts";
import { createTurnStore } from "#app/stories/turn-store.server.ts";
import { type DatabaseKind, openTestDatabase } from "./databases.ts";

const NO_LIMITS: TellingLimits = {
  modelStoriesPerAddressPerHour: 0,
  modelStoriesPerGuestPerDay: 0,
  guestModelStoriesPerAddressPerDay: 0,
  guestModelStoriesPerNetworkPerDay: 0,
  modelStoriesPerAccountPerDay: 0,
  builtinStoriesPerAddressPerHour: 0,
  tellingsAtOncePerGuest: 0,
  tellingsAtOncePerAddress: 0,
  tellingsAtOnce: 0,
  tellingsWaiting: 0,
  tellingWaitMs: 0,
  guestsTokensPerHour: 0,
  guestsTokensPerDay: 0,
  freeTokensPerHour: 0,
  freeTokensPerDay: 0,
  payingTokensPerHour: 0,
  payingTokensPerDay: 0,
};

export const HOUR_MS = 3_600_000;
export const NEVER = new AbortController().signal;
/** The most that a story costs here, in tokens. */
export const MOST = 1_000;

/** The meter of a story of so many tokens. */
export function spent(tokens: number): TokenMeter {
  const meter = new TokenMeter();
  const call = meter.begin(0);
  call.report({ input: 0, output: tokens });
  call.complete();
  call.end();
  return meter;
}

export const guest = (id: string, address = "192.0.2.1"): Asker => ({
  caller: { kind: "guest", id, address },
  payer: async () => "guests",
  mostTokens: MOST,
});
export const person = (id: string, payer: "free" | "paying" = "free"): Asker => ({
  caller: { kind: "person", id, address: "192.0.2.9" },
  payer: async () => payer,
  mostTokens: MOST,
});

/** Why somebody was turned away. @throws what was no refusal, also when they were let through */
export async function refusal(
  admitted: Promise<unknown>,
): Promise<{ code: string; retryAfterSeconds: number | undefined }> {
  const problem: unknown = await admitted.then(
    () => new Error("it was let through"),
    (error: unknown) => error,
  );
  if (problem instanceof Problem) return { code: problem.code, retryAfterSeconds: problem.retryAfterSeconds };
  throw problem;
}

export type LimitHouse = Awaited<ReturnType<typeof openLimitHouse>>;

/** The limits on tellings over a real database, with a clock that a test moves. */
export async function openLimitHouse(kind: DatabaseKind) {
  const database = await openTestDatabase(kind);
  const clock = { nowMs: Date.UTC(2026, 0, 31, 20, 30) };
  const warnings: string[] = [];
  const opened: TellingAdmission[] = [];

  /** As one process has them: no limits but those named. */
  function open(change: Partial<TellingLimits>, db = database.db): TellingAdmission {
    const now = () => new Date(clock.nowMs);
    const limits = createTellingLimits({
      limits: { ...NO_LIMITS, ...change },
      turns: createTurnStore(db, now),
      slots: createSlotStore(db, now),
      purses: createPurseStore(db, now),
      hash: (text) => `#${text}`,
      longestMs: 60_000,
      now,
      newId: () => crypto.randomUUID(),
      log: { warn: (_, message) => void warnings.push(message) },
    });
    opened.push(limits);
    return limits;
  }

  return {
    database,
    clock,
    warnings,
    open,
    admitter(change: Partial<TellingLimits>) {
      const limits = open(change);
      return (asker: Asker, teller: "model" | "builtin" = "model") => limits.admit(asker, teller, NEVER);
    },
    async close() {
      for (const limits of opened) await limits.close();
      await database.close();
    },
  };
}

/** Tells one story to its end, settled. */
export async function tellOne(limits: TellingAdmission, asker: Asker, tokens = 100): Promise<void> {
  (await limits.admit(asker, "model", NEVER))(spent(tokens));
  await limits.close();
}
