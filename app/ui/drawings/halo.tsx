import { Dots } from "./dots.tsx";
import { type Point, rounded, seededRandom } from "./shapes.ts";

type HaloProps = {
  x: number;
  y: number;
  /** Radius of the first ring. */
  from: number;
  rings: number;
  /** Distance from ring to ring. */
  step: number;
  /** Distance from dot to dot on the first ring; it widens outwards. */
  gap: number;
  /** Diameter of a dot on the first ring. */
  size: number;
  color: string;
  opacity: number;
  seed: string;
};

/** Dots fainter than this are bytes that nobody sees. */
const VISIBLE = 0.05;

/** Light as rings of pinpricks, thinning outwards. Never a blur, never a gradient. */
export function Halo({ x, y, from, rings, step, gap, size, color, opacity, seed }: HaloProps) {
  const random = seededRandom(`${seed}${x}${y}`);
  return Array.from({ length: rings }, (_, ring) => {
    const radius = from + ring * step * (1 + ring * 0.06);
    const count = Math.max(6, Math.round((Math.PI * 2 * radius) / (gap * (1 + ring * 0.28))));
    const turn = random() * 6;
    const points = Array.from({ length: count }, (_, dot): Point => {
      const angle = (Math.PI * 2 * (dot + (ring % 2) / 2)) / count + (random() - 0.5) * 0.03 + turn;
      const reach = radius + (random() - 0.5) * step * 0.22;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    const strength = Math.round(opacity * (1 - ring / rings) ** 1.35 * 100) / 100;
    const dotSize = rounded(size * (1 - ring / (rings * 1.35)));
    if (strength < VISIBLE) return null;
    return <Dots key={radius} points={points} size={dotSize} color={color} opacity={strength} />;
  });
}
