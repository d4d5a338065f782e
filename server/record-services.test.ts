import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#app/stories/audience.server.ts";
import { parseStoryRequest } from "#app/stories/contract.ts";
import type { StoryRecord } from "#app/stories/records-contract.ts";
import { DATABASES, openTestDatabase, type TestDatabase } from "#tests/databases.ts";
import { openTestProduct, type TestProduct } from "#tests/test-product.ts";

const OWNER = { id: "ana", email: "ana@home.example" };
const PERSON: Caller = { kind: "person", id: OWNER.id, address: "192.0.2.1" };
const GUEST: Caller = { kind: "guest", id: "guest:a", address: "192.0.2.2" };

describe.each(DATABASES)("on %s", (kind) => {
  let database: TestDatabase;
  let products: TestProduct[];
  const open = async () => {
    const { databaseUrl, dataDir } = database.place;
    const product = await openTestProduct(
      databaseUrl ? { DATABASE_URL: databaseUrl, AUTH_SECRET: "s".repeat(32) } : { DATA_DIR: dataDir },
    );
    products.push(product);
    return product;
  };
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    products = [];
    const user = { ...OWNER, name: "", emailVerified: 1, image: null, createdAt: "", updatedAt: "" };
    await database.db.insertInto("users").values(user).execute();
  });
  afterEach(async () => {
    for (const product of products) await product.close();
    await database.close();
  });

  const tell = ({ services }: TestProduct, caller: Caller) =>
    Array.fromAsync(
      services.stories.tell(caller, parseStoryRequest({ kid_age: 6 }, "es"), {
        idempotencyKey: undefined,
        signal: new AbortController().signal,
      }),
    );

  test("whatever comes into a library or leaves it is heard of, in each process", async () => {
    const product = await open();
    const others = kind === "postgres" ? [await open()] : [];
    const heard = [product, ...others].map(({ services }) => {
      const events: [string, StoryRecord][] = [];
      services.recordEvents.hear(OWNER.id, (...event) => void events.push(event));
      return events;
    });
    const { library, records, stories } = product.services;

    await tell(product, PERSON);
    const [told] = (await records.list(OWNER, {})).items;
    await library.remove(OWNER.id, told?.id ?? "");
    await library.restore(OWNER.id, told?.id ?? "");
    await library.restore(OWNER.id, told?.id ?? "");
    await tell(product, GUEST);
    const claim = await stories.claim(OWNER.id, GUEST.id);
    const brought = await records.create(OWNER, { content: "Mine." });
    await records.update(OWNER, { id: brought.id, content: "Mine, too." });
    await records.remove(OWNER, brought.id);

    const expected = [
      `created ${told?.id}`,
      `deleted ${told?.id}`,
      `created ${told?.id}`,
      `created ${claim.state === "saved" && claim.id}`,
      `created ${brought.id}`,
      `updated ${brought.id}`,
      `deleted ${brought.id}`,
    ];
    for (const events of heard) {
      await expect.poll(() => events.map(([change, { id }]) => `${change} ${id}`)).toEqual(expected);
      expect(events[0]?.[1].content).toBe(told?.content);
      expect(events.at(-1)?.[1].content).toBe("Mine, too.");
    }
  });

  test("a token given by one process is good in the next", async () => {
    const one = await open();
    for (const content of ["One.", "Two."]) await one.services.records.create(OWNER, { content });
    const { nextToken } = await one.services.records.list(OWNER, { limit: 1 });
    await one.close();
    products = [];
    const { services } = await open();
    expect((await services.records.list(OWNER, { nextToken })).items).toMatchObject([{ content: "One." }]);
  });
});
