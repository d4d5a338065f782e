import { night } from "./palette.ts";
import { land, lowered, type Point } from "./shapes.ts";
import { Stars } from "./stars.tsx";

const WIDTH = 1280;
const HEIGHT = 150;

/** How far down each band of sky reaches; together they thin into the page. */
const BANDS = [44, 84, 122];
const WAVE: readonly Point[] = [
  [0, 4],
  [220, -4],
  [480, 3],
  [720, -3],
  [980, 5],
  [1280, -2],
];

/** Free of stars for the name and the button, in the middle 390 of a phone and at both ends of a wide screen. */
function words(x: number, y: number): boolean {
  const besideNames = (x > 440 && x < 610) || x < 260;
  const besideButtons = (x > 780 && x < 840) || x > 920;
  return y < 66 && (besideNames || besideButtons);
}

/** A thin strip of sky for the top of a page that is for reading: three bands and a few stars. Shows its middle. */
export function QuietSky() {
  return (
    <svg
      className="quiet-sky"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <g filter="url(#cut-wide)">
        {BANDS.map((depth) => (
          <path
            key={depth}
            d={land(lowered(WAVE, depth), WIDTH, -20)}
            fill={`var(--sky, ${night.sky})`}
            opacity={0.4}
          />
        ))}
        <Stars seed="quiet" width={WIDTH} height={HEIGHT * 0.8} dots={90} cut={7} keepFree={words} />
      </g>
    </svg>
  );
}
