export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is missing or makes no sense; the message is the one sentence the host reads. */
export class SettingError extends Error {
  override name = "SettingError";
}

/** The names of this machine, as an address has them and as a host to listen on. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** The trimmed text of a variable; an empty one counts as unset. */
export function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** A whole number within bounds. @throws {SettingError} naming the variable and the bounds. */
export function integer(
  env: Environment,
  name: string,
  fallback: number,
  bounds: { min: number; max: number },
): number {
  const given = text(env, name);
  if (given === undefined) return fallback;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < bounds.min || value > bounds.max) {
    throw new SettingError(`${name} must be a whole number from ${bounds.min} to ${bounds.max}.`);
  }
  return value;
}

/** One of a few words. @throws {SettingError} naming the variable and the words. */
export function choice<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const given = text(env, name) ?? fallback;
  const word = words.find((candidate) => candidate === given);
  if (word === undefined) throw new SettingError(`${name} must be one of ${words.join(", ")}.`);
  return word;
}
