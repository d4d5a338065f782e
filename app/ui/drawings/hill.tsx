import { Dots } from "./dots.tsx";
import { night } from "./palette.ts";
import { land, lowered, type Point, seededRandom, yAt } from "./shapes.ts";

type HillProps = {
  ridge: readonly Point[];
  /** The picture's width and height: a hill reaches down to its foot. */
  width: number;
  height: number;
  color: string;
  edge: string;
  edgeHeight?: number;
  /** Pinpricks under the edge; none if left out. */
  dots?: { count: number; depth: number; opacity: number; seed: string; color?: string };
};

/** A hill with its lit edge, and dots of light thinning downwards. */
export function Hill({ ridge, width, height, color, edge, edgeHeight = 4, dots }: HillProps) {
  const [near, far] = dots ? underTheEdge(ridge, width, dots) : [[], []];
  return (
    <>
      <path d={land(ridge, width, height)} fill={edge} />
      <path d={land(lowered(ridge, edgeHeight), width, height)} fill={color} />
      {dots && <Dots points={near} size={2} color={dots.color ?? night.pinprick} opacity={dots.opacity} />}
      {dots && <Dots points={far} size={1.6} color={dots.color ?? night.pinprick} opacity={dots.opacity / 2} />}
    </>
  );
}

type EdgeDots = NonNullable<HillProps["dots"]>;

/** From left to right, so that the steps from dot to dot are short and cost few bytes. */
function underTheEdge(ridge: readonly Point[], width: number, { count, depth, seed }: EdgeDots): [Point[], Point[]] {
  const random = seededRandom(seed);
  const near: Point[] = [];
  const far: Point[] = [];
  for (let i = 0; i < count; i++) {
    const x = (width * (i + random())) / count;
    const down = random() ** 2.1;
    (down < 0.25 ? near : far).push([x, yAt(ridge, x) + 5 + down * depth]);
  }
  return [near, far];
}
