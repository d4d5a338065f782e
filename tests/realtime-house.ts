import type { HearRecords, RecordChange, StoryRecord, StoryRecords } from "#app/stories/records-contract.ts";
import { type IdentifyCaller, NotIdentified } from "#server/graphql/api-caller.ts";
import { createGraphqlEngine } from "#server/graphql/engine.ts";
import { createOperations, type Operations } from "#server/realtime/operations.ts";

export const ANA = { id: "ana-id", email: "ana@home.example" };
export const BEN = { id: "ben-id", email: "ben@home.example" };
const PEOPLE = new Map([
  ["ana", ANA],
  ["ben", BEN],
  ["stranger", null],
]);

export const ON_CREATE = "subscription { onCreateGeneratedStories { id content } }";

export function record(id: string, content: string | null = "Once"): StoryRecord {
  const at = "2026-11-20T20:40:00.000Z";
  return { id, content, createdAt: at, updatedAt: at };
}

/** What the realtime code stands on, with stand-ins for accounts and records: the schema is the real one. */
export type RealtimeHouse = {
  identify: IdentifyCaller;
  operations: Operations;
  announce(change: RecordChange, owner: string, story: StoryRecord): void;
  /** How many subscriptions listen. */
  hearers(): number;
  /** What each judged credential was signed over, in order. */
  signed: { path: string; body: string }[];
  /** How often somebody's being still good was asked. */
  rechecks(): number;
  /** What nobody expected. */
  reported: unknown[];
  /** Logs somebody out. */
  logOut(token: string): void;
};

/**
 * Tokens are "ana", "ben", "stranger" (known, without an account here), "broken" (accounts fail); all others are bad.
 * A session's cookie is `session=` and such a word.
 */
export function openRealtimeHouse({ subscriptionsPerAccount = 0 } = {}): RealtimeHouse {
  const hearing = new Set<{ owner: string; hear: Parameters<HearRecords>[1] }>();
  const signed: { path: string; body: string }[] = [];
  const loggedOut = new Set<string>();
  const reported: unknown[] = [];
  let rechecks = 0;

  const identify: IdentifyCaller = async (credentials) => {
    signed.push(credentials.signed);
    const cookie = credentials.cookie?.get("cookie")?.replace("session=", "");
    const token = credentials.header("authorization") ?? cookie;
    if (token === "broken") throw new Error("accounts are broken");
    if (token === undefined) throw new NotIdentified(401, "UnauthorizedException", "Missing authorization header");
    if (token === "signed badly") throw new NotIdentified(403, "InvalidSignatureException", "Not signed by that key.");
    const person = PEOPLE.get(token);
    if (person === undefined || loggedOut.has(token))
      throw new NotIdentified(401, "UnauthorizedException", "Token has expired.");
    return {
      mode: "userPool",
      person,
      async isStillGood() {
        rechecks += 1;
        return !loggedOut.has(token);
      },
    };
  };

  const hear: HearRecords = (owner, listener) => {
    const hearer = { owner, hear: listener };
    hearing.add(hearer);
    return () => void hearing.delete(hearer);
  };
  const records = {
    heardBy: (_owner, filter) => (story) => filter?.id?.eq == null || filter.id.eq === story.id,
  } as Pick<StoryRecords, "heardBy"> as StoryRecords;
  let ids = 0;
  const operations = createOperations({
    engine: createGraphqlEngine({ allowsIntrospection: false }),
    records,
    hear,
    subscriptionsPerAccount,
    report: (thrown) => void reported.push(thrown),
    newId: () => `id ${ids++}`,
  });

  return {
    identify,
    operations,
    announce(change, owner, story) {
      for (const hearer of hearing) if (hearer.owner === owner) hearer.hear(change, story);
    },
    hearers: () => hearing.size,
    signed,
    rechecks: () => rechecks,
    reported,
    logOut: (token) => void loggedOut.add(token),
  };
}
