import type { BillingStore } from "./billing-store.server.ts";
import type { HeldBilling, HoldBilling } from "./leases.server.ts";
import type { Customer, PaymentProvider } from "./provider.server.ts";
import { isOfPrice, ProviderFailure } from "./provider-failure.ts";

/** Whose customer it is. */
export type Payer = { id: string; email: string };

/**
 * Finds a person's customer at the payment provider, or makes one. An address alone is nobody: a customer that is said to
 * be of another account is never taken.
 */
export function createCustomers(
  provider: PaymentProvider,
  hold: HoldBilling,
  store: Pick<BillingStore, "of" | "noteDeparture">,
) {
  /** Within a lease that is held already. @returns the customer's id */
  async function ensure(held: HeldBilling, { id: owner, email }: Payer): Promise<string> {
    const { customer, customerEmail } = held.billing;
    if (customer !== null) {
      if (customerEmail !== email) {
        await provider.updateCustomer(customer, owner, email);
        await held.change({ customerEmail: email });
      }
      return customer;
    }
    const found = await findOrMake(owner, email);
    try {
      await held.change({ customer: found.id, customerEmail: email });
    } catch (error) {
      // The account may be gone meanwhile. If it is not, the next time finds no customer and makes another.
      await store.noteDeparture(found.id);
      throw error;
    }
    return found.id;
  }

  /**
   * Does something with a person's customer. One that was deleted at the payment provider is let go and another one is
   * made, once.
   */
  async function withCustomer<Done>(
    held: HeldBilling,
    payer: Payer,
    work: (customer: string) => Promise<Done>,
  ): Promise<Done> {
    const known = held.billing.customer;
    try {
      return await work(await ensure(held, payer));
    } catch (error) {
      const isOfCustomer = error instanceof ProviderFailure && error.kind !== "away" && !isOfPrice(error);
      if (known === null || !isOfCustomer || !(await provider.isCustomerGone(known))) throw error;
      await held.change({ customer: null, customerEmail: null });
      return work(await ensure(held, payer));
    }
  }

  async function findOrMake(owner: string, email: string): Promise<Customer> {
    const known = await provider.customersAt(email);
    const own = known.find((customer) => customer.owner === owner);
    if (own) return own;
    const nobodys = known.find((customer) => customer.owner === null);
    if (!nobodys) return provider.createCustomer(owner, email);
    await provider.updateCustomer(nobodys.id, owner, email);
    return nobodys;
  }

  return {
    withCustomer,
    /** @throws {ProviderFailure} when the payment provider is away */
    async ensureFor(payer: Payer): Promise<void> {
      const known = await store.of(payer.id);
      // Whoever logs in again has nothing to change: most do, and a lease is three writes.
      if (known?.customer && known.customerEmail === payer.email) return;
      await hold(payer.id, (held) => ensure(held, payer));
    },
  };
}

export type Customers = ReturnType<typeof createCustomers>;
