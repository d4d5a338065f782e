import { createLibrary } from "#app/stories/library.server.ts";
import type { WholeStory } from "#app/stories/library-contract.ts";
import { createLibraryStore } from "#app/stories/library-store.server.ts";
import { createSavingStore } from "#app/stories/saving-store.server.ts";
import { previewOf, searchTextOf } from "#app/stories/story-columns.ts";
import type { StoryRow } from "#db/tables.server.ts";
import { type DatabaseKind, openTestDatabase } from "./databases.ts";

/** What a test says of a story that is there already; the rest is of no interest to it. */
export type SavedStory = Partial<StoryRow> & { owner: string };

export type LibraryHouse = Awaited<ReturnType<typeof openLibraryHouse>>;

const MAY_HAVE = 3;
/** SQLite takes so many values in one statement, and a row has seventeen. */
const ROWS_AT_ONCE = 1_000;

/** The library over a real database, with a clock that a test moves, and the people `ana` and `ben`. */
export async function openLibraryHouse(kind: DatabaseKind) {
  const { db, close } = await openTestDatabase(kind);
  const clock = { nowMs: Date.UTC(2026, 0, 31, 23, 30) };
  const now = () => new Date(clock.nowMs);
  const store = createLibraryStore(db, now);
  const saving = createSavingStore(db, now);
  let saved = 0;

  const rowOf = ({ title = "La tetera", content = "Era una noche.", ...story }: SavedStory): StoryRow => {
    saved += 1;
    const createdAt = story.created_at ?? new Date(clock.nowMs).toISOString();
    return {
      id: `story-${String(saved).padStart(6, "0")}`,
      created_at: createdAt,
      updated_at: createdAt,
      deleted_at: null,
      read_at: null,
      favourite: 0,
      counted: 1,
      language: "es",
      age: 6,
      genres: '["Fable"]',
      storyteller_kind: "builtin",
      storyteller_name: "builtin",
      title,
      content,
      preview: previewOf(content),
      search_text: searchTextOf(title, content),
      safety: null,
      trace: null,
      ...story,
    };
  };

  const house = {
    db,
    clock,
    store,
    saving,
    library: createLibrary({ store, saving, allowanceOf: () => Promise.resolve({ limit: MAY_HAVE, since: null }) }),
    /** Puts stories there and counts them as saving does. @returns their ids */
    async save(...stories: readonly SavedStory[]): Promise<string[]> {
      const rows = stories.map(rowOf);
      for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
        await db
          .insertInto("stories")
          .values(rows.slice(first, first + ROWS_AT_ONCE))
          .execute();
      for (const owner of new Set(rows.map((row) => row.owner))) {
        const own = rows.filter((row) => row.owner === owner);
        const [counted, stored] = [
          own.filter((row) => row.counted).length,
          own.filter((row) => !row.deleted_at).length,
        ];
        await db
          .insertInto("story_counts")
          .values({ owner, counted, stored })
          .onConflict((conflict) =>
            conflict.column("owner").doUpdateSet((eb) => ({
              counted: eb("story_counts.counted", "+", counted),
              stored: eb("story_counts.stored", "+", stored),
            })),
          )
          .execute();
      }
      return rows.map(({ id }) => id);
    },
    row: (id: string) => db.selectFrom("stories").selectAll().where("id", "=", id).executeTakeFirst(),
    /** How many stories are in the library, counted one by one. */
    async inLibrary(owner: string): Promise<number> {
      const rows = await db
        .selectFrom("stories")
        .select("id")
        .where("owner", "=", owner)
        .where("deleted_at", "is", null)
        .execute();
      return rows.length;
    },
    everythingOf: (owner: string): Promise<WholeStory[]> => Array.fromAsync(house.library.all(owner)),
    close,
  };
  for (const id of ["ana", "ben"])
    await db
      .insertInto("users")
      .values({ id, name: "", email: `${id}@example.com`, emailVerified: 1, image: null, createdAt: "", updatedAt: "" })
      .execute();
  return house;
}
