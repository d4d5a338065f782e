import { MoonShape } from "./moon.tsx";

/**
 * The name of the place, with a small gibbous moon as its full stop. The moon is .33 of the letters' size and stands
 * on their line, so any name and any size works; the type is the surrounding text's.
 */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      {name}
      <FullStop />
    </span>
  );
}

/** Its two colours follow the theme; the gap to the last letter is part of the picture. */
function FullStop() {
  return (
    <svg className="wordmark-moon" width=".4em" height=".33em" viewBox="-72 -52 124 104" aria-hidden="true">
      <MoonShape
        x={0}
        y={0}
        radius={50}
        phase={0.7}
        craters={false}
        color="currentColor"
        dark="var(--border, #6478B4)"
      />
    </svg>
  );
}
