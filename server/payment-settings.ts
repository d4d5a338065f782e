import type { StripeAccess } from "#app/subscriptions/stripe-client.server.ts";
import { type Environment, LOOPBACK_HOSTS, SettingError, text } from "./setting-values.ts";

/** How the payment provider is reached, or null without a key. @throws {SettingError} */
export function readPaymentAccess(env: Environment, mode: "trial" | "live"): StripeAccess | null {
  const secretKey = text(env, "STRIPE_SECRET_KEY") ?? null;
  const webhookSecret = text(env, "STRIPE_WEBHOOK_SECRET") ?? null;
  const apiBase = readApiBase(env);
  if (secretKey === null) {
    const useless = [webhookSecret !== null && "STRIPE_WEBHOOK_SECRET", apiBase !== null && "STRIPE_API_BASE"];
    const name = useless.find((found) => found !== false);
    if (name) throw new SettingError(`${name} does nothing without STRIPE_SECRET_KEY: set both, or neither.`);
    return null;
  }
  if (!/^[\x21-\x7e]+$/.test(secretKey) || secretKey.startsWith("pk_") || secretKey.startsWith("whsec_"))
    throw new SettingError("STRIPE_SECRET_KEY must be the secret key of your Stripe account, such as sk_test_….");
  if (mode === "trial" && isLiveKey(secretKey))
    throw new SettingError(
      "STRIPE_SECRET_KEY is a live key, which would charge real cards, and PUBLIC_URL is this machine's own: use a test key, or set PUBLIC_URL.",
    );
  if (webhookSecret !== null && !/^[\x21-\x7e]+$/.test(webhookSecret))
    throw new SettingError("STRIPE_WEBHOOK_SECRET must be the signing secret of your Stripe webhook, such as whsec_….");
  return { secretKey, webhookSecret, apiBase };
}

/** Keys with all or with some of an account's rights, which charge real cards. */
export const isLiveKey = (key: string): boolean => /^[sr]k_(?:org_)?live_/.test(key);

function readApiBase(env: Environment): string | null {
  const given = text(env, "STRIPE_API_BASE");
  if (given === undefined) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.username)
    throw new SettingError("STRIPE_API_BASE must be an address without a path, such as http://127.0.0.1:12111.");
  if (url.protocol === "http:" && !LOOPBACK_HOSTS.has(url.hostname))
    throw new SettingError("STRIPE_API_BASE must be an https address, because it is not this machine's own.");
  return url.origin;
}
