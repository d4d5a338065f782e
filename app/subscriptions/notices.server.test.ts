import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASES } from "#tests/databases.ts";
import { type GivenNotice, openPaymentHouse, PAYER, type PaymentHouse } from "#tests/payment-house.ts";

const BASIC = { status: "active", name: "Basic", max_amount_of_stories: 30, cancel_at_period_end: false };
const INACTIVE = { status: "Inactive", name: null, id: null, max_amount_of_stories: 3, current_period_end: null };

describe.each(DATABASES)("on %s", (kind) => {
  let house: PaymentHouse;
  beforeEach(async () => {
    house = await openPaymentHouse(kind);
  });
  afterEach(() => house.close());

  /** What is kept, whoever may look: nothing is read again for it. */
  const kept = async () => house.process(house.db, { isOffered: false }).planOf(PAYER.id);
  const noted = () => house.db.selectFrom("stripe_events").selectAll().execute();

  test("a payment brings four notices, and after them the plan is there", async () => {
    await house.pays();
    const notices = await house.notices();
    expect(notices.map(({ type }) => type)).toEqual([
      "customer.subscription.created",
      "customer.subscription.updated",
      "invoice.paid",
      "checkout.session.completed",
    ]);
    expect(await kept()).toMatchObject(INACTIVE);
    for (const notice of notices) await house.hear(notice);
    expect(await kept()).toMatchObject(BASIC);
    expect(await noted()).toMatchObject(notices.map(() => ({ processed_at: house.now().toISOString(), error: null })));
  });

  const shuffled: Record<string, (notices: GivenNotice[]) => GivenNotice[]> = {
    reversed: (notices) => notices.toReversed(),
    doubled: (notices) => notices.flatMap((notice) => [notice, notice]),
    "only the first": (notices) => notices.slice(0, 1),
    "only the last": (notices) => notices.slice(-1),
  };
  test.each(Object.keys(shuffled))("notices that come %s lead to the same plan", async (how) => {
    await house.pays();
    for (const notice of shuffled[how]?.(await house.notices()) ?? []) await house.hear(notice);
    expect(await kept()).toMatchObject(BASIC);
  });

  test("an old notice that comes late brings back nothing of what has ended meanwhile", async () => {
    await house.pays();
    const begun = await house.notices();
    for (const notice of begun) await house.hear(notice);
    await house.subscriptions.cancel(PAYER.id, "now");
    await house.db.deleteFrom("stripe_events").execute();
    for (const notice of begun) await house.hear(notice);
    expect(await kept()).toMatchObject(INACTIVE);
  });

  test("one notice five times at once, in two processes, is one right state", async () => {
    await house.pays();
    const notice = (await house.notices()).at(-1) as GivenNotice;
    const other = house.process(await house.openAgain());
    await Promise.all([...[1, 2, 3].map(() => house.hear(notice)), ...[1, 2].map(() => house.hear(notice, other))]);
    expect(await kept()).toMatchObject(BASIC);
    expect(await noted()).toHaveLength(1);
  });

  test("all notices of a payment at once are one right state", async () => {
    await house.pays();
    await Promise.all((await house.notices()).map((notice) => house.hear(notice)));
    expect(await kept()).toMatchObject(BASIC);
  });

  test("what was worked on already is not read again", async () => {
    await house.pays();
    const [notice] = (await house.notices()) as [GivenNotice];
    await house.hear(notice);
    const calls = house.line.calls();
    await house.hear(notice);
    expect(house.line.calls()).toBe(calls);
  });

  test("a notice that could not be followed comes again, and is followed then", async () => {
    await house.pays();
    const notice = (await house.notices()).at(-1) as GivenNotice;
    house.line.go("broken");
    await expect(house.hear(notice)).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(await noted()).toMatchObject([{ processed_at: null, error: "Problem" }]);
    expect(await kept()).toMatchObject(INACTIVE);
    house.line.go(null);
    await house.hear(notice);
    expect(await kept()).toMatchObject(BASIC);
    expect(await noted()).toMatchObject([{ processed_at: house.now().toISOString(), error: null }]);
  });

  test("lost notices are made up for by the sweep", async () => {
    await house.pays();
    await house.notices();
    house.clock.nowMs += 16 * 60_000;
    await house.subscriptions.followUp();
    expect(await kept()).toMatchObject(BASIC);
  });

  test("what the provider could not deliver is asked for", async () => {
    const id = await house.subscriber();
    house.door.isShut = true;
    await house.sandbox.desk.changePlan(id, "proPriceId");
    await house.sandbox.settled();
    expect(await kept()).toMatchObject(BASIC);
    await house.subscriptions.followUp();
    expect(await kept()).toMatchObject({ name: "Pro", max_amount_of_stories: 100 });
  });

  const sign = (body: string, secret: string, at = Date.now()) => {
    const seconds = Math.floor(at / 1000);
    return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  const event = (type: string, object: object) =>
    JSON.stringify({ id: "evt_made", object: "event", type, data: { object } });

  test.each([
    ["missing", (): string | undefined => undefined],
    ["empty", () => ""],
    ["made with another secret", (body: string) => sign(body, "whsec_other")],
    ["ten minutes old", (body: string, secret: string) => sign(body, secret, Date.now() - 600_000)],
    ["of another body", (_: string, secret: string) => sign("{}", secret)],
    ["in an older scheme", (body: string, secret: string) => sign(body, secret).replace("v1=", "v0=")],
  ])("a signature that is %s is refused, and nothing is written", async (_, signatureFor) => {
    await house.subscriber();
    const before = await noted();
    const body = event("customer.subscription.deleted", { customer: "cus_x" });
    const signature = signatureFor(body, house.sandbox.stripe.webhookSecret);
    await expect(house.subscriptions.notice(bytes(body), signature)).rejects.toMatchObject({ code: "bad_signature" });
    expect(await noted()).toEqual(before);
    expect(await kept()).toMatchObject(BASIC);
  });

  test("the signature is over the very bytes: the same JSON written otherwise is refused", async () => {
    await house.pays();
    const [notice] = (await house.notices()) as [GivenNotice];
    const written = bytes(JSON.stringify(JSON.parse(new TextDecoder().decode(notice.body))));
    await expect(house.subscriptions.notice(written, notice.signature)).rejects.toMatchObject({
      code: "bad_signature",
    });
  });

  test("a notice of an unknown type, or of somebody who is none of ours, is taken and changes nothing", async () => {
    await house.subscriber();
    for (const [type, object] of [
      ["balloon.burst", { customer: "cus_x" }],
      ["invoice.paid", { customer: "cus_of_another_product" }],
      ["invoice.paid", {}],
    ] as const) {
      const body = event(type, object);
      await house.subscriptions.notice(bytes(body), sign(body, house.sandbox.stripe.webhookSecret));
    }
    expect(await kept()).toMatchObject(BASIC);
  });

  test("notices that are over five weeks old are forgotten", async () => {
    await house.subscriber();
    house.clock.nowMs += 36 * 24 * 3_600_000;
    await house.subscriptions.forgetNotices();
    expect((await noted()).filter(({ received_at }) => received_at < "2026-02-01T00:00")).toEqual([]);
  });
});
