import { Dots } from "./dots.tsx";
import { Flame } from "./flame.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { ClosedEye, Line } from "./strokes.tsx";

const STEEL = "#8896B5";
const STEEL_SHADE = "#7181A2";
const HOLLOW = "#33405F";

const RIVETS: readonly Point[] = [
  [86, 156],
  [98, 156],
  [110, 156],
];

/** A waving robot with a flame for an antenna and a lit heart. In a 200 × 190 box. */
export function HeroRobot({ tone = plain }: { tone?: Tone }) {
  return (
    <>
      <Line d="M102 34C100 26 104 20 102 14" color={tone(colors.slate)} width={4} />
      <Flame x={102} y={6} scale={0.75} />
      <path d="M78 160h16l2 28h-22zM108 160h16l4 28h-22z" fill={tone(colors.slate)} />
      <path d="M68 188c0-10 8-14 16-14s14 4 14 14zM104 188c0-10 6-14 14-14s16 4 16 14z" fill={tone("#4A5776")} />
      <Line d="M58 116C42 124 36 140 42 156" color={tone(colors.slate)} width={11} />
      <Line d="M144 114C160 118 168 106 166 92" color={tone(colors.slate)} width={11} />
      <ellipse cx="42" cy="158" rx="9" ry="8" fill={tone(STEEL)} />
      <ellipse cx="166" cy="88" rx="9" ry="8" fill={tone(STEEL)} />
      <path
        d="M60 104C60 97 65 94 72 94L130 92C138 92 142 96 142 103L145 156C145 164 140 168 132 168L70 169C62 169 58 165 58 158Z"
        fill={tone(STEEL)}
      />
      <path
        d="M112 92L130 92C138 92 142 96 142 103L145 156C145 164 140 168 132 168L116 168Z"
        fill={tone(STEEL_SHADE)}
      />
      <path
        d="M80 112C80 108 83 106 87 106L114 105C118 105 121 108 121 112L122 138C122 142 119 145 115 145L86 146C82 146 79 143 79 139Z"
        fill={tone(HOLLOW)}
      />
      <path
        d="M100 140C88 132 85 124 88 118C91 113 98 114 100 119C103 113 111 113 113 118C116 124 111 133 100 140Z"
        fill={colors.candle}
      />
      <Dots points={RIVETS} size={4} color={tone(HOLLOW)} />
      <path
        d="M52 48C52 38 58 33 68 33L136 31C146 31 151 37 152 46L154 72C154 82 148 87 138 88L66 89C56 89 51 84 51 74Z"
        fill={tone(STEEL)}
      />
      <path d="M126 31L136 31C146 31 151 37 152 46L154 72C154 82 148 87 138 88L130 88Z" fill={tone(STEEL_SHADE)} />
      <path
        d="M62 50C62 45 66 43 71 43L132 42C137 42 141 45 141 50L142 68C142 74 138 77 133 77L70 78C65 78 62 75 62 70Z"
        fill={tone(HOLLOW)}
      />
      <ClosedEye x={83} y={59} width={16} color={tone(colors.cream)} thickness={3.6} />
      <ClosedEye x={120} y={58} width={16} color={tone(colors.cream)} thickness={3.6} />
      <Line d="M97 68q5 4 10 0" color={tone(colors.cream)} width={2.8} />
      <ellipse cx="52" cy="60" rx="6" ry="8" fill={tone(colors.slate)} />
      <ellipse cx="154" cy="58" rx="6" ry="8" fill={tone(colors.slate)} />
    </>
  );
}
