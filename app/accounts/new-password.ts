import { isGoodPassword, PASSWORD_LENGTH, rulesKept } from "./contract.ts";
import type { RefusalCode } from "./refusal.ts";

/** Why a password that somebody chooses is refused, or null. What is no text is for others to refuse. */
export function newPasswordRefusal(password: unknown): RefusalCode | null {
  if (typeof password !== "string" || isGoodPassword(password)) return null;
  if (password.length > PASSWORD_LENGTH.max) return "PASSWORD_TOO_LONG";
  return rulesKept(password).includes("length") ? "PASSWORD_DID_NOT_CONFORM" : "PASSWORD_TOO_SHORT";
}
