import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ApiKeys, createApiKeys } from "#app/accounts/api-keys.server.ts";
import { createApiKeyStore } from "#app/accounts/api-keys-store.server.ts";
import { isBlank, plainText } from "#app/plain-text.ts";
import { DATABASE_FILE, openDatabase } from "#db/open.server.ts";
import { ACCOUNT_ADDRESS } from "#server/api-settings.ts";
import { readDatabasePlace } from "#server/database-settings.ts";
import { SettingError } from "#server/setting-values.ts";

/** What a run of the command touches. */
export type ApiKeyCommand = {
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  write: (text: string) => void;
  complain: (text: string) => void;
};

/** Why a run did nothing; the message is the one sentence that is read. */
class Refused extends Error {}

/** A run that is understood. */
type Wish = (keys: ApiKeys, write: (text: string) => void) => Promise<void>;

const USAGE = "Say create --email ADDRESS [--name NAME], list [--email ADDRESS], or revoke ID.";
const NAME_MAX = 100;

/**
 * Makes, shows and ends the keys with which other programs act for a person; the product may run meanwhile. A new key
 * stands alone on standard output, because it is shown this one time. Resolves to the exit code; an error is one sentence.
 */
export async function apiKeyCommand({ args, env, now, write, complain }: ApiKeyCommand): Promise<number> {
  try {
    const wish = readWish(args);
    const place = readDatabasePlace(env);
    if (!place.databaseUrl && !existsSync(join(place.dataDir, DATABASE_FILE)))
      throw new Refused(`There is no database in DATA_DIR=${place.dataDir} yet: start the product first.`);
    const db = await openDatabase(place);
    try {
      await wish(createApiKeys(createApiKeyStore(db, now)), write);
      return 0;
    } finally {
      await db.destroy();
    }
  } catch (error) {
    // What a database says may hold its address, login included.
    const isOurs = error instanceof Refused || error instanceof SettingError;
    complain(isOurs ? `${error.message}\n` : "The database cannot be reached.\n");
    return 1;
  }
}

function readWish(args: string[]): Wish {
  const { values, positionals } = parsed(args);
  const [verb, id, ...more] = positionals;
  const given = Object.keys(values);
  if (verb === "create" && id === undefined && values.email !== undefined)
    return create(addressOf(values.email), nameOf(values.name));
  if (verb === "list" && id === undefined && !given.includes("name"))
    return list(values.email === undefined ? null : addressOf(values.email));
  if (verb === "revoke" && id !== undefined && more.length === 0 && given.length === 0) return revoke(id);
  throw new Refused(USAGE);
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { email: { type: "string" }, name: { type: "string" } },
      allowPositionals: true,
    });
  } catch {
    throw new Refused(USAGE);
  }
}

function addressOf(given: string): string {
  if (!ACCOUNT_ADDRESS.test(given)) throw new Refused("--email must be a mail address, such as ana@example.org.");
  return given;
}

function nameOf(given = ""): string {
  const name = plainText(given.normalize("NFC").toWellFormed());
  if (name.length > NAME_MAX || /[\n\t]/.test(name) || (name !== "" && isBlank(name)))
    throw new Refused(`--name must be one line of at most ${NAME_MAX} characters.`);
  return name;
}

const create =
  (email: string, name: string): Wish =>
  async (keys, write) => {
    const made = await keys.create(email, name);
    if ("key" in made) return write(`${made.key}\n`);
    throw new Refused(
      made.refused === "unconfirmed"
        ? "The account with this address has not been confirmed yet."
        : "There is no account with this address.",
    );
  };

const list =
  (email: string | null): Wish =>
  async (keys, write) => {
    const lines = await keys.list(email);
    if (lines.length === 0) write("No keys.\n");
    for (const { id, createdAt, email: owner, name } of lines)
      write(`${[id, createdAt, owner, name].join("\t").trimEnd()}\n`);
  };

const revoke =
  (id: string): Wish =>
  async (keys) => {
    if (!(await keys.revoke(id))) throw new Refused("There is no key with this id: list shows them all.");
  };
