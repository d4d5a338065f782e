import type { Tellers } from "./attempts.server.ts";
import type { Storyteller } from "./storyteller.ts";
import { type AdmitTelling, type Asker, EmptyPurse, type GiveBack } from "./telling-limits.server.ts";

/** Who may tell, and what gives back what this telling holds. */
export type Admitted = { teller: Storyteller; giveBack: GiveBack };

/**
 * Lets a storyteller tell. A purse that is empty is a model that cannot tell: where the house is its fallback the house
 * does. Another model would be paid from the same purse and is not asked.
 * @throws {Problem} as `admit` does
 */
export async function admitTeller(
  { admit, fallback, builtin }: Pick<Tellers, "fallback" | "builtin"> & { admit: AdmitTelling },
  teller: Storyteller,
  asker: Asker,
  signal: AbortSignal,
): Promise<Admitted> {
  try {
    return { teller, giveBack: await admit(asker, teller.identity.kind, signal) };
  } catch (error) {
    if (!(error instanceof EmptyPurse) || fallback !== builtin) throw error;
    return { teller: builtin, giveBack: await admit(asker, builtin.identity.kind, signal) };
  }
}
