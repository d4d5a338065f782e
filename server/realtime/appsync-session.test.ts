import { expect, test } from "vitest";
import { ack, acknowledged, openSession, refused, story } from "#tests/appsync-client.ts";
import { ANA, BEN, ON_CREATE, openRealtimeHouse, record } from "#tests/realtime-house.ts";

test("whoever begins is acknowledged, and hears at once that the connection lives", async () => {
  const house = openRealtimeHouse();
  const { say, heard } = openSession(house, { token: "ana" });
  expect(await heard()).toEqual([]);
  say({ type: "connection_init" });
  expect(await heard()).toEqual([
    { type: "connection_ack", payload: { connectionTimeoutMs: 300_000 } },
    { type: "ka" },
  ]);
  expect(house.signed).toEqual([{ path: "/graphql/connect", body: "{}" }]);
});

test("whoever may not connect is told so before anything else, and the connection closes", async () => {
  const refusals = {
    nonsense: {
      errorType: "UnauthorizedException",
      message: "You are not authorized to make this call.",
      errorCode: 401,
    },
    "signed badly": { errorType: "InvalidSignatureException", message: "Not signed by that key.", errorCode: 403 },
    broken: { errorType: "InternalFailure", message: "The service is not available now.", errorCode: 500 },
  };
  for (const [token, error] of Object.entries(refusals)) {
    const { heard, say, reported } = openSession(openRealtimeHouse(), { token });
    say({ type: "connection_init" });
    expect(await heard()).toEqual([{ type: "connection_error", payload: { errors: [error] } }, 1000]);
    expect(reported).toHaveLength(token === "broken" ? 1 : 0);
    say({ type: "connection_init" });
    expect(await heard()).toEqual([]);
  }
});

test("a person who has too many connections is refused another", async () => {
  const { heard } = openSession(openRealtimeHouse(), { token: "ana", places: 0 });
  expect(await heard()).toMatchObject([{ type: "connection_error", payload: { errors: [{ errorCode: 429 }] } }, 1000]);
});

test("a client that never begins is refused in the end, one that began is not", async () => {
  const silent = openSession(openRealtimeHouse(), { token: "ana" });
  await silent.heard();
  silent.session.giveUpWaiting();
  expect(await silent.heard()).toMatchObject([{ payload: { errors: [{ errorCode: 408 }] } }, 1000]);
  const begun = await acknowledged(openRealtimeHouse());
  begun.session.giveUpWaiting();
  expect(await begun.heard()).toEqual([]);
});

test("a subscription hears of its owner's stories, of nobody else's, and of nothing after it was stopped", async () => {
  const house = openRealtimeHouse();
  const { say, start, heard } = await acknowledged(house);
  start("one");
  expect(await heard()).toEqual([ack("one")]);
  house.announce("created", BEN.id, record("of Ben"));
  house.announce("updated", ANA.id, record("changed"));
  house.announce("created", ANA.id, record("first"));
  expect(await heard()).toEqual([story("first", "one")]);
  say({ id: "one", type: "stop" });
  expect(await heard()).toEqual([{ id: "one", type: "complete" }]);
  expect(house.hearers()).toBe(0);
  house.announce("created", ANA.id, record("second"));
  expect(await heard()).toEqual([]);
  // The same id may be used again.
  start("one");
  expect(await heard()).toEqual([ack("one")]);
});

test("one connection carries several callers: each start is judged by what it brings itself", async () => {
  const house = openRealtimeHouse();
  const { start, heard } = await acknowledged(house);
  start("of ben", ON_CREATE, { AUTHORIZATION: "ben" });
  start("of nobody", ON_CREATE, { Authorization: "nonsense" });
  start("without", ON_CREATE, {});
  start("denied", ON_CREATE, { Authorization: "stranger" });
  start("foreign", `subscription { onCreateGeneratedStories(owner: "${BEN.email}") { id } }`);
  const unauthorized = (message: string) => ({ errorType: "UnauthorizedException", message });
  const denied = {
    errorType: "Unauthorized",
    message: "Not Authorized to access onCreateGeneratedStories on type Subscription",
  };
  const messages = await heard();
  expect(messages).toHaveLength(5);
  expect(messages).toEqual(
    expect.arrayContaining([
      ack("of ben"),
      refused("of nobody", [unauthorized("Token has expired.")]),
      refused("without", [unauthorized("Missing authorization header")]),
      refused("denied", [denied]),
      refused("foreign", [denied]),
    ]),
  );
  house.announce("created", BEN.id, record("of Ben"));
  expect(await heard()).toEqual([story("of Ben", "of ben")]);
});

test("what a signature covers at a start is the very text that was sent", async () => {
  const house = openRealtimeHouse();
  const { say } = await acknowledged(house);
  const data = `{ "query":"${ON_CREATE}" ,"variables":null}`;
  say({ id: "one", type: "start", payload: { data, extensions: { authorization: { Authorization: "ana" } } } });
  expect(house.signed.at(-1)).toEqual({ path: "/graphql", body: data });
});

test("our own page needs no more than its cookie", async () => {
  const house = openRealtimeHouse();
  const opened = openSession(house, { cookie: new Headers({ cookie: "session=ana" }) });
  opened.say({ type: "connection_init" });
  await opened.heard();
  opened.start("one", ON_CREATE, { host: "localhost" });
  expect(await opened.heard()).toEqual([ack("one")]);
});

test("an id that is taken is refused, and its first subscription goes on", async () => {
  const house = openRealtimeHouse();
  const { start, heard } = await acknowledged(house);
  start("one");
  start("one");
  expect(await heard()).toEqual([
    refused("one", [{ errorType: "DuplicatedOperationError", message: "Duplicated operation with id one" }]),
    ack("one"),
  ]);
  house.announce("created", ANA.id, record("first"));
  expect(await heard()).toEqual([story("first", "one")]);
});

test("two hundred subscriptions fit, and one more is refused by name", async () => {
  const house = openRealtimeHouse();
  const { start, heard, say } = await acknowledged(house);
  for (let n = 0; n < 201; n += 1) start(`n${n}`);
  const messages = await heard();
  expect(messages.filter((message) => (message as { type: string }).type === "start_ack")).toHaveLength(200);
  expect(messages).toContainEqual(
    refused("n200", { errorType: "MaxSubscriptionsReachedError", message: "Max number of 200 subscriptions reached" }),
  );
  say({ id: "n0", type: "stop" });
  start("n200");
  expect(await heard()).toEqual([{ id: "n0", type: "complete" }, ack("n200")]);
  expect(house.hearers()).toBe(200);
});

test("whoever starts too often is told so, and what runs goes on", async () => {
  const house = openRealtimeHouse();
  const { start, heard } = await acknowledged(house, { startsMost: 1 });
  start("one");
  start("two");
  expect(await heard()).toEqual([
    refused("two", [{ errorType: "LimitExceededError", message: "Rate limit exceeded" }]),
    ack("one"),
  ]);
});

test("a start before the connection is acknowledged is refused, and may be sent again after", async () => {
  const house = openRealtimeHouse();
  const { say, start, heard } = openSession(house, { token: "ana" });
  start("one");
  expect(await heard()).toMatchObject([{ id: "one", type: "error", payload: { errors: [{}] } }]);
  say({ type: "connection_init" });
  await heard();
  start("one");
  expect(await heard()).toEqual([ack("one")]);
});

test("a subscription that is stopped while it starts is never heard of again", async () => {
  const house = openRealtimeHouse();
  const { say, start, heard } = await acknowledged(house);
  start("one");
  say({ id: "one", type: "stop" });
  expect(await heard()).toEqual([{ id: "one", type: "complete" }]);
  expect(house.hearers()).toBe(0);
});

test("a beat says that the connection lives, and asks about each caller once", async () => {
  const house = openRealtimeHouse();
  const { session, start, heard } = await acknowledged(house);
  for (const id of ["one", "two", "three"]) start(id);
  start("of ben", ON_CREATE, { Authorization: "ben" });
  await heard();
  await session.beat();
  expect(await heard()).toEqual([{ type: "ka" }]);
  // Ana once for her three subscriptions, and Ben.
  expect(house.rechecks()).toBe(2);
});

test("whoever has logged out hears no more; what others started on the connection goes on", async () => {
  const house = openRealtimeHouse();
  const { session, start, heard } = await acknowledged(house);
  start("one");
  start("of ben", ON_CREATE, { Authorization: "ben" });
  await heard();
  house.logOut("ana");
  await session.beat();
  const gone = [{ errorType: "UnauthorizedException", message: "You are no longer authorized." }];
  expect(await heard()).toEqual([{ type: "ka" }, refused("one", gone)]);
  house.announce("created", ANA.id, record("of Ana"));
  house.announce("created", BEN.id, record("of Ben"));
  expect(await heard()).toEqual([story("of Ben", "of ben")]);
  house.logOut("ben");
  await session.beat();
  expect(await heard()).toEqual([{ type: "ka" }, refused("of ben", gone), 4401]);
  expect(house.hearers()).toBe(0);
});

test("events that come too fast end their subscription with an error, so that a gap is noticed", async () => {
  const house = openRealtimeHouse();
  const { start, heard, reported } = await acknowledged(house);
  start("one");
  await heard();
  for (let n = 0; n < 300; n += 1) house.announce("created", ANA.id, record(`n${n}`));
  const messages = await heard();
  expect(messages.at(-1)).toMatchObject({
    id: "one",
    type: "error",
    payload: { errors: [{ errorType: "LimitExceededError" }] },
  });
  expect(house.hearers()).toBe(0);
  expect(reported).toEqual([]);
});

test("when the socket has closed nothing is left of its subscriptions, not even of those that were starting", async () => {
  const house = openRealtimeHouse();
  const { session, start, heard } = await acknowledged(house);
  start("one");
  await heard();
  start("two");
  session.end();
  expect(await heard()).toEqual([]);
  expect(house.hearers()).toBe(0);
  await session.beat();
  expect(await heard()).toEqual([]);
  expect(session.summary()).toEqual({ mode: "userPool", subscriptions: 1 });
});
