import { coverPaint } from "./cover-paint.ts";
import { COVER } from "./cover-plan.ts";
import { Hill } from "./hill.tsx";
import type { Point } from "./shapes.ts";

/** Hills across a cover: `waves` swells about the height `y`. */
export function rolling(y: number, swell: number, waves: number, shift: number): Point[] {
  return Array.from(
    { length: waves + 1 },
    (_, i): Point => [(COVER.width * i) / waves, y + Math.sin(i * 1.7 + shift) * swell],
  );
}

type PlaneProps = {
  ridge: readonly Point[];
  /** Each plane is darker than the one behind it. */
  depth: "far" | "mid" | "near";
};

/** One of a cover's three planes: a lit edge, and pinpricks under it. */
export function Plane({ ridge, depth }: PlaneProps) {
  return (
    <Hill
      {...COVER}
      ridge={ridge}
      color={coverPaint[depth]}
      edge={coverPaint[`${depth}Edge`]}
      edgeHeight={3}
      dots={{ count: 50, depth: 46, opacity: 0.4, seed: `${depth}${ridge[0]?.[1]}`, color: coverPaint.pinprick }}
    />
  );
}
