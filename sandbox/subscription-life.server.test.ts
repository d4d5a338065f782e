import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { openDoor, openSandboxHouse, type SandboxHouse } from "#tests/sandbox-house.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let house: SandboxHouse;
  let stripe: Stripe;
  let door: ReturnType<typeof openDoor>;

  beforeEach(async () => {
    house = await openSandboxHouse(kind, "2026-01-31T20:00:00.000Z");
    stripe = house.stripe;
    door = openDoor(house.sandbox);
    house.sandbox.deliverTo((request) => door.ask(request));
  });
  afterEach(() => house.close());

  const on = (iso: string) => {
    house.clock.now = new Date(iso);
  };
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  const periodOf = ({ items }: Stripe.Subscription) =>
    [items.data[0]?.current_period_start, items.data[0]?.current_period_end].map((at) =>
      new Date((at ?? 0) * 1000).toISOString().slice(0, 10),
    );
  const retrieve = ({ id }: { id: string }) => stripe.subscriptions.retrieve(id);
  /** The types of the events since this was asked for last. */
  const news = async () => {
    await house.sandbox.settled();
    return door.arrived.splice(0).map(({ type }) => type);
  };

  test("periods follow each other by themselves, on the same day or the last of a short month", async () => {
    const bought = await house.buy();
    expect(periodOf(bought)).toEqual(["2026-01-31", "2026-02-28"]);
    await news();
    on("2026-02-28T19:59:59.000Z");
    expect(periodOf(await retrieve(bought))).toEqual(["2026-01-31", "2026-02-28"]);
    expect(await news()).toEqual([]);
    on("2026-02-28T20:00:00.000Z");
    expect(periodOf(await retrieve(bought))).toEqual(["2026-02-28", "2026-03-31"]);
    expect(await news()).toEqual(["customer.subscription.updated", "invoice.paid"]);
    on("2026-05-01T00:00:00.000Z");
    const [listed] = (await stripe.subscriptions.list({ customer: bought.customer as string })).data;
    expect(listed && periodOf(listed)).toEqual(["2026-04-30", "2026-05-31"]);
    expect(await news()).toEqual([
      "customer.subscription.updated",
      "invoice.paid",
      "customer.subscription.updated",
      "invoice.paid",
    ]);
    expect(listed).toMatchObject({ status: "active", id: bought.id });
  });

  test("a plan that is to end with its period does so by itself, and not before", async () => {
    const bought = await house.buy();
    await news();
    const end = seconds("2026-02-28T20:00:00.000Z");
    const ending = await stripe.subscriptions.update(bought.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: "active", cancel_at_period_end: true, cancel_at: end });
    expect(await news()).toEqual(["customer.subscription.updated"]);
    on("2026-03-07T00:00:00.000Z");
    expect(await retrieve(bought)).toMatchObject({ status: "canceled", ended_at: end });
    expect(await news()).toEqual(["customer.subscription.deleted"]);
  });

  test("a plan that was to end can be kept after all", async () => {
    const bought = await house.buy();
    await stripe.subscriptions.update(bought.id, { cancel_at_period_end: true });
    const kept = await stripe.subscriptions.update(bought.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    on("2026-03-07T00:00:00.000Z");
    expect((await retrieve(bought)).status).toBe("active");
  });

  test("cancelling ends a plan at once, and a second time there is nothing to cancel", async () => {
    const bought = await house.buy();
    await news();
    const details = { cancellation_details: { comment: "too old for it", feedback: "unused" as const } };
    expect(await stripe.subscriptions.cancel(bought.id, details)).toMatchObject({
      status: "canceled",
      ended_at: seconds("2026-01-31T20:00:00.000Z"),
      cancellation_details: { ...details.cancellation_details, reason: "cancellation_requested" },
    });
    expect(await news()).toEqual(["customer.subscription.deleted"]);
    const gone = { statusCode: 404, code: "resource_missing", message: `No such subscription: '${bought.id}'` };
    await expect(stripe.subscriptions.cancel(bought.id)).rejects.toMatchObject(gone);
    await expect(stripe.subscriptions.update(bought.id, { cancel_at_period_end: true })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(await retrieve(bought)).toMatchObject({ status: "canceled" });
    expect(await news()).toEqual([]);
  });

  test("subscriptions are listed by status, the newest first", async () => {
    const first = await house.buy();
    const customer = first.customer as string;
    await stripe.subscriptions.cancel(first.id);
    const second = await house.buy({ customer, price: "proPriceId" });
    const third = await house.buy({ customer });
    const other = await house.buy();
    await house.sandbox.desk.failNextPayment(third.id);
    await house.sandbox.desk.renew(third.id);
    const ids = async (params: Stripe.SubscriptionListParams = {}) =>
      (await stripe.subscriptions.list({ customer, ...params })).data.map(({ id }) => id);
    expect(await ids()).toEqual([third.id, second.id]);
    expect(await ids({ status: "all" })).toEqual([third.id, second.id, first.id]);
    expect(await ids({ status: "ended" })).toEqual([first.id]);
    expect(await ids({ status: "canceled" })).toEqual([first.id]);
    expect(await ids({ status: "active" })).toEqual([second.id]);
    expect(await ids({ status: "past_due" })).toEqual([third.id]);
    expect(await ids({ status: "trialing" })).toEqual([]);
    expect(await ids({ status: "all", limit: 1, starting_after: third.id })).toEqual([second.id]);
    expect(await ids({ price: second.items.data[0]?.price.id as string })).toEqual([second.id]);
    expect((await stripe.subscriptions.list()).data.map(({ id }) => id)).toEqual([other.id, third.id, second.id]);
  });

  test("metadata of a subscription is merged", async () => {
    const bought = await house.buy();
    const changed = await stripe.subscriptions.update(bought.id, { metadata: { colour: "blue", userId: "" } });
    expect(changed.metadata).toEqual({ colour: "blue" });
  });

  test("a renewal now begins a month that is counted from now", async () => {
    const bought = await house.buy();
    await news();
    on("2026-02-10T08:00:00.000Z");
    await house.sandbox.desk.renew(bought.id);
    expect(periodOf(await retrieve(bought))).toEqual(["2026-02-10", "2026-03-10"]);
    expect(await news()).toEqual(["customer.subscription.updated", "invoice.paid"]);
    on("2026-03-10T08:00:00.000Z");
    expect(periodOf(await retrieve(bought))).toEqual(["2026-03-10", "2026-04-10"]);
  });

  test("a payment that fails leaves the plan in arrears, and the next attempt puts it right", async () => {
    const bought = await house.buy();
    await news();
    await house.sandbox.desk.failNextPayment(bought.id);
    expect((await retrieve(bought)).status).toBe("active");
    expect(await news()).toEqual([]);
    on("2026-02-28T20:00:00.000Z");
    const owing = await retrieve(bought);
    expect(owing.status).toBe("past_due");
    expect(await news()).toEqual(["customer.subscription.updated", "invoice.payment_failed"]);
    await house.sandbox.desk.failNextPayment(bought.id);
    await house.sandbox.desk.renew(bought.id);
    expect(await retrieve(bought)).toEqual(owing);
    expect(await news()).toEqual(["invoice.payment_failed"]);
    await house.sandbox.desk.renew(bought.id);
    expect(await retrieve(bought)).toEqual({ ...owing, status: "active" });
    await house.sandbox.settled();
    const [updated, paid] = door.arrived;
    expect(updated).toMatchObject({ data: { previous_attributes: { status: "past_due" } } });
    expect(paid).toMatchObject({
      type: "invoice.paid",
      data: { object: { id: owing.latest_invoice, status: "paid", amount_paid: 999, attempt_count: 3 } },
    });
  });

  test("a plan can be ended or changed from the desk", async () => {
    const bought = await house.buy();
    await news();
    await house.sandbox.desk.changePlan(bought.id, "proPriceId");
    const [item] = (await retrieve(bought)).items.data;
    expect([item?.price.lookup_key, item?.plan.amount, item?.id]).toEqual([
      "proPriceId",
      4999,
      bought.items.data[0]?.id,
    ]);
    expect(await news()).toEqual(["customer.subscription.updated"]);
    await house.sandbox.desk.expire(bought.id);
    expect((await retrieve(bought)).status).toBe("canceled");
    expect(await news()).toEqual(["customer.subscription.deleted"]);
  });

  test("nothing more happens to a plan that has ended", async () => {
    const bought = await house.buy();
    const { desk } = house.sandbox;
    await desk.expire(bought.id);
    const ended = await retrieve(bought);
    const tries = [
      () => desk.renew(bought.id),
      () => desk.expire(bought.id),
      () => desk.failNextPayment(bought.id),
      () => desk.changePlan(bought.id, "proPriceId"),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(`No such subscription: '${bought.id}'`);
    on("2027-01-01T00:00:00.000Z");
    expect(await retrieve(bought)).toEqual(ended);
  });

  test("renewing a plan that is to end with its period ends it", async () => {
    const bought = await house.buy();
    await stripe.subscriptions.update(bought.id, { cancel_at_period_end: true });
    await house.sandbox.desk.renew(bought.id);
    expect((await retrieve(bought)).status).toBe("canceled");
  });

  test("deleting a customer ends what the customer had", async () => {
    const bought = await house.buy();
    await news();
    await stripe.customers.del(bought.customer as string);
    expect((await retrieve(bought)).status).toBe("canceled");
    await house.sandbox.settled();
    expect(door.types()).toEqual(["customer.subscription.deleted", "customer.deleted"]);
    expect(door.arrived[1]?.data.object).toMatchObject({ id: bought.customer, email: "ana@example.org" });
  });

  test("the desk lists every subscription as it is", async () => {
    const first = await house.buy();
    const second = await house.buy({ price: "advancedPriceId" });
    await house.sandbox.desk.failNextPayment(second.id);
    await stripe.customers.del(first.customer as string);
    const both = {
      customerEmail: "ana@example.org",
      periodStart: seconds("2026-01-31T20:00:00Z"),
      periodEnd: seconds("2026-02-28T20:00:00Z"),
      cancelAtPeriodEnd: false,
    };
    expect(await house.sandbox.desk.subscriptions()).toEqual([
      { ...both, id: second.id, price: "advancedPriceId", status: "active", isFailing: true },
      { ...both, id: first.id, customerEmail: null, price: "basicPriceId", status: "canceled", isFailing: false },
    ]);
    on("2026-02-28T20:00:00.000Z");
    expect((await house.sandbox.desk.subscriptions())[0]).toMatchObject({ status: "past_due", isFailing: false });
  });
});
