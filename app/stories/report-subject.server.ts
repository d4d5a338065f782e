import { OUTSIDE_ID } from "#app/outside-id.ts";
import { Problem } from "#app/problem.ts";
import type { Caller } from "./audience.server.ts";
import type { LibraryStore } from "./library-store.server.ts";
import type { ReportedStory, StoryNamed } from "./report-contract.ts";
import type { ReportStore } from "./report-store.server.ts";
import type { StoryStore } from "./store.server.ts";

/**
 * Looks up what a caller reports, among the caller's own stories alone.
 * @returns null for somebody else's, an unknown, a deleted one, and one that is still being told
 * @throws {Problem} not_logged_in when a guest names a saved story: guests have none.
 */
export type FindReported = (caller: Caller, which: StoryNamed) => Promise<ReportedStory | null>;

type SubjectStores = {
  tellings: Pick<StoryStore, "findByKey">;
  library: Pick<LibraryStore, "whole">;
  reports: Pick<ReportStore, "ageOf">;
};

export function createReportSubject({ tellings, library, reports }: SubjectStores): FindReported {
  async function saved(owner: string, id: string): Promise<ReportedStory | null> {
    const story = OUTSIDE_ID.test(id) ? await library.whole(owner, id) : null;
    return story && { ...story, isHalfHeard: false };
  }

  return async (caller, which) => {
    const isPerson = caller.kind === "person";
    if ("id" in which) {
      if (!isPerson) throw new Problem("not_logged_in");
      return saved(caller.id, which.id);
    }
    const telling = await tellings.findByKey(caller.id, which.key);
    if (telling?.state !== "told") return null;
    // A person's telling only remembers its key: the story stands in the library, unless its owner has deleted it.
    if (isPerson) return saved(caller.id, telling.id);
    return { ...telling.story, age: await reports.ageOf(caller.id, telling.id), isHalfHeard: true };
  };
}
