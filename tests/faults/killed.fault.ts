import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { DATABASES } from "#tests/databases.ts";
import type { Product } from "#tests/e2e/product.ts";
import { newDatabaseUrl, startFaultProduct } from "./fault-product.ts";
import { type HeldModel, startHeldModel } from "./held-model.ts";
import { askStory, exportOf, type Member, newMember } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";
import { roundsOf } from "./rounds.ts";
import { type Heard, listenTo } from "./story-stream.ts";

const STREAM = { Accept: "text/event-stream" };
/** The kills are spread from the last word to a little after the moment in which the end usually comes. */
const SPREAD = 1.3;

describe.each(DATABASES)("on %s", (kind) => {
  let databaseUrl: string | null;
  let model: HeldModel;
  let product: Product;
  let member: Member;
  beforeEach(async () => {
    databaseUrl = await newDatabaseUrl(kind);
    model = await startHeldModel();
    product = await startFaultProduct(databaseUrl, { ...model.settings, FREE_STORIES: "1000" });
    member = await newMember(product.url, "ana@home.example");
  });
  afterEach(async () => {
    await product.stop();
    await model.close();
  });

  /** Tells one story. @param atLastWord what happens while the last word is out and the end is not */
  async function tell(key: string, atLastWord: (heard: Promise<unknown>) => Promise<void>): Promise<Heard> {
    const held = model.hold();
    const answer = await askStory(product.url, member.cookie, { ...STREAM, "Idempotency-Key": key });
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const heard = listenTo(answer, resolve);
    await held.reached;
    await atLastWord(Promise.race([ended, (held.release(), heard)]));
    return heard;
  }

  /** A story told in peace, and how long its end took, in milliseconds. */
  async function tellInPeace(): Promise<{ whole: string; endMs: number }> {
    let endMs = 0;
    const { text } = await tell("peace", async (ended) => {
      const releasedAt = performance.now();
      await ended;
      endMs = performance.now() - releasedAt;
    });
    return { whole: text, endMs };
  }

  /** Kills the product in one moment of a telling's end, and starts it again. */
  async function killAt(moment: "before the end" | "after the end" | number, key: string): Promise<Heard> {
    if (moment === "before the end") {
      const held = model.hold();
      const heard = listenTo(await askStory(product.url, member.cookie, { ...STREAM, "Idempotency-Key": key }));
      await held.reached;
      await product.restart();
      held.release();
      return heard;
    }
    return tell(key, async (ended) => {
      if (moment === "after the end") await ended;
      else for (const at = performance.now() + moment; performance.now() < at; ) await nextTurn();
      await product.restart();
    });
  }

  test("a story announced as saved is there after a kill -9, once and whole; no other is half there, and the counts agree", async (context) => {
    const rounds = roundsOf(context);
    const { whole, endMs } = await tellInPeace();
    const announcements: boolean[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const key = `round-${round}`;
      const between = (endMs * SPREAD * round) / (rounds - 1);
      const moment = round === 0 ? "before the end" : round === rounds - 1 ? "after the end" : between;
      const known = (await exportOf(product.url, member)).stories.map(({ id }) => id);
      const heard = await killAt(moment, key);
      const isAnnounced = heard.end?.saved === true;
      announcements.push(isAnnounced);

      const { counts, stories } = await exportOf(product.url, member);
      const added = stories.filter(({ id }) => !known.includes(id));
      expect(added.length, "a story is there once or not at all").toBeLessThanOrEqual(1);
      if (isAnnounced) {
        expect(heard.text).toBe(whole);
        expect(added.map(({ id }) => id)).toEqual([heard.end?.id]);
        expect(heard.end).toMatchObject(counts);
      }
      expect(counts).toMatchObject({ storyCount: stories.length, totalStoryCount: stories.length });

      await expectSameOrAnew(key, added[0]?.id ?? null);
      const after = await exportOf(product.url, member);
      expect(new Set(after.stories.map(({ id }) => id)).size).toBe(known.length + 1);
      expect(after.stories.filter(({ content }) => content !== whole)).toEqual([]);
      expect(after.counts).toMatchObject({ storyCount: known.length + 1, totalStoryCount: known.length + 1 });
    }
    // One kill came too early and one too late for anything to be lost: between them lies what is tested.
    expect([announcements.at(0), announcements.at(-1)]).toEqual([false, true]);
    expectQuiet(product.output(), member.secrets);
  });

  /** The key that the kill interrupted gives the story that was saved, or tells one. */
  async function expectSameOrAnew(key: string, saved: string | null): Promise<void> {
    let answer = await askStory(product.url, member.cookie, { "Idempotency-Key": key });
    if (saved === null && databaseUrl !== null && answer.status === 409) {
      // Another process might still be telling it, until its time is over.
      await endTheTimeOfTellings(databaseUrl);
      answer = await askStory(product.url, member.cookie, { "Idempotency-Key": key });
    }
    expect(answer.status).toBe(200);
    const told = (await answer.json()) as { id: string; saved: boolean };
    expect(told).toMatchObject({ saved: true, ...(saved !== null && { id: saved }) });
  }
});

async function endTheTimeOfTellings(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ dataDir: "", databaseUrl });
  const past = new Date(0).toISOString();
  await db.updateTable("tellings").set({ telling_until: past }).where("state", "=", "telling").execute();
  await db.destroy();
}
