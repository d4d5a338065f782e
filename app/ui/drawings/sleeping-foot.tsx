import { Grove } from "./grove.tsx";
import { Hill } from "./hill.tsx";
import { House } from "./house.tsx";
import { MoonShape } from "./moon.tsx";
import { night } from "./palette.ts";
import { type Point, yAt } from "./shapes.ts";
import { Stars } from "./stars.tsx";

const HEIGHT = 170;

const PHONE = { width: 390, house: { x: 104, scale: 0.66 }, moon: { x: 316, y: 78, radius: 30 }, stars: 22 };
const WIDE = { width: 1280, house: { x: 800, scale: 0.8 }, moon: { x: 1050, y: 70, radius: 44 }, stars: 60 };

type SleepingFootProps = {
  wide: boolean;
  /** Where a moon is up on the page: the house awake, and no second moon. */
  awake?: boolean;
};

/**
 * The end of a page: the same house asleep, its window dark, the moon gone to bed. 390 or 1280 wide, 170 high; it
 * fills the width it is given. The ground at its lower edge is `night.footGround`.
 */
export function SleepingFoot({ wide, awake }: SleepingFootProps) {
  const { width, house, moon, stars } = wide ? WIDE : PHONE;
  const ridge: Point[] = [
    [0, 108],
    [width * 0.2, 96],
    [width * 0.45, 112],
    [width * 0.7, 92],
    [width, 110],
  ];
  const grove = { ridge, leaf: "#1D2B52", wood: "#101833", sunk: 5 };
  return (
    <svg
      className="sleeping-foot"
      viewBox={`3 0 ${width - 6} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g filter="url(#cut)">
        <Stars seed={`f${width}`} width={width} height={HEIGHT / 2} dots={stars} cut={2} />
        {!awake && <MoonShape {...moon} phase={1} asleep />}
        <Hill
          ridge={ridge}
          width={width}
          height={HEIGHT + 20}
          color={night.footGround}
          edge={night.footEdge}
          edgeHeight={3}
        />
        <House x={house.x} y={yAt(ridge, house.x) + 4} scale={house.scale} asleep={!awake} />
        <Grove
          {...grove}
          trees={[
            [house.x - 66, 44],
            [house.x + 88, 34],
          ]}
          kind="round"
        />
        <Grove {...grove} trees={[[house.x + 66, 52]]} kind="pointed" />
      </g>
    </svg>
  );
}
