import { OUTSIDE_ID } from "#app/outside-id.ts";
import { Problem } from "#app/problem.ts";
import type { Allowance } from "#app/subscriptions/contract.ts";
import { LIBRARY_PAGE_SIZE, type Library, type WholeStory } from "./library-contract.ts";
import { cursorOf, placeOf } from "./library-cursor.server.ts";
import { wordsOf } from "./library-search.ts";
import type { LibraryStore } from "./library-store.server.ts";
import type { AnnounceRecord } from "./records-contract.ts";
import type { SavingStore } from "./saving-store.server.ts";

type LibraryDependencies = {
  store: LibraryStore;
  saving: Pick<SavingStore, "counts">;
  allowanceOf: (owner: string) => Promise<Allowance>;
  /** Is told of each story that has left the library or come back. */
  announce?: AnnounceRecord;
};

/** Stories read from the database at once when somebody takes all of them along. */
const STORIES_AT_ONCE = 100;

/** What a person does with saved stories. Somebody else's story is as unknown as one that never was. */
export function createLibrary({ store, saving, allowanceOf, announce }: LibraryDependencies): Library {
  return {
    async list(owner, { after, search = "", favouritesOnly = false }) {
      const looked = { after: after === undefined ? null : placeOf(after), words: wordsOf(search), favouritesOnly };
      // One more than a page tells whether another page follows.
      const cards = await store.cards(owner, { ...looked, limit: LIBRARY_PAGE_SIZE + 1 });
      const page = cards.slice(0, LIBRARY_PAGE_SIZE);
      const last = page.at(-1);
      return { cards: page, next: last && cards.length > page.length ? cursorOf(last) : null };
    },

    async open(owner, id) {
      const story = await store.whole(owner, possible(id));
      if (!story) throw new Problem("not_found");
      if (!story.isRead) await store.markRead(owner, id);
      return story;
    },

    async origin(owner, id) {
      const story = await store.whole(owner, possible(id));
      if (!story?.people) throw new Problem("not_found");
      const { people, title, language, age } = story;
      return { id, people, title, language, age };
    },

    async setFavourite(owner, id, isFavourite) {
      if (!(await store.setFavourite(owner, possible(id), isFavourite))) throw new Problem("not_found");
    },

    async remove(owner, id) {
      if (!(await store.remove(owner, possible(id)))) throw new Problem("not_found");
      announce?.("deleted", owner, id);
    },

    async restore(owner, id) {
      if (await store.restore(owner, possible(id))) announce?.("created", owner, id);
      // Asked for twice, it is there: that is all that was wanted.
      else if (!(await store.has(owner, id))) throw new Problem("not_found");
    },

    async counts(owner) {
      const { limit, since } = await allowanceOf(owner);
      const { counted, stored } = await saving.counts(owner, since);
      return { storyCount: counted, totalStoryCount: stored, max_amount_of_stories: limit };
    },

    async *all(owner) {
      let last: WholeStory | null = null;
      do {
        const stories: WholeStory[] = await store.wholeAfter(owner, last, STORIES_AT_ONCE);
        yield* stories;
        last = stories.length === STORIES_AT_ONCE ? (stories.at(-1) ?? null) : null;
      } while (last);
    },
  };
}

/** @throws {Problem} not_found for what can be no story's id. */
function possible(id: string): string {
  if (!OUTSIDE_ID.test(id)) throw new Problem("not_found");
  return id;
}
