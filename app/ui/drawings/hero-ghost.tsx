import { CandleShape } from "./candle.tsx";
import { Dots } from "./dots.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { Line } from "./strokes.tsx";

const SHEET = "#D9DCE4";

const SPECKS: readonly Point[] = [
  [72, 44],
  [84, 38],
  [98, 36],
  [64, 58],
  [58, 72],
];

/** A friendly ghost carrying a candle. In a 200 × 190 box. */
export function HeroGhost({ tone = plain }: { tone?: Tone }) {
  return (
    <>
      <path
        d="M100 22C56 22 44 66 46 110C47 140 42 160 30 176C44 182 56 178 64 170C72 184 88 186 98 174C110 186 126 184 134 170C144 180 158 182 168 172C156 158 153 138 154 110C156 66 144 22 100 22Z"
        fill={tone(SHEET)}
      />
      <path
        d="M118 25C146 34 156 70 154 110C153 138 156 158 168 172C158 182 144 180 134 170C130 178 124 181 118 181C132 140 138 70 118 25Z"
        fill={tone("#AEB5C8")}
      />
      <ellipse cx="80" cy="80" rx="6" ry="7.5" fill={tone(colors.pupil)} />
      <ellipse cx="114" cy="80" rx="6" ry="7.5" fill={tone(colors.pupil)} />
      <circle cx="82" cy="77" r="2" fill={tone(SHEET)} />
      <circle cx="116" cy="77" r="2" fill={tone(SHEET)} />
      <Line d="M90 98q7 6 14 0" color={tone(colors.pupil)} width={3.2} />
      <ellipse cx="68" cy="94" rx="8" ry="5" fill={tone(colors.rose)} opacity={0.55} />
      <ellipse cx="124" cy="94" rx="8" ry="5" fill={tone(colors.rose)} opacity={0.55} />
      <path d="M60 116C46 120 38 130 42 138C52 142 64 136 70 128Z" fill={tone("#C4C9D6")} />
      <path d="M138 112C152 112 164 118 164 128C158 136 142 134 132 126Z" fill={tone("#BBC1D0")} />
      <Dots points={SPECKS} size={2.8} color={tone("#FFFFFF")} opacity={0.45} />
      <CandleShape x={172} y={126} scale={0.62} lit tone={tone} />
    </>
  );
}
