import type { HeldBilling, HoldBilling } from "./leases.server.ts";
import type { Customer, PaymentProvider } from "./provider.server.ts";

/** Whose customer it is. */
export type Payer = { id: string; email: string };

/**
 * Finds a person's customer at the payment provider, or makes one. An address alone is nobody: a customer that is said to
 * be of another account is never taken.
 */
export function createCustomers(provider: PaymentProvider, hold: HoldBilling) {
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
    await held.change({ customer: found.id, customerEmail: email });
    return found.id;
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
    ensure,
    /** @throws {ProviderFailure} when the payment provider is away */
    async ensureFor(payer: Payer): Promise<void> {
      await hold(payer.id, (held) => ensure(held, payer));
    },
  };
}

export type Customers = ReturnType<typeof createCustomers>;
