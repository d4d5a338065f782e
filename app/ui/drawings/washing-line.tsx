import { colors } from "./palette.ts";
import { Star } from "./star.tsx";
import { Line } from "./strokes.tsx";

/** A hero's cape with its star, hung out to dry on a line 220 long that hangs over (x, y). */
export function WashingLine({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Line d="M-110-100C-50-84 50-84 110-104" color={colors.smoke} width={2} />
      <path d="M-30-90C-10-86 16-86 34-91C38-60 50-36 62-18C40-8-28-6-50-14C-38-40-32-62-30-90Z" fill={colors.brick} />
      <path d="M6-87L34-91C38-60 50-36 62-18C50-13 30-10 12-9C16-36 14-62 6-87Z" fill={colors.brickShade} />
      <Star x={-4} y={-50} reach={15} color={colors.candle} />
      <path d="M-28-94h5v11h-5zM26-95h5v11h-5z" fill={colors.cream} />
    </g>
  );
}
