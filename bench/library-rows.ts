import { sql } from "kysely";
import { searchTextOf } from "#app/stories/story-columns.ts";
import type { Database } from "#db/open.server.ts";
import { tellStory } from "#storyteller/tell-story.ts";

/** Whose pages are compared: 10, 1,000 and 10,000 stories. */
export const OWNERS = ["few", "many", "most"] as const;
export type Owner = (typeof OWNERS)[number];

const ROWS = 200_000;
/** No statement may run for long: the product's own limit holds here too. */
const ROWS_AT_ONCE = 10_000;
const OTHER_OWNERS = 1_000;
/** Characters of a story; folded for the search it stands in the row a second time. */
const STORY_CHARACTERS = 1_400;
const PREVIEW_CHARACTERS = 200;
const TEXT_CHARACTERS = 8_000;

/** How each database counts up, and makes ids in no order, numbers in text, and points in time. */
const DIALECT = {
  sqlite: {
    places: (from: number) =>
      sql`(with recursive counted(place) as (select ${sql.lit(from)} union all select place + 1 from counted
        where place < ${sql.lit(from + ROWS_AT_ONCE - 1)}) select place from counted)`,
    id: sql`lower(hex(randomblob(16)))`,
    createdAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + place, 'unixepoch')`,
    settle: sql`analyze`,
  },
  postgres: {
    places: (from: number) =>
      sql`(select generate_series(${sql.lit(from)}, ${sql.lit(from + ROWS_AT_ONCE - 1)}) as place)`,
    id: sql`md5(place::text)`,
    createdAt: sql`to_char(to_timestamp(1767225600 + place) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    settle: sql`vacuum analyze stories`,
  },
};

/**
 * Fills an empty database with 200,000 stories of about 3 KB, told one after the other to people in turn, so that nobody's
 * stories lie together.
 */
export async function fillLibrary(db: Database, kind: keyof typeof DIALECT): Promise<void> {
  const { places, id, createdAt, settle } = DIALECT[kind];
  const others = Array.from({ length: OTHER_OWNERS }, (_, place) => `other-${place}`);
  for (const owner of [...OWNERS, ...others])
    await db
      .insertInto("users")
      .values({ id: owner, name: "", email: owner, emailVerified: 1, image: null, createdAt: "", updatedAt: "" })
      .execute();
  const text = toldText();
  const piece = (of: string, characters: number) =>
    sql`substr(${of}, 1 + (place * 7919) % ${sql.lit(TEXT_CHARACTERS - characters)}, ${sql.lit(characters)})`;
  for (let from = 0; from < ROWS; from += ROWS_AT_ONCE)
    await sql`
    insert into stories (id, owner, created_at, updated_at, counted, language, age, genres, storyteller_kind,
      storyteller_name, title, preview, content, search_text)
    select ${id},
      case when place % 20 = 0 then 'most' when place % 200 = 1 then 'many' when place % 20000 = 2 then 'few'
        else 'other-' || (place % ${sql.lit(OTHER_OWNERS)}) end,
      ${createdAt}, ${createdAt}, 1, 'es', 6, '["Fable"]', 'builtin', 'builtin', 'La tetera',
      ${piece(text, PREVIEW_CHARACTERS)}, ${piece(text, STORY_CHARACTERS)},
      ${piece(searchTextOf("", text).slice(0, TEXT_CHARACTERS), STORY_CHARACTERS)}
    from ${places(from)} as places`.execute(db);
  await settle.execute(db);
}

/** Text as it is told here: a database presses text of its own kind together more or less. */
function toldText(): string {
  let text = "";
  for (let seed = 0; text.length < TEXT_CHARACTERS + 2_000; seed++)
    text += tellStory({ language: "es", age: 6, genres: [], ideas: "", length: "long" }, seed).paragraphs.join("\n\n");
  return text.slice(0, TEXT_CHARACTERS + 2_000);
}
