import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import {
  INACTIVE,
  OTHER_PAYER,
  openPaymentHouse,
  PAYER,
  type PaymentHouse,
  PUBLIC_URL,
  sessionIn,
} from "#tests/payment-house.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let house: PaymentHouse;
  beforeEach(async () => {
    house = await openPaymentHouse(kind);
  });
  afterEach(() => house.close());

  const plan = (owner = PAYER.id) => house.subscriptions.planOf(owner);

  describe("a checkout", () => {
    test("asks for one month of the plan, for this person's customer, and leads home either way", async () => {
      const { url } = await house.checkout();
      expect(url.startsWith(`${PUBLIC_URL}/dev/checkout/`)).toBe(true);
      const session = await house.stripe.checkout.sessions.retrieve(sessionIn(url));
      expect(session).toMatchObject({
        mode: "subscription",
        customer: (await house.billing())?.customer,
        client_reference_id: PAYER.id,
        locale: "en",
        allow_promotion_codes: true,
        billing_address_collection: "auto",
        success_url: `${PUBLIC_URL}/?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${PUBLIC_URL}/`,
      });
    });

    test("is one, however many tabs and processes ask for it at once, and however often", async () => {
      const other = house.process(await house.openAgain());
      const ways = await Promise.all([
        house.checkout(PAYER, "tab 1"),
        house.checkout(PAYER, "tab 1"),
        house.checkout(PAYER, "tab 2"),
        house.checkout(PAYER, "tab 3", other),
      ]);
      expect(new Set(ways.map(({ url }) => url)).size).toBe(1);
    });

    test("for another price closes the one that is open", async () => {
      const basic = sessionIn((await house.checkout()).url);
      await house.subscriptions.checkout(PAYER, { price: "proPriceId", language: "es", attempt: "again" });
      expect(await house.stripe.checkout.sessions.retrieve(basic)).toMatchObject({ status: "expired" });
    });

    test("speaks the language in which it was asked for last", async () => {
      const english = sessionIn((await house.checkout()).url);
      const spanish = await house.subscriptions.checkout(PAYER, {
        price: "basicPriceId",
        language: "es",
        attempt: "click",
      });
      expect(await house.stripe.checkout.sessions.retrieve(sessionIn(spanish.url))).toMatchObject({ locale: "es" });
      expect(await house.stripe.checkout.sessions.retrieve(english)).toMatchObject({ status: "expired" });
    });

    test("that was closed meanwhile does not come back under the same key", async () => {
      const first = sessionIn((await house.checkout()).url);
      await house.subscriptions.checkout(PAYER, { price: "proPriceId", language: "en", attempt: "other" });
      const again = sessionIn((await house.checkout()).url);
      expect(again).not.toBe(first);
      expect(await house.stripe.checkout.sessions.retrieve(again)).toMatchObject({ status: "open" });
    });

    test("that has expired gives way to a new one", async () => {
      const first = sessionIn((await house.checkout()).url);
      await house.stripe.checkout.sessions.expire(first);
      expect(sessionIn((await house.checkout(PAYER, "later")).url)).not.toBe(first);
    });

    test("is refused to whoever has the plan already, also when the product had not heard of it yet", async () => {
      await house.pays();
      await expect(house.checkout()).rejects.toMatchObject({ code: "already_subscribed" });
      expect(await plan()).toMatchObject({ name: "Basic" });
    });

    test("that was declined leaves everything as it was", async () => {
      const { url } = await house.checkout();
      await house.sandbox.desk.decline(sessionIn(url));
      await house.hearAll();
      expect(await plan()).toEqual(INACTIVE);
      expect((await house.checkout(PAYER, "second try")).url).toBe(url);
    });

    test("of one person's never pays for another", async () => {
      await house.checkout(OTHER_PAYER);
      await house.subscriber();
      expect(await plan(OTHER_PAYER.id)).toEqual(INACTIVE);
    });

    test("shows its payment to whoever asks for the plan, also before any notice has come", async () => {
      await house.checkout();
      expect(await plan()).toEqual(INACTIVE);
      await house.pays();
      house.clock.nowMs += 1_500;
      expect(await plan()).toMatchObject({ name: "Basic", max_amount_of_stories: 30 });
    });
  });
});
