/**
 * The torn edge of paper, as filters that drawings name: `cut` for a picture about 400 wide, `cut-wide` for a scene
 * across the screen, `cut-small` for an emblem. Once in a page. Without it every drawing still works, only cleaner.
 * In sRGB, or the displacement turns the night green.
 */
export function PaperCutFilters() {
  return (
    <svg width="0" height="0" display="block" aria-hidden="true">
      <CutFilter />
      <TornEdge id="cut-wide" roughness={0.028} reach={5} seed={3} margin={2} />
      <TornEdge id="cut-small" roughness={0.07} reach={1.4} seed={5} margin={5} />
    </svg>
  );
}

/** The filter `cut` alone, for a drawing that is a file of its own. */
export function CutFilter() {
  return <TornEdge id="cut" roughness={0.045} reach={3.2} seed={7} margin={5} />;
}

type TornEdgeProps = { id: string; roughness: number; reach: number; seed: number; margin: number };

function TornEdge({ id, roughness, reach, seed, margin }: TornEdgeProps) {
  const size = `${100 + 2 * margin}%`;
  return (
    <filter id={id} colorInterpolationFilters="sRGB" x={`-${margin}%`} y={`-${margin}%`} width={size} height={size}>
      <feTurbulence type="fractalNoise" baseFrequency={roughness} numOctaves={2} seed={seed} />
      <feDisplacementMap in="SourceGraphic" scale={reach} xChannelSelector="R" yChannelSelector="G" />
    </filter>
  );
}
