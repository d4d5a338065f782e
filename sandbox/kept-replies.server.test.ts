import type Stripe from "stripe";
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

  const once = { idempotencyKey: "customer:1" };
  const create = (name: string, options = once) => stripe.customers.create({ name }, options);
  const names = async () => (await stripe.customers.list()).data.map(({ name }) => name);
  const later = (seconds: number) => {
    house.clock.now = new Date(house.clock.now.getTime() + seconds * 1000);
  };
  const replies = () => house.database.db.updateTable("sandbox_replies");

  test("the same request with the same key gets the same answer and does nothing more", async () => {
    const first = await create("Ana");
    await stripe.customers.update(first.id, { name: "Eva" });
    const second = await create("Ana");
    expect(second).toEqual(first);
    expect(second.lastResponse.idempotencyKey).toBe("customer:1");
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    expect(await names()).toEqual(["Eva"]);
  });

  test("a key is one request's: other parameters, or another address, are refused", async () => {
    const { id } = await create("Ana");
    const refusal = { type: "StripeIdempotencyError", statusCode: 400, rawType: "idempotency_error" };
    await expect(create("Eva")).rejects.toMatchObject(refusal);
    await expect(stripe.customers.update(id, { name: "Ana" }, once)).rejects.toMatchObject(refusal);
    expect(await names()).toEqual(["Ana"]);
  });

  test("of several at once with one key only one is carried out", async () => {
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => create("Ana")));
    const ids = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
    const refusals = tries.flatMap((one) => (one.status === "rejected" ? [one.reason.statusCode] : []));
    expect(new Set(ids).size).toBe(1);
    expect(refusals.filter((status) => status !== 409)).toEqual([]);
    expect(await names()).toEqual(["Ana"]);
  });

  test("while a request is being carried out, its key is refused, and the SDK asks again", async () => {
    const first = await create("Ana");
    const { body } = await house.database.db.selectFrom("sandbox_replies").select("body").executeTakeFirstOrThrow();
    await replies().set({ status: 0, body: "" }).execute();
    await expect(create("Ana")).rejects.toMatchObject({ statusCode: 409, rawType: "idempotency_error" });
    const patient = sdkOn(house.sandbox, undefined, {
      async beforeRetry() {
        await replies().set({ status: 200, body }).execute();
      },
    });
    expect(await patient.customers.create({ name: "Ana" }, once)).toEqual(first);
  });

  test("a request that was cut off with its process can be sent again a minute later", async () => {
    await create("Ana");
    await replies().set({ status: 0, body: "" }).execute();
    later(59);
    await expect(create("Ana")).rejects.toMatchObject({ statusCode: 409 });
    later(2);
    await create("Ana");
    expect(await names()).toEqual(["Ana", "Ana"]);
  });

  test("what was refused can be put right under the same key", async () => {
    const wrong = stripe.customers.create({ name: "Ana", email: "ana" }, once);
    await expect(wrong).rejects.toMatchObject({ code: "email_invalid" });
    expect((await stripe.customers.create({ name: "Ana", email: "ana@example.org" }, once)).name).toBe("Ana");
  });

  test("what broke midway stays broken for its key, and works with another", async () => {
    const { id } = await create("Ana");
    const objects = () => house.database.db.updateTable("sandbox_objects").where("id", "=", id);
    const { body } = await house.database.db
      .selectFrom("sandbox_objects")
      .select("body")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const change = (idempotencyKey: string) => stripe.customers.update(id, { name: "Eva" }, { idempotencyKey });
    await objects().set({ body: "{" }).execute();
    await expect(change("a")).rejects.toMatchObject({ type: "StripeAPIError", statusCode: 500 });
    await objects().set({ body }).execute();
    await expect(change("a")).rejects.toMatchObject({ type: "StripeAPIError", statusCode: 500 });
    expect(await names()).toEqual(["Ana"]);
    expect((await change("b")).name).toBe("Eva");
    expect(house.warnings).toEqual(["the payments sandbox broke off a request"]);
  });

  test("an answer is kept for a day", async () => {
    const first = await create("Ana");
    later(24 * 60 * 60);
    expect((await create("Ana")).id).toBe(first.id);
    later(1);
    expect((await create("Ana")).id).not.toBe(first.id);
  });

  test("a key may have 255 characters", async () => {
    await create("Ana", { idempotencyKey: "k".repeat(255) });
    await expect(create("Eva", { idempotencyKey: "k".repeat(256) })).rejects.toMatchObject({ statusCode: 400 });
  });

  test("without a key each request is a new one", async () => {
    const { apiBase, secretKey } = house.sandbox.stripe;
    const send = () =>
      fetch(`${apiBase}/v1/customers`, {
        method: "POST",
        headers: { Authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ name: "Ana" }),
      });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(await names()).toEqual(["Ana", "Ana"]);
  });

  test("the answer is kept for whoever asks after a restart", async () => {
    const first = await create("Ana");
    await house.sandbox.close();
    const again = sdkOn(await house.open());
    expect(await again.customers.create({ name: "Ana" }, once)).toEqual(first);
  });
});
