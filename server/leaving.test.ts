import { once } from "node:events";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askJson, askStream, type ModelHouse, openModelHouse, STORY_WISH } from "#tests/model-house.ts";

/** A test's limit, in which a product opens too: shorter than the patience that would end the call without the guest's leaving. */
const CLOSED_WITHIN_MS = 7_000;

let house: ModelHouse;
beforeEach(async () => {
  house = await openModelHouse();
});
afterEach(() => house.close());

/** A request over a socket of its own, so that leaving is a connection that breaks. */
function dial(url: string, accept: string, headers: Record<string, string> = {}): ClientRequest {
  const dialled = httpRequest(url, {
    method: "POST",
    agent: false,
    headers: { "Content-Type": "application/json", Accept: accept, ...headers },
  });
  dialled.on("error", () => undefined);
  return dialled;
}

/** Waits for the call that the house makes to the provider. */
async function firstCall() {
  await expect.poll(() => house.provider.calls.length, { interval: 5 }).toBe(1);
  const [call] = house.provider.calls;
  if (!call) throw new Error("nobody called the provider");
  return call;
}

test(
  "a guest who leaves midway ends the call to the model, and it is no fault",
  async () => {
    const { url, lines } = await house.serve("slow");
    const guest = dial(url, "text/event-stream");
    guest.end(JSON.stringify(STORY_WISH));
    const [response] = (await once(guest, "response")) as [IncomingMessage];
    await once(response, "data");
    guest.destroy();
    const call = await firstCall();
    await call.closed;
    expect(call.isAbandoned).toBe(true);
    await house.stopServing();
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toEqual([]);
  },
  CLOSED_WITHIN_MS,
);

test.each(["text/event-stream", "application/json"])(
  "a guest who leaves before the first word ends the call to the model (%s)",
  async (accept) => {
    const { url, lines } = await house.serve("hangsBeforeFirstToken");
    const guest = dial(url, accept);
    guest.end(JSON.stringify(STORY_WISH));
    const call = await firstCall();
    guest.destroy();
    await call.closed;
    expect(call.isAbandoned).toBe(true);
    await expect.poll(() => lines.length, { interval: 5 }).toBe(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 30, status: 499 });
  },
  CLOSED_WITHIN_MS,
);

test(
  "a guest who waits for JSON and leaves midway ends the call to the model",
  async () => {
    const { url } = await house.serve("slow");
    const guest = dial(url, "application/json");
    guest.end(JSON.stringify(STORY_WISH));
    const call = await firstCall();
    guest.destroy();
    await call.closed;
    expect(call.isAbandoned).toBe(true);
  },
  CLOSED_WITHIN_MS,
);

test.each(["text/event-stream", "application/json"])(
  "a body in pieces that does not say its length is read, and its guest may leave as well (%s)",
  async (accept) => {
    const { url } = await house.serve("slow");
    const guest = dial(url, accept);
    const text = JSON.stringify(STORY_WISH);
    guest.write(text.slice(0, 10));
    guest.end(text.slice(10));
    const call = await firstCall();
    guest.destroy();
    await call.closed;
    expect(call.isAbandoned).toBe(true);
  },
  CLOSED_WITHIN_MS,
);

test("a body over 64 KB is refused over a real socket too, with and without its length", async () => {
  const { url } = await house.serve("plain");
  const body = JSON.stringify({ ...STORY_WISH, moon: "x".repeat(70_000) });
  for (const headers of [{}, { "Content-Length": String(body.length) }] as Record<string, string>[]) {
    const guest = dial(url, "application/json", headers);
    guest.write(body.slice(0, 10));
    guest.end(body.slice(10));
    const [response] = (await once(guest, "response")) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    response.resume();
  }
  expect(house.provider.calls).toEqual([]);
});

test("the limit on tellings at once says when to try again, and ends with the telling", async () => {
  const { url } = await house.serve("slow", { LIMIT_TELLINGS_AT_ONCE_PER_ADDRESS: "1" });
  const guest = dial(url, "application/json");
  guest.end(JSON.stringify(STORY_WISH));
  const call = await firstCall();
  const refused = await askJson(url);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  guest.destroy();
  await call.closed;
  const triesAgain = async () => {
    const next = await askStream(url);
    await next.body?.cancel();
    return next.status;
  };
  await expect.poll(triesAgain, { timeout: 4_000 }).toBe(200);
});
