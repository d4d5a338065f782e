import { OFFERED_MONTHLY, PRICE_KEYS, type PriceKey } from "#app/subscriptions/contract.ts";
import { makePrice, makeProduct } from "./catalogue-objects.server.ts";
import type { Changing } from "./payments-store.server.ts";

/** What is for sale at first, in cents of a US dollar each month. */
const PLANS: Record<PriceKey, { name: string; cents: number }> = {
  basicPriceId: { name: "Basic", cents: OFFERED_MONTHLY.cents },
  advancedPriceId: { name: "Advanced", cents: 1999 },
  proPriceId: { name: "Pro", cents: 4999 },
};

/** The id of a plan's price here: the same in every database, so that the plans are there once. */
export const priceIdOf = (key: PriceKey): string => `price_sandbox${PLANS[key].name}`;

/** Puts the plans into a database that has none yet; what somebody has changed in them stays. */
export async function addCatalogue(changing: Changing, at: number): Promise<void> {
  // Lists begin with the newest: the plan on offer comes last.
  for (const key of PRICE_KEYS.toReversed()) {
    const { name, cents } = PLANS[key];
    const [id, product] = [priceIdOf(key), `prod_sandbox${name}`];
    await changing.add(makeProduct(product, name, id, at));
    await changing.add(makePrice({ id, product, lookupKey: key, cents, currency: OFFERED_MONTHLY.currency, at }));
  }
}
