import { Dots } from "./dots.tsx";
import { colors, mix } from "./palette.ts";
import { type Point, rounded } from "./shapes.ts";
import { Line } from "./strokes.tsx";

const FRAME = "#3A2F3A";
const AWAKE = {
  wall: "#8C7F86",
  wallShade: "#6C6270",
  roof: colors.brick,
  roofShade: colors.brickShade,
  window: colors.candle,
  attic: mix(colors.candle, colors.brick, 0.15),
} as const;
const ASLEEP = {
  wall: "#4A4C66",
  wallShade: "#3B3D57",
  roof: "#5C4150",
  roofShade: "#4A3444",
  window: "#1A2547",
  attic: "#1A2547",
} as const;

const THICK_SMOKE: readonly Point[] = [
  [33, -106],
  [37, -113],
  [33, -120],
  [40, -127],
  [47, -132],
  [43, -141],
  [52, -147],
  [61, -150],
  [58, -160],
  [70, -164],
];
const THIN_SMOKE: readonly Point[] = [
  [82, -166],
  [92, -172],
  [78, -176],
];

type HouseProps = { x: number; y: number; scale?: number; asleep?: boolean };

/** The house where someone is always home, about 100 high, its doorstep at (x, y): lit and smoking, or asleep. */
export function House({ x, y, scale = 1, asleep }: HouseProps) {
  const paint = asleep ? ASLEEP : AWAKE;
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)}) scale(${scale})`}>
      {!asleep && (
        <>
          <Dots points={THICK_SMOKE} size={3.2} color="#D8DEEF" opacity={0.4} />
          <Dots points={THIN_SMOKE} size={2.2} color="#D8DEEF" opacity={0.28} />
        </>
      )}
      <path d="M26-98L42-99L41-62L27-70Z" fill={paint.roofShade} />
      <path d="M-46 2L-44-54L46-56L50 2Z" fill={paint.wall} />
      <path d="M18-56L46-56L50 2L20 2Z" fill={paint.wallShade} />
      <path d="M-58-48C-40-66-18-90-4-98C14-88 44-64 60-50L44-50C20-50-30-48-58-48Z" fill={paint.roof} />
      <path d="M-4-98C14-88 44-64 60-50L22-49.5C18-66 8-84-4-98Z" fill={paint.roofShade} />
      <path d="M-32-8L-31-40C-24-43-10-43-4-40L-4-8Z" fill={FRAME} />
      <path d="M-28.5-11L-28-38C-22-40-12-40-7.5-38L-7.5-11Z" fill={paint.window} />
      {!asleep && <path d="M-28.5-11L-28.2-24H-7.5V-11Z" fill={colors.candleHeart} opacity={0.55} />}
      <Line d="M-18-40V-10M-29-25H-7" color={FRAME} width={2.6} />
      <path d="M24 2L24-30C28-37 38-37 41-30L43 2Z" fill={FRAME} />
      <path d="M27 2L27-28C30-33 36-33 38-28L40 2Z" fill={mix(paint.roofShade, FRAME, 0.35)} />
      <circle cx="36.5" cy="-12" r="1.8" fill={paint.window} />
      <ellipse cx="1" cy="-72" rx="6.5" ry="7" fill={FRAME} />
      <ellipse cx="1" cy="-72" rx="4.4" ry="5" fill={paint.attic} />
    </g>
  );
}
