import { coverPaint } from "./cover-paint.ts";
import { colors } from "./palette.ts";
import type { Point } from "./shapes.ts";

/** The roof that heroes stand on. */
export const TOP_ROOF: readonly Point[] = [
  [0, 366],
  [150, 334],
  [300, 368],
];

/** Left edge, width and eaves of each house behind. */
const HOUSES = [
  [0, 70, 300],
  [58, 64, 276],
  [118, 78, 306],
  [190, 60, 262],
  [244, 70, 296],
] as const;
const WALLS = HOUSES.map(([x, width, y]) => `M${x} 400V${y}H${x + width}V400Z`).join("");
const ROOFS = HOUSES.map(
  ([x, w, y]) =>
    `M${x - 5} ${y + 3}C${x + w * 0.2} ${y - 14} ${x + w * 0.36} ${y - 24} ${x + w * 0.5} ${y - 34}` +
    `C${x + w * 0.68} ${y - 22} ${x + w * 0.86} ${y - 10} ${x + w + 5} ${y + 3}Z`,
).join("");
const DARK_WINDOWS = "M14 322h11v15h-11zM128 328h11v15h-11zM166 328h11v15h-11zM228 288h11v15h-11zM290 318h8v15h-8z";
const LIT_WINDOWS = "M72 298h12v16h-12zM256 322h11v15h-11zM204 288h11v15h-11z";

/** The roofs of a town, some windows still lit. */
export function Rooftops() {
  return (
    <>
      <path d={WALLS} fill={coverPaint.mid} />
      <path d={ROOFS} fill={coverPaint.wood} />
      <path d={DARK_WINDOWS} fill={coverPaint.near} />
      <path d={LIT_WINDOWS} fill={colors.candle} />
      <path d="M0 400V366L150 336L300 368V400Z" fill={coverPaint.near} />
      <path d="M0 366L150 336L300 368V373L150 341L0 371Z" fill={coverPaint.nearEdge} />
      <path d="M224 356V318H248V360Z" fill={coverPaint.near} />
      <path d="M220 318H252V326H220Z" fill={coverPaint.nearEdge} />
    </>
  );
}
