import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { STRIPE_TROUBLES, type StripeTrouble } from "#tests/fakes/stripe-trouble.ts";
import { OTHER_PAYER, openPaymentHouse, PAYER, type PaymentHouse } from "#tests/payment-house.ts";
import type { Subscriptions } from "./subscriptions.server.ts";

const TROUBLES = Object.keys(STRIPE_TROUBLES) as StripeTrouble[];
/** Nothing that is asked here is answered well. */
const IMPATIENT_MS = 150;

describe.each(DATABASES)("on %s", (kind) => {
  let house: PaymentHouse;
  let subscriptions: Subscriptions;
  beforeAll(async () => {
    house = await openPaymentHouse(kind);
    await house.subscriber();
    house.clock.nowMs += 6 * 60_000;
    subscriptions = house.process(house.db, { answerWithinMs: IMPATIENT_MS });
  });
  afterEach(() => house.line.go(null));
  afterAll(() => house.close());

  const copies = () =>
    house.db
      .selectFrom("billing")
      .select(["owner", "customer", "status", "plan", "subscription", "period_end", "synced_at", "checkout_session"])
      .where("customer", "is not", null)
      .execute();

  test.each(TROUBLES)(
    "whatever is asked while the provider's answer is “%s” is refused, and nothing is lost",
    async (trouble) => {
      const before = await copies();
      house.line.go(trouble);
      const refused = { code: "payments_unavailable", status: 503 };
      await expect(house.checkout(OTHER_PAYER, "click", subscriptions)).rejects.toMatchObject(refused);
      await expect(subscriptions.cancel(PAYER.id, "now")).rejects.toMatchObject(refused);
      await expect(subscriptions.portal(PAYER, "en")).rejects.toMatchObject(refused);
      expect(await subscriptions.planOf(PAYER.id)).toMatchObject({ status: "active", name: "Basic" });
      expect(await subscriptions.planOf(OTHER_PAYER.id)).toMatchObject({ status: "Inactive" });
      expect(await copies()).toEqual(before);
    },
  );

  test("the log says which call failed and how, and nothing that the provider said of a person or a key", () => {
    const log = house.lines.join("\n");
    expect(log).toContain("list subscriptions");
    expect(log).toContain("StripeRateLimitError");
    expect(log).not.toMatch(/ana@|ben@|sk_test|whsec_/);
  });
});
