import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askStory, JSON_BODY, type Member, newMember, PASSWORD, postAccount } from "#tests/faults/member.ts";
import { LIVE } from "#tests/settings.ts";
import { openTestProduct, serve, type TestProduct } from "#tests/test-product.ts";

const DEFAULT = {
  status: "Inactive",
  max_amount_of_stories: 3,
  current_period_end: null,
  cancel_at_period_end: false,
  name: null,
  id: null,
};

describe("on trial", () => {
  let product: TestProduct;
  let server: { url: string; close(): Promise<void> };
  let member: Member;
  beforeAll(async () => {
    product = await openTestProduct();
    server = await serve(product.app);
    member = await newMember(server.url, "ana@home.example");
  });
  afterAll(async () => {
    await server.close();
    await product.close();
  });

  const ask = (method: string, path = "", body?: unknown, headers: Record<string, string> = {}) =>
    product.app.request(`/api/subscription${path}`, {
      method,
      headers: { Cookie: member.cookie, ...(body !== undefined && JSON_BODY), ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  const stateOf = async (as: Member = member) => (await ask("GET", "", undefined, { Cookie: as.cookie })).json();
  const checkout = async (as: Member) => {
    const answer = await ask("POST", "/checkout", { price: "basicPriceId" }, { Cookie: as.cookie });
    return ((await answer.json()) as { url: string }).url;
  };
  /** Somebody presses Pay at the checkout, from where the browser is led on to the address that this gives. */
  const pay = async (url: string) => {
    const answer = await fetch(url.replace("http://localhost:3000", server.url), { redirect: "manual", method: "GET" });
    const action = /<form[^>]+action="([^"]+pay[^"]*)"/.exec(await answer.text())?.[1] ?? "";
    const paid = await fetch(new URL(action, server.url), { redirect: "manual", method: "POST" });
    return paid.headers.get("Location") ?? "";
  };

  test("whoever has no plan is told the default, with the counts, and nobody in between keeps it", async () => {
    const answer = await ask("GET");
    expect(await answer.json()).toEqual({ ...DEFAULT, storyCount: 0, totalStoryCount: 0 });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("from the checkout to the plan and back: thirty stories, and the default again", async () => {
    const ana = await newMember(server.url, "ana.pays@home.example");
    const way = await pay(await checkout(ana));
    expect(new URL(way).searchParams.get("checkout")).toBe("success");
    await expect
      .poll(() => stateOf(ana))
      .toMatchObject({ status: "active", name: "Basic", max_amount_of_stories: 30, storyCount: 0, totalStoryCount: 0 });
    const told = await (await askStory(server.url, ana.cookie)).json();
    expect(told).toMatchObject({ saved: true, storyCount: 1, totalStoryCount: 1, max_amount_of_stories: 30 });

    expect((await ask("POST", "/checkout", { price: "basicPriceId" }, { Cookie: ana.cookie })).status).toBe(409);
    const later = await ask("POST", "/cancel", { when: "period_end" }, { Cookie: ana.cookie });
    expect(await later.json()).toMatchObject({ status: "active", cancel_at_period_end: true });
    const now = await ask("POST", "/cancel", {}, { Cookie: ana.cookie });
    expect(await now.json()).toEqual({ ...DEFAULT, storyCount: 1, totalStoryCount: 1 });
  });

  test("an account that is deleted takes its plan along", async () => {
    const eva = await newMember(server.url, "eva@home.example");
    await pay(await checkout(eva));
    await expect.poll(() => stateOf(eva)).toMatchObject({ status: "active" });
    const left = await postAccount(server.url, "delete-user", { password: PASSWORD }, { Cookie: eva.cookie });
    expect(left.status).toBe(200);
    const desk = await (await fetch(`${server.url}/dev/checkout`)).text();
    expect(desk).not.toContain("eva@home.example");
  });

  test("an address of success that somebody made up pays for nothing", async () => {
    await product.app.request("/?checkout=success&session_id=cs_test_made_up", { headers: { Cookie: member.cookie } });
    expect(await stateOf()).toMatchObject(DEFAULT);
  });

  test("the portal's address is the caller's own", async () => {
    const answer = await ask("POST", "/portal", {});
    expect(await answer.json()).toEqual({ url: expect.stringContaining("/dev/checkout/portal/") });
  });

  test.each([
    ["goldPriceId", 400, "unknown_price"],
    ["price_1", 400, "unknown_price"],
    ["constructor", 400, "unknown_price"],
    [7, 400, "unknown_price"],
    [undefined, 400, "unknown_price"],
  ])("the price %j is refused", async (price, status, code) => {
    const answer = await ask("POST", "/checkout", { price });
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  });

  test("what is no JSON, no object, or no moment is told apart", async () => {
    const answers = [
      await ask("POST", "/checkout", "{"),
      await ask("POST", "/cancel", { when: "soon" }),
      await ask("POST", "/cancel", "[]"),
      await ask("POST", "/cancel", "{}", { "Content-Type": "text/plain" }),
      await ask("POST", "/checkout", { price: "basicPriceId" }, { "Idempotency-Key": "ä" }),
    ];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
      { code: "invalid_request", fields: { body: expect.any(String) } },
      { code: "invalid_request", fields: { when: expect.any(String) } },
      { code: "invalid_request", fields: { body: expect.any(String) } },
      { code: "wrong_type" },
      { code: "invalid_request", fields: { "Idempotency-Key": expect.any(String) } },
    ]);
  });

  test("a guest is asked to log in, and another method is told the right one", async () => {
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/checkout"],
      ["POST", "/cancel"],
      ["POST", "/portal"],
    ] as const) {
      const answer = await ask(method, path, method === "POST" ? {} : undefined, { Cookie: "" });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: "not_logged_in" }]);
    }
    const wrong = await ask("GET", "/checkout");
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "POST"]);
  });

  test("a notice without a good signature is refused, and one that weighs too much is not read", async () => {
    const send = (body: string, headers: Record<string, string> = {}) =>
      product.app.request("/api/stripe/webhook", { method: "POST", body, headers });
    const refused = await send("{}", { "Stripe-Signature": "t=1,v1=00" });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "bad_signature" }]);
    expect((await send("{}")).status).toBe(400);
    expect((await send("x".repeat(1024 * 1024 + 1))).status).toBe(413);
    expect((await product.app.request("/api/stripe/webhook")).status).toBe(405);
  });

  test("no address, key or session stands in the log", () => {
    expect(product.lines.join("\n")).not.toMatch(/home\.example|sk_test|whsec_|cs_test_/);
  });
});

test("an account may ask the payment provider only so often", async () => {
  const product = await openTestProduct({ LIMIT_PAYMENT_REQUESTS_PER_ACCOUNT_PER_HOUR: "1" });
  const server = await serve(product.app);
  try {
    const member = await newMember(server.url, "ana@home.example");
    const portal = () =>
      fetch(`${server.url}/api/subscription/portal`, { method: "POST", headers: { Cookie: member.cookie } });
    expect((await portal()).status).toBe(200);
    const refused = await portal();
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  } finally {
    await server.close();
    await product.close();
  }
});

describe("live without a key", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(LIVE);
  });
  afterAll(() => product.close());

  test("the stand-in does not exist, and notices are not taken", async () => {
    expect(product.services.subscriptions.isOffered).toBe(false);
    for (const path of ["/dev/checkout", "/dev/checkout/cs_test_x", "/dev/checkout/portal/x"])
      expect(await (await product.app.request(path, { headers: { Host: "localhost" } })).text()).toBe('<p lang="es">');
    const answer = await product.app.request("/api/stripe/webhook", { method: "POST", body: "{}" });
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: "payments_unavailable" }]);
  });
});

test("with a key on trial the stand-in does not exist either", async () => {
  const product = await openTestProduct({
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_API_BASE: "http://127.0.0.1:9",
  });
  try {
    expect(product.services.checkoutPages).toBeNull();
    expect(product.lines.join()).toContain("STRIPE_WEBHOOK_SECRET is not set");
    const notice = { method: "POST", body: "{}", headers: { "Stripe-Signature": "t=1,v1=00" } };
    expect((await product.app.request("/api/stripe/webhook", notice)).status).toBe(400);
  } finally {
    await product.close();
  }
});
