import { Dots } from "./dots.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { ClosedEye, Line } from "./strokes.tsx";

const HIDE = "#5E7FA0";
const FRAME = "#2A4058";

const SPRAY: readonly Point[] = [
  [60, 64],
  [56, 54],
  [66, 52],
  [48, 46],
  [60, 42],
  [72, 44],
  [42, 56],
  [78, 54],
  [64, 34],
  [52, 32],
];
const SPECKS: readonly Point[] = [
  [132, 100],
  [142, 108],
  [150, 116],
  [136, 116],
  [70, 92],
  [60, 98],
  [80, 98],
  [144, 124],
];

/** A whale with a lit window in its side. In a 200 × 190 box, the tail reaching a little out of it. */
export function HeroWhale({ tone = plain }: { tone?: Tone }) {
  return (
    <>
      <path
        d="M6 138C6 92 52 70 96 74C130 78 150 98 164 94C172 90 170 72 160 58C174 56 184 64 186 72C190 62 198 56 208 58C206 76 196 90 188 102C184 146 140 176 88 176C36 176 6 164 6 138Z"
        fill={tone(HIDE)}
      />
      <path
        d="M6 138C20 150 60 158 100 152C136 148 164 132 186 110C178 150 138 176 88 176C36 176 6 164 6 138Z"
        fill={tone(colors.cream)}
      />
      <Line
        d="M24 158C50 166 84 166 112 160M44 168C66 172 88 171 104 168"
        color={tone(colors.creamShade)}
        width={2.6}
      />
      <path d="M92 148C96 166 110 180 126 182C128 168 122 152 112 144Z" fill={tone("#446380")} />
      <ClosedEye x={46} y={128} width={14} color={tone("#22324A")} thickness={3.4} />
      <ellipse cx="36" cy="140" rx="7" ry="4.5" fill={tone(colors.rose)} opacity={0.6} />
      <path d="M96 94C96 86 102 82 108 82C114 82 120 86 120 94V114H96Z" fill={tone(FRAME)} />
      <path d="M99 95C99 89 103 85.5 108 85.5C113 85.5 117 89 117 95V111H99Z" fill={colors.candle} />
      <Line d="M108 86v25M99 98h18" color={tone(FRAME)} width={2.6} />
      <Dots points={SPRAY} size={3.4} color={tone("#C9D6E4")} opacity={0.75} />
      <Dots points={SPECKS} size={3} color={tone("#86A4C2")} opacity={0.8} />
    </>
  );
}
