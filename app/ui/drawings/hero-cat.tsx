import { Dots } from "./dots.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { Line } from "./strokes.tsx";

const FUR = "#4A4F66";
const FUR_SHADE = "#363A4E";

const WHISKER_SPOTS: readonly Point[] = [
  [92, 44],
  [103, 42],
  [114, 44],
];

/** A cat in cape and mask, a star at its collar, its one light. In a 200 × 190 box. */
export function HeroCat({ tone = plain }: { tone?: Tone }) {
  return (
    <>
      <path d="M92 88C60 92 28 112 4 104C16 126 10 150 22 170C46 158 66 176 92 170Z" fill={tone(colors.brickShade)} />
      <path d="M92 88C72 100 44 122 24 120C32 140 26 152 34 160C56 150 74 166 100 164Z" fill={tone(colors.brick)} />
      <Line d="M134 178C160 186 180 172 176 148C174 138 164 138 162 146" color={tone(FUR)} width={11} />
      <path d="M102 78C74 100 66 146 70 188L142 188C146 146 132 98 102 78Z" fill={tone(FUR)} />
      <path d="M106 100C92 116 92 148 106 172C120 148 120 116 106 100Z" fill={tone(colors.smoke)} />
      <path d="M72 188c0-12 7-18 16-18s17 6 17 18zM106 188c0-12 8-18 17-18s17 6 17 18z" fill={tone(FUR_SHADE)} />
      <path
        d="M58 22C68 24 78 32 84 38C98 34 110 34 122 38C128 32 138 24 148 22C152 36 152 46 149 58C150 84 128 98 103 98C78 98 56 84 57 58C54 46 54 36 58 22Z"
        fill={tone(FUR)}
      />
      <path
        d="M58 56C70 46 92 50 103 58C114 50 136 46 148 56C148 70 138 76 126 76C114 76 108 70 103 68C98 70 92 76 80 76C68 76 58 70 58 56Z"
        fill={tone(colors.brick)}
      />
      <ellipse cx="81" cy="63" rx="9" ry="6.5" fill={tone(colors.cream)} />
      <ellipse cx="125" cy="63" rx="9" ry="6.5" fill={tone(colors.cream)} />
      <ellipse cx="82" cy="64" rx="4" ry="5" fill={tone(colors.pupil)} />
      <ellipse cx="124" cy="64" rx="4" ry="5" fill={tone(colors.pupil)} />
      <path d="M98 80h10l-5 6z" fill={tone(colors.rose)} />
      <Line d="M103 86v3M95 91q4 3 8-1q4 4 8 1" color={tone(colors.smoke)} width={2.4} />
      <path d="M82 98C94 104 112 104 124 98L122 108C112 112 94 112 84 108Z" fill={tone(colors.brick)} />
      <path
        d="M103 98C104.2 106 105.5 107 112 108.5C105 109.6 104.4 111 102.5 118C101.5 110.5 100.8 109.6 93.8 107.6C100.5 106.6 101.4 105.6 103 98Z"
        fill={colors.candle}
      />
      <Dots points={WHISKER_SPOTS} size={2.8} color={tone("#7A809C")} opacity={0.9} />
    </>
  );
}
