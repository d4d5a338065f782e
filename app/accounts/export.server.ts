import type { Counts, Library } from "#app/stories/library-contract.ts";
import type { PlanState } from "#app/subscriptions/contract.ts";
import type { ApiKeyLine } from "./api-keys-store.server.ts";
import type { OpenSession, Person } from "./contract.ts";
import type { Listener } from "./listeners-contract.ts";

/** What an export is gathered from. */
export type ExportSources = {
  library: Pick<Library, "all" | "counts">;
  planOf(owner: string): Promise<PlanState>;
  sessionsOf(person: Person): Promise<readonly OpenSession[]>;
  listenersOf(person: Person): Promise<readonly Listener[]>;
  apiKeysOf(person: Person): Promise<readonly Pick<ApiKeyLine, "name" | "createdAt">[]>;
  /** When the account was made, ISO-8601 UTC; null when that is not known. */
  createdAtOf(person: Person): Promise<string | null>;
  now(): Date;
};

type ExportHead = {
  exportedAt: string;
  account: { email: string; createdAt: string | null };
  counts: Counts;
  plan: PlanState;
  /** Without what ends them: the file may be passed on. */
  sessions: readonly Pick<OpenSession, "createdAt" | "userAgent">[];
  listeners: readonly Listener[];
  /** Programs that act for the person. */
  apiKeys: readonly Pick<ApiKeyLine, "name" | "createdAt">[];
};

/**
 * Everything that is kept of a person, as the pieces of one JSON object. All but the stories is gathered before it is
 * returned, so that a failure there is still a plain answer; the stories are read while they are written out.
 */
export async function exportOf(person: Person, sources: ExportSources): Promise<AsyncIterable<string>> {
  const [counts, plan, sessions, listeners, apiKeys, createdAt] = await Promise.all([
    sources.library.counts(person.id),
    sources.planOf(person.id),
    sources.sessionsOf(person),
    sources.listenersOf(person),
    sources.apiKeysOf(person),
    sources.createdAtOf(person),
  ]);
  const head: ExportHead = {
    exportedAt: sources.now().toISOString(),
    account: { email: person.email, createdAt },
    counts,
    plan,
    sessions: sessions.map(({ createdAt: since, userAgent }) => ({ createdAt: since, userAgent })),
    listeners,
    apiKeys,
  };
  return withStories(head, sources.library.all(person.id));
}

async function* withStories(head: ExportHead, stories: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "stories": [`;
  let separator = "\n    ";
  for await (const story of stories) {
    yield separator + JSON.stringify(story);
    separator = ",\n    ";
  }
  yield "\n  ]\n}\n";
}
