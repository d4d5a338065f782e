import { colors, mix } from "./palette.ts";
import { rounded } from "./shapes.ts";

const FINS =
  "M-14-30C-30-22-36-8-34 4C-26-2-20-4-12-4ZM14-30C30-22 36-8 34 4C26-2 20-4 12-4ZM0-112C9-101 15-90 18-78H-18C-15-90-9-101 0-112Z";

/** A rocket about 116 high with a lit porthole, standing at (x, y). */
export function Rocket({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)}) scale(${scale})`}>
      <path d="M0-112C24-84 28-40 14-2H-14C-28-40-24-84 0-112Z" fill={colors.cream} />
      <path d="M0-112C24-84 28-40 14-2H4C16-40 14-84 0-112Z" fill={colors.creamShade} />
      <path d={FINS} fill={colors.brick} />
      <circle cy="-54" r="11" fill={mix(colors.brick, colors.ink, 0.4)} />
      <circle cy="-54" r="7.6" fill={colors.candle} />
      <path d="M-3-22C-3-24 3-24 3-22V4C3 6-3 6-3 4Z" fill={mix(colors.brick, colors.ink, 0.2)} />
    </g>
  );
}
