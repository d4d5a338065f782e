import { expect, test } from "vitest";
import { refusalOf } from "#tests/settings.ts";
import { isLiveKey, readPaymentAccess } from "./payment-settings.ts";
import type { Environment } from "./setting-values.ts";

const KEY = { STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc" };

test("without a key there is no access, and with one there is", () => {
  expect(readPaymentAccess({}, "trial")).toBeNull();
  expect(readPaymentAccess(KEY, "live")).toEqual({
    secretKey: "sk_test_abc",
    webhookSecret: "whsec_abc",
    apiBase: null,
  });
  expect(readPaymentAccess({ STRIPE_SECRET_KEY: "sk_live_abc" }, "live")).toMatchObject({ webhookSecret: null });
});

test.each([
  ["http://127.0.0.1:12111", "http://127.0.0.1:12111"],
  ["http://localhost:12111/", "http://localhost:12111"],
  ["http://[::1]:12111", "http://[::1]:12111"],
  ["https://stripe.stand-in.example", "https://stripe.stand-in.example"],
])("the provider may be another server at %s", (given, apiBase) => {
  expect(readPaymentAccess({ ...KEY, STRIPE_API_BASE: given }, "trial")).toMatchObject({ apiBase });
});

const NONSENSE: [Environment, "trial" | "live", string][] = [
  [{ STRIPE_SECRET_KEY: "sk_live_abc" }, "trial", "STRIPE_SECRET_KEY"],
  [{ STRIPE_SECRET_KEY: "rk_live_abc" }, "trial", "STRIPE_SECRET_KEY"],
  [{ STRIPE_SECRET_KEY: "pk_test_abc" }, "live", "STRIPE_SECRET_KEY"],
  [{ STRIPE_SECRET_KEY: "whsec_abc" }, "live", "STRIPE_SECRET_KEY"],
  [{ STRIPE_SECRET_KEY: "sk_test_a b" }, "live", "STRIPE_SECRET_KEY"],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_abc" }, "live", "STRIPE_WEBHOOK_SECRET"],
  [{ STRIPE_API_BASE: "http://127.0.0.1:1" }, "trial", "STRIPE_API_BASE"],
  [{ ...KEY, STRIPE_WEBHOOK_SECRET: "whsec_ä" }, "trial", "STRIPE_WEBHOOK_SECRET"],
  [{ ...KEY, STRIPE_API_BASE: "http://stripe.example" }, "trial", "STRIPE_API_BASE"],
  [{ ...KEY, STRIPE_API_BASE: "http://127.0.0.1.example" }, "trial", "STRIPE_API_BASE"],
  [{ ...KEY, STRIPE_API_BASE: "127.0.0.1:12111" }, "trial", "STRIPE_API_BASE"],
  [{ ...KEY, STRIPE_API_BASE: "http://127.0.0.1:1/v1" }, "trial", "STRIPE_API_BASE"],
  [{ ...KEY, STRIPE_API_BASE: "ftp://127.0.0.1" }, "trial", "STRIPE_API_BASE"],
];
test.each(NONSENSE)("%j in %s mode stops the start with one sentence that names %s", (env, mode, name) => {
  const sentence = refusalOf(() => readPaymentAccess(env, mode));
  expect(sentence).toContain(name);
  expect(sentence).toMatch(/^[^\n]+\.$/);
  expect(sentence).not.toMatch(/abc/);
});

test("only keys that charge real cards are live ones", () => {
  expect(["sk_live_a", "rk_live_a", "sk_org_live_a"].every(isLiveKey)).toBe(true);
  expect(["sk_test_a", "rk_test_a", "sk_org_test_a", "sk_test_live_a"].some(isLiveKey)).toBe(false);
});
