import { expect, test } from "vitest";
import { acknowledged, refused, story } from "#tests/appsync-client.ts";
import { ANA, ON_CREATE, openRealtimeHouse, record } from "#tests/realtime-house.ts";

const UNSUPPORTED = {
  errorType: "UnsupportedOperation",
  message: "unknown not supported through the realtime channel",
};
const operation = (data: unknown) => ({
  id: "bad",
  type: "start",
  payload: { data, extensions: { authorization: { Authorization: "ana" } } },
});
const asked = (query: string, variables?: unknown) => operation(JSON.stringify({ query, variables }));

test.each([
  ["no JSON", "{nonsense", { payload: { errors: [{ errorType: "BadRequestException" }] } }],
  ["no object", "[1]", { payload: { errors: [{ errorType: "BadRequestException" }] } }],
  ["a binary frame", null, { payload: { errors: [{ errorType: "BadRequestException" }] } }],
  ["a nest of brackets", "[".repeat(60_000), { payload: { errors: [{ errorType: "BadRequestException" }] } }],
  ["no type", { id: "bad" }, refused("bad", [UNSUPPORTED])],
  ["an unknown type", { id: "bad", type: "dance" }, refused("bad", [UNSUPPORTED])],
  ["a start without an id", { ...asked(ON_CREATE), id: 7 }, { type: "error", payload: { errors: [UNSUPPORTED] } }],
  ["a start without a payload", { id: "bad", type: "start" }, refused("bad", [UNSUPPORTED])],
  ["a start whose operation is no text", operation({ query: ON_CREATE }), refused("bad", [UNSUPPORTED])],
  ["a start whose operation is no JSON", operation(ON_CREATE), { id: "bad", type: "error" }],
  ["a stop without an id", { type: "stop" }, { type: "error", payload: { errors: [UNSUPPORTED] } }],
  ["a second init", { type: "connection_init" }, { payload: { errors: [{ errorType: "BadRequestException" }] } }],
  [
    "a query",
    asked("{ listGeneratedStories { nextToken } }"),
    refused("bad", [{ ...UNSUPPORTED, message: "query not supported through the realtime channel" }]),
  ],
  ["a text that is no GraphQL", asked("subscription {"), { id: "bad", type: "error" }],
  ["a field that there is not", asked("subscription { onDance { id } }"), { id: "bad", type: "error" }],
  [
    "a variable of a wrong type",
    asked("subscription Of($o: String!) { onCreateGeneratedStories(owner: $o) { id } }", { o: 7 }),
    { id: "bad", type: "error" },
  ],
  ["a nest of fields", asked(`subscription ${"{a".repeat(20_000)}`), { id: "bad", type: "error" }],
] as const)("%s is answered with an error, and the other subscriptions go on", async (_, frame, answer) => {
  const house = openRealtimeHouse();
  const { session, start, heard } = await acknowledged(house);
  start("one");
  await heard();
  session.receive(frame === null || typeof frame === "string" ? frame : JSON.stringify(frame));
  expect(await heard()).toMatchObject([answer]);
  house.announce("created", ANA.id, record("first"));
  expect(await heard()).toEqual([story("first", "one")]);
  expect(house.hearers()).toBe(1);
});
