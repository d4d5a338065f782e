import { colors } from "./palette.ts";

/** A magnifying glass round the middle of the picture; what is seen through it, 76 wide, is drawn by somebody else. */
export function Magnifier() {
  return (
    <>
      <g transform="rotate(40)">
        <path d="M-6 40H6L8 96C8 102-8 102-8 96Z" fill={colors.brickShade} />
        <path d="M-6 36H6V48H-6Z" fill={colors.creamShade} />
      </g>
      <circle r="38" fill="none" stroke={colors.creamShade} strokeWidth="7" />
    </>
  );
}
