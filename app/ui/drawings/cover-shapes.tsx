import { memo, type ReactNode } from "react";
import { coverPaint, underTheSky } from "./cover-paint.ts";
import { PLACES } from "./cover-places.tsx";
import { COVER, type HeroName, MOON_RADIUS, STAR_FIELDS } from "./cover-plan.ts";
import { Boat } from "./cover-sea.tsx";
import { Halo } from "./halo.tsx";
import { HeroCat } from "./hero-cat.tsx";
import { HeroChild } from "./hero-child.tsx";
import { HeroDragon } from "./hero-dragon.tsx";
import { HeroFox } from "./hero-fox.tsx";
import { HeroGhost } from "./hero-ghost.tsx";
import { HeroHedgehog } from "./hero-hedgehog.tsx";
import { HeroOwl } from "./hero-owl.tsx";
import { HeroRobot } from "./hero-robot.tsx";
import { HeroSnail } from "./hero-snail.tsx";
import { HeroWhale } from "./hero-whale.tsx";
import { House } from "./house.tsx";
import { Magnifier } from "./magnifier.tsx";
import { colors } from "./palette.ts";
import { type Point, seededRandom, smoothCurve } from "./shapes.ts";
import { Stars } from "./stars.tsx";

const HEROES: Record<HeroName, (props: { tone: typeof underTheSky }) => ReactNode> = {
  cat: HeroCat,
  child: HeroChild,
  dragon: HeroDragon,
  fox: HeroFox,
  ghost: HeroGhost,
  hedgehog: HeroHedgehog,
  owl: HeroOwl,
  robot: HeroRobot,
  snail: HeroSnail,
  whale: HeroWhale,
};

/** Radii of the bands of glow round a moon, in its own radii. */
const GLOW = [4.1, 2.7, 1.75] as const;
const CORNERS = 11;
const FIBRES = paperFibres();

/**
 * Everything that covers are put together from, once in a page that shows some: a cover only names what it needs, and
 * its sky colours it. So twenty covers cost little more than one.
 */
export const CoverShapes = memo(function CoverShapes() {
  return (
    <svg className="cover-shapes" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(HEROES).map(([name, Hero]) => (
          <g key={name} id={`cover-${name}`}>
            <Hero tone={underTheSky} />
          </g>
        ))}
        {Object.entries(PLACES).map(([name, { behind, before }]) => (
          <g key={name}>
            <g id={`cover-${name}`}>{behind}</g>
            {before && <g id={`cover-${name}-before`}>{before}</g>}
          </g>
        ))}
        {Object.entries(MOON_RADIUS).map(([size, radius]) => (
          <g key={size} id={`cover-halo-${size}`}>
            <Halo
              x={0}
              y={0}
              from={radius + 9}
              rings={5}
              step={8}
              gap={10}
              size={2}
              color={colors.moon}
              opacity={0.6}
              seed={size}
            />
          </g>
        ))}
        {Array.from({ length: STAR_FIELDS }, (_, field) => (
          <g key={field} id={`cover-stars-${field}`}>
            <Stars seed={`cover${field}`} width={COVER.width} height={COVER.height * 0.62} dots={34} cut={3} />
          </g>
        ))}
        <g id="cover-glow">
          {GLOW.map((reach, band) => (
            <path key={reach} d={tornDisc(reach * 10)} fill={coverPaint.glow[band]} />
          ))}
        </g>
        <g id="cover-house">
          <House x={0} y={0} />
        </g>
        <g id="cover-boat">
          <Boat />
        </g>
        <g id="cover-lens">
          <Magnifier />
        </g>
        <g id="cover-paper">
          <path d={FIBRES} stroke={colors.moon} strokeWidth={0.7} opacity={0.07} />
          <path d="M0 0H13V400H0Z" opacity={0.2} />
          <path d="M13 0H14.2V400H13Z" fill={colors.moon} opacity={0.1} />
        </g>
      </defs>
    </svg>
  );
});

function tornDisc(radius: number): string {
  const outline = Array.from({ length: CORNERS + 1 }, (_, i): Point => {
    const angle = (i / CORNERS) * Math.PI * 2;
    const torn = radius * (1 + ((((i % CORNERS) * 37) % 11) - 5) * 0.008);
    return [Math.cos(angle) * torn, Math.sin(angle) * torn];
  });
  return `${smoothCurve(outline, 0.17)}Z`;
}

function paperFibres(): string {
  const random = seededRandom("paper");
  const near = (reach: number) => ((random() - 0.5) * reach).toFixed(1);
  return Array.from(
    { length: 90 },
    () => `M${Math.round(random() * COVER.width)} ${Math.round(random() * COVER.height)}l${near(5)} ${near(3)}`,
  ).join("");
}
