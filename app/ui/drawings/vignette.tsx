import type { ReactNode } from "react";

/** A small scene on a disc cut out of the night, 104 × 104. `size` is its width and height in CSS pixels. */
export function Vignette({ size = 104, children }: { size?: number; children: ReactNode }) {
  return (
    <svg className="vignette" width={size} height={size} viewBox="0 0 104 104" aria-hidden="true">
      <g filter="url(#cut)">
        <path d="M52 4C82 2 102 24 100 52C100 82 80 102 52 100C22 102 4 80 4 52C4 24 22 4 52 4Z" fill="#1E2B56" />
        {children}
      </g>
    </svg>
  );
}
