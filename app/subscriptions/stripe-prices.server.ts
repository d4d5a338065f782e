import type { Stripe } from "stripe";
import { OFFERED_MONTHLY, OFFERED_PRICE, type PriceKey } from "./contract.ts";
import { isOfPrice, ProviderFailure } from "./provider-failure.ts";
import { type CallStripe, itemsOf } from "./stripe-client.server.ts";

type PricesParts = {
  stripe: Stripe;
  call: CallStripe;
  log: { warn(details: Record<string, unknown>, message: string): void };
  now: () => Date;
};

/** A host who moves a key to another price sees it after so long. */
const KEPT_MS = 5 * 60 * 1000;
const PAGE = 100;

/** Finds the price that stands behind a key, and keeps it for some minutes. Its id never leaves the server. */
export function createPrices({ stripe, call, log, now }: PricesParts) {
  const kept = new Map<PriceKey, { id: string; until: number }>();

  async function find(key: PriceKey): Promise<string> {
    const found = kept.get(key);
    if (found && now().getTime() < found.until) return found.id;
    const list = await call("find a price", () =>
      stripe.prices.list({ lookup_keys: [key], active: true, limit: PAGE }),
    );
    // A server that does not know this filter would give us any price.
    const price = itemsOf("find a price", list).find(({ lookup_key }) => lookup_key === key);
    if (!price) {
      log.warn({ priceKey: key }, "no active price has this lookup key");
      throw new ProviderFailure("find a price", "refused", { parameter: "price" });
    }
    if (key === OFFERED_PRICE) compare(price);
    kept.set(key, { id: price.id, until: now().getTime() + KEPT_MS });
    return price.id;
  }

  function compare({ unit_amount, currency, recurring }: Stripe.Price): void {
    const isAsSaid =
      unit_amount === OFFERED_MONTHLY.cents &&
      currency === OFFERED_MONTHLY.currency &&
      recurring?.interval === "month" &&
      recurring.interval_count === 1;
    if (!isAsSaid)
      log.warn(
        { priceKey: OFFERED_PRICE, amount: unit_amount, currency, interval: recurring?.interval ?? null },
        "the pages say $ 9.99 a month, and the payment provider asks for something else",
      );
  }

  return {
    /** Looks the price on offer up, so that the log says early what is wrong with it. */
    async check(): Promise<void> {
      await find(OFFERED_PRICE);
    },
    forget: () => kept.clear(),
    /** Does something with a price's id; once more with a fresh one when the kept one is not good any more. */
    async withId<Done>(key: PriceKey, work: (id: string) => Promise<Done>): Promise<Done> {
      const wasKept = kept.has(key);
      try {
        return await work(await find(key));
      } catch (error) {
        if (!isOfPrice(error) || !wasKept) throw error;
        kept.delete(key);
        return work(await find(key));
      }
    },
  };
}
