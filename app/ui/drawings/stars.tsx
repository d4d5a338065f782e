import { Dots } from "./dots.tsx";
import { colors } from "./palette.ts";
import { type Point, rounded, seededRandom } from "./shapes.ts";
import { starPath } from "./star.tsx";

type StarsProps = {
  seed: string;
  width: number;
  height: number;
  /** How many dots, and how many cut stars among them. */
  dots: number;
  cut: number;
  /** Size of everything, 1 for a picture about 400 wide. */
  scale?: number;
  /** Where there is something else to see, or to read. */
  keepFree?: (x: number, y: number) => boolean;
};

const free = () => false;

/** A sky: pinpricks in two sizes, denser towards the top, and a few cut stars kept apart from each other. */
export function Stars({ seed, width, height, dots, cut, scale = 1, keepFree = free }: StarsProps) {
  const random = seededRandom(seed);
  const bright: Point[] = [];
  const faint: Point[] = [];
  for (let tries = 0; bright.length + faint.length < dots && tries < dots * 9; tries++) {
    const [x, y] = [random() * width, random() ** 1.25 * height];
    if (!keepFree(x, y)) (random() < 0.3 ? bright : faint).push([x, y]);
  }
  const apart = Math.min(90, width * 0.16);
  const placed: { x: number; y: number; reach: number }[] = [];
  for (let tries = 0; placed.length < cut && tries < 200; tries++) {
    const x = width * (0.06 + random() * 0.88);
    const y = height * (0.06 + random() * 0.8);
    if (keepFree(x, y) || placed.some((star) => Math.hypot(star.x - x, star.y - y) < apart)) continue;
    placed.push({ x, y, reach: (5 + random() * 4) * scale });
  }
  return (
    <>
      <Dots points={fromTheLeft(bright)} size={rounded(2.4 * scale)} color={colors.moon} opacity={0.8} />
      <Dots points={fromTheLeft(faint)} size={rounded(1.5 * scale)} color={colors.moon} opacity={0.55} />
      <path d={placed.map(starPath).join("")} fill={colors.moon} opacity={0.9} />
    </>
  );
}

/** In this order the steps from dot to dot are short and cost few bytes. */
function fromTheLeft(points: Point[]): Point[] {
  return points.sort((a, b) => a[0] - b[0]);
}
