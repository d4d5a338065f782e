type LineProps = { d: string; color: string; width: number };

/** A drawn line with round ends. */
export function Line({ d, color, width }: LineProps) {
  return <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />;
}

type ClosedEyeProps = { x: number; y: number; width: number; color: string; thickness?: number };

/** An eye closed in sleep or content, `width` wide. */
export function ClosedEye({ x, y, width, color, thickness = 3 }: ClosedEyeProps) {
  return <Line d={`M${x - width / 2} ${y}q${width / 2} ${width * 0.42} ${width} 0`} color={color} width={thickness} />;
}
