import type { Accounts } from "#app/accounts/accounts.server.ts";
import { ACCOUNT_ADDRESS } from "#server/api-settings.ts";
import type { ApiCaller, IdentityMode } from "./api-caller.ts";

/** The mail address that somebody else vouches for, as accounts keep it; null when it can be no account's. */
export const accountAddress = (given: unknown): string | null =>
  typeof given === "string" && ACCOUNT_ADDRESS.test(given) ? given.toLowerCase() : null;

/**
 * A caller known elsewhere, who acts for the person here that has the same address.
 * @param isProofGood whether what proved the address still does
 */
export async function mappedCaller(
  mode: IdentityMode,
  email: string | null,
  accounts: Pick<Accounts, "personOfAddress">,
  isProofGood: () => boolean | Promise<boolean>,
): Promise<ApiCaller> {
  const personNow = () => (email === null ? null : accounts.personOfAddress(email));
  const person = await personNow();
  return {
    mode,
    person,
    // An address may have become another person's in the meantime. Whoever acts for nobody hears nothing that could go on.
    isStillGood: async () => person !== null && (await isProofGood()) && (await personNow())?.id === person.id,
  };
}
