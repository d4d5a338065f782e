import { colors } from "./palette.ts";
import { pathOf, rounded } from "./shapes.ts";

/** The face of a moon that has gone to bed, for a moon of this radius in the middle of the picture. */
export function MoonFace({ radius: r }: { radius: number }) {
  const lids = pathOf`M${r * -0.46} 0q${r * 0.13} ${r * 0.12} ${r * 0.26} 0M${r * 0.2} 0q${r * 0.13} ${r * 0.12} ${r * 0.26} 0`;
  const mouth = pathOf`M${r * -0.1} ${r * 0.34}q${r * 0.1} ${r * 0.08} ${r * 0.2} 0`;
  const cheek = {
    cy: rounded(r * 0.22),
    rx: rounded(r * 0.13),
    ry: rounded(r * 0.08),
    fill: colors.rose,
    opacity: 0.5,
  };
  return (
    <>
      <path d={lids + mouth} fill="none" stroke="#4A4658" strokeWidth={rounded(r * 0.045)} strokeLinecap="round" />
      <ellipse cx={rounded(r * -0.52)} {...cheek} />
      <ellipse cx={rounded(r * 0.52)} {...cheek} />
    </>
  );
}
