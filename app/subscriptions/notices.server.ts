import { Problem } from "#app/problem.ts";
import type { BillingStore } from "./billing-store.server.ts";
import type { NoticeStore } from "./notice-store.server.ts";
import { NOTICE_TYPES, type Notice, type PaymentProvider } from "./provider.server.ts";
import type { Sync } from "./sync.server.ts";

type NoticesParts = {
  provider: PaymentProvider;
  notices: NoticeStore;
  billing: Pick<BillingStore, "ownerOf">;
  sync: Sync;
};

const KNOWN = new Set<string>(NOTICE_TYPES);
/** What a notice says about a price is looked up again by whoever needs it. */
const OF_PRICES = new Set(["product.updated", "price.updated"]);

/** Takes the payment provider's notices: each says only that something has happened, and to whom. */
export function createNotices({ provider, notices, billing, sync }: NoticesParts) {
  async function follow({ type, customer }: Notice): Promise<void> {
    if (OF_PRICES.has(type)) provider.forgetPrices();
    const owner = customer === null ? null : await billing.ownerOf(customer);
    // Of an account that is gone, or of another product with the same payment account.
    if (owner === null) return;
    await (type === "customer.deleted" ? sync.afterDeletion(owner) : sync.of(owner));
  }

  /** Does what a notice calls for, once. @throws {Problem} payments_unavailable: it has to come again */
  async function take(notice: Notice): Promise<void> {
    if (!KNOWN.has(notice.type)) return;
    if (!(await notices.note(notice.id, notice.type, notice.customer))) return;
    try {
      await follow(notice);
    } catch (error) {
      await notices.failed(notice.id, error instanceof Error ? error.name : "unknown");
      throw error;
    }
    await notices.done(notice.id);
  }

  return {
    /** @throws {Problem} bad_signature, with nothing written; payments_unavailable */
    receive: (body: Uint8Array, signature: string | undefined): Promise<void> => take(provider.notice(body, signature)),

    /** Takes what never reached us since a moment. One that fails is left for the next time. */
    async catchUp(since: Date): Promise<void> {
      for (const notice of await provider.undelivered(since)) {
        try {
          await take(notice);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
      }
    },
  };
}
