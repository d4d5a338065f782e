import type { Genre } from "#storyteller/story-request.ts";
import { coverPaint } from "./cover-paint.ts";
import { PLACES } from "./cover-places.tsx";
import { COVER, type CoverPlan, coverPlan, HERO_HEIGHT, MOON_RADIUS } from "./cover-plan.ts";
import { MoonShape } from "./moon.tsx";
import { rounded, yAt } from "./shapes.ts";
import { Standing } from "./standing.tsx";

/** The magnifying glass as it is drawn. */
const LENS_RADIUS = 38;
const GLOW_RADIUS = 10;

/** A story's cover, 3 to 4, drawn from its id and genres. The page has to hold `CoverShapes`. */
export function Cover({ id, genres }: { id: string; genres: readonly Genre[] }) {
  const plan = coverPlan(id, genres);
  return (
    <svg
      className={`cover cover-${plan.sky}`}
      viewBox={`4 4 ${COVER.width - 8} ${COVER.height - 8}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g filter="url(#cut)">
        <path d="M0 0H300V400H0Z" fill={coverPaint.top} />
        <CoverMoon moon={plan.moon} hasLens={plan.hasLens} stars={plan.stars} />
        <g transform={plan.isMirrored ? `translate(${COVER.width}) scale(-1 1)` : undefined}>
          <CoverPlace plan={plan} />
        </g>
        <use href="#cover-paper" />
      </g>
    </svg>
  );
}

function CoverMoon({ moon, hasLens, stars }: Pick<CoverPlan, "moon" | "hasLens" | "stars">) {
  const radius = MOON_RADIUS[moon.size];
  const place = `translate(${moon.x} ${moon.y})`;
  const lens = rounded((radius + 9) / LENS_RADIUS);
  return (
    <>
      <use href="#cover-glow" transform={`${place} scale(${radius / GLOW_RADIUS})`} />
      <use href={`#cover-stars-${stars}`} />
      {hasLens ? (
        // Its handle points into the picture.
        <use href="#cover-lens" transform={`${place} scale(${moon.x < COVER.width / 2 ? -lens : lens} ${lens})`} />
      ) : (
        <use href={`#cover-halo-${moon.size}`} transform={place} />
      )}
      <MoonShape {...moon} radius={radius} dark={coverPaint.moonShade} />
    </>
  );
}

function CoverPlace({ plan: { place, hero, distance, isTurned } }: { plan: CoverPlan }) {
  const { ground, heroX, house, before } = PLACES[place];
  const swims = place === "sea" && hero === "whale";
  const x = distance === "near" ? COVER.width / 2 : heroX;
  const feet = yAt(ground, x) + (swims ? 8 : 4);
  return (
    <>
      <use href={`#cover-${place}`} />
      {house && distance !== "near" && (
        <use
          href="#cover-house"
          transform={`translate(${rounded(house.x)} ${rounded(house.y)}) scale(${house.scale})`}
        />
      )}
      <Standing
        x={x}
        y={place === "sea" && !swims ? feet - 16 : feet}
        height={HERO_HEIGHT[distance]}
        mirrored={isTurned}
      >
        <use href={`#cover-${hero}`} />
      </Standing>
      {place === "sea" && !swims && <use href="#cover-boat" transform={`translate(${x} ${feet - 14})`} />}
      {before && <use href={`#cover-${place}-before`} />}
    </>
  );
}
