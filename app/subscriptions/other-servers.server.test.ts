import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { INACTIVE, OTHER_PAYER, openPaymentHouse, PAYER, type PaymentHouse, sessionIn } from "#tests/payment-house.ts";

const NO_ROUTE = { error: { type: "invalid_request_error", message: "Unrecognized request URL" } };
const MISSING = { error: { type: "invalid_request_error", code: "resource_missing", param: "subscription" } };
const BASIC = { status: "active", name: "Basic" };

type List = { data: Record<string, unknown>[] };
const eachOf = (change: object) => (list: unknown) => ({
  ...(list as List),
  data: (list as List).data.map((item) => ({ ...item, ...change })),
});
const before = (item: object) => (list: unknown) => ({ ...(list as List), data: [item, ...(list as List).data] });

let house: PaymentHouse;
beforeEach(async () => {
  house = await openPaymentHouse();
});
afterEach(() => house.close());

/** The plan as somebody sees it who has not looked for a while. */
async function planLater(owner = PAYER.id) {
  house.clock.nowMs += 6 * 60_000;
  return house.subscriptions.planOf(owner);
}

describe("a plan that was paid for is not taken away", () => {
  test("by a server that lacks the addresses which it is read from", async () => {
    await house.subscriber();
    house.line.answer({ call: "GET /v1/", status: 404, body: () => NO_ROUTE });
    expect(await planLater()).toMatchObject(BASIC);
    expect((await house.billing())?.customer).not.toBeNull();
  });

  test("because what it is made of could not be found", async () => {
    await house.subscriber();
    for (const call of ["GET /v1/subscription_items", "GET /v1/products"]) {
      house.line.answer({ call, status: 404, body: () => MISSING });
      expect(await planLater()).toMatchObject(BASIC);
      house.clock.nowMs += 61_000;
    }
  });

  test("by an answer that is JSON and no list", async () => {
    await house.subscriber();
    for (const body of [null, { object: "list", data: null }, { object: "list", data: [null] }]) {
      house.line.answer({ call: "GET /v1/subscriptions", body: () => body });
      await expect(house.checkout()).rejects.toMatchObject({ code: "payments_unavailable" });
      await expect(house.subscriptions.cancel(PAYER.id, "now")).rejects.toMatchObject({ code: "payments_unavailable" });
      expect(await planLater()).toMatchObject(BASIC);
      house.clock.nowMs += 61_000;
    }
  });
});

describe("a server that knows fewer filters", () => {
  test("gives nobody another person's customer", async () => {
    const foreign = { object: "customer", id: "cus_foreign", email: "eva@example.org", metadata: {} };
    house.line.answer({ call: "GET /v1/customers", body: before(foreign) });
    expect(await house.greeted()).not.toBe("cus_foreign");
  });

  test("names other prices and products first, and the right ones are found", async () => {
    house.line.answer(
      { call: "GET /v1/prices", body: before({ object: "price", id: "price_other", lookup_key: "other" }) },
      { call: "GET /v1/products", body: before({ object: "product", id: "prod_other", name: "Socks" }) },
    );
    await house.subscriber();
    expect(await house.subscriptions.planOf(PAYER.id)).toMatchObject(BASIC);
  });

  test("says of a deleted customer only that the request was wrong, and another one is made", async () => {
    const first = await house.greeted();
    await house.stripe.customers.del(first);
    const wrong = { error: { type: "invalid_request_error", message: "wrong" } };
    house.line.answer({ call: "POST /v1/checkout/sessions", status: 400, body: () => wrong, times: 1 });
    expect(sessionIn((await house.checkout()).url)).not.toBe("");
    expect((await house.billing())?.customer).not.toBe(first);
  });
});

test("a plan that ends by a moment of its own instead of by the mark is one that ends", async () => {
  await house.subscriber();
  const end = (await house.subscriptions.planOf(PAYER.id)).current_period_end ?? 0;
  const endsAt = async (cancel_at: number) => {
    house.line.answer({ call: "GET /v1/subscriptions", body: eachOf({ cancel_at }) });
    return planLater();
  };
  expect(await endsAt(end)).toMatchObject({ cancel_at_period_end: true, current_period_end: end });
  expect(await endsAt(end - 86_400)).toMatchObject({ cancel_at_period_end: true, current_period_end: end - 86_400 });
  expect(await endsAt(end + 86_400)).toMatchObject({ cancel_at_period_end: false, current_period_end: end });
});

test("one person's plan that cannot be read keeps the sweep from nobody else's", async () => {
  await house.subscriber();
  await house.subscriber(OTHER_PAYER);
  const unreadable = (await house.billing())?.subscription ?? "";
  const departed = await house.stripe.customers.create({ email: "gone@example.org" });
  await house.db
    .insertInto("departed_customers")
    .values({ customer: departed.id, departed_at: house.now().toISOString() })
    .execute();
  house.clock.nowMs += 21 * 3_600_000;
  house.line.answer({
    call: `GET /v1/subscription_items?subscription=${unreadable}`,
    status: 400,
    body: () => NO_ROUTE,
  });
  await house.subscriptions.followUp();
  expect((await house.billing(OTHER_PAYER.id))?.synced_at).toBe(house.now().toISOString());
  expect((await house.billing())?.synced_at).not.toBe(house.now().toISOString());
  expect(await house.stripe.customers.retrieve(departed.id)).toMatchObject({ deleted: true });
});

test("a cancellation that was done is not said to have failed because nobody could read it afterwards", async () => {
  const id = await house.subscriber();
  const away = { error: { type: "api_error" } };
  const readsOnce = { call: "GET /v1/subscriptions?", status: 500, body: () => away };
  house.line.answer({
    ...readsOnce,
    call: "DELETE",
    status: 200,
    body: (given) => (house.line.answer(readsOnce), given),
  });
  expect(await house.subscriptions.cancel(PAYER.id, "now")).toEqual(INACTIVE);
  expect(await house.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "canceled" });
});

test("a plan that was left unpaid ends before another one begins", async () => {
  const id = await house.subscriber();
  house.line.answer({ call: "GET /v1/subscriptions?", body: eachOf({ status: "unpaid" }) });
  await house.checkout();
  expect(await house.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "canceled" });
});
