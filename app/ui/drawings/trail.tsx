type TrailProps = {
  /** Path data in a box of 1280 × 100 that is stretched over whatever the trail passes. */
  way: string;
  className?: string;
};

/** A piece of the dotted way that leads through a page. Its dots stay round however far the piece is stretched. */
export function Trail({ way, className = "" }: TrailProps) {
  return (
    <svg
      className={`trail ${className}`.trim()}
      width="100%"
      height="100%"
      viewBox="0 0 1280 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={way} fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
