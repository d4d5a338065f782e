import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { INACTIVE, OTHER_PAYER, openPaymentHouse, PAYER, type PaymentHouse, sessionIn } from "#tests/payment-house.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let house: PaymentHouse;
  beforeEach(async () => {
    house = await openPaymentHouse(kind);
  });
  afterEach(() => house.close());

  const plan = (owner = PAYER.id) => house.subscriptions.planOf(owner);

  describe("a customer", () => {
    test("is made once for whoever comes, however often and at how many doors at once", async () => {
      for (const _ of [1, 2, 3]) house.subscriptions.greet(PAYER);
      await house.greeted();
      const { data } = await house.stripe.customers.list({ email: PAYER.email });
      expect(data).toMatchObject([{ email: PAYER.email, metadata: { userId: PAYER.id } }]);
    });

    test("that stands there for nobody is taken over, and one of somebody else's never", async () => {
      const foreign = await house.stripe.customers.create({ email: PAYER.email, metadata: { userId: "eva" } });
      const nobodys = await house.stripe.customers.create({ email: OTHER_PAYER.email });
      expect(await house.greeted(PAYER)).not.toBe(foreign.id);
      expect(await house.greeted(OTHER_PAYER)).toBe(nobodys.id);
      expect(await house.stripe.customers.retrieve(nobodys.id)).toMatchObject({ metadata: { userId: OTHER_PAYER.id } });
    });

    test("gets the new address of whoever has changed it, and stays the same", async () => {
      const id = await house.greeted();
      house.subscriptions.greet({ ...PAYER, email: "ana@new.example" });
      await expect.poll(async () => house.stripe.customers.retrieve(id)).toMatchObject({ email: "ana@new.example" });
    });

    test("that could not be made keeps nobody from anything, and is made the next time", async () => {
      house.line.go("broken");
      house.subscriptions.greet(PAYER);
      await expect.poll(() => house.lines.join()).toContain("a customer could not be made");
      expect(house.lines.join()).not.toContain(PAYER.email);
      house.line.go(null);
      expect(await house.greeted()).toMatch(/^cus_/);
    });

    test("that was deleted at the provider is made anew by a checkout", async () => {
      const id = await house.greeted();
      await house.stripe.customers.del(id);
      expect(sessionIn((await house.checkout()).url)).not.toBe("");
      expect((await house.billing())?.customer).not.toBe(id);
    });

    test("that was deleted at the provider is made anew for the portal", async () => {
      const id = await house.greeted();
      await house.stripe.customers.del(id);
      expect((await house.subscriptions.portal(PAYER, "en")).url).toContain("/portal/");
    });

    test("that was deleted at the provider takes the plan along", async () => {
      await house.subscriber();
      await house.stripe.customers.del((await house.billing())?.customer ?? "");
      await house.hearAll();
      expect(await plan()).toEqual(INACTIVE);
      expect((await house.billing())?.customer).toBeNull();
    });
  });

  describe("an account that goes", () => {
    test("takes a live plan along, and its customer", async () => {
      const id = await house.subscriber();
      const customer = (await house.billing())?.customer ?? "";
      await house.subscriptions.leave(PAYER.id);
      await house.db.deleteFrom("users").where("id", "=", PAYER.id).execute();
      expect(await house.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "canceled" });
      expect(await house.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
      expect(await house.billing()).toBeUndefined();
      // What the provider tells of it afterwards is about nobody.
      await house.hearAll();
    });

    test("stays when its live plan could not be ended: nobody pays for an account that is gone", async () => {
      await house.subscriber();
      house.line.go("broken");
      await expect(house.subscriptions.leave(PAYER.id)).rejects.toMatchObject({ code: "payments_unavailable" });
      expect((await house.process(house.db, { isOffered: false }).planOf(PAYER.id)).status).toBe("active");
    });

    test("closes its checkout: nobody can pay for it any more", async () => {
      const session = sessionIn((await house.checkout()).url);
      await house.subscriptions.leave(PAYER.id);
      await expect(house.sandbox.desk.pay(session)).rejects.toBeDefined();
      expect(await house.stripe.checkout.sessions.retrieve(session)).toMatchObject({ status: "expired" });
    });

    test("takes along what was paid a moment ago, and of which nobody had heard yet", async () => {
      await house.pays();
      await house.subscriptions.leave(PAYER.id);
      expect(await house.sandbox.desk.subscriptions()).toMatchObject([{ status: "canceled" }]);
    });

    test("leaves no customer behind whom somebody else was just making", async () => {
      house.line.answer({
        call: "GET /v1/customers",
        async body(given) {
          await house.db.deleteFrom("users").where("id", "=", PAYER.id).execute();
          return given;
        },
      });
      house.subscriptions.greet(PAYER);
      await expect.poll(() => house.db.selectFrom("departed_customers").selectAll().execute()).toHaveLength(1);
      await house.subscriptions.followUp();
      expect((await house.stripe.customers.list({ email: PAYER.email })).data).toEqual([]);
    });

    test("without a plan waits for nobody, and its customer is deleted later", async () => {
      const customer = await house.greeted();
      house.line.go("broken");
      await house.subscriptions.leave(PAYER.id);
      await house.subscriptions.followUp();
      house.line.go(null);
      await house.subscriptions.followUp();
      expect(await house.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
      expect(await house.db.selectFrom("departed_customers").selectAll().execute()).toEqual([]);
    });
  });
});
