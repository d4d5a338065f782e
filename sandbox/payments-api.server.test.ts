import { Stripe } from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { openSandboxHouse, type SandboxHouse, sdkOn } from "#tests/sandbox-house.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let house: SandboxHouse;
  let stripe: Stripe;

  beforeEach(async () => {
    house = await openSandboxHouse(kind);
    stripe = house.stripe;
  });
  afterEach(() => house.close());

  const unchecked = (params: object) => params as never;
  const ask = (path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) => {
    const { apiBase, secretKey } = house.sandbox.stripe;
    return fetch(apiBase + path, { ...init, headers: { Authorization: `Bearer ${secretKey}`, ...init.headers } });
  };

  test("a customer is made, found by the exact address, changed and deleted", async () => {
    const ana = await stripe.customers.create({
      email: "Ana@example.org",
      description: "parent",
      metadata: { userId: "1", plan: "x" },
    });
    await stripe.customers.create({ email: "eva@example.org" });
    const found = async (email: string) => (await stripe.customers.list({ email, limit: 1 })).data.map(({ id }) => id);
    expect(await found("Ana@example.org")).toEqual([ana.id]);
    expect(await found("ana@example.org")).toEqual([]);

    const changed = await stripe.customers.update(ana.id, { email: "ana@new.example", metadata: { plan: "" } });
    expect(changed).toMatchObject({ email: "ana@new.example", description: "parent", metadata: { userId: "1" } });
    expect((await stripe.customers.update(ana.id, { metadata: "" })).metadata).toEqual({});
    expect(await stripe.customers.retrieve(ana.id)).toMatchObject({ email: "ana@new.example", livemode: false });

    const deleted = { id: ana.id, object: "customer", deleted: true };
    expect(await stripe.customers.del(ana.id)).toEqual(deleted);
    expect(await stripe.customers.retrieve(ana.id)).toEqual(deleted);
    expect(await found("ana@new.example")).toEqual([]);
    for (const again of [stripe.customers.del(ana.id), stripe.customers.update(ana.id, { name: "Ana" })])
      await expect(again).rejects.toMatchObject({ statusCode: 404, code: "resource_missing" });
  });

  test("several customers may share an address, and the newest comes first", async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1)
      made.unshift((await stripe.customers.create({ email: "a@example.org" })).id);
    expect((await stripe.customers.list({ email: "a@example.org" })).data.map(({ id }) => id)).toEqual(made);
  });

  test("lists come in pages, forwards and backwards", async () => {
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1) made.unshift((await stripe.customers.create({})).id);
    const usual = await stripe.customers.list();
    expect(usual).toMatchObject({ object: "list", has_more: true, url: "/v1/customers" });
    expect(usual.data.map(({ id }) => id)).toEqual(made.slice(0, 10));
    const rest = await stripe.customers.list({ starting_after: made[9] as string });
    expect(rest.data.map(({ id }) => id)).toEqual(made.slice(10));
    expect(rest.has_more).toBe(false);
    const back = await stripe.customers.list({ ending_before: made[5] as string, limit: 2 });
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(3, 5));
    expect(back.has_more).toBe(true);
    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 5 })) all.push(id);
    expect(all).toEqual(made);
    await expect(stripe.customers.list({ starting_after: "cus_x" })).rejects.toMatchObject({ param: "starting_after" });
  });

  test("the three plans are for sale, each found by its key", async () => {
    const prices = await stripe.prices.list({ active: true });
    expect(prices.data.map((price) => [price.lookup_key, price.unit_amount, price.currency])).toEqual([
      ["basicPriceId", 999, "usd"],
      ["advancedPriceId", 1999, "usd"],
      ["proPriceId", 4999, "usd"],
    ]);
    expect(prices.data[0]?.recurring).toMatchObject({ interval: "month", interval_count: 1 });
    const [pro] = (await stripe.prices.list({ lookup_keys: ["proPriceId"], active: true, limit: 1 })).data;
    const product = pro?.product as string;
    expect((await stripe.products.list({ ids: [product], limit: 1 })).data.map(({ name }) => name)).toEqual(["Pro"]);
    expect((await stripe.products.list()).data.map(({ name }) => name)).toEqual(["Basic", "Advanced", "Pro"]);
    expect((await stripe.prices.list({ product })).data).toHaveLength(1);
    const others: Stripe.PriceListParams[] = [
      { lookup_keys: ["other"] },
      { active: false },
      { type: "one_time" },
      { currency: "eur" },
    ];
    for (const params of others) expect((await stripe.prices.list(params)).data).toEqual([]);
  });

  test("a price's decimal amount is one that the SDK can read", async () => {
    const [price] = (await stripe.prices.list({ lookup_keys: ["basicPriceId"] })).data;
    expect(price?.unit_amount_decimal?.toString()).toBe("999");
  });

  test.each<[string, (sdk: Stripe) => Promise<unknown>, object]>([
    [
      "a parameter that nobody knows",
      (sdk) => sdk.customers.create(unchecked({ colour: "blue" })),
      { code: "parameter_unknown", param: "colour", message: "Received unknown parameter: colour" },
    ],
    [
      "several of them",
      (sdk) => sdk.customers.list(unchecked({ colour: "blue", size: 1 })),
      { code: "parameter_unknown", message: "Received unknown parameters: colour, size" },
    ],
    [
      "an unknown one in a group",
      (sdk) => sdk.customers.list(unchecked({ created: { after: 1 } })),
      { code: "parameter_unknown", param: "created[after]" },
    ],
    [
      "a missing one",
      (sdk) => sdk.subscriptionItems.list(unchecked({})),
      { code: "parameter_missing", param: "subscription", message: "Missing required param: subscription." },
    ],
    [
      "an empty text",
      (sdk) => sdk.customers.create({ email: "" }),
      { code: "parameter_invalid_empty", param: "email" },
    ],
    [
      "an address that is none",
      (sdk) => sdk.customers.create({ email: "ana" }),
      { code: "email_invalid", message: "Invalid email address: ana" },
    ],
    ["a name that is too long", (sdk) => sdk.customers.create({ name: "x".repeat(257) }), { param: "name" }],
    [
      "no entries in a page",
      (sdk) => sdk.customers.list({ limit: 0 }),
      { code: "parameter_invalid_integer", param: "limit" },
    ],
    ["too many in a page", (sdk) => sdk.customers.list({ limit: 101 }), { code: "parameter_invalid_integer" }],
    [
      "a number that is none",
      (sdk) => sdk.customers.list(unchecked({ limit: "ten" })),
      { message: "Invalid integer: ten" },
    ],
    ["a yes that is none", (sdk) => sdk.prices.list(unchecked({ active: "si" })), { message: "Invalid boolean: si" }],
    ["a list that is none", (sdk) => sdk.products.list(unchecked({ ids: "prod_1" })), { message: "Invalid array" }],
    [
      "too many keys of prices",
      (sdk) => sdk.prices.list({ lookup_keys: Array.from({ length: 11 }, (_, number) => `k${number}`) }),
      { param: "lookup_keys" },
    ],
    [
      "products by id and by page",
      (sdk) => sdk.products.list({ ids: ["prod_1"], starting_after: "prod_2" }),
      { param: "ids" },
    ],
    ["a word that is none of those", (sdk) => sdk.subscriptions.list({ status: "asleep" }), { param: "status" }],
    [
      "metadata with a key that is too long",
      (sdk) => sdk.customers.create({ metadata: { ["k".repeat(41)]: "1" } }),
      { param: "metadata" },
    ],
    [
      "metadata with too many keys",
      (sdk) =>
        sdk.customers.create({
          metadata: Object.fromEntries(Array.from({ length: 51 }, (_, number) => [number, "x"])),
        }),
      { param: "metadata" },
    ],
    [
      "subscriptions of somebody unknown",
      (sdk) => sdk.subscriptions.list({ customer: "cus_x" }),
      { code: "resource_missing", message: "No such customer: 'cus_x'", param: "customer" },
    ],
    [
      "items of an unknown subscription",
      (sdk) => sdk.subscriptionItems.list({ subscription: "sub_x" }),
      { code: "resource_missing", message: "No such subscription: 'sub_x'", param: "subscription" },
    ],
    [
      "pages for somebody unknown",
      (sdk) => sdk.billingPortal.sessions.create({ customer: "cus_x" }),
      { code: "resource_missing", message: "No such customer: 'cus_x'", param: "customer" },
    ],
  ])("%s is refused in the provider's words", async (_, call, refusal) => {
    await expect(call(stripe)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
      ...refusal,
    });
  });

  test.each<[string, (sdk: Stripe) => Promise<unknown>]>([
    ["customer", (sdk) => sdk.customers.retrieve("x")],
    ["customer", (sdk) => sdk.customers.update("x", {})],
    ["customer", (sdk) => sdk.customers.del("x")],
    ["subscription", (sdk) => sdk.subscriptions.retrieve("x")],
    ["subscription", (sdk) => sdk.subscriptions.update("x", { cancel_at_period_end: true })],
    ["subscription", (sdk) => sdk.subscriptions.cancel("x")],
    ["checkout session", (sdk) => sdk.checkout.sessions.retrieve("x")],
    ["checkout session", (sdk) => sdk.checkout.sessions.expire("x")],
  ])("an address that names no %s answers 404", async (what, call) => {
    await expect(call(stripe)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 404,
      code: "resource_missing",
      message: `No such ${what}: 'x'`,
    });
  });

  test("an id of another kind is no id", async () => {
    const { id } = await stripe.customers.create({});
    await expect(stripe.subscriptions.retrieve(id)).rejects.toMatchObject({ statusCode: 404 });
  });

  test("without the key nobody gets anything", async () => {
    const refusal = { type: "StripeAuthenticationError", statusCode: 401 };
    await expect(sdkOn(house.sandbox, "sk_test_other").customers.list()).rejects.toMatchObject(refusal);
    const { apiBase, secretKey } = house.sandbox.stripe;
    const bare = await fetch(`${apiBase}/v1/customers`);
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ error: { type: "invalid_request_error" } });
    const other = await fetch(`${apiBase}/v1/nothing`, {
      headers: { Authorization: `Basic ${btoa(`${secretKey}:`)}` },
    });
    expect(other.status).toBe(401);
  });

  test.each<[string, (sdk: Stripe) => Promise<unknown>]>([
    ["coupons", (sdk) => sdk.coupons.list()],
    ["a subscription without a checkout", (sdk) => sdk.subscriptions.create({ customer: "cus_x" })],
    ["a search", (sdk) => sdk.customers.search({ query: "email:'a'" })],
  ])("what is not offered here is never taken for a success: %s", async (_, call) => {
    await expect(call(stripe)).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
  });

  test("each answer has an id of its own and names the version", async () => {
    const answers = await Promise.all([ask("/v1/customers"), ask("/v1/nothing"), ask("/v1/customers?limit=0")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 400]);
    const ids = answers.map(({ headers }) => headers.get("request-id"));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^req_\w{14}$/);
    expect(answers[0]?.headers.get("stripe-version")).toBe(Stripe.API_VERSION);
  });

  test("a body that is not a form, or far too long, is refused", async () => {
    const json = await ask("/v1/customers", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    expect(json.status).toBe(400);
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const long = await ask("/v1/customers", { method: "POST", headers: form, body: `name=${"x".repeat(1024 * 1024)}` });
    expect(long.status).toBe(413);
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  test("what a person's key and secret look like, nobody can know before", async () => {
    const other = await house.open();
    for (const { stripe: made } of [house.sandbox, other]) {
      expect(made.secretKey).toMatch(/^sk_test_sandbox\w{32}$/);
      expect(made.webhookSecret).toMatch(/^whsec_\w{32}$/);
      expect(made.apiBase).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    }
    expect(other.stripe.secretKey).not.toBe(house.sandbox.stripe.secretKey);
    expect(other.stripe.webhookSecret).not.toBe(house.sandbox.stripe.webhookSecret);
  });

  test("after it was closed it answers nobody", async () => {
    await house.sandbox.close();
    await expect(stripe.customers.list()).rejects.toMatchObject({ type: "StripeConnectionError" });
  });
});
