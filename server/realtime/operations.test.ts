import { subscribe } from "graphql";
import { expect, test, vi } from "vitest";
import type { StoryCall } from "#app/stories/graphql.server.ts";
import { createGraphqlEngine } from "#server/graphql/engine.ts";
import { openRealtimeHouse } from "#tests/realtime-house.ts";
import { createOperations } from "./operations.ts";

const CALLER = { mode: "userPool" as const, person: null, isStillGood: async () => true };

function openOperations() {
  const engine = createGraphqlEngine({ allowsIntrospection: false });
  const read = vi.fn<typeof engine.read>((text) => engine.read(text));
  const operations = createOperations({
    engine: { schema: engine.schema, read },
    records: {} as StoryCall["records"],
    hear: () => () => undefined,
    subscriptionsPerAccount: 1,
    report: () => undefined,
    newId: () => "id",
  });
  return { read, prepare: (query: string) => operations.prepare(CALLER, { query }).kind };
}

test("a text that clients start again and again is read once", () => {
  const { read, prepare } = openOperations();
  const query = "subscription { onCreateGeneratedStories { id } }";
  expect([prepare(query), prepare(query)]).toEqual(["ready", "ready"]);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a text in which somebody's own words may stand is not kept, and neither is a wrong one", () => {
  const { read, prepare } = openOperations();
  const own = 'subscription { onCreateGeneratedStories(filter: { content: { contains: "Lola" } }) { id } }';
  const wrong = "subscription { onDance { id } }";
  expect([own, own, wrong, wrong].map(prepare)).toEqual(["ready", "ready", "refused", "refused"]);
  expect(read).toHaveBeenCalledTimes(4);
});

test("of all texts only the latest hundred are kept", () => {
  const { read, prepare } = openOperations();
  const textOf = (n: number) => `subscription Of${n} { onCreateGeneratedStories { id } }`;
  for (let n = 0; n <= 100; n += 1) prepare(textOf(n));
  prepare(textOf(100));
  expect(read).toHaveBeenCalledTimes(101);
  prepare(textOf(0));
  expect(read).toHaveBeenCalledTimes(102);
});

test("an account has so many subscriptions at once, over all sockets, and a place of one that ended is free", async () => {
  const house = openRealtimeHouse({ subscriptionsPerAccount: 2 });
  const start = async (id: string) => {
    const caller = { ...CALLER, person: { id, email: `${id}@home.example` } };
    const prepared = house.operations.prepare(caller, { query: "subscription { onCreateGeneratedStories { id } }" });
    if (prepared.kind === "refused") throw new Error("refused before its start");
    return subscribe(prepared.args);
  };
  const [first, second] = [await start("ana"), await start("ana")];
  expect(await start("ana")).toMatchObject({
    errors: [{ extensions: { errorType: "MaxSubscriptionsReachedError" }, message: expect.stringContaining("2") }],
  });
  expect(await start("ben")).toHaveProperty("next");
  expect(house.hearers()).toBe(3);
  if (!(Symbol.asyncIterator in first)) throw new Error("not started");
  await first.return(undefined);
  expect([second, await start("ana")]).toEqual([
    expect.anything(),
    expect.objectContaining({ next: expect.anything() }),
  ]);
  expect(house.hearers()).toBe(3);
});
