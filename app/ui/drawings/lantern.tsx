import { colors, plain, type Tone } from "./palette.ts";
import { Line } from "./strokes.tsx";

/** A lantern hanging from its ring, about 66 high, at (x, y) a little below its middle. */
export function Lantern({ x, y, scale = 1, tone = plain }: { x: number; y: number; scale?: number; tone?: Tone }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Line d="M-9-30C-9-46 9-46 9-30" color={tone("#2A2A38")} width={3} />
      <path d="M-11-28h22l3 5h-28z" fill={tone("#33344A")} />
      <path d="M-12-23h24l2 38h-28z" fill={colors.candle} />
      <path d="M-5-23h10l1 38h-12z" fill={colors.candleHeart} />
      <path d="M-15 14h30l2 7h-34z" fill={tone("#33344A")} />
    </g>
  );
}
