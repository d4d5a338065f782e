import { Dots } from "./dots.tsx";
import { Lantern } from "./lantern.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { ClosedEye } from "./strokes.tsx";

const COAT = "#C8794A";
const COAT_SHADE = "#9C5733";

const SPECKS: readonly Point[] = [
  [72, 128],
  [68, 142],
  [76, 150],
  [68, 160],
  [128, 128],
  [132, 144],
  [124, 152],
  [134, 158],
  [96, 54],
  [104, 54],
  [100, 62],
];

/** A fox sitting with its eyes closed beside a lantern. In a 200 × 190 box. */
export function HeroFox({ tone = plain }: { tone?: Tone }) {
  return (
    <>
      <path
        d="M122 188C166 194 200 166 190 120C186 108 176 106 172 116C172 138 156 150 126 156Z"
        fill={tone(COAT_SHADE)}
      />
      <path
        d="M190 120C186 108 176 106 172 116C172 124 170 130 166 136C174 142 184 144 192 138C192 132 192 126 190 120Z"
        fill={tone(colors.cream)}
      />
      <path d="M98 78C68 98 54 142 60 188L140 188C144 142 130 98 98 78Z" fill={tone(COAT)} />
      <path d="M99 96C82 114 80 146 99 166C118 146 116 114 99 96Z" fill={tone(colors.cream)} />
      <path d="M62 188c0-14 8-22 18-22s18 8 18 22zM102 188c0-14 8-22 18-22s18 8 18 22z" fill={tone(COAT_SHADE)} />
      <path
        d="M46 18C60 22 76 34 84 42C94 38 106 38 116 42C124 34 140 22 154 18C158 34 156 52 150 68C142 90 120 104 100 110C80 104 58 90 50 68C44 52 42 34 46 18Z"
        fill={tone(COAT)}
      />
      <path
        d="M54 30C64 34 72 40 77 48C68 52 60 58 56 64C52 52 52 40 54 30ZM146 30C136 34 128 40 123 48C132 52 140 58 144 64C148 52 148 40 146 30Z"
        fill={tone("#5A2E22")}
      />
      <path
        d="M100 110C80 104 58 90 50 70C70 66 92 76 100 96C108 76 130 66 150 70C142 90 120 104 100 110Z"
        fill={tone(colors.cream)}
      />
      <path d="M92 100C96 97 104 97 108 100C107 106 103 110 100 110C97 110 93 106 92 100Z" fill={tone(colors.pupil)} />
      <ClosedEye x={78} y={72} width={16} color={tone(colors.pupil)} thickness={3.4} />
      <ClosedEye x={122} y={72} width={16} color={tone(colors.pupil)} thickness={3.4} />
      <ellipse cx="66" cy="84" rx="7" ry="4.5" fill={tone(colors.rose)} opacity={0.55} />
      <ellipse cx="134" cy="84" rx="7" ry="4.5" fill={tone(colors.rose)} opacity={0.55} />
      <Dots points={SPECKS} size={2.8} color={tone("#E5A878")} opacity={0.6} />
      <Lantern x={30} y={166} scale={1.05} tone={tone} />
    </>
  );
}
