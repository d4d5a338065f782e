import { colors, plain, type Tone } from "./palette.ts";
import { ClosedEye, Line } from "./strokes.tsx";

const SKIN = "#A9A27E";
const FRAME = "#4A2420";

/** A snail with a lit window in its shell. In a 200 × 190 box. */
export function HeroSnail({ tone = plain }: { tone?: Tone }) {
  return (
    <>
      <path
        d="M16 186C34 166 70 160 110 162C134 163 146 148 150 124C154 112 176 112 180 128C184 156 166 184 140 187Z"
        fill={tone(SKIN)}
      />
      <Line d="M160 118C160 106 164 98 170 92M172 118C176 108 182 104 188 102" color={tone(SKIN)} width={4.4} />
      <circle cx="171" cy="90" r="4.6" fill={tone(SKIN)} />
      <circle cx="190" cy="101" r="4.6" fill={tone(SKIN)} />
      <ClosedEye x={162} y={132} width={10} color={tone("#3A3424")} />
      <Line d="M168 146q5 2 8-2" color={tone("#3A3424")} width={2.4} />
      <ellipse cx="156" cy="144" rx="5" ry="3.6" fill={tone(colors.rose)} opacity={0.6} />
      <path d="M114 46h14v26h-14z" fill={tone(colors.brickShade)} />
      <path
        d="M80 62C120 58 142 88 140 122C138 152 116 168 84 168C52 168 30 150 30 118C30 88 50 64 80 62Z"
        fill={tone(colors.brick)}
      />
      <Line
        d="M122 152C142 122 128 82 90 78C60 76 42 98 46 122C50 146 80 154 96 138C108 126 102 108 88 106"
        color={tone(colors.brickShade)}
        width={6}
      />
      <path d="M62 128C62 117 68 110 76 110C84 110 90 117 90 128V146H62Z" fill={tone(FRAME)} />
      <path d="M66 129C66 120 70 114 76 114C82 114 86 120 86 129V142H66Z" fill={colors.candle} />
      <Line d="M76 114v28M66 128h20" color={tone(FRAME)} width={3} />
    </>
  );
}
