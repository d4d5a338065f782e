/** One measured figure, and what it is to be read beside. Absolute values belong to one machine; ratios travel. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** What the value stands beside: another way of doing the same, measured in the same run. */
  beside: { name: string; value: number; unit: string } | null;
  /** The highest value that is still as it should be, in the figure's unit; null for information. */
  limit: number | null;
  /** Whether the limit is kept; null for information. */
  ok: boolean | null;
};

type Given = Pick<Figure, "name" | "value" | "unit"> & { beside?: Figure["beside"]; limit?: number };

/** A figure with its verdict: at most the limit is fine. */
export function figure({ name, value, unit, beside = null, limit }: Given): Figure {
  return { name, value, unit, beside, limit: limit ?? null, ok: limit === undefined ? null : value <= limit };
}

/** The middle value: one disturbed repetition does not move it. NaN of nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this share of the values lies, between neighbours in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return low + (high - low) * (place - Math.floor(place));
}
