import { Dots } from "./dots.tsx";
import { colors } from "./palette.ts";
import { type Point, rounded, seededRandom } from "./shapes.ts";

type WindowLightProps = {
  x: number;
  y: number;
  /** Half the width of the light under the window, how much it widens, how far it falls, how far it leans. */
  width: number;
  spread: number;
  length: number;
  lean: number;
  dots: number;
  size: number;
};

/** Light from a window on the grass, as dots: a filled beam would look like a tent on the lawn. */
export function WindowLight({ x, y, width, spread, length, lean, dots, size }: WindowLightProps) {
  const random = seededRandom(`sp${x}`);
  const points = Array.from({ length: dots }, (_, i): Point => {
    const fallen = (i + random() * 0.8) / dots;
    const across = (random() - 0.5) * 1.84 * (width + spread * fallen);
    return [x + lean * fallen + across, y + 3 + length * fallen];
  });
  const [bright, dim] = [Math.round(dots * 0.45), Math.round(dots * 0.75)];
  return (
    <>
      <Dots points={points.slice(0, bright)} size={size} color={colors.candle} opacity={0.85} />
      <Dots points={points.slice(bright, dim)} size={rounded(size * 0.85)} color={colors.candle} opacity={0.6} />
      <Dots points={points.slice(dim)} size={rounded(size * 0.7)} color={colors.candle} opacity={0.38} />
    </>
  );
}
