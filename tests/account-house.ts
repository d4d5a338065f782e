import { createHash, randomBytes } from "node:crypto";
import { pino } from "pino";
import type { Accounts } from "#app/accounts/accounts.server.ts";
import type { PasswordHashing } from "#app/accounts/auth-library.server.ts";
import type { Database } from "#db/open.server.ts";
import type { LetterRow } from "#db/tables.server.ts";
import { createAccountServices } from "#server/account-services.ts";
import { readSettings } from "#server/settings.ts";
import type { Language } from "#storyteller/story-request.ts";
import { type DatabaseKind, openTestDatabase } from "./databases.ts";

export const PASSWORD = "Luna llena 7";
export const OTHER_PASSWORD = "Sol de mayo 9";

export type AccountHouse = {
  accounts: Accounts;
  db: Database;
  dataDir: string;
  /** Every line of the log. */
  lines: string[];
  /** How often a password became a hash, or was compared with one. */
  hashings(): number;
  /** What waits in the outbox, oldest first. */
  letters(): Promise<LetterRow[]>;
  /** The code of the newest letter to an address. */
  codeFor(email: string): Promise<string>;
  /** Somebody with a browser: cookies that are set come back with the next request. */
  visitor(from?: { address?: string; language?: Language }): Visitor;
  /** A visitor who has signed up, confirmed and logged in. */
  member(email: string): Promise<Visitor>;
  /** Accounts of another process on the same database. */
  openAgain(env?: Record<string, string>): Promise<Accounts>;
  close(): Promise<void>;
};

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

export type Visitor = {
  cookies: Map<string, string>;
  post(route: string, body?: unknown): Promise<Answer>;
  get(route: string, headers?: Record<string, string>): Promise<Answer>;
  personOf(): ReturnType<Accounts["personOf"]>;
};

/** Accounts over a database of their own. @param env settings beside the defaults */
export async function openAccountHouse(kind: DatabaseKind, env: Record<string, string> = {}): Promise<AccountHouse> {
  const { db, place, openAgain, close } = await openTestDatabase(kind);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  let hashings = 0;
  const hashing: PasswordHashing = {
    hash: async (password) => {
      hashings += 1;
      return quickHash(password, randomBytes(8).toString("hex"));
    },
    verify: async ({ hash, password }) => {
      hashings += 1;
      return hash === quickHash(password, hash.split(":")[0] ?? "");
    },
  };
  const open = (on: Database, more: Record<string, string> = {}) => {
    const settings = readSettings({ DATA_DIR: place.dataDir, ...env, ...more });
    return createAccountServices(settings, on, { outbox: { wake: () => undefined } }, log, undefined, hashing);
  };
  const accounts = await open(db);
  const letters = () => db.selectFrom("letters").selectAll().orderBy("created_at").execute();

  const house: AccountHouse = {
    accounts,
    db,
    dataDir: place.dataDir,
    lines,
    hashings: () => hashings,
    letters,
    async codeFor(email) {
      const letter = (await letters()).findLast(({ to, code }) => to === email && code !== null);
      if (!letter?.code) throw new Error("no letter with a code");
      return letter.code;
    },
    visitor: ({ address = "192.0.2.1", language = "en" } = {}) => createVisitor(accounts, { address, language }),
    async member(email) {
      const visitor = house.visitor();
      await visitor.post("sign-up/email", { email, password: PASSWORD });
      await visitor.post("email-otp/verify-email", { email, otp: await house.codeFor(email) });
      const { status } = await visitor.post("sign-in/email", { email, password: PASSWORD });
      if (status !== 200) throw new Error(`the log-in failed: ${status}`);
      return visitor;
    },
    openAgain: async (more) => open(await openAgain(), more),
    close,
  };
  return house;
}

/** A stand-in for the slow hash. */
const quickHash = (password: string, salt: string) =>
  `${salt}:${createHash("sha256").update(salt).update(password).digest("hex")}`;

function createVisitor(accounts: Accounts, from: { address: string; language: Language }): Visitor {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  function remember(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*Max-Age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function send(route: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("Cookie", cookie());
    const request = new Request(`http://localhost:3000/api/auth/${route}`, { ...init, headers });
    const response = await accounts.handle(request, from);
    remember(response.headers.getSetCookie());
    const body = (await response.json().catch(() => null)) as Record<string, unknown>;
    return { status: response.status, body, headers: response.headers };
  }

  return {
    cookies,
    post: (route, body = {}) =>
      send(route, {
        method: "POST",
        headers: { "Content-Type": "application/json", "User-Agent": "Moon/1.0" },
        body: JSON.stringify(body),
      }),
    get: (route, headers = {}) => send(route, { method: "GET", headers }),
    async personOf() {
      const found = await accounts.personOf(new Headers(cookies.size > 0 ? { Cookie: cookie() } : {}));
      remember(found.setCookies);
      return found;
    },
  };
}
