import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ApiRefusal } from "./api-refusal.server.ts";
import { parseForm } from "./form-params.server.ts";

const plain = (text: string) => JSON.parse(JSON.stringify(parseForm(text)));

test("brackets make groups and lists, whether they are escaped or not", () => {
  expect(plain("a=1&b[c]=2&b%5Bd%5D%5B0%5D%5Be%5D=x+y%26&f[]=3&f[]=4&g=")).toEqual({
    a: "1",
    b: { c: "2", d: { 0: { e: "x y&" } } },
    f: { 0: "3", 1: "4" },
    g: "",
  });
});

test("the SDK's own way of writing a form is read", async () => {
  let body = "";
  const httpClient = Stripe.createFetchHttpClient(async (_, init) => {
    body = await new Response(init?.body).text();
    return Response.json({ id: "cs_1" });
  });
  const stripe = new Stripe("sk_test_x", { httpClient, maxNetworkRetries: 0 });
  await stripe.checkout.sessions.create({
    line_items: [{ price: "price_1", quantity: 1 }],
    subscription_data: { metadata: { "a key": "ñ & [x]" } },
  });
  expect(plain(body)).toEqual({
    line_items: { 0: { price: "price_1", quantity: "1" } },
    subscription_data: { metadata: { "a key": "ñ & [x]" } },
  });
});

test.each(["a=1&a[b]=2", "a[b=1", "[a]=1", "=1", "a[1][2][3][4][5][6]=1"])(
  "%s is no form of the provider's",
  (text) => {
    expect(() => parseForm(text)).toThrow(ApiRefusal);
  },
);

test("a parameter may have the name of something that every object has", () => {
  const form = parseForm("constructor=1&__proto__[x]=2");
  expect(Object.keys(form)).toEqual(["constructor", "__proto__"]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});
