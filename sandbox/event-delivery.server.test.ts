import { Stripe } from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { openDoor, openSandboxHouse, orderOf, type SandboxHouse, sdkOn } from "#tests/sandbox-house.ts";
import { signatureOf } from "./event-delivery.server.ts";

const OF_A_PAYMENT = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "invoice.paid",
  "checkout.session.completed",
];

test("the SDK accepts the signature of what was sent, and of nothing else", () => {
  const { webhooks } = new Stripe("sk_test_unused");
  const body = JSON.stringify({ id: "evt_1", object: "event", text: "ñ 🌙" }, null, 2);
  const signature = signatureOf(body, 1_000, "whsec_x");
  const check = (sent: string, secret: string, at: number) =>
    webhooks.constructEvent(sent, signature, secret, undefined, undefined, at * 1000);
  expect(check(body, "whsec_x", 1_300).id).toBe("evt_1");
  expect(() => check(body, "whsec_x", 1_301)).toThrow("tolerance");
  expect(() => check(`${body} `, "whsec_x", 1_000)).toThrow("No signatures found");
  expect(() => check(body, "whsec_y", 1_000)).toThrow("No signatures found");
});

describe.each(DATABASES)("on %s", (kind) => {
  let house: SandboxHouse;
  let stripe: Stripe;

  beforeEach(async () => {
    house = await openSandboxHouse(kind);
    stripe = house.stripe;
  });
  afterEach(() => house.close());

  const doorOf = (answers?: (number | Error)[], sandbox = house.sandbox) => {
    const door = openDoor(sandbox, answers);
    sandbox.deliverTo((request) => door.ask(request));
    return door;
  };
  const undelivered = async (sdk = stripe) =>
    (await sdk.events.list({ delivery_success: false })).data.map(({ type }) => type).toReversed();

  test("a payment tells what happened, in the provider's order and as it was then", async () => {
    const door = doorOf();
    const subscription = await house.buy();
    await house.sandbox.settled();
    expect(door.types()).toEqual(OF_A_PAYMENT);
    const [created, updated, paid, completed] = door.arrived;
    expect(created?.data.object).toMatchObject({ id: subscription.id, status: "incomplete" });
    expect(updated?.data).toMatchObject({
      object: { id: subscription.id, status: "active" },
      previous_attributes: { status: "incomplete", latest_invoice: null },
    });
    expect(paid?.data.object).toMatchObject({
      customer: subscription.customer,
      parent: { subscription_details: { subscription: subscription.id } },
    });
    expect(completed?.data.object).toMatchObject({ customer: subscription.customer, subscription: subscription.id });
    for (const event of door.arrived) {
      expect(event).toMatchObject({ object: "event", api_version: Stripe.API_VERSION, livemode: false });
      expect(event.created).toBe(house.clock.now.getTime() / 1000);
    }
    expect(new Set(door.arrived.map(({ id }) => id)).size).toBe(4);
    expect(house.warnings).toEqual([]);
  });

  test("an event is written in lines, as the provider writes it", async () => {
    const bodies: string[] = [];
    house.sandbox.deliverTo(async (request) => {
      bodies.push(await request.text());
      return new Response();
    });
    await house.buy();
    await house.sandbox.settled();
    expect(bodies).toHaveLength(4);
    for (const body of bodies) expect(body).toBe(JSON.stringify(JSON.parse(body), null, 2));
  });

  test("events wait for somebody to take them", async () => {
    await house.buy();
    expect(await undelivered()).toEqual(OF_A_PAYMENT);
    const door = doorOf();
    await house.sandbox.settled();
    expect(door.types()).toEqual(OF_A_PAYMENT);
    expect(await undelivered()).toEqual([]);
    const { data } = await stripe.events.list({ delivery_success: true });
    expect(data.map((event) => [event.type, event.pending_webhooks])).toEqual(
      OF_A_PAYMENT.map((type) => [type, 0]).toReversed(),
    );
  });

  test("events come one after another", async () => {
    let [inside, most] = [0, 0];
    house.sandbox.deliverTo(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside -= 1;
      return new Response();
    });
    await Promise.all([house.buy(), house.buy()]);
    await house.sandbox.settled();
    expect(most).toBe(1);
  });

  test("an event that was not taken comes again, and holds up no other", async () => {
    const door = doorOf([500, 200, 200, 200, new Error("the door fell shut"), 302, 200]);
    await house.buy();
    await house.sandbox.settled();
    const [first] = OF_A_PAYMENT;
    expect(door.types()).toEqual([...OF_A_PAYMENT, first, first, first]);
    expect(new Set(door.arrived.filter(({ type }) => type === first).map(({ id }) => id)).size).toBe(1);
    expect(await undelivered()).toEqual([]);
    expect(house.warnings).toHaveLength(3);
  });

  test("after three more attempts an event is given up, and can be found", async () => {
    const door = doorOf([400, 200, 200, 200, 400, 400, 400]);
    await house.buy();
    await house.sandbox.settled();
    expect(door.arrived).toHaveLength(7);
    expect(await undelivered()).toEqual(["customer.subscription.created"]);
    const types = ["customer.subscription.created", "invoice.paid"];
    const [found, ...others] = (await stripe.events.list({ types, delivery_success: false })).data;
    expect(found).toMatchObject({ id: door.arrived[0]?.id, pending_webhooks: 1 });
    expect(others).toEqual([]);
  });

  test("what nobody took comes once more after a restart, in order", async () => {
    doorOf(Array.from({ length: 16 }, () => 503));
    await house.buy();
    await house.sandbox.settled();
    await house.sandbox.close();
    const again = await house.open();
    const door = doorOf([200, 503, 200, 200], again);
    await again.settled();
    expect(door.types()).toEqual(OF_A_PAYMENT);
    expect(await undelivered(sdkOn(again))).toEqual(["customer.subscription.updated"]);
  });

  test("events can be asked for by type and time, for thirty days", async () => {
    doorOf();
    const subscription = await house.buy();
    const before = house.clock.now.getTime() / 1000;
    house.clock.now = new Date((before + 60) * 1000);
    await stripe.subscriptions.cancel(subscription.id);
    const types = async (params: Stripe.EventListParams) =>
      (await stripe.events.list(params)).data.map(({ type }) => type);
    expect(await types({ limit: 2 })).toEqual(["customer.subscription.deleted", "checkout.session.completed"]);
    expect(await types({ types: ["invoice.paid", "customer.deleted"] })).toEqual(["invoice.paid"]);
    expect(await types({ type: "invoice.paid" })).toEqual(["invoice.paid"]);
    expect(await types({ created: { gte: before + 60 } })).toEqual(["customer.subscription.deleted"]);
    expect(await types({ created: { gt: before + 60 } })).toEqual([]);
    expect(await types({ created: before, limit: 1 })).toEqual(["checkout.session.completed"]);
    expect(await types({ created: { lt: before } })).toEqual([]);
    await expect(types({ type: "a", types: ["b"] })).rejects.toMatchObject({ param: "types" });
    house.clock.now = new Date((before + 30 * 24 * 60 * 60 + 1) * 1000);
    expect(await types({ limit: 100 })).toEqual(["customer.subscription.deleted"]);
    await house.sandbox.close();
    await house.open();
    const rows = await house.database.db
      .selectFrom("sandbox_objects")
      .where("kind", "=", "event")
      .select("id")
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("it closes even when an event is never answered", async () => {
    const asked = Promise.withResolvers<void>();
    house.sandbox.deliverTo(() => {
      asked.resolve();
      return new Promise<Response>(() => undefined);
    });
    await house.buy();
    await asked.promise;
    await house.sandbox.close();
    const again = await house.open();
    expect(await undelivered(sdkOn(again))).toEqual(OF_A_PAYMENT);
  });

  test("a restart keeps everything", async () => {
    const subscription = await house.buy({ price: "proPriceId" });
    const open = await house.checkout({ customer: subscription.customer as string });
    await house.sandbox.desk.failNextPayment(subscription.id);
    const shown = await house.sandbox.desk.subscriptions();
    const prices = await stripe.prices.list();
    await house.sandbox.close();

    const again = await house.open();
    const sdk = sdkOn(again);
    expect(await sdk.subscriptions.retrieve(subscription.id)).toEqual(subscription);
    expect(await sdk.checkout.sessions.retrieve(open.id)).toEqual(open);
    expect(await sdk.prices.list()).toEqual(prices);
    expect(await again.desk.subscriptions()).toEqual(shown);
    await again.desk.pay(open.id);
    expect(await again.desk.subscriptions()).toHaveLength(2);
  });

  test("two on one database lose nothing of each other's", async () => {
    // The embedded database is one process's: there both share its connection, as two requests do.
    const other = sdkOn(await house.open(kind === "postgres" ? await house.database.openAgain() : undefined));
    const { id } = await stripe.customers.create({});
    const keys = Array.from({ length: 12 }, (_, number) => `k${number}`);
    await Promise.all(
      keys.map((key, number) => (number % 2 ? stripe : other).customers.update(id, { metadata: { [key]: "1" } })),
    );
    const { metadata } = (await stripe.customers.retrieve(id)) as Stripe.Customer;
    expect(Object.keys(metadata).toSorted()).toEqual(keys.toSorted());

    const order = await orderOf(stripe, id, "basicPriceId");
    const sessions = await Promise.all(
      keys.map((_, number) => (number % 2 ? stripe : other).checkout.sessions.create(order)),
    );
    await Promise.all(sessions.map(({ id: session }) => house.sandbox.desk.pay(session)));
    const listed = (await other.subscriptions.list({ customer: id, limit: 100 })).data;
    expect(new Set(listed.map((subscription) => subscription.id)).size).toBe(keys.length);

    house.clock.now = new Date("2026-04-01T20:00:00.000Z");
    await Promise.all([stripe, other, stripe, other].map((sdk) => sdk.subscriptions.list({ limit: 100 })));
    const renewals = (
      await stripe.events.list({ type: "invoice.paid", created: { gte: Date.parse("2026-04-01") / 1000 }, limit: 100 })
    ).data;
    expect(renewals).toHaveLength(keys.length);
  });
});
