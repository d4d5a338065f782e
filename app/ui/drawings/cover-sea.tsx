import { coverPaint } from "./cover-paint.ts";
import { Dots } from "./dots.tsx";
import { colors } from "./palette.ts";
import { type Point, seededRandom } from "./shapes.ts";

const HORIZON = 268;

/** Crests of waves `length` wide across the picture, down to its foot. */
const wave = (y: number, rise: number, length: number) =>
  `M0 ${y}${`q${length / 2}-${rise} ${length} 0`.repeat(Math.ceil(300 / length))}V400H0Z`;

/** Where the moon lies on the water, under the middle of the sky. */
const GLITTER = glitter();
function glitter(): Point[] {
  const random = seededRandom("glitter");
  return Array.from({ length: 56 }, (_, i): Point => {
    const down = i / 56;
    return [150 + (random() - 0.5) * (20 + down * 90), HORIZON + 8 + down * 96];
  });
}

/** The sea at night up to its horizon, an island on it. */
export function SeaBehind() {
  return (
    <>
      <path d="M0 268C60 265 240 271 300 268V400H0Z" fill={coverPaint.mid} />
      <path d="M300 272C262 262 246 246 226 246C206 246 196 264 176 272Z" fill={coverPaint.near} />
      <Dots points={GLITTER} size={2.2} color={colors.moon} opacity={0.45} />
      <path d={wave(304, 8, 34)} fill={coverPaint.mid} opacity={0.8} />
      <path d={wave(334, 9, 38)} fill={coverPaint.near} opacity={0.45} />
    </>
  );
}

/** The nearest wave: whoever swims has it before them. */
export function SeaBefore() {
  return (
    <>
      <path d={wave(366, 12, 43)} fill={coverPaint.nearEdge} />
      <path d={wave(370, 12, 43)} fill={coverPaint.near} />
    </>
  );
}

/** A boat for those who don't swim, about 170 wide, its deck at (0, 0). */
export function Boat() {
  return (
    <>
      <path d="M-84-16C-50-6 40-6 88-20C80 18 56 34 30 36H-44C-66 32-80 12-84-16Z" fill={colors.brickShade} />
      <path d="M-84-16C-50-6 40-6 88-20L86-10C40 4-50 4-83-7Z" fill={colors.creamShade} />
    </>
  );
}
