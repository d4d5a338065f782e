import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mostTokensOf } from "#app/stories/story-cost.server.ts";
import { DATABASES } from "#tests/databases.ts";
import { type FaultHouse, openFaultHouse } from "./fault-house.ts";
import { type HeldModel, startHeldModel } from "./held-model.ts";
import { askStory, newMember } from "./member.ts";
import { newPayingMember } from "./paying-member.ts";
import { expectQuiet } from "./quiet-log.ts";

const FIFTY = Array.from({ length: 50 }, (_, index) => index);
const SOON = { timeout: 30_000, interval: 20 };
/** The most that one story may cost, which is what it puts aside. */
const MOST = mostTokensOf({ age: 6, length: "usual" }, false);
/** So many of the fifty find room in the purse while all of them run. */
const ROOM = 10;
const PURSE = Math.round((ROOM + 0.5) * MOST);

describe.each(DATABASES)("on %s", (kind) => {
  let model: HeldModel;
  let house: FaultHouse;
  beforeEach(async () => {
    model = await startHeldModel();
    house = await openFaultHouse(kind, {
      ...model.settings,
      FREE_STORIES: "10",
      LIMIT_PURSE_GUESTS_TOKENS_PER_DAY: String(PURSE),
      LIMIT_PURSE_FREE_TOKENS_PER_DAY: String(2 * MOST),
      LIMIT_PURSE_PAYING_TOKENS_PER_DAY: String(2 * MOST),
    });
  });
  afterEach(async () => {
    await house.close();
    await model.close();
  });

  const askAsGuest = () => askStory(house.product.url, "");
  const inPurse = async (purse: string) => {
    const row = await house.db.selectFrom("purses").select("day_tokens").where("purse", "=", purse).executeTakeFirst();
    return row?.day_tokens ?? 0;
  };
  const reserved = () => house.db.selectFrom("purse_reservations").selectAll().execute();

  test("a purse that is emptied in the middle of fifty requests is never overdrawn, stays empty over a restart, and empties nobody else's", async () => {
    const free = await newMember(house.product.url, "ana@home.example");
    const paying = await newPayingMember(house.product.url, "ben@home.example");
    const held = model.holdAll();
    const asking = FIFTY.map(askAsGuest);
    await held.reached(ROOM);
    // Whoever finds no room is told so while the others are still being told.
    const refusedFirst = await Promise.race(asking);
    expect(refusedFirst.status).toBe(503);
    expect(await inPurse("guests")).toBe(ROOM * MOST);
    await expectServed(free.cookie, held);
    await expectServed(paying.cookie, held);
    held.release();
    const answers = await Promise.all(asking);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ROOM);
    expect(refused).toHaveLength(FIFTY.length - ROOM);
    for (const answer of refused) await expectEmpty(answer);
    await vi.waitFor(async () => expect(await reserved()).toEqual([]), SOON);
    expect(await inPurse("guests")).toBeLessThanOrEqual(PURSE);

    await spendTheRest();
    const spent = await inPurse("guests");
    expect(spent).toBeLessThanOrEqual(PURSE);
    await house.product.restart();
    await expectEmpty(await askAsGuest());
    expect(await inPurse("guests")).toBe(spent);
    for (const { cookie } of [free, paying]) expect((await askStory(house.product.url, cookie)).status).toBe(200);
    expectQuiet(house.product.output(), [...free.secrets, ...paying.secrets]);
  });

  /** Somebody else's story is told while the guests' purse is empty and theirs are held. */
  async function expectServed(cookie: string, guests: { reached(count: number): Promise<void> }): Promise<void> {
    await guests.reached(ROOM);
    const held = model.hold();
    const answering = askStory(house.product.url, cookie);
    await held.reached;
    held.release();
    expect(await (await answering).json()).toMatchObject({ saved: true });
  }

  /** Guests ask one after the other until there is nothing left. */
  async function spendTheRest(): Promise<void> {
    for (let stories = 0; (await askAsGuest()).status === 200; stories += 1) {
      if (stories * MOST > 100 * PURSE) throw new Error("the purse does not become empty");
      // What this one had put aside and not spent is there for the next.
      await vi.waitFor(async () => expect(await reserved()).toEqual([]), SOON);
    }
  }
});

async function expectEmpty(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: "storyteller_unavailable" });
}
