import { MORALS, type Moral } from "#storyteller/plot/morals.ts";
import { BEATS, type Beat, isToldIn } from "#storyteller/plot/skeletons.ts";
import { BANDS, type Band, GENRES, type Genre, type Language } from "#storyteller/story-request.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { Placed } from "./placed-passages.ts";

/** How many passages a request of one register, genre and moral has to choose from at a beat. */
export type Pool = { language: Language; beat: Beat; band: Band; genre: Genre; moral?: Moral; size: number };

/** Every pool there is: a passage counts where its plot can carry the moral and its genre suits. No moral means that any will do. */
export function poolsOf(folder: ContentFolder, language: Language, placed: readonly Placed[]): Pool[] {
  const carries = (plot: string, moral: Moral | undefined, band: Band) => {
    const skeleton = folder.skeletons[plot];
    return (
      skeleton !== undefined && isToldIn(skeleton, band) && (moral === undefined || skeleton.morals.includes(moral))
    );
  };
  const pools: Pool[] = [];
  for (const beat of BEATS) {
    for (const band of BANDS) {
      // A plot that has openings of its own leaves the shared pool as it is.
      const isShared = (each: Placed) => beat !== "opening" || each.plot === undefined;
      const here = placed.filter((each) => each.beat === beat && each.band === band && isShared(each));
      if (here.length === 0) continue;
      for (const genre of GENRES) {
        for (const moral of [undefined, ...MORALS]) {
          const size = here.filter(
            (each) =>
              (each.plot === undefined || carries(each.plot, moral, band)) &&
              (each.genre === undefined || each.genre === "any" || each.genre === genre) &&
              (each.moral === undefined || moral === undefined || each.moral === moral),
          ).length;
          pools.push({ language, beat, band, genre, moral, size });
        }
      }
    }
  }
  return pools;
}

const COLUMN = 12;

/** A table: for each beat and register the smallest pool, with any moral and with the rarest. */
export function poolTable(pools: readonly Pool[]): string[] {
  const least = (some: readonly Pool[]) =>
    some.reduce<Pool | undefined>((low, pool) => (low && low.size <= pool.size ? low : pool), undefined);
  const rows = BEATS.flatMap((beat) =>
    BANDS.flatMap((band) => {
      const here = pools.filter((pool) => pool.beat === beat && pool.band === band);
      const [any, rarest] = [least(here.filter(({ moral }) => moral === undefined)), least(here)];
      return any && rarest
        ? [
            [beat, band, String(any.size), String(rarest.size), rarest.moral ?? "any moral", rarest.genre]
              .map((cell) => cell.padEnd(COLUMN))
              .join("")
              .trimEnd(),
          ]
        : [];
    }),
  );
  const head = ["beat", "register", "any moral", "smallest", "with moral", "genre"]
    .map((cell) => cell.padEnd(COLUMN))
    .join("")
    .trimEnd();
  return [head, ...rows];
}

/** The smallest pool of all, in a sentence. */
export function smallestPool(pools: readonly Pool[]): string {
  const [low] = [...pools].sort((one, other) => one.size - other.size);
  return low
    ? `smallest pool: ${low.size} for ${low.language} ${low.band} ${low.beat}, ${low.genre}, ${low.moral ?? "any moral"}`
    : "no pool at all";
}
