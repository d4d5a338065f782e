import { z } from "zod";
import type { TableShape } from "./schema-shape.server.ts";

/**
 * A backup is a gzip file of lines of JSON: a head; for each table its name and then a row a line, as an array in the order
 * of the head's columns; an end with the sums. What one version has written, every later one reads.
 */
export const FORMAT = 1;
/** No row of ours is near it. A file with a longer line is not read into memory to find out what it is. */
export const LINE_MAX_BYTES = 32 * 1024 * 1024;

/** A backup that is not taken, or a place that cannot be backed up or restored into; the message is for the host. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}

const TABLE_SUM = z.strictObject({ name: z.string(), rows: z.int().min(0), sha256: z.string() });
const HEAD = z.strictObject({
  backup_of: z.literal("cuentaluna"),
  format: z.literal(FORMAT),
  at: z.iso.datetime(),
  engine: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()) })),
});
const TABLE_MARK = z.strictObject({ table: z.string() });
const END = z.strictObject({
  end: z.strictObject({
    rows: z.int().min(0),
    tables: z.array(TABLE_SUM),
    /** Of every byte before this line. */
    sha256: z.string(),
  }),
});
/** So much of any head, of whatever format: enough to tell a newer one from a damaged one. */
const ANY_HEAD = z.object({ backup_of: z.literal("cuentaluna"), format: z.int() });

export type BackupHead = z.infer<typeof HEAD>;
/** How many rows a table has, and the SHA-256 of its lines: equal on both databases for equal rows. */
export type TableSum = z.infer<typeof TABLE_SUM>;
export type BackupEnd = z.infer<typeof END>["end"];

/** @throws {BackupRefused} when the line is no head that this version knows. */
export function parseHead(line: unknown): BackupHead {
  const any = ANY_HEAD.safeParse(line);
  if (!any.success) throw new BackupRefused("This is no backup of the product.");
  if (any.data.format > FORMAT)
    throw new BackupRefused("This backup was made by a newer version of the product: update first.");
  return parsed(HEAD, line, "its head");
}

/** The name of the table whose rows follow. @throws {BackupRefused} */
export const parseTableMark = (line: unknown): string => parsed(TABLE_MARK, line, "a table's name").table;

/** @throws {BackupRefused} */
export const parseEnd = (line: unknown): BackupEnd => parsed(END, line, "its end").end;

function parsed<Shape extends z.ZodType>(shape: Shape, line: unknown, what: string): z.infer<Shape> {
  const { success, data } = shape.safeParse(line);
  if (!success) throw new BackupRefused(`This backup is damaged: ${what} makes no sense.`);
  return data;
}

/** Why a row cannot stand in a table, or null. Never holds a value. */
export function faultOfRow(row: unknown, { name, columns }: TableShape): string | null {
  if (!Array.isArray(row) || row.length !== columns.length) return `a row of ${name} has other columns`;
  for (const [place, column] of columns.entries()) {
    const value: unknown = row[place];
    const fits =
      value === null
        ? column.nullable
        : column.holds === "text"
          ? typeof value === "string"
          : Number.isSafeInteger(value);
    if (!fits) return `a value of ${name}.${column.name} does not belong there`;
  }
  return null;
}
