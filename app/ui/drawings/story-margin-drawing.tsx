import { Grove } from "./grove.tsx";
import { Halo } from "./halo.tsx";
import { HeroOwl } from "./hero-owl.tsx";
import { Hill } from "./hill.tsx";
import { colors, inTheNight, night } from "./palette.ts";
import { CutFilter } from "./paper-cut.tsx";
import { type Point, rounded, yAt } from "./shapes.ts";
import { Standing } from "./standing.tsx";
import { Stars } from "./stars.tsx";

const WIDTH = 1280;
const HEIGHT = 860;

const BACK: readonly Point[] = [
  [0, 742],
  [116, 724],
  [220, 752],
  [350, 818],
  [640, 850],
  [920, 822],
  [1070, 752],
  [1180, 724],
  [1280, 734],
];
const FRONT: readonly Point[] = [
  [0, 792],
  [116, 770],
  [240, 792],
  [340, 815],
  [500, 831],
  [680, 836],
  [880, 827],
  [1040, 788],
  [1180, 770],
  [1280, 782],
];
/** Torn edges stay outside the picture. */
const TRIM = 5;
const OWL = { x: 1146, height: 92 };

/** The column of the story, and the controls above it. */
const story = (x: number, y: number) => (x > 250 && x < 1030) || y < 90;

/**
 * What stands beside and under a story on a wide screen, as a file of its own: stars, hills, an owl reading along by
 * candle. Not for a page: in there a browser cuts the torn edges anew for every letter that is written.
 */
export function StoryMarginDrawing() {
  const frame = { width: WIDTH, height: HEIGHT + 20, edge: night.footEdge, edgeHeight: 3 };
  const feet = yAt(BACK, OWL.x) + 5;
  const [width, height] = [WIDTH - 2 * TRIM, HEIGHT - 2 * TRIM];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${TRIM} ${TRIM} ${width} ${height}`}
      width={width}
      height={height}
    >
      <CutFilter />
      <g filter="url(#cut)">
        <Stars seed="margin" width={WIDTH} height={600} dots={80} cut={6} keepFree={story} />
        <Grove
          ridge={BACK}
          trees={[
            [40, 80],
            [73, 68],
            [104, 48],
          ]}
          kind="pointed"
          leaf={night.footEdge}
          wood="#18234A"
          sunk={8}
        />
        <Hill {...frame} ridge={BACK} color="#1B274F" />
        <Halo
          x={OWL.x + 45}
          y={rounded(feet - 25)}
          from={10}
          rings={5}
          step={8}
          gap={7}
          size={2}
          color={colors.candle}
          opacity={0.7}
          seed="owl"
        />
        <Standing x={OWL.x} y={feet} height={OWL.height}>
          <HeroOwl tone={inTheNight(night.farHill, 0.3)} />
        </Standing>
        <Hill {...frame} ridge={FRONT} color={night.footGround} />
      </g>
    </svg>
  );
}
