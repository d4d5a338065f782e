import type { Figure } from "./figure.ts";

const HEADINGS = ["figure", "value", "limit", "", "beside, in the same run"];

/** The figures as a table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    HEADINGS,
    ...figures.map(({ name, value, unit, limit, ok, beside }) => [
      name,
      measure(value, unit),
      limit === null ? "" : `≤ ${measure(limit, unit)}`,
      ok === null ? "" : ok ? "ok" : "missed",
      beside ? `${beside.name}: ${measure(beside.value, beside.unit)}` : "",
    ]),
  ];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Three digits that count: what lies beyond them is noise. */
function measure(value: number, unit: string): string {
  const number = Math.abs(value) >= 100 ? Math.round(value).toLocaleString("en") : Number(value.toPrecision(3));
  return `${number} ${unit}`;
}
