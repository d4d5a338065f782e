import { existsSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { HEAD_MAX_BYTES } from "#app/stories/contract.ts";
import { FolderInUse, holdFolder } from "#db/folder-lock.server.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import { createLog } from "./log.ts";
import { asksForWebSocket } from "./realtime/upgrade-request.ts";
import { readSettings, SettingError } from "./settings.ts";
import { createShutdown } from "./shutdown.ts";

const OLDEST_NODE_MAJOR = 24;
/**
 * An idle connection is kept longer than the minute for which proxies keep theirs (nginx and AWS by default): were we the first to close, a request could meet
 * a connection that is just being closed, and fail with nobody to blame.
 */
const KEEP_ALIVE_MS = 65_000;

/** Ends the process with one sentence that says what to do. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The code with which a database server turned somebody away, or why it could not be reached; null for any other fault. */
function refusalOf(error: unknown): string | null {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
  // Wrong login, no such database.
  if (code !== null && /^(?:28|3D)/.test(code)) return code;
  return isDatabaseAway(error) ? (code ?? "no answer") : null;
}

function holdDataFolder(folder: string): ReturnType<typeof holdFolder> {
  try {
    return holdFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUse)
      return refuse(`DATA_DIR=${folder} is in use by another process: stop that one, or choose another folder.`);
    return refuse(`DATA_DIR=${folder} cannot be used: it must be a folder that this user may write in.`);
  }
}

async function start(): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE_MAJOR) {
    refuse(`This needs Node ${OLDEST_NODE_MAJOR}: start it with "npm start", which brings it along.`);
  }
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings();
  const lock = holdDataFolder(settings.dataDir);
  const log = createLog(settings.logLevel);
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: HEAD_MAX_BYTES,
    shouldUpgradeCallback: asksForWebSocket,
  };
  const server = settings.tls ? createHttpsServer({ ...settings.tls, ...options }) : createHttpServer(options);
  const serving = process.argv.includes("--dev")
    ? (await import("./development.ts")).serveDevelopment(server, settings, log)
    : (await import("./production.ts")).serveProduction(server, settings, log);
  const product = await serving.catch((error: unknown) => {
    const code = settings.databaseUrl === null ? null : refusalOf(error);
    if (code === null) throw error;
    return refuse(`DATABASE_URL leads to no database that can be worked with now (${code}).`);
  });

  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE")
      refuse(`PORT=${settings.port} is in use already: choose another, or stop what listens there.`);
    if (error.code === "EACCES") refuse(`PORT=${settings.port} may not be opened by this user: choose one above 1023.`);
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      refuse(`HOST=${settings.host} is no address of this machine.`);
    throw error;
  });
  server.listen(settings.port, settings.host, () => {
    log.info({ mode: settings.mode, port: settings.port }, "listening");
    process.stdout.write(`\n  Open ${settings.publicUrl}\n\n`);
  });

  const shutdown = createShutdown({
    server,
    product,
    // On trial people reach this very process: there is nobody to tell.
    isBalanced: settings.mode === "live",
    log,
    exit(code) {
      lock.release();
      process.exit(code);
    },
  });
  process.on("SIGTERM", () => shutdown.begin("SIGTERM"));
  process.on("SIGINT", () => shutdown.begin("SIGINT"));
}

start().catch((error: unknown) => {
  if (error instanceof SettingError) refuse(error.message);
  throw error;
});
