import { resolve } from "node:path";
import { type Environment, SettingError, text } from "./setting-values.ts";

/** Where everything is kept. @throws {SettingError} */
export function readDatabasePlace(env: Environment): { dataDir: string; databaseUrl: string | null } {
  return { dataDir: resolve(text(env, "DATA_DIR") ?? "./data"), databaseUrl: readDatabaseUrl(env) };
}

function readDatabaseUrl(env: Environment): string | null {
  const given = text(env, "DATABASE_URL") ?? null;
  if (given !== null && !(URL.canParse(given) && /^postgres(?:ql)?:\/\/[^/]/.test(given))) {
    throw new SettingError(
      "DATABASE_URL must be a PostgreSQL address, such as postgres://user:password@db.example/stories.",
    );
  }
  return given;
}
