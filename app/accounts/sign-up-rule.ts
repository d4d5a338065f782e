import type { RefusalCode } from "./refusal.ts";

/** Who may make an account. `allow`: addresses, and domains that begin with @; in lower case. */
export type SignUpRule = { signUp: "open" | "invited" | "closed"; signUpAllow: readonly string[] };

/** Why an address may not sign up, or null. @param address in lower case; null when none was given */
export function signUpRefusal({ signUp, signUpAllow }: SignUpRule, address: string | null): RefusalCode | null {
  if (signUp === "open") return null;
  if (signUp === "closed") return "SIGN_UP_CLOSED";
  const domain = address?.slice(address.lastIndexOf("@")) ?? "";
  return address !== null && (signUpAllow.includes(address) || signUpAllow.includes(domain))
    ? null
    : "SIGN_UP_NOT_INVITED";
}
