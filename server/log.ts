import { destination, type Logger, pino } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error" | "fatal">;

/** Structured lines on standard output. Nothing that a person wrote, and no address or code, is ever handed to it. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination({ fd: 1, sync: true }));
}
