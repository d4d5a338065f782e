import { colors } from "./palette.ts";
import { rounded } from "./shapes.ts";
import { Line } from "./strokes.tsx";

type CastleProps = { x: number; y: number; scale?: number; wall: string; shade: string; gate: string };

/** A castle about 120 high with one lit window and a flag, its gate at (x, y). */
export function Castle({ x, y, scale = 1, wall, shade, gate }: CastleProps) {
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)}) scale(${scale})`}>
      <path d="M-46 2V-58H-40V-66H-30V-58H-24V-44H24V-74H30V-84H40V-74H46V2Z" fill={wall} />
      <path d="M24 2V-74H30V-84H40V-74H46V2ZM-50-58L-35-96L-20-58ZM20-76L36-118L51-76Z" fill={shade} />
      <path d="M-14 2V-58H-8V-66H8V-58H14V2Z" fill={wall} />
      <path d="M-18-60L0-104L18-60Z" fill={shade} />
      <path d="M-8 2V-16C-8-26 8-26 8-16V2Z" fill={gate} />
      <path d="M30-54C30-61 38-61 38-54V-42H30Z" fill={colors.candle} />
      <Line d="M0-104V-120" color={colors.slate} width={2} />
      <path d="M0-120C8-118 12-122 18-118C14-114 8-112 0-112Z" fill={colors.brick} />
    </g>
  );
}
