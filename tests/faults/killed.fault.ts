import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { DATABASES } from "#tests/databases.ts";
import type { Product } from "#tests/e2e/product.ts";
import { newDatabaseUrl, startFaultProduct } from "./fault-product.ts";
import { type HeldModel, startHeldModel } from "./held-model.ts";
import { askStory, type Exported, exportOf, type Member, newMember } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";
import { roundsOf } from "./rounds.ts";
import { type Heard, listenTo } from "./story-stream.ts";

const STREAM = { Accept: "text/event-stream" };
/** So many stories are being told to several people, and end together, when the process is killed. */
const BURST = Array.from({ length: 8 }, (_, index) => index);
const PEOPLE = 2;
/** The kills are spread from the last words to a little after the moment in which the last end usually comes. */
const SPREAD = 1.3;

type Kill = "before the ends" | "after the ends" | number;
type Telling = { member: Member; key: string; heard: Heard };

describe.each(DATABASES)("on %s", (kind) => {
  let databaseUrl: string | null;
  let model: HeldModel;
  let product: Product;
  let people: Member[];
  beforeEach(async () => {
    databaseUrl = await newDatabaseUrl(kind);
    model = await startHeldModel();
    product = await startFaultProduct(databaseUrl, { ...model.settings, FREE_STORIES: "1000" });
    people = [];
    for (const name of ["ana", "ben"].slice(0, PEOPLE))
      people.push(await newMember(product.url, `${name}@home.example`));
  });
  afterEach(async () => {
    await product.stop();
    await model.close();
  });

  const ask = ({ member, key }: Pick<Telling, "member" | "key">, headers: Record<string, string> = {}) =>
    askStory(product.url, member.cookie, { ...headers, "Idempotency-Key": key });

  /** Tells a burst of stories. @param atLastWords what happens while all last words are out and no end is */
  async function tellBurst(name: string, atLastWords: (ended: Promise<unknown>, release: () => void) => Promise<void>) {
    const held = model.holdAll();
    const ends: Promise<void>[] = [];
    const open = BURST.map(async (index) => {
      const asked = { member: people[index % PEOPLE] as Member, key: `${name}-${index}` };
      return { ...asked, answer: await ask(asked, STREAM) };
    });
    const listening = (await Promise.all(open)).map(async ({ answer, ...asked }): Promise<Telling> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(promise);
      return { ...asked, heard: await listenTo(answer, resolve) };
    });
    await held.reached(BURST.length);
    await atLastWords(Promise.race([Promise.all(ends), Promise.all(listening)]), () => held.release());
    held.release();
    return Promise.all(listening);
  }

  /** A burst told in peace, and how long its ends took, in milliseconds. */
  async function tellInPeace(): Promise<{ whole: string; endsMs: number }> {
    let endsMs = 0;
    const told = await tellBurst("peace", async (ended, release) => {
      const releasedAt = performance.now();
      release();
      await ended;
      endsMs = performance.now() - releasedAt;
    });
    expect(told.filter(({ heard }) => heard.end?.saved !== true)).toEqual([]);
    return { whole: told[0]?.heard.text ?? "", endsMs };
  }

  /** Kills the product in one moment of the ends of a burst, and starts it again. */
  const killIn = (name: string, moment: Kill) =>
    tellBurst(name, async (ended, release) => {
      if (moment !== "before the ends") release();
      if (moment === "after the ends") await ended;
      if (typeof moment === "number")
        for (const at = performance.now() + moment; performance.now() < at; ) await nextTurn();
      await product.restart();
    });

  const library = async () => Promise.all(people.map((member) => exportOf(product.url, member)));
  const storiesOf = (exported: Exported[]) => exported.flatMap(({ stories }) => stories);

  test("stories announced as saved are there after a kill -9 under load, once and whole; no other is half there, and the counts agree", async (context) => {
    const rounds = roundsOf(context);
    const { whole, endsMs } = await tellInPeace();
    const announced: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const between = (endsMs * SPREAD * round) / (rounds - 1);
      const moment = round === 0 ? "before the ends" : round === rounds - 1 ? "after the ends" : between;
      const known = storiesOf(await library()).length;
      const told = await killIn(`round-${round}`, moment);
      const saved = told.filter(({ heard }) => heard.end?.saved === true);
      announced.push(saved.length);

      const kept = await library();
      const ids = storiesOf(kept).map(({ id }) => id);
      expect(ids.length, "a story is there once or not at all").toBeLessThanOrEqual(known + BURST.length);
      for (const { heard } of saved) {
        expect(heard.text).toBe(whole);
        expect(ids.filter((id) => id === heard.end?.id)).toHaveLength(1);
      }
      for (const { counts, stories } of kept)
        expect(counts).toMatchObject({ storyCount: stories.length, totalStoryCount: stories.length });

      await askAgain(told);
      const after = await library();
      expect(new Set(storiesOf(after).map(({ id }) => id)).size).toBe(known + BURST.length);
      expect(storiesOf(after).filter(({ content }) => content !== whole)).toEqual([]);
      for (const { counts, stories } of after)
        expect(counts).toMatchObject({ storyCount: stories.length, totalStoryCount: stories.length });
    }
    // One kill came too early and one too late for anything to be lost: between them lies what is tested.
    expect([announced.at(0), announced.at(-1)]).toEqual([0, BURST.length]);
    await context.annotate(`announced as saved, by round: ${announced.join(" ")}`);
    expectQuiet(
      product.output(),
      people.flatMap(({ secrets }) => secrets),
    );
  });

  /** The keys that the kill interrupted give the stories that were saved, or tell some. */
  async function askAgain(told: readonly Telling[]): Promise<void> {
    let answers = await Promise.all(told.map((telling) => ask(telling)));
    if (databaseUrl !== null && answers.some(({ status }) => status === 409)) {
      // Another process might still be telling them, until their time is over.
      await endTheTimeOfTellings(databaseUrl);
      answers = await Promise.all(told.map((telling) => ask(telling)));
    }
    for (const [index, answer] of answers.entries()) {
      expect(answer.status).toBe(200);
      const end = told[index]?.heard.end;
      expect(await answer.json()).toMatchObject({ saved: true, ...(end?.saved === true && { id: end.id }) });
    }
  }
});

async function endTheTimeOfTellings(databaseUrl: string): Promise<void> {
  const db = await openDatabase({ dataDir: "", databaseUrl });
  const past = new Date(0).toISOString();
  await db.updateTable("tellings").set({ telling_until: past }).where("state", "=", "telling").execute();
  await db.destroy();
}
