import { colors } from "./palette.ts";

/** A flame 33 high with its heart a little below the middle, at (x, y). */
export function Flame({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-22C7-12 11-6 9.5 2C8.5 8 4 11 0 11C-5 11-9 7-9.5 1C-10-6-3-11 0-22Z" fill={colors.candle} />
      <path d="M.5-8C4-3 5.5 0 4.5 4.5C4 7.5 2 9 0 9C-3 9-4.6 6.6-4.6 4C-4.6 0-1-2.5 .5-8Z" fill={colors.candleHeart} />
    </g>
  );
}
