import { pathOf } from "./shapes.ts";

type StarPlace = {
  x: number;
  y: number;
  /** From its middle to its upper point. */
  reach: number;
};

/** A four-pointed star cut by hand, so not quite even. */
export function Star({ color, ...place }: StarPlace & { color: string }) {
  return <path d={starPath(place)} fill={color} />;
}

/** The outline of a star, for many of them in one path. Each corner is drawn from the one before it. */
export function starPath({ x, y, reach: r }: StarPlace): string {
  return [
    pathOf`M${x} ${y - r}c${r * 0.12} ${r * 0.8} ${r * 0.25} ${r * 0.9} ${r * 0.9} ${r * 1.05}`,
    pathOf`c${r * -0.7} ${r * 0.11} ${r * -0.76} ${r * 0.25} ${r * -0.95} ${r * 0.95}`,
    pathOf`c${r * -0.1} ${r * -0.75} ${r * -0.17} ${r * -0.84} ${r * -0.87} ${r * -1.04}`,
    pathOf`c${r * 0.67} ${r * -0.1} ${r * 0.76} ${r * -0.2} ${r * 0.92} ${r * -0.96}Z`,
  ].join("");
}
