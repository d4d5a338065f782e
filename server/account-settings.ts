import type { SignUpRule } from "#app/accounts/sign-up-rule.ts";
import { choice, type Environment, SettingError, text } from "./setting-values.ts";

export type AccountSettings = SignUpRule & {
  /** What cookies, codes and tokens are made safe with: never to be logged. Null when the data folder keeps it. */
  secret: string | null;
};

const SECRET_MIN = 32;
/** An address, or a domain with or without the @ before it. */
const ALLOWED = /^(?:[^\s@]*@)?[^\s@.]+(?:\.[^\s@.]+)*$/;

/** What accounts need. @param needsSecret no folder of one process can keep the secret @throws {SettingError} */
export function readAccountSettings(env: Environment, needsSecret: boolean): AccountSettings {
  return {
    signUp: choice(env, "SIGN_UP", ["open", "invited", "closed"] as const, "open"),
    signUpAllow: readAllowed(env),
    secret: readSecret(env, needsSecret),
  };
}

function readSecret(env: Environment, needsSecret: boolean): string | null {
  const secret = text(env, "AUTH_SECRET") ?? null;
  if (secret === null && needsSecret) {
    throw new SettingError(
      "AUTH_SECRET must be set, because several processes can share DATABASE_URL: at least 32 random characters.",
    );
  }
  if (secret !== null && secret.length < SECRET_MIN)
    throw new SettingError(`AUTH_SECRET must have at least ${SECRET_MIN} characters.`);
  return secret;
}

function readAllowed(env: Environment): string[] {
  const given = text(env, "SIGN_UP_ALLOW");
  if (given === undefined) return [];
  const allowed = given.split(",").map((item) => item.trim().toLowerCase());
  if (!allowed.every((item) => ALLOWED.test(item))) {
    throw new SettingError(
      "SIGN_UP_ALLOW must be addresses or domains with commas between them, such as @school.example.",
    );
  }
  return allowed.map((item) => (item.includes("@") ? item : `@${item}`));
}
