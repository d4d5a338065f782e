import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { openSandboxHouse, orderOf, PUBLIC_URL, type SandboxHouse } from "#tests/sandbox-house.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let house: SandboxHouse;
  let stripe: Stripe;
  let customer: string;
  let order: Awaited<ReturnType<typeof orderOf>>;

  beforeEach(async () => {
    house = await openSandboxHouse(kind);
    stripe = house.stripe;
    customer = (await stripe.customers.create({ email: "ana@example.org" })).id;
    order = await orderOf(stripe, customer, "basicPriceId");
  });
  afterEach(() => house.close());

  const subscriptions = async () => (await stripe.subscriptions.list({ customer, status: "all" })).data;
  const create = (change: object) => stripe.checkout.sessions.create({ ...order, ...change });
  const DAY = 24 * 60 * 60;
  const later = (seconds: number) => {
    house.clock.now = new Date(house.clock.now.getTime() + seconds * 1000);
  };

  test("a checkout is open, unpaid and has a page for a day", async () => {
    const session = await create({});
    expect(session).toMatchObject({
      object: "checkout.session",
      mode: "subscription",
      status: "open",
      payment_status: "unpaid",
      amount_total: 999,
      currency: "usd",
      customer,
      subscription: null,
      client_reference_id: "person-1",
      metadata: { userId: "person-1" },
      expires_at: session.created + DAY,
      success_url: order.success_url,
      ui_mode: "hosted_page",
    });
    expect(session.url).toMatch(new RegExp(`^${PUBLIC_URL}/dev/checkout/${session.id}#\\w+$`));
    expect(session.id).toMatch(/^cs_test_/);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    expect(await subscriptions()).toEqual([]);
  });

  test.each<[string, object, object]>([
    ["the old list of payment methods", { payment_method_types: ["card"] }, { code: "parameter_unknown" }],
    ["the old name of the hosted page", { ui_mode: "hosted" }, { param: "ui_mode" }],
    ["a page that is not there", { ui_mode: "embedded_page" }, { param: "ui_mode" }],
    ["an address beside the customer", { customer_email: "a@example.org" }, { param: "customer_email" }],
    ["no customer", { customer: undefined }, { code: "parameter_missing", param: "customer" }],
    ["no mode", { mode: undefined }, { code: "parameter_missing", param: "mode" }],
    ["a single payment", { mode: "payment" }, { param: "line_items" }],
    ["a card that is only kept", { mode: "setup" }, { param: "line_items" }],
    ["nothing to buy", { line_items: undefined }, { code: "parameter_missing", param: "line_items" }],
    ["no price", { line_items: [{ quantity: 1 }] }, { code: "parameter_missing", param: "line_items[0][price]" }],
    [
      "an unknown price",
      { line_items: [{ price: "price_x", quantity: 1 }] },
      { code: "resource_missing", message: "No such price: 'price_x'", param: "line_items[0][price]" },
    ],
    [
      "an unknown customer",
      { customer: "cus_x" },
      { code: "resource_missing", message: "No such customer: 'cus_x'", param: "customer" },
    ],
    ["no way on", { success_url: undefined }, { code: "parameter_missing", param: "success_url" }],
    [
      "a way on that is only a path",
      { success_url: "/?checkout=success" },
      { code: "url_invalid", param: "success_url" },
    ],
    ["a way back that is no page", { cancel_url: "javascript:alert(1)" }, { code: "url_invalid", param: "cancel_url" }],
    ["an unknown language", { locale: "xx" }, { param: "locale" }],
    ["a reference that is too long", { client_reference_id: "x".repeat(201) }, { param: "client_reference_id" }],
    ["codes and discounts together", { discounts: [{ coupon: "A" }] }, { param: "discounts" }],
    [
      "a coupon: there are none",
      { allow_promotion_codes: undefined, discounts: [{ coupon: "A" }] },
      { code: "resource_missing" },
    ],
    ["what only single payments have", { submit_type: "pay" }, { param: "submit_type" }],
    [
      "an invoice, which a subscription has anyway",
      { invoice_creation: { enabled: true } },
      { param: "invoice_creation" },
    ],
  ])("%s is refused", async (_, change, refusal) => {
    await expect(create(change)).rejects.toMatchObject({ statusCode: 400, ...refusal });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });

  test("how many are bought has to be said", async () => {
    const [line] = order.line_items;
    const refusal = { message: "Quantity is required. Add `quantity` to `line_items[0]`" };
    await expect(create({ line_items: [{ price: line?.price }] })).rejects.toMatchObject(refusal);
  });

  test("paying begins the subscription and leads on with the checkout's id", async () => {
    const session = await create({});
    const { successUrl } = await house.sandbox.desk.pay(session.id);
    expect(successUrl).toBe(`${PUBLIC_URL}/?checkout=success&session_id=${session.id}`);
    const [subscription] = await subscriptions();
    const [item] = (await stripe.subscriptionItems.list({ subscription: subscription?.id ?? "", limit: 1 })).data;
    expect(subscription).toMatchObject({ status: "active", customer, metadata: { userId: "person-1" } });
    expect(subscription).not.toHaveProperty("current_period_end");
    expect(item?.price.lookup_key).toBe("basicPriceId");
    expect([item?.current_period_start, item?.current_period_end]).toEqual(
      ["2026-03-01T20:00:00Z", "2026-04-01T20:00:00Z"].map((at) => Date.parse(at) / 1000),
    );
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status: "paid",
      subscription: subscription?.id,
      url: null,
    });
  });

  test("paying twice, even at once, makes one subscription", async () => {
    const { id } = await create({});
    const tries = await Promise.allSettled([1, 2, 3].map(() => house.sandbox.desk.pay(id)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(house.sandbox.desk.pay(id)).rejects.toThrow("status of `complete`");
    expect(await subscriptions()).toHaveLength(1);
  });

  test("a declined card changes nothing, and the checkout can still be paid", async () => {
    const session = await create({});
    await house.sandbox.desk.decline(session.id);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    expect(await subscriptions()).toEqual([]);
    expect((await stripe.events.list()).data).toEqual([]);
    await house.sandbox.desk.pay(session.id);
    expect(await subscriptions()).toHaveLength(1);
    await expect(house.sandbox.desk.decline(session.id)).rejects.toThrow("status of `complete`");
  });

  test("a checkout can be paid until its day is over", async () => {
    const [first, second] = [await create({}), await create({})];
    later(DAY - 1);
    await house.sandbox.desk.pay(first.id);
    later(1);
    await expect(house.sandbox.desk.pay(second.id)).rejects.toThrow("status of `expired`");
    expect(await stripe.checkout.sessions.retrieve(second.id)).toMatchObject({ status: "expired", url: null });
    const ids = async (status: "complete" | "expired" | "open") =>
      (await stripe.checkout.sessions.list({ customer, status })).data.map(({ id }) => id);
    expect([await ids("complete"), await ids("expired"), await ids("open")]).toEqual([[first.id], [second.id], []]);
  });

  test("a checkout that was taken back cannot be paid", async () => {
    const { id } = await create({});
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ id, status: "expired", url: null });
    await expect(house.sandbox.desk.pay(id)).rejects.toThrow("status of `expired`");
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test("nobody pays for a customer who is gone", async () => {
    const { id } = await create({});
    await stripe.customers.del(customer);
    await expect(house.sandbox.desk.pay(id)).rejects.toThrow("status of `expired`");
    await expect(create({})).rejects.toMatchObject({ statusCode: 400, code: "resource_missing", param: "customer" });
    expect(await subscriptions()).toEqual([]);
  });

  test("what nobody has begun cannot be paid", async () => {
    await expect(house.sandbox.desk.pay("cs_test_x")).rejects.toThrow("No such checkout session: 'cs_test_x'");
  });

  test("the customer's own pages are at an address of their own each time", async () => {
    const ask = () => stripe.billingPortal.sessions.create({ customer, return_url: `${PUBLIC_URL}/profile` });
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatchObject({ object: "billing_portal.session", customer, return_url: `${PUBLIC_URL}/profile` });
    expect(first.url).toBe(`${PUBLIC_URL}/dev/checkout/portal/${first.id}`);
    expect(second.url).not.toBe(first.url);
    await expect(stripe.billingPortal.sessions.create({ customer, return_url: "/profile" })).rejects.toMatchObject({
      param: "return_url",
    });
  });
});
