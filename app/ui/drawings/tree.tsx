import { rounded, seededRandom } from "./shapes.ts";
import { Line } from "./strokes.tsx";

/** Both kinds 100 high, foot at (0, 0), of middling width. */
const KINDS = {
  pointed: {
    trunk: "M-2.4 0L-1.8-30H2L2.8 0Z",
    crown: "M0-100C8-80 28-46 30-20C19-11-19-11-30-20C-28-46-8-80 0-100",
    twigs: "M0-16V-78M0-36l10-9M0-50l-8-8M0-60l6-6",
  },
  round: {
    trunk: "M-2.5 0L-1.5-50H1.5L3 0Z",
    crown: "M0-100C34-102 40-62 27-38C15-20-15-20-28-38C-40-62-33-102 0-100",
    twigs: "M0-10V-74M0-40l13-13M0-52l-11-12M0-63l8-9",
  },
} as const;

type TreeProps = {
  x: number;
  y: number;
  height: number;
  kind: keyof typeof KINDS;
  leaf: string;
  wood: string;
};

/** A tree with its foot at (x, y): round or pointed, each a little wider or narrower than the next. */
export function Tree({ x, y, height, kind, leaf, wood }: TreeProps) {
  const shape = KINDS[kind];
  const scale = height / 100;
  const girth = 0.9 + seededRandom(`${kind}${x}`)() * 0.2;
  // Twigs never thinner than a pixel or so, or small trees lose them.
  const twig = rounded(Math.max(1.5, 1.1 / scale));
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)}) scale(${(scale * girth).toFixed(2)} ${scale})`}>
      <path d={shape.trunk} fill={wood} />
      <path d={shape.crown} fill={leaf} />
      <Line d={shape.twigs} color={wood} width={twig} />
    </g>
  );
}
