import { vi } from "vitest";
import { JSON_BODY, type Member, newMember } from "./member.ts";

const PAID_WITHIN = { timeout: 30_000, interval: 50 };

/** Somebody logged in who has paid for a plan at the trial's checkout, at which no card is charged. */
export async function newPayingMember(url: string, email: string): Promise<Member> {
  const member = await newMember(url, email);
  const headers = { ...JSON_BODY, Cookie: member.cookie };
  const order = await fetch(`${url}/api/subscription/checkout`, {
    method: "POST",
    headers,
    body: JSON.stringify({ price: "basicPriceId" }),
  });
  const { url: checkout } = (await order.json()) as { url: string };
  const paid = await fetch(`${checkout.split("#")[0]}/pay`, { method: "POST", headers, redirect: "manual" });
  if (paid.status !== 303) throw new Error(`the checkout answered ${paid.status}`);
  await vi.waitFor(async () => {
    const plan = await fetch(`${url}/api/subscription`, { headers: { Cookie: member.cookie } });
    const { status } = (await plan.json()) as { status: string };
    if (status !== "active") throw new Error(`the plan is ${status}`);
  }, PAID_WITHIN);
  return member;
}
