import { GENRES, type Genre } from "#storyteller/story-request.ts";
import { seededRandom } from "./shapes.ts";

/** A cover's page. */
export const COVER = { width: 300, height: 400 } as const;

/** Eight families of night, warm and cool by turns. */
export const SKIES = ["ink", "brick", "teal", "ochre", "slate", "plum", "coal", "pine"] as const;
export type Sky = (typeof SKIES)[number];

/** Radius of the moon on a cover. */
export const MOON_RADIUS = { small: 34, large: 62, giant: 98 } as const;
/** Height of the hero on a cover, for one who fills the box that heroes are drawn in. */
export const HERO_HEIGHT = { far: 82, middle: 146, near: 228 } as const;
/** A sliver, a half, most of it, all of it. */
const PHASES = [0.14, 0.5, 0.76, 1] as const;
/** So many skies full of stars there are. */
export const STAR_FIELDS = 4;

const HEROES = {
  Fantasy: ["dragon", "whale", "child"],
  Fable: ["fox", "snail", "hedgehog", "owl"],
  SciFi: ["robot", "fox", "whale"],
  Scary: ["ghost", "owl", "hedgehog"],
  Superhero: ["cat", "child", "dragon"],
  Mistery: ["child", "owl", "cat", "snail"],
} as const satisfies Record<Genre, readonly string[]>;
export type HeroName = (typeof HEROES)[Genre][number];

const PLACES = {
  Fantasy: ["castle", "sea", "hills", "valley"],
  Fable: ["hills", "forest", "peaks", "valley"],
  SciFi: ["dunes", "peaks", "valley"],
  Scary: ["forest", "rooftops", "castle", "hills"],
  Superhero: ["rooftops", "washing", "hills"],
  Mistery: ["forest", "rooftops", "valley", "peaks"],
} as const satisfies Record<Genre, readonly string[]>;
export type PlaceName = (typeof PLACES)[Genre][number];

/** Places with a landmark that somebody near would hide. */
const LANDMARKS: readonly PlaceName[] = ["castle", "dunes", "washing", "sea"];

export type CoverPlan = {
  sky: Sky;
  place: PlaceName;
  hero: HeroName;
  distance: keyof typeof HERO_HEIGHT;
  moon: { x: number; y: number; size: keyof typeof MOON_RADIUS; phase: number };
  /** The moon is seen through a magnifying glass. */
  hasLens: boolean;
  /** The place is seen from the other side. */
  isMirrored: boolean;
  /** The hero looks the other way. */
  isTurned: boolean;
  /** Which sky full of stars. */
  stars: number;
};

/** What a story's cover shows: always the same for the same id and genres. */
export function coverPlan(id: string, genres: readonly Genre[]): CoverPlan {
  const random = seededRandom(id);
  const oneOf = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];
  const asked = genres[0] ? ([genres[0], ...genres.slice(1)] as const) : GENRES;

  const sky = oneOf(SKIES);
  const hero = oneOf<HeroName>(HEROES[oneOf<Genre>(asked)]);
  // Only the sea carries a whale.
  const place: PlaceName = hero === "whale" ? "sea" : oneOf<PlaceName>(PLACES[oneOf<Genre>(asked)]);
  const distance = distanceIn(place, hero, random());
  const size = sizeBehind(distance, place, random());
  return {
    sky,
    place,
    hero,
    distance,
    moon: { ...cellFor(size, distance, columnIn(place, random()), oneOf([0, 1, 2])), size, phase: oneOf(PHASES) },
    hasLens: genres.includes("Mistery") && size !== "giant" && random() < 0.4,
    isMirrored: random() < 0.5,
    isTurned: random() < 0.5,
    stars: Math.floor(random() * STAR_FIELDS),
  };
}

function distanceIn(place: PlaceName, hero: HeroName, chance: number): CoverPlan["distance"] {
  if (place === "sea") return "middle";
  if (LANDMARKS.includes(place)) return chance < 0.3 ? "far" : "middle";
  // A snail is small wherever it goes.
  if (hero === "snail") return chance < 0.5 ? "far" : "middle";
  if (chance < 0.25) return "far";
  return chance < 0.65 ? "middle" : "near";
}

function sizeBehind(distance: CoverPlan["distance"], place: PlaceName, chance: number): CoverPlan["moon"]["size"] {
  if (chance < 0.4) return "small";
  return chance < 0.75 || distance === "near" || place === "forest" ? "large" : "giant";
}

/** In a forest the moon stands over the clearing: trunks would cut it in pieces. */
const columnIn = (place: PlaceName, chance: number) => (place === "forest" ? 1 : Math.floor(chance * 3));

/** Where the moon stands: one of nine cells, higher behind somebody near, in the middle when it is giant. */
function cellFor(size: CoverPlan["moon"]["size"], distance: CoverPlan["distance"], column: number, row: number) {
  if (size === "giant") return { x: 130 + column * 20, y: 140 + row * 14 };
  if (distance === "near")
    return { x: [72, 150, 228][column] ?? 150, y: size === "small" ? 62 + row * 6 : 92 + row * 12 };
  return { x: [82, 150, 216][column] ?? 150, y: 82 + row * 26 };
}
