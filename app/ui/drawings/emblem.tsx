import { CapeEmblem, CastleEmblem, FoxEmblem, GhostEmblem, MagnifierEmblem, RocketEmblem } from "./emblem-shapes.tsx";

const SHAPES = {
  Fantasy: CastleEmblem,
  Fable: FoxEmblem,
  SciFi: RocketEmblem,
  Scary: GhostEmblem,
  Superhero: CapeEmblem,
  Mistery: MagnifierEmblem,
} as const;

type EmblemProps = {
  genre: keyof typeof SHAPES;
  /** Chosen: its window, flame or star is on. */
  lit: boolean;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** The emblem of a genre. Its colours follow the theme through `--emblem-*`, with the night's as a fallback. */
export function Emblem({ genre, lit, size = 48 }: EmblemProps) {
  const Shape = SHAPES[genre];
  return (
    <svg className="emblem" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <g filter="url(#cut-small)">
        <Shape lit={lit} />
      </g>
    </svg>
  );
}
