import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { INACTIVE, openPaymentHouse, PAYER, type PaymentHouse, PUBLIC_URL, sessionIn } from "#tests/payment-house.ts";

const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)("on %s", (kind) => {
  let house: PaymentHouse;
  beforeEach(async () => {
    house = await openPaymentHouse(kind);
  });
  afterEach(() => house.close());

  const plan = (owner = PAYER.id) => house.subscriptions.planOf(owner);

  describe("a cancellation", () => {
    test("for the end of the period keeps the plan until then, and then it is over without any further word", async () => {
      await house.subscriber();
      const { current_period_end: end, ...rest } = await house.subscriptions.cancel(PAYER.id, "period_end");
      expect(rest).toMatchObject({ status: "active", cancel_at_period_end: true, max_amount_of_stories: 30 });
      house.line.go("reset");
      house.clock.nowMs = (end ?? 0) * 1000 - 1;
      expect(await plan()).toMatchObject({ status: "active" });
      house.clock.nowMs += 1;
      expect(await plan()).toEqual(INACTIVE);
    });

    test("at once leaves the default, and the provider asks for nothing any more", async () => {
      const id = await house.subscriber();
      expect(await house.subscriptions.cancel(PAYER.id, "now")).toEqual(INACTIVE);
      expect(await house.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "canceled" });
      await house.hearAll();
      expect(await plan()).toEqual(INACTIVE);
    });

    test("twice, at once, or without a plan does nothing more", async () => {
      expect(await house.subscriptions.cancel(PAYER.id, "now")).toEqual(INACTIVE);
      await house.subscriber();
      const both = [house.subscriptions.cancel(PAYER.id, "now"), house.subscriptions.cancel(PAYER.id, "now")];
      expect(await Promise.all(both)).toEqual([INACTIVE, INACTIVE]);
    });

    test("ends each of two live subscriptions, of which the log had warned", async () => {
      await house.subscriber();
      const customer = (await house.billing())?.customer ?? "";
      // As a second tab of another product on the same account would.
      const { url } = await house.stripe.checkout.sessions.create({
        mode: "subscription",
        customer,
        line_items: [
          { price: (await house.stripe.prices.list({ lookup_keys: ["proPriceId"] })).data[0]?.id ?? "", quantity: 1 },
        ],
        success_url: PUBLIC_URL,
      });
      house.clock.nowMs += 5_000;
      await house.sandbox.desk.pay(sessionIn(url ?? ""));
      await house.hearAll();
      expect(await plan()).toMatchObject({ name: "Pro" });
      expect(house.lines.join()).toContain("more than one live subscription");
      expect(await house.subscriptions.cancel(PAYER.id, "now")).toEqual(INACTIVE);
    });
  });

  describe("the period", () => {
    test("that is renewed is read anew by whoever uses the plan first, also when no notice came", async () => {
      await house.subscriber();
      await house.notices();
      expect(await house.subscriptions.allowanceOf(PAYER.id)).toEqual({ limit: 30, since: "2026-01-31T22:00:00.000Z" });
      // A month after the 31st of January is the last of February, and then the 31st of March again.
      house.clock.nowMs = Date.UTC(2026, 1, 28, 22, 0, 1);
      expect(await house.subscriptions.allowanceOf(PAYER.id)).toEqual({ limit: 30, since: "2026-02-28T22:00:00.000Z" });
      expect((await plan()).current_period_end).toBe(Date.UTC(2026, 2, 31, 22) / 1000);
    });

    test("that could not be paid again keeps the plan while the provider tries, and ends with it", async () => {
      const id = await house.subscriber();
      await house.sandbox.desk.failNextPayment(id);
      await house.sandbox.desk.renew(id);
      await house.hearAll();
      expect(await plan()).toMatchObject({ status: "past_due", max_amount_of_stories: 30 });
      await house.sandbox.desk.expire(id);
      await house.hearAll();
      expect(await plan()).toEqual(INACTIVE);
    });

    test("takes its limit from the plan that the provider names now", async () => {
      const id = await house.subscriber();
      await house.sandbox.desk.changePlan(id, "advancedPriceId");
      await house.hearAll();
      expect(await plan()).toMatchObject({ name: "Advanced", max_amount_of_stories: 10 });
    });
  });

  describe("while the provider is away", () => {
    test("the last good state stands until three days after the period's end", async () => {
      await house.subscriber();
      const end = ((await plan()).current_period_end ?? 0) * 1000;
      house.line.go("wrongKey");
      house.clock.nowMs = end + 3 * DAY_MS - 1;
      expect(await plan()).toMatchObject({ status: "active", max_amount_of_stories: 30 });
      expect(await house.subscriptions.allowanceOf(PAYER.id)).toEqual({
        limit: 30,
        since: new Date(end).toISOString(),
      });
      house.clock.nowMs += 1;
      expect(await plan()).toEqual(INACTIVE);
    });

    test("nobody is kept waiting again and again", async () => {
      await house.subscriber();
      house.clock.nowMs += 6 * 60_000;
      house.line.go("wrongKey");
      await plan();
      const calls = house.line.calls();
      await plan();
      expect(house.line.calls()).toBe(calls);
      house.clock.nowMs += 61_000;
      house.line.go(null);
      await plan();
      expect(house.line.calls()).toBeGreaterThan(calls);
    });
  });

  test("where nobody can pay, everything says so, and what was paid before still counts", async () => {
    await house.subscriber();
    const closed = house.process(house.db, { isOffered: false });
    expect(closed.isOffered).toBe(false);
    expect(await closed.planOf(PAYER.id)).toMatchObject({ name: "Basic" });
    const refused = { code: "payments_unavailable" };
    await expect(house.checkout(PAYER, "k", closed)).rejects.toMatchObject(refused);
    await expect(closed.cancel(PAYER.id, "now")).rejects.toMatchObject(refused);
    await expect(closed.portal(PAYER, "en")).rejects.toMatchObject(refused);
    await expect(closed.notice(new Uint8Array(), "")).rejects.toMatchObject(refused);
  });

  test("a provider that was too busy for a moment is asked again", async () => {
    await house.greeted();
    house.line.go("tooMany");
    const calls = house.line.calls();
    await expect(house.subscriptions.portal(PAYER, "en")).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(house.line.calls() - calls).toBe(3);
  });

  test("the portal opens for the person's own customer", async () => {
    const { url } = await house.subscriptions.portal(PAYER, "es");
    expect(url.startsWith(`${PUBLIC_URL}/dev/checkout/portal/`)).toBe(true);
  });

  test("a worker that died while it held a person's plan stands in nobody's way for long", async () => {
    await house.subscriber();
    await house.db
      .updateTable("billing")
      .set({ lease: "dead", lease_until: new Date(house.clock.nowMs + 1_000).toISOString() })
      .execute();
    house.clock.nowMs += 1_001;
    expect(await house.subscriptions.cancel(PAYER.id, "now")).toEqual(INACTIVE);
  });

  test("a price that is not what the pages say stands in the log once it is looked up", async () => {
    await house.db
      .updateTable("sandbox_objects")
      .set((eb) => ({
        body: eb.fn<string>("replace", ["body", eb.val('"unit_amount":999'), eb.val('"unit_amount":1999')]),
      }))
      .where("kind", "=", "price")
      .execute();
    house.subscriptions.checkPrice();
    await expect.poll(() => house.lines.join()).toContain("the pages say $ 9.99 a month");
  });
});
