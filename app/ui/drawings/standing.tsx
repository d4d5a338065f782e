import type { ReactNode } from "react";
import { rounded } from "./shapes.ts";

/** Height of the box every hero is drawn in; it is 200 wide, with the feet at (100, 188). */
const HERO_HEIGHT = 190;

type StandingProps = {
  x: number;
  y: number;
  height: number;
  /** Looking the other way. */
  mirrored?: boolean;
  children: ReactNode;
};

/** A hero at its size, with its feet at (x, y). */
export function Standing({ x, y, height, mirrored, children }: StandingProps) {
  const scale = Math.round((height / HERO_HEIGHT) * 1000) / 1000;
  const place = `translate(${rounded(x)} ${rounded(y)})`;
  return <g transform={`${place} scale(${mirrored ? -scale : scale} ${scale}) translate(-100 -188)`}>{children}</g>;
}
