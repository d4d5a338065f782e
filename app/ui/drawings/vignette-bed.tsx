import { Dots } from "./dots.tsx";
import { MoonShape } from "./moon.tsx";
import { colors } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { Line } from "./strokes.tsx";
import { Vignette } from "./vignette.tsx";

const STARS: readonly Point[] = [
  [26, 28],
  [40, 18],
  [54, 30],
  [34, 40],
  [60, 16],
];
const BLANKET_DOTS: readonly Point[] = [
  [38, 68],
  [48, 64],
  [58, 70],
  [44, 74],
  [54, 62],
];

/** A child asleep under a blanket, a thin moon above. */
export function BedVignette({ size }: { size?: number }) {
  return (
    <Vignette size={size}>
      <MoonShape x={76} y={30} radius={10} phase={0} />
      <Dots points={STARS} size={2.4} color={colors.moon} opacity={0.8} />
      <path d="M12 84V44H18V84ZM86 84V58H92V84Z" fill="#8C7F86" />
      <path d="M18 60C22 50 36 50 40 58V66H18Z" fill={colors.cream} />
      <path d="M24 56C24 46 38 46 39 56C38 62 25 62 24 56Z" fill={colors.skin} />
      <path d="M23 54C23 44 40 44 40 54C34 52 30 50 28 49C27 52 25 54 23 54Z" fill={colors.hair} />
      <path d="M28 66C34 54 56 54 66 58C80 60 88 66 88 74V80H18V66Z" fill={colors.brick} />
      <path d="M60 57C80 60 88 66 88 74V80H62C66 72 66 64 60 57Z" fill={colors.brickShade} />
      <Dots points={BLANKET_DOTS} size={2.6} color={colors.cream} opacity={0.8} />
      <path d="M14 78H90V84H14Z" fill="#6C6270" />
      <Line d="M28 56q2.5 2 5 0" color={colors.hair} width={1.6} />
    </Vignette>
  );
}
