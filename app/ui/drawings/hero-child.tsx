import { Dots } from "./dots.tsx";
import { Lantern } from "./lantern.tsx";
import { colors, plain, type Tone } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { Line } from "./strokes.tsx";

const BUTTONS: readonly Point[] = [
  [100, 104],
  [98, 120],
  [97, 136],
  [96, 152],
];

/** A child in a hooded cape, carrying a lantern. In a 200 × 190 box. */
export function HeroChild({ tone = plain }: { tone?: Tone }) {
  const cape = tone(colors.brick);
  const cheek = { fill: tone(colors.rose), opacity: 0.7 };
  return (
    <>
      <path d="M78 164h18v18h-20zM106 164h18l2 18h-20z" fill={tone("#2C2740")} />
      <path d="M68 189c-2-9 6-13 14-13h14v13zM104 189v-13h10c10 0 18 4 16 13z" fill={tone("#4A3A3A")} />
      <path d="M100 62C74 78 58 124 54 168C74 178 126 178 146 168C142 124 126 78 100 62Z" fill={cape} />
      <path
        d="M112 70C130 88 142 130 146 168C138 172 128 174 118 175C122 140 122 104 112 70Z"
        fill={tone(colors.brickShade)}
      />
      <Line d="M118 116C136 120 148 118 160 108" color={cape} width={15} />
      <ellipse cx="163" cy="106" rx="8" ry="7.5" fill={tone(colors.skin)} />
      <path d="M100 14C66 16 52 46 58 78C68 96 132 96 142 78C148 46 134 12 100 14Z" fill={cape} />
      <path d="M88 18C92 8 104 4 112 8C110 14 110 18 108 20Z" fill={cape} />
      <path
        d="M100 32C78 32 68 50 70 66C72 84 88 90 100 90C112 90 128 84 130 66C132 50 122 32 100 32Z"
        fill={tone(colors.skin)}
      />
      <path
        d="M70 62C70 44 84 32 100 32C118 32 130 46 130 62C120 56 116 48 112 44C104 54 88 60 70 62Z"
        fill={tone(colors.hair)}
      />
      <ellipse cx="88" cy="70" rx="3.2" ry="3.6" fill={tone("#2A2030")} />
      <ellipse cx="114" cy="70" rx="3.2" ry="3.6" fill={tone("#2A2030")} />
      <Line d="M97 79q5 4 10 0" color={tone("#7A4B38")} width={2.6} />
      <ellipse cx="80" cy="78" rx="6" ry="4" {...cheek} />
      <ellipse cx="121" cy="78" rx="6" ry="4" {...cheek} />
      <Dots points={BUTTONS} size={4} color={tone(colors.cream)} opacity={0.9} />
      <Lantern x={168} y={146} scale={0.95} tone={tone} />
    </>
  );
}
