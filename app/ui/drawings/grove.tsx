import { type Point, yAt } from "./shapes.ts";
import { Tree } from "./tree.tsx";

type GroveProps = {
  ridge: readonly Point[];
  /** Place along the ridge and height of each tree. */
  trees: readonly Point[];
  kind: "round" | "pointed";
  leaf: string;
  wood: string;
  /** How far the feet stand below the ridge. */
  sunk: number;
};

/** Trees of one kind along a ridge. */
export function Grove({ ridge, trees, kind, leaf, wood, sunk }: GroveProps) {
  return trees.map(([x, height]) => (
    <Tree key={x} x={x} y={yAt(ridge, x) + sunk} height={height} kind={kind} leaf={leaf} wood={wood} />
  ));
}
