import { Dots } from "./dots.tsx";
import { Halo } from "./halo.tsx";
import { MoonShape } from "./moon.tsx";
import { colors } from "./palette.ts";
import type { Point } from "./shapes.ts";
import { starPath } from "./star.tsx";

const BLANKET_DOTS: readonly Point[] = [
  [66, 168],
  [88, 148],
  [100, 162],
  [136, 150],
  [152, 142],
  [146, 162],
  [168, 152],
  [162, 166],
  [196, 148],
  [206, 160],
  [194, 168],
];
const STARS = [
  { x: 42, y: 54, reach: 7 },
  { x: 98, y: 26, reach: 6 },
  { x: 216, y: 38, reach: 8 },
];

/** The moon has gone to bed: asleep under a blanket. */
export function SleepingMoon({ width = 240 }: { width?: number }) {
  return (
    <svg className="sleeping-moon" width={width} height={width * 0.66} viewBox="16 12 232 160" aria-hidden="true">
      <g filter="url(#cut)">
        <Halo
          x={140}
          y={86}
          from={58}
          rings={4}
          step={11}
          gap={12}
          size={2.4}
          color={colors.moon}
          opacity={0.6}
          seed="bed"
        />
        <path d={STARS.map(starPath).join("")} fill={colors.moon} opacity={0.9} />
        <MoonShape x={140} y={86} radius={46} phase={1} asleep />
        <path d="M36 172C40 140 72 118 96 122C118 126 132 126 152 118C184 110 226 128 240 172Z" fill="#324D7C" />
        <path d="M124 172C124 150 128 134 134 124C156 120 170 112 188 120C196 138 196 156 194 172Z" fill="#3F5D8E" />
        <Dots points={BLANKET_DOTS} size={4} color="#A9BBDD" opacity={0.8} />
        <path
          d="M46 142C62 114 90 108 112 114C132 118 146 116 166 110C196 102 222 122 232 138C236 146 224 150 216 142C198 128 184 122 166 126C144 132 126 132 108 130C86 126 72 134 62 148C54 156 42 152 46 142Z"
          fill={colors.creamShade}
        />
      </g>
    </svg>
  );
}
