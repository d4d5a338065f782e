import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Language } from "#storyteller/story-request.ts";
import { DATABASES } from "#tests/databases.ts";
import { openSandboxHouse, orderOf, PUBLIC_URL, type SandboxHouse } from "#tests/sandbox-house.ts";

describe.each(DATABASES)("on %s", (kind) => {
  let house: SandboxHouse;
  let stripe: Stripe;

  beforeEach(async () => {
    house = await openSandboxHouse(kind);
    stripe = house.stripe;
  });
  afterEach(() => house.close());

  const ask = async (path: string, init: RequestInit = {}, language: Language = "en") =>
    house.sandbox.routes(() => language).request(path, init);
  const get = (path: string, language?: Language) => ask(path, {}, language);
  const post = (path: string) => ask(path, { method: "POST" });
  const text = async (path: string, language?: Language) => (await get(path, language)).text();
  const subscriptions = async () => (await stripe.subscriptions.list({ status: "all" })).data;
  const checkoutWith = async (change: Partial<Stripe.Checkout.SessionCreateParams>, email = "ana@example.org") => {
    const { id: customer } = await stripe.customers.create({ email });
    return stripe.checkout.sessions.create({ ...(await orderOf(stripe, customer, "basicPriceId")), ...change });
  };
  const later = (seconds: number) => {
    house.clock.now = new Date(house.clock.now.getTime() + seconds * 1000);
  };

  test("the checkout says that no card is charged, what it is for, what it costs and for whom", async () => {
    const { id } = await checkoutWith({ locale: "auto" });
    const spanish = await text(`/checkout/${id}`, "es");
    for (const words of [
      '<html lang="es">',
      "Página de prueba: no se cobra a ninguna tarjeta",
      "<h1>Plan Básico</h1>",
      "$ 9.99 <small>/ mes</small>",
      "Se renueva cada mes, hasta que lo canceles.",
      "Para ana@example.org",
      ">Pagar</button>",
      ">Probar con una tarjeta rechazada</button>",
      ">Volver sin pagar</a>",
    ])
      expect(spanish).toContain(words);
    const english = await text(`/checkout/${id}`, "en");
    for (const words of ['<html lang="en">', "Test page: no card is charged", "<h1>Basic plan</h1>", ">Pay</button>"])
      expect(english).toContain(words);
    expect(english).toContain(`href="${PUBLIC_URL}/"`);
    expect(english).not.toContain('role="alert"');
  });

  test("a checkout in a person's language stays in it", async () => {
    const { id } = await checkoutWith({ locale: "es" });
    const response = await get(`/checkout/${id}`, "en");
    expect(response.headers.get("Content-Language")).toBe("es");
    expect(await response.text()).toContain('<html lang="es">');
  });

  test("pay leads on to the product, and so does a second press, with one subscription", async () => {
    const { id } = await checkoutWith({});
    const answers = await Promise.all([post(`/checkout/${id}/pay`), post(`/checkout/${id}/pay`)]);
    answers.push(await post(`/checkout/${id}/pay`));
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(`${PUBLIC_URL}/?checkout=success&session_id=${id}`);
    }
    expect(await subscriptions()).toHaveLength(1);
  });

  test("a declined card leads back to the checkout, which says that nothing was charged", async () => {
    const { id } = await checkoutWith({ locale: "en" });
    const answer = await post(`/checkout/${id}/decline`);
    expect(answer.status).toBe(303);
    const location = answer.headers.get("Location") ?? "";
    expect(location).toMatch(`/dev/checkout/${id}`);
    const page = await get(location.replace("/dev", ""));
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/role="alert">The test card was declined\. Nothing was charged/);
    expect(await subscriptions()).toEqual([]);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  });

  test("a checkout that is over says so and shows the way on or back", async () => {
    const paid = await checkoutWith({ locale: "en" });
    await post(`/checkout/${paid.id}/pay`);
    const over = await get(`/checkout/${paid.id}`);
    expect(over.status).toBe(410);
    const words = await over.text();
    expect(words).toContain("<h1>This plan is already paid for</h1>");
    expect(words).toContain(`href="${PUBLIC_URL}/?checkout=success&amp;session_id=${paid.id}"`);
    expect(words).not.toContain("<form");

    const forgotten = await checkoutWith({ locale: "en", cancel_url: `${PUBLIC_URL}/plans` });
    later(24 * 60 * 60);
    for (const answer of [
      await get(`/checkout/${forgotten.id}`),
      await post(`/checkout/${forgotten.id}/pay`),
      await post(`/checkout/${forgotten.id}/decline`),
    ]) {
      expect(answer.status).toBe(410);
      expect(await answer.text()).toMatch(
        /<h1>This page has expired<\/h1>[\s\S]*href="http:\/\/localhost:3000\/plans"/,
      );
    }
  });

  test("an address that nobody was given says so and shows the way home", async () => {
    for (const answer of [await get("/checkout/cs_test_x"), await post("/checkout/cs_test_x/pay")]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(
        /<h1>There is nothing to pay here<\/h1>[\s\S]*href="http:\/\/localhost:3000\/"/,
      );
    }
  });

  test("what others wrote is shown and never acted on", async () => {
    const hostile = `"><script>alert(1)</script>@x.org`;
    const { id } = await checkoutWith({ locale: "en", cancel_url: `${PUBLIC_URL}/?a="><script>1</script>` }, hostile);
    const pages = [await text(`/checkout/${id}`)];
    await post(`/checkout/${id}/pay`);
    pages.push(await text("/checkout"));
    for (const page of pages) {
      expect(page).not.toContain("<script");
      expect(page).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@x.org");
    }
  });

  test("the policy allows a page's own style, no script, and forms that lead to where the checkout leads", async () => {
    const { id } = await checkoutWith({
      success_url: "https://other.example/ok",
      cancel_url: "http://localhost:5000/no",
    });
    const response = await get(`/checkout/${id}`);
    const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(response.headers.get("Content-Security-Policy")?.split("; ")).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${Buffer.from(digest).toString("base64")}'`,
      "base-uri 'none'",
      `form-action 'self' ${PUBLIC_URL} https://other.example http://localhost:5000`,
      "frame-ancestors 'none'",
    ]);
  });

  test("no page and no answer is kept by a browser", async () => {
    const { id } = await checkoutWith({});
    const answers = [
      await get("/checkout"),
      await get(`/checkout/${id}`),
      await get("/checkout/x"),
      await get("/checkout/portal/x"),
      await post(`/checkout/${id}/decline`),
      await post(`/checkout/${id}/pay`),
      await post("/checkout/subscriptions/x/renew"),
    ];
    expect(answers.map(({ headers }) => headers.get("Cache-Control"))).toEqual(answers.map(() => "no-store"));
  });

  test("only requests that name this machine get anything", async () => {
    const { id } = await checkoutWith({});
    const subscription = await house.buy();
    const elsewhere = { headers: { Host: "pages.example" } };
    for (const path of ["/checkout", `/checkout/${id}`, "/checkout/portal/x"])
      expect((await ask(path, elsewhere)).status).toBe(404);
    for (const path of [`/checkout/${id}/pay`, `/checkout/subscriptions/${subscription.id}/expire`])
      expect((await ask(path, { ...elsewhere, method: "POST" })).status).toBe(404);
    expect((await subscriptions()).map(({ status }) => status)).toEqual(["active"]);
  });

  test("the desk shows every subscription and does what its buttons say", async () => {
    expect(await text("/checkout", "es")).toContain("Todavía no hay ninguna suscripción.");
    const { id } = await house.buy();
    const page = await text("/checkout", "es");
    for (const words of [
      "<h2>ana@example.org</h2>",
      "Plan Básico",
      "activa",
      "Del 1 de marzo de 2026 al 1 de abril de 2026",
    ])
      expect(page).toContain(words);
    const press = async (deed: string) => {
      expect(page).toContain(`action="/dev/checkout/subscriptions/${id}/${deed}"`);
      const answer = await post(`/checkout/subscriptions/${id}/${deed}`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dev/checkout"]);
      return (await house.sandbox.desk.subscriptions())[0];
    };
    expect(await press("plan/proPriceId")).toMatchObject({ price: "proPriceId" });
    expect(await press("fail")).toMatchObject({ isFailing: true });
    expect(await press("renew")).toMatchObject({ status: "past_due" });
    expect(await text("/checkout")).toContain("payment due");
    expect(await press("renew")).toMatchObject({ status: "active" });
    expect(await press("expire")).toMatchObject({ status: "canceled" });
    expect(await text("/checkout")).not.toContain("<form");

    const late = await post(`/checkout/subscriptions/${id}/renew`);
    expect(late.status).toBe(303);
    const location = late.headers.get("Location") ?? "";
    expect(await text(location.replace("/dev", ""))).toMatch(/role="alert">That is no longer possible/);
    const unknown = await post(`/checkout/subscriptions/${id}/plan/otherPriceId`);
    expect(unknown.status).toBe(404);
  });

  test("a customer's own page ends the plan with its period, or keeps it after all", async () => {
    const bought = await house.buy();
    const customer = bought.customer as string;
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${PUBLIC_URL}/profile` });
    const path = url.replace(`${PUBLIC_URL}/dev`, "");
    const first = await text(path, "es");
    for (const words of [
      "<h1>Tu plan</h1>",
      "Plan Básico",
      "Se renueva el 1 de abril de 2026.",
      `href="${PUBLIC_URL}/profile"`,
    ])
      expect(first).toContain(words);
    const press = async (deed: string) => {
      const answer = await post(`${path}/${deed}`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/dev${path}`]);
      return (await stripe.subscriptions.retrieve(bought.id)).cancel_at_period_end;
    };
    expect(await press("end")).toBe(true);
    expect(await text(path, "en")).toMatch(/Ends on 1 April 2026\.[\s\S]*>Keep the plan<\/button>/);
    expect(await press("keep")).toBe(false);
    await stripe.subscriptions.cancel(bought.id);
    expect(await text(path, "en")).toContain("You have no plan at the moment.");
  });

  test("a customer's own page can be used for an hour", async () => {
    const bought = await house.buy();
    const { url } = await stripe.billingPortal.sessions.create({ customer: bought.customer as string });
    const path = url.replace(`${PUBLIC_URL}/dev`, "");
    later(60 * 60 - 1);
    expect((await get(path)).status).toBe(200);
    later(1);
    for (const answer of [await get(path), await get("/checkout/portal/bps_x")]) {
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain("<h1>This page has expired</h1>");
    }
    await post(`${path}/end`);
    expect((await stripe.subscriptions.retrieve(bought.id)).cancel_at_period_end).toBe(false);
  });
});
