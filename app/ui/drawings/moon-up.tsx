import { Halo } from "./halo.tsx";
import { MoonShape } from "./moon.tsx";
import { colors } from "./palette.ts";
import { Stars } from "./stars.tsx";

const SIZE = 360;
const MIDDLE = SIZE / 2;
const MOON_RADIUS = 44;
const HALO_REACH = 148;

/** Stars gather beyond the rings of light, and not down to the left, where the words are. */
const taken = (x: number, y: number) => Math.hypot(x - MIDDLE, y - MIDDLE) < HALO_REACH || y - x > 60;

/** A full moon high up, in its rings of pinpricks and a few stars, on no sky of its own. In a square box. */
export function MoonUp() {
  return (
    <svg className="moon-up" width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <g filter="url(#cut)">
        <Stars seed="plans" width={SIZE} height={SIZE} dots={44} cut={3} keepFree={taken} />
        <Halo
          x={MIDDLE}
          y={MIDDLE}
          from={MOON_RADIUS + 13}
          rings={7}
          step={12}
          gap={12}
          size={2.6}
          color={colors.moon}
          opacity={0.55}
          seed="plans"
        />
        <MoonShape x={MIDDLE} y={MIDDLE} radius={MOON_RADIUS} phase={1} />
      </g>
    </svg>
  );
}
