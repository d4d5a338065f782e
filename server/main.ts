import { existsSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { HEAD_MAX_BYTES } from "#app/stories/contract.ts";
import { FolderInUse, holdFolder } from "#db/folder-lock.server.ts";
import { createLog } from "./log.ts";
import { readSettings, SettingError } from "./settings.ts";

const OLDEST_NODE_MAJOR = 24;
/** So long tellings may finish after a signal to stop. */
const CLOSE_WAIT_MS = 25_000;

/** Ends the process with one sentence that says what to do. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
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
  const server = settings.tls
    ? createHttpsServer({ ...settings.tls, maxHeaderSize: HEAD_MAX_BYTES })
    : createHttpServer({ maxHeaderSize: HEAD_MAX_BYTES });
  const product = process.argv.includes("--dev")
    ? await (await import("./development.ts")).serveDevelopment(server, settings, log)
    : await (await import("./production.ts")).serveProduction(server, settings, log);

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

  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server.close(() => {
      void product.close().then(() => {
        lock.release();
        process.exit(0);
      });
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_WAIT_MS).unref();
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}

start().catch((error: unknown) => {
  if (error instanceof SettingError) refuse(error.message);
  throw error;
});
