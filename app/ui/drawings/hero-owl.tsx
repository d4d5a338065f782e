import { CandleShape } from "./candle.tsx";
import { Dots } from "./dots.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { ClosedEye, Line } from "./strokes.tsx";

const FEATHER = "#8B7B6B";
const FEATHER_SHADE = "#66584C";
const DOWN = "#B9A78F";
const BEAK = "#C99A55";

const BODY = "M100 22C150 22 166 78 163 124C160 166 136 188 100 188C64 188 40 166 37 124C34 78 50 22 100 22Z";
const EARS = "M56 52C48 38 44 22 48 8C64 16 82 24 100 25C118 24 136 16 152 8C156 22 152 38 144 52Z";
const WINGS =
  "M37 112C22 136 26 168 50 182C62 166 64 132 52 104C46 102 40 106 37 112Z" +
  "M163 112C178 136 174 168 150 182C138 166 136 132 148 104C154 102 160 106 163 112Z";
const BREAST = "M100 102C128 102 140 124 138 146C136 172 120 184 100 184C80 184 64 172 62 146C60 124 72 102 100 102Z";
const FEET = "M76 188q0-8 6-8t6 8q4-6 8 0zM108 188q4-6 8 0q0-8 6-8t6 8z";
const BREAST_FEATHERS = breastFeathers();
const SPECKS: readonly Point[] = [
  [60, 46],
  [72, 38],
  [86, 34],
  [100, 36],
  [114, 34],
  [128, 38],
  [140, 46],
  [48, 140],
  [46, 152],
  [50, 164],
  [152, 140],
  [154, 152],
  [150, 164],
];

/** Four rows of feathers, every second one shifted by half a feather, narrowing with the breast. */
function breastFeathers(): string {
  const feathers = [0, 1, 2, 3].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => [100 + column * 15 + (row % 2) * 7.5, 124 + row * 15, 36 - row * 4] as const),
  );
  return feathers
    .filter(([x, , reach]) => Math.abs(x - 100) < reach)
    .map(([x, y]) => `M${x - 6} ${y}q6 8 12 0`)
    .join("");
}

/** An owl winking beside a candle. In a 200 × 190 box, the candle reaching a little out of it. */
export function HeroOwl({ tone = plain }: { tone?: Tone }) {
  const pupil = tone(colors.pupil);
  const [cream, down, shade] = [tone(colors.cream), tone(DOWN), tone(FEATHER_SHADE)];
  return (
    <>
      <path d={EARS} fill={shade} />
      <path d={BODY} fill={tone(FEATHER)} />
      <path d={WINGS} fill={shade} />
      <path d={BREAST} fill={down} />
      <Line d={BREAST_FEATHERS} color={tone(FEATHER)} width={2.6} />
      <ellipse cx="74" cy="74" rx="31" ry="30" fill={cream} />
      <ellipse cx="126" cy="74" rx="31" ry="30" fill={cream} />
      <circle cx="74" cy="74" r="20" fill={down} opacity={0.55} />
      <circle cx="126" cy="74" r="20" fill={down} opacity={0.55} />
      <ClosedEye x={74} y={76} width={24} color={pupil} thickness={4} />
      <circle cx="126" cy="77" r="11" fill={pupil} />
      <circle cx="130" cy="73" r="3.4" fill={cream} />
      <path d="M104 66C114 58 138 58 148 66C146 72 140 70 126 70C112 70 106 72 104 66Z" fill={down} />
      <path d="M92 92C97 88 103 88 108 92C107 102 103 110 100 112C97 110 93 102 92 92Z" fill={tone(BEAK)} />
      <path d={FEET} fill={tone(BEAK)} />
      <Dots points={SPECKS} size={2.8} color={down} opacity={0.8} />
      <CandleShape x={192} y={184} scale={0.72} lit tone={tone} />
    </>
  );
}
