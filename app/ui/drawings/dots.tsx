import { dotPath, type Point } from "./shapes.ts";

type DotsProps = { points: readonly Point[]; size: number; color: string; opacity?: number };

/** Pinpricks of one size and colour, all in one path: cheap to send and to paint. */
export function Dots({ points, size, color, opacity }: DotsProps) {
  return (
    <path
      d={dotPath(points)}
      stroke={color}
      strokeWidth={size}
      strokeLinecap="round"
      fill="none"
      opacity={opacity === 1 ? undefined : opacity}
    />
  );
}
