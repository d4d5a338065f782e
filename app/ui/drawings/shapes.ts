/** A place in a drawing, in the drawing's own units. */
export type Point = readonly [x: number, y: number];

/** Numbers from 0 up to 1, always the same ones for the same seed: FNV-1a for the seed, mulberry32 for the numbers. */
export function seededRandom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number with one decimal, which is finer than a screen shows and keeps a scene light. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data from a template, every number in it rounded and written as short as it can be: ``pathOf`M0 ${top}` ``. */
export function pathOf(text: TemplateStringsArray, ...values: number[]): string {
  return String.raw({ raw: text }, ...values.map(rounded))
    .replace(/ -/g, "-")
    .replace(/(?<!\d)0\./g, ".");
}

/** A smooth line through all points (Catmull-Rom as Bézier curves). `tension` 0 is straight, .18 rolls like a hill. */
export function smoothCurve(points: readonly Point[], tension = 0.18): string {
  let path = "";
  let pen: Point = [0, 0];
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (before) {
      const earlier = points[i - 2] ?? before;
      const after = points[i + 1] ?? point;
      const [leaveX, leaveY] = along(before, earlier, point, tension, pen);
      const [arriveX, arriveY] = along(point, after, before, tension, pen);
      path += pathOf`c${leaveX} ${leaveY} ${arriveX} ${arriveY} ${point[0] - pen[0]} ${point[1] - pen[1]}`;
    } else {
      path += pathOf`M${point[0]} ${point[1]}`;
    }
    pen = [pen[0] + rounded(point[0] - pen[0]), pen[1] + rounded(point[1] - pen[1])];
  });
  return path;
}

/** Where a curve at `corner` is drawn to: a share of the way that leads from one neighbour to the other, seen from the pen. */
function along(corner: Point, from: Point, to: Point, share: number, pen: Point): Point {
  return [corner[0] + (to[0] - from[0]) * share - pen[0], corner[1] + (to[1] - from[1]) * share - pen[1]];
}

/** A hill: everything under the smooth line through `ridge`, down to the foot of a picture of this width and height. */
export function land(ridge: readonly Point[], width: number, height: number): string {
  return `${smoothCurve(ridge)}L${width} ${height}L0 ${height}Z`;
}

/** About how high a ridge is at `x` (smoothstep between its points, within a pixel or two of the drawn curve). */
export function yAt(ridge: readonly Point[], x: number): number {
  let before = ridge[0];
  for (const point of ridge) {
    if (before && x <= point[0]) {
      const t = point === before ? 1 : Math.max(0, (x - before[0]) / (point[0] - before[0]));
      return before[1] + (point[1] - before[1]) * t * t * (3 - 2 * t);
    }
    before = point;
  }
  return before?.[1] ?? 0;
}

/** A ridge moved down: what is left above it is the ridge's lit edge. */
export function lowered(ridge: readonly Point[], by: number): Point[] {
  return ridge.map(([x, y]) => [x, y + by]);
}

function shortest(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, "$1.");
}

/** Path data for many dots: steps of no length, which a round line cap turns into dots. Relative, to save bytes. */
export function dotPath(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([px, py]) => {
      const [x, y] = [Math.round(px * 10), Math.round(py * 10)];
      const across = shortest(x - lastX);
      const down = shortest(y - lastY);
      [lastX, lastY] = [x, y];
      return `m${across}${down.startsWith("-") ? "" : " "}${down}h0`;
    })
    .join("");
}
