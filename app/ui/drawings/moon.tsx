import { MoonFace } from "./moon-face.tsx";
import { colors } from "./palette.ts";
import { pathOf, rounded } from "./shapes.ts";

type MoonLooks = {
  /** 0 a thin crescent, .5 half, 1 full, and everything between; lit on the right. */
  phase: number;
  /** With a sleeping face; a sleeping moon shows no craters. */
  asleep?: boolean;
  craters?: boolean;
  /** Any CSS colour. */
  color?: string;
  /** The colour of the part in shade; without it that part is not drawn. */
  dark?: string;
};

type MoonProps = MoonLooks & {
  /** Width and height in CSS pixels, or any CSS length. */
  size?: number | string;
};

/** The moon alone, as a picture of its own. */
export function Moon({ size = 48, ...looks }: MoonProps) {
  return (
    <svg className="moon" width={size} height={size} viewBox="-52 -52 104 104" aria-hidden="true">
      <MoonShape x={0} y={0} radius={50} {...looks} />
    </svg>
  );
}

type MoonShapeProps = MoonLooks & { x: number; y: number; radius: number };

/** The moon inside another picture. */
export function MoonShape({ x, y, radius, phase, asleep, craters = true, color = colors.moon, dark }: MoonShapeProps) {
  const full = phase >= 1;
  const bulge = terminator(phase);
  // The tilt of a moon in our latitudes; a full one is turned so that its craters sit well.
  const turn = full ? "" : " rotate(-18)";
  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)})${turn}`}>
      {dark && !full && <circle r={rounded(radius * 0.985)} fill={dark} />}
      <path d={full ? fullDisc(radius) : litPart(radius, bulge)} fill={color} />
      {craters && !asleep && <path d={craterPath(radius, bulge)} fill="#8C8478" opacity={0.26} />}
      {asleep && <MoonFace radius={radius} />}
    </g>
  );
}

/** Where light ends on the moon's equator, in radii: positive when more than half is lit, 1 when full. */
function terminator(phase: number): number {
  if (phase >= 1) return 1;
  return phase < 0.5 ? -0.68 * (1 - 2 * Math.max(0, phase)) : 2 * phase - 1;
}

function litPart(r: number, bulge: number): string {
  const sweep = bulge < 0 ? 0 : 1;
  return pathOf`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${Math.abs(bulge) * r} ${r} 0 0 ${sweep} 0 ${-r}Z`;
}

function fullDisc(r: number): string {
  return [
    pathOf`M0 ${-r}C${r * 0.56} ${r * -1.01} ${r * 1.01} ${r * -0.55} ${r} ${r * 0.01}`,
    pathOf`C${r * 0.99} ${r * 0.57} ${r * 0.55} ${r * 1.005} ${r * -0.01} ${r}`,
    pathOf`C${r * -0.57} ${r * 0.99} ${r * -1.005} ${r * 0.54} ${-r} ${r * -0.01}`,
    pathOf`C${r * -0.99} ${r * -0.56} ${r * -0.55} ${r * -0.99} 0 ${-r}Z`,
  ].join("");
}

/** Middle and radii of each crater, in radii of the moon. */
const CRATERS = [
  [0.34, -0.38, 0.2, 0.17],
  [0.6, 0.2, 0.11, 0.1],
  [-0.34, 0.42, 0.24, 0.19],
  [-0.52, -0.2, 0.09, 0.09],
  [0.26, 0.62, 0.12, 0.08],
] as const;

/** Only craters that lie wholly in the light are drawn, which spares a clip path and its id. */
function craterPath(r: number, bulge: number): string {
  return CRATERS.filter(([x, y, rx]) => x - rx > -bulge * Math.sqrt(1 - y * y))
    .map(([x, y, rx, ry]) => {
      const [wide, high] = [rx * r, ry * r];
      const start = pathOf`M${x * r - wide} ${y * r}`;
      const below = pathOf`a${wide} ${high} 0 1 0 ${wide * 2} 0`;
      return start + below + pathOf`a${wide} ${high} 0 1 0 ${wide * -2} 0Z`;
    })
    .join("");
}
