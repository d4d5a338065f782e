import { useId } from "react";
import { MoonShape } from "./moon.tsx";

/** A moon with the room to its neighbours, in the drawing's units. */
const CELL = 32;
const MOON_RADIUS = 9;
const MARGIN = CELL / 2 - MOON_RADIUS;

type MoonStringProps = {
  rows?: number;
  columns: number;
};

/** Stories as small full moons in rows: `columns` × 32 - 14 wide, drawn once however many there are. */
export function MoonString({ rows = 1, columns }: MoonStringProps) {
  const pattern = useId();
  const [width, height] = [columns * CELL - 2 * MARGIN, rows * CELL - 2 * MARGIN];
  return (
    <svg
      className="moon-string"
      width={width}
      height={height}
      viewBox={`${MARGIN} ${MARGIN} ${width} ${height}`}
      aria-hidden="true"
    >
      <pattern id={pattern} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <MoonShape x={CELL / 2} y={CELL / 2} radius={MOON_RADIUS} phase={1} />
      </pattern>
      <rect width={columns * CELL} height={rows * CELL} fill={`url(#${pattern})`} />
    </svg>
  );
}
