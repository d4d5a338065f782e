import { existsSync } from "node:fs";
import { join } from "node:path";
import { createContactStore } from "#app/contact/store.server.ts";
import { plainText } from "#app/plain-text.ts";
import { createPurseStore } from "#app/stories/purse-store.server.ts";
import { createReportStore } from "#app/stories/report-store.server.ts";
import { DATABASE_FILE, type Database, openDatabase } from "#db/open.server.ts";
import { readDatabasePlace } from "#server/database-settings.ts";
import { type Limits, readLimits } from "#server/limit-settings.ts";
import { SettingError } from "#server/setting-values.ts";

/** What a run of the command touches. */
export type HostCommand = {
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  write: (text: string) => void;
  complain: (text: string) => void;
};

const HELP = `npm run host -- messages   what people have written by the contact form
npm run host -- reports    the stories that were reported, with their text where it was given
npm run host -- purses     what models have cost in this hour and this day, in tokens
Add --json for one JSON object a line, and a number for how many (20).
`;
const SHOWN = 20;

type Row = Record<string, string | number | null>;
type View = (db: Database, command: HostCommand, most: number) => Promise<Row[]>;

const VIEWS: ReadonlyMap<string, View> = new Map<string, View>([
  ["messages", (db, { now }, most) => createContactStore(db, now).newest(most)],
  ["reports", (db, { now }, most) => createReportStore(db, now).newest(most)],
  ["purses", (db, { now, env }) => purses(db, now, readLimits(env))],
]);

/** Shows the host what waits for somebody to look at it. Resolves to the exit code; an error is one sentence. */
export async function hostCommand(command: HostCommand): Promise<number> {
  const { args, env, write, complain } = command;
  const [name, ...rest] = args.filter((arg) => arg !== "--json");
  const view = VIEWS.get(name ?? "");
  const most = Number(rest[0] ?? SHOWN);
  if (!view || rest.length > 1 || !Number.isSafeInteger(most) || most < 1) {
    complain(HELP);
    return 1;
  }
  try {
    const place = readDatabasePlace(env);
    if (!place.databaseUrl && !existsSync(join(place.dataDir, DATABASE_FILE))) {
      complain(`There is no database in DATA_DIR=${place.dataDir} yet: start the product first.\n`);
      return 1;
    }
    const db = await openDatabase(place);
    try {
      const rows = await view(db, command, most);
      const lineOf = args.includes("--json") ? (row: Row) => `${JSON.stringify(row)}\n` : textOf;
      write(rows.length === 0 ? "Nothing yet.\n" : rows.map(lineOf).join(""));
      return 0;
    } finally {
      await db.destroy();
    }
  } catch (error) {
    // What a database says may hold its address, login included.
    complain(error instanceof SettingError ? `${error.message}\n` : "The database cannot be reached.\n");
    return 1;
  }
}

async function purses(db: Database, now: () => Date, limits: Limits): Promise<Row[]> {
  const bounds: Record<string, [perHour: number, perDay: number]> = {
    guests: [limits.guestsTokensPerHour, limits.guestsTokensPerDay],
    free: [limits.freeTokensPerHour, limits.freeTokensPerDay],
    paying: [limits.payingTokensPerHour, limits.payingTokensPerDay],
  };
  const spent = new Map((await createPurseStore(db, now).spent()).map((row) => [row.purse, row]));
  return Object.entries(bounds).map(([purse, [perHour, perDay]]) => ({
    purse,
    hour: spent.get(purse)?.hour ?? 0,
    hour_limit: perHour,
    day: spent.get(purse)?.day ?? 0,
    day_limit: perDay,
  }));
}

/** A row as lines of names and values. What somebody wrote must do nothing to the terminal that shows it. */
function textOf(row: Row): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${name}: ${plainText(String(value)).replaceAll("\n", "\n    ")}`);
  return `${lines.join("\n")}\n\n`;
}
