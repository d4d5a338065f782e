import { Dots } from "./dots.tsx";
import { Flame } from "./flame.tsx";
import { colors, mix, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { ClosedEye, Line } from "./strokes.tsx";

const HIDE = "#7FA08C";
const SHADE = "#5B7D6E";
const BELLY = "#C8D3B4";

const TAIL =
  "M76 186C44 192 12 178 14 146C15 134 22 126 30 128C27 144 36 158 60 158C78 158 84 168 76 186Z" +
  "M31 130C20 130 10 124 8 112C18 114 22 112 26 104C34 108 42 116 40 126C38 130 35 131 31 130Z";
const WING = "M82 122C58 116 36 96 30 64C44 66 54 72 60 80C64 70 72 66 84 68C96 84 98 110 82 122Z";
const BODY = "M66 188C48 160 54 118 84 98C98 90 120 92 130 108C144 134 146 168 134 188Z";
const CREST =
  "M86 40c-2-9 1-14 7-18c4 6 7 10 8 17zM76 58c-7-5-9-11-7-18c7 2 12 6 15 12z" +
  "M73 78c-8-2-13-7-14-14c7-1 13 1 18 6zM70 100c-9 0-15-4-18-10c7-3 13-3 19 1z";
const HEAD =
  "M74 74C72 44 96 30 118 36C136 41 142 54 158 60C172 65 174 82 160 90C144 98 122 100 106 98C88 96 76 90 74 74Z";
const SCALES: readonly Point[] = [
  [92, 118],
  [84, 132],
  [94, 138],
  [80, 150],
  [90, 160],
  [78, 168],
  [88, 176],
  [98, 52],
  [90, 64],
  [100, 74],
];

/** A small dragon sitting with its eyes closed, with or without the flame in front of its nose. In a 200 × 190 box. */
export function HeroDragon({ tone = plain, flame = true }: { tone?: Tone; flame?: boolean }) {
  const shade = tone(SHADE);
  return (
    <>
      <path d={TAIL} fill={shade} />
      <path d={WING} fill={tone(mix(SHADE, "#16302B", 0.3))} />
      <Line d="M78 116C66 104 60 94 59 80" color={tone("#3F5B50")} width={2.6} />
      <path d={BODY} fill={tone(HIDE)} />
      <path d="M108 106C128 116 138 150 130 188L98 188C112 164 116 134 108 106Z" fill={tone(BELLY)} />
      <Line d="M113 128q10 4 20 2M113 146q12 4 24 2M109 164q14 4 28 2" color={tone("#A9B795")} width={2.4} />
      <path d={CREST} fill={shade} />
      <path d={HEAD} fill={tone(HIDE)} />
      <path d="M114 92C132 94 152 92 164 82C162 94 146 102 124 101C118 100 114 97 114 92Z" fill={tone(BELLY)} />
      <path d="M104 38C98 26 100 16 108 10C112 20 116 28 120 38Z" fill={tone(colors.cream)} />
      <ClosedEye x={122} y={64} width={15} color={tone(colors.pupil)} />
      <ellipse cx="132" cy="80" rx="8" ry="5" fill={tone(colors.rose)} opacity={0.6} />
      <ellipse cx="160" cy="70" rx="2.4" ry="2" fill={tone("#3F5B50")} />
      <path d="M106 132C120 128 134 132 138 140C132 148 114 148 104 142Z" fill={shade} />
      <ellipse cx="96" cy="187" rx="20" ry="8" fill={shade} />
      <ellipse cx="136" cy="187" rx="18" ry="7.5" fill={shade} />
      <Dots points={SCALES} size={3} color={tone("#A9C2AE")} opacity={0.6} />
      {flame && <Flame x={190} y={72} scale={0.95} />}
    </>
  );
}
