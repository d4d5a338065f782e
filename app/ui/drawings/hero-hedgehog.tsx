import { Halo } from "./halo.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import { ClosedEye, Line } from "./strokes.tsx";

const SPINES = "#7A6A5E";
const SPINES_SHADE = "#5B4E46";
const FACE = "#D9C6A8";

/** A hedgehog asleep beside a firefly. In a 200 × 190 box. */
export function HeroHedgehog({ tone = plain }: { tone?: Tone }) {
  return (
    <>
      <path
        d="M14 176C4 160 14 152 10 140C20 140 18 124 16 116C28 120 30 104 32 94C42 102 48 90 54 80C60 92 70 82 80 74C84 86 94 80 106 78C106 90 116 90 126 92C122 102 132 108 140 114C134 120 140 130 146 138L150 186H30C22 184 18 180 14 176Z"
        fill={tone(SPINES_SHADE)}
      />
      <path d="M34 180C28 150 44 112 78 100C106 92 128 104 138 126L146 184H40Z" fill={tone(SPINES)} />
      <Line
        d="M58 128l-8-10M74 116l-5-12M94 112l-2-12M112 116l3-12M52 150l-11-7M64 142l-9-9M80 132l-7-10M98 128l-3-11M56 170l-12-4M70 158l-10-7M86 148l-8-9M104 142l-3-11"
        color={tone(SPINES_SHADE)}
        width={4}
      />
      <path
        d="M112 132C126 118 146 122 154 138C162 146 176 150 186 154C190 160 186 168 178 170C168 178 156 186 140 187L104 187C96 168 98 146 112 132Z"
        fill={tone(FACE)}
      />
      <ellipse cx="186" cy="157" rx="7" ry="6" fill={tone(colors.pupil)} />
      <ClosedEye x={150} y={148} width={13} color={tone(colors.pupil)} thickness={3.2} />
      <ellipse cx="146" cy="162" rx="8" ry="5" fill={tone(colors.rose)} opacity={0.6} />
      <path d="M116 132C112 122 122 114 130 120C132 126 128 134 122 138Z" fill={tone(SPINES)} />
      <ellipse cx="72" cy="187" rx="15" ry="6" fill={tone(FACE)} />
      <ellipse cx="132" cy="188" rx="16" ry="6" fill={tone("#B3A28B")} />
      <Halo
        x={182}
        y={106}
        from={10}
        rings={3}
        step={8}
        gap={7}
        size={2.6}
        color={colors.candle}
        opacity={0.9}
        seed="firefly"
      />
      <ellipse cx="182" cy="106" rx="6" ry="6.5" fill={colors.candle} />
      <circle cx="182" cy="105" r="3" fill={colors.candleHeart} />
      <path
        d="M180 100C172 92 164 92 164 98C166 103 174 104 180 102ZM184 100C190 90 198 90 199 96C198 102 190 104 184 102Z"
        fill={tone("#C9D6E4")}
        opacity={0.8}
      />
    </>
  );
}
