import { Dots } from "./dots.tsx";
import { Flame } from "./flame.tsx";
import { Halo } from "./halo.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { Line } from "./strokes.tsx";

/** A candle in its dish, alone; lit with a halo of dots. `size` is its height in CSS pixels. */
export function Candle({ lit, size = 104 }: { lit: boolean; size?: number }) {
  return (
    <svg className="candle" height={size} viewBox="-62 -126 124 138" aria-hidden="true">
      <g filter="url(#cut)">
        {lit && <CandleGlow />}
        <CandleShape x={0} y={0} lit={lit} />
      </g>
    </svg>
  );
}

/** The halo of a candle that stands at (0, 0). */
function CandleGlow() {
  return (
    <Halo
      x={0}
      y={-66}
      from={18}
      rings={4}
      step={10}
      gap={10}
      size={2.7}
      color={colors.candle}
      opacity={0.85}
      seed="v"
    />
  );
}

type CandleShapeProps = { x: number; y: number; scale?: number; lit: boolean; tone?: Tone };

/** The candle inside another picture, its dish at (x, y). */
export function CandleShape({ x, y, scale = 1, lit, tone = plain }: CandleShapeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-26 0C-27-5-22-8 0-8C22-8 27-5 26 0C24 6 12 8 0 8C-12 8-24 6-26 0Z" fill={tone(colors.slate)} />
      <Line d="M24-2c10-4 14 6 4 8" color={tone(colors.slate)} width={3.4} />
      <path d="M-12-2L-11-46C-6-49 6-50 11-46C12-40 9-34 11.5-26L12-2C6 2-6 2-12-2Z" fill={tone(colors.cream)} />
      <path d="M3-48C8-48 11-46 11-46C12-40 9-34 11.5-26L12-2C9 0 5 1 3 1Z" fill={tone(colors.creamShade)} />
      <Line d="M0-46v-7" color={tone(colors.hair)} width={2.4} />
      {lit && <Flame x={0} y={-63} scale={1.15} />}
    </g>
  );
}

const RISING: readonly Point[] = [
  [0, -62],
  [3, -70],
  [-1, -78],
  [-6, -85],
  [-5, -93],
  [2, -99],
  [9, -104],
  [12, -112],
  [8, -121],
  [0, -127],
  [-8, -134],
  [-10, -144],
  [-4, -153],
  [6, -159],
  [14, -167],
  [16, -178],
  [10, -188],
];
const STRAY: readonly Point[] = [
  [5, -64],
  [-4, -72],
  [8, -92],
  [-12, -88],
  [16, -108],
  [2, -116],
  [-14, -128],
  [-16, -146],
  [12, -160],
  [22, -174],
];

/** A candle just blown out: smoke in dots, one ember. `size` is its height in CSS pixels. */
export function BlownCandle({ size = 228 }: { size?: number }) {
  return (
    <svg className="candle" height={size} viewBox="-40 -194 80 206" aria-hidden="true">
      <g filter="url(#cut)">
        <CandleShape x={0} y={0} lit={false} />
        <Dots points={RISING.slice(0, 6)} size={3.6} color={colors.smoke} opacity={0.8} />
        <Dots points={RISING.slice(6, 12)} size={3} color={colors.smoke} opacity={0.55} />
        <Dots points={RISING.slice(12)} size={2.4} color={colors.smoke} opacity={0.32} />
        <Dots points={STRAY} size={2.2} color={colors.smoke} opacity={0.3} />
        <circle cy={-53.5} r={2.6} fill={colors.ember} />
      </g>
    </svg>
  );
}
