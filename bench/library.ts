// What a page of the library costs whoever has few stories and whoever has many, in one big table, on both databases.

import { createLibrary } from "#app/stories/library.server.ts";
import type { Library } from "#app/stories/library-contract.ts";
import { createLibraryStore, type LibraryStore, type StoryPlace } from "#app/stories/library-store.server.ts";
import { type DatabasePlace, openDatabase } from "#db/open.server.ts";
import { onBothDatabases } from "./databases.ts";
import { type Figure, figure, median } from "./figure.ts";
import { fillLibrary, OWNERS, type Owner } from "./library-rows.ts";
import { report } from "./measure.ts";

const ROUNDS = 400;
const WARM_UP_ROUNDS = 100;
/** So many cards, and one more to look ahead, everybody has on a first and on another last page. */
const CARDS = 5;
/** The same number of cards may take so many times as long out of 10,000 stories as out of 10. */
const MOST_TIMES = 1.2;

type Request = () => Promise<unknown>;
type Times = Record<Owner, number>;

/** Median milliseconds of each request, asked in turn so that a disturbance hits all alike. */
async function mediansOf(requests: Record<Owner, Request>): Promise<Times> {
  const times: Record<Owner, number[]> = { few: [], many: [], most: [] };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const owner of OWNERS) {
      const startedAt = performance.now();
      await requests[owner]();
      if (round >= WARM_UP_ROUNDS) times[owner].push(performance.now() - startedAt);
    }
  return { few: median(times.few), many: median(times.many), most: median(times.most) };
}

/** One request for each owner. */
async function forEach(requestOf: (owner: Owner) => Promise<Request>): Promise<Record<Owner, Request>> {
  return { few: await requestOf("few"), many: await requestOf("many"), most: await requestOf("most") };
}

/** A page as the product asks for it. */
async function shownPage(library: Library, owner: Owner, isLast: boolean): Promise<Request> {
  let after: string | undefined;
  for (let next: string | null | undefined; isLast && next !== null; ) {
    if (next !== undefined) after = next;
    next = (await library.list(owner, { after })).next;
  }
  return () => library.list(owner, { after });
}

/** A page of as many cards for everybody. */
async function equalPage(store: LibraryStore, owner: Owner, isLast: boolean): Promise<Request> {
  let after: StoryPlace | null = null;
  if (isLast) {
    const places: StoryPlace[] = [];
    for await (const { createdAt, id } of allOf(store, owner)) places.push({ createdAt, id });
    after = places[CARDS] ?? null;
  }
  return () => store.cards(owner, { after, words: [], favouritesOnly: false, limit: CARDS + 1 });
}

/** No page of the library reads counts. */
const NO_COUNTS = { counts: () => Promise.resolve({ counted: 0, stored: 0 }) };

const allOf = (store: LibraryStore, owner: Owner) => libraryOver(store).all(owner);
const libraryOver = (store: LibraryStore) =>
  createLibrary({ store, saving: NO_COUNTS, allowanceOf: () => Promise.resolve({ limit: 0, since: null }) });

async function figuresOn(name: string, place: DatabasePlace): Promise<Figure[]> {
  const db = await openDatabase(place);
  try {
    await fillLibrary(db, place.databaseUrl ? "postgres" : "sqlite");
    const store = createLibraryStore(db, () => new Date());
    const figures: Figure[] = [];
    for (const isLast of [false, true]) {
      const shown = await mediansOf(await forEach((owner) => shownPage(libraryOver(store), owner, isLast)));
      const equal = await mediansOf(await forEach((owner) => equalPage(store, owner, isLast)));
      figures.push(...figuresOf(`library's ${isLast ? "last" : "first"} page (${name})`, shown, equal));
    }
    return figures;
  } finally {
    await db.destroy();
  }
}

function figuresOf(name: string, shown: Times, equal: Times): Figure[] {
  const beside = (value: number, cards: number) => ({ name: `of 10 stories, ${cards} cards`, value, unit: "ms" });
  const ratio = (stories: string, value: number) =>
    figure({
      name: `… of ${stories} beside 10, ${CARDS} cards each`,
      value: value / equal.few,
      unit: "×",
      beside: beside(equal.few, CARDS),
      limit: MOST_TIMES,
    });
  return [
    figure({
      name: `${name}, of 10,000 stories, 20 cards`,
      value: shown.most,
      unit: "ms",
      beside: beside(shown.few, 10),
    }),
    figure({ name: "… of 1,000 stories, 20 cards", value: shown.many, unit: "ms", beside: beside(shown.few, 10) }),
    ratio("1,000", equal.many),
    ratio("10,000", equal.most),
  ];
}

await report(() => onBothDatabases(figuresOn));
