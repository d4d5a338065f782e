import { MoonShape } from "./moon.tsx";
import { night } from "./palette.ts";
import { type Point, smoothCurve } from "./shapes.ts";
import { Stars } from "./stars.tsx";
import { Line } from "./strokes.tsx";

const WIDTH = 220;
const HEIGHT = 88;
const RIDGE: readonly Point[] = [
  [2, 82],
  [60, 72],
  [130, 64],
  [180, 70],
  [218, 80],
];
const HORIZON = smoothCurve(RIDGE);
const MOON = { x: 128, y: 52, radius: 28 };
const aboveMoon = (x: number, y: number) => Math.hypot(x - MOON.x, y - MOON.y) < 44;

/** The moon going down behind a hill: a story is over. 220 wide, 88 high, once in a page. */
export function MoonSetting() {
  return (
    <svg className="moon-setting" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <clipPath id="above-horizon">
        <path d={`${HORIZON}V0H0Z`} />
      </clipPath>
      <g filter="url(#cut)">
        <Stars seed="end" width={WIDTH} height={54} dots={14} cut={2} keepFree={aboveMoon} />
        <g clipPath="url(#above-horizon)">
          <MoonShape {...MOON} phase={1} asleep />
        </g>
        <Line d={HORIZON} color={night.farEdge} width={3} />
      </g>
    </svg>
  );
}
