import { Dots } from "./dots.tsx";
import { type Point, seededRandom } from "./shapes.ts";

const LINE_HEIGHT = 34;
const DOT_STEP = 8;
const WORD_GAP = 9;
const LAST_LINE_SHARE = 0.52;
/** From a third of the text's strength down to almost nothing. */
const FADING = [0.5, 0.36, 0.27, 0.18, 0.09];

/** The half of a story that has not been read: words as rows of pinpricks, fading. `width` in CSS pixels. */
export function PinprickLines({ width = 350 }: { width?: number }) {
  const height = FADING.length * LINE_HEIGHT;
  return (
    <svg className="pinprick-lines" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {FADING.map((opacity, row) => {
        const end = row === FADING.length - 1 ? width * LAST_LINE_SHARE : width;
        return <Dots key={opacity} points={line(row, end)} size={3} color="var(--hint, #A9AAC4)" opacity={opacity} />;
      })}
    </svg>
  );
}

/** One line of words of two to nine letters, as far as whole words fit. */
function line(row: number, end: number): Point[] {
  const random = seededRandom(`line${row}`);
  const points: Point[] = [];
  for (let x = 2; ; x += WORD_GAP) {
    const letters = 2 + Math.floor(random() * 8);
    if (x + letters * DOT_STEP > end) return points;
    for (let i = 0; i < letters; i++, x += DOT_STEP) {
      points.push([x, LINE_HEIGHT * (row + 0.5) + (random() - 0.5) * 3]);
    }
  }
}
