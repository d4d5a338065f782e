import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import type { Product } from "#tests/e2e/product.ts";
import { startFaultProduct } from "./fault-product.ts";
import {
  type FullDisk,
  hasFileLimits,
  hasSmallDisks,
  postgresOnSmallDisk,
  postgresThatSaysFull,
  sqliteOnSmallDisk,
  sqliteWithFileLimit,
} from "./full-disk.ts";
import { type HeldModel, startHeldModel } from "./held-model.ts";
import { askStory, exportOf, type Member, newMember } from "./member.ts";
import { expectQuiet } from "./quiet-log.ts";
import { listenTo } from "./story-stream.ts";

const STREAM = { Accept: "text/event-stream" };
const BACK_WITHIN = { timeout: 30_000, interval: 50 };
/** So many are being told when the disk becomes full: the first of them may still find a corner. */
const AT_ONCE = Array.from({ length: 20 }, (_, index) => `meanwhile-${index}`);
/** So many stories must fail before the disk counts as full: the first ones may find a corner. */
const FAILURES = 3;
const STORIES_AT_MOST = 100;

type Way = { isHere: boolean; open: () => Promise<FullDisk> };
const smallDisks = hasSmallDisks();
const ON_DISKS: Record<string, Way> = {
  "on sqlite, on a disk that is full": { isHere: smallDisks, open: sqliteOnSmallDisk },
  "on postgres, on a disk that is full": { isHere: smallDisks, open: postgresOnSmallDisk },
};
const WITHOUT_DISKS: Record<string, Way> = {
  "on sqlite, with files that may not grow": { isHere: hasFileLimits, open: sqliteWithFileLimit },
  "on postgres, by its answer for a full disk": { isHere: true, open: postgresThatSaysFull },
};
const ONE_OF_EACH = smallDisks ? ON_DISKS : WITHOUT_DISKS;
const WAYS = inject("isThorough") ? { ...ON_DISKS, ...WITHOUT_DISKS } : ONE_OF_EACH;

describe.each(Object.keys(WAYS))("%s", (way) => {
  const { isHere, open } = WAYS[way] as Way;
  let disk: FullDisk;
  let model: HeldModel;
  let product: Product;
  let member: Member;
  beforeEach(async () => {
    disk = await open();
    model = await startHeldModel();
    product = await startFaultProduct(null, { ...disk.place, ...model.settings, FREE_STORIES: "1000" });
    member = await newMember(product.url, "ana@home.example");
  });
  afterEach(async () => {
    await product.stop();
    await model.close();
    await disk.remove();
  });

  const ask = (key: string, headers: Record<string, string> = {}) =>
    askStory(product.url, member.cookie, { ...headers, "Idempotency-Key": key });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(product.url + path, { headers: { Cookie: member.cookie, ...headers } });

  test.skipIf(!isHere)(
    "a full disk is said, takes no story away and saves no half one; with space again it goes on without a restart",
    async () => {
      const [before] = await toldIn(["before"]);
      const held = model.holdAll();
      const listening = AT_ONCE.map((key) => ask(key, STREAM).then((answer) => listenTo(answer)));
      await held.reached(AT_ONCE.length);
      await disk.fill();
      held.release();
      const heard = await Promise.all(listening);
      const text = heard[0]?.text ?? "";
      expect(new Set(heard.map((each) => each.text)), "every story is told to its end").toEqual(new Set([text]));
      const unsaved = heard.filter(({ end }) => end?.saved === false);
      expect(unsaved.length).toBeGreaterThan(0);
      expect(unsaved.filter(({ end }) => end?.id !== null)).toEqual([]);

      const keys = await askUntilFull();
      for (const path of ["/healthz", "/library", "/api/account/export", "/", "/generator"])
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      await expectWhole(text);

      await disk.free();
      for (const key of AT_ONCE) await vi.waitFor(async () => expect(await stateOf(key)).toBe("saved"), BACK_WITHIN);
      const told = await toldIn(["before", ...AT_ONCE, ...keys]);
      expect(told[0]).toBe(before);
      expect(new Set(told).size).toBe(told.length);
      expect(await expectWhole(text)).toEqual(new Set(told));
      await newMember(product.url, "ben@home.example");

      await product.restart();
      expect(await expectWhole(text)).toEqual(new Set(told));
      expectQuiet(product.output(), member.secrets);
    },
  );

  /** Asks for stories until some have failed for want of space. @returns the keys of all that were asked for */
  async function askUntilFull(): Promise<string[]> {
    const keys: string[] = [];
    for (let failures = 0; failures < FAILURES; ) {
      if (keys.length >= STORIES_AT_MOST) throw new Error("the disk does not become full");
      const key = `full-${keys.length}`;
      keys.push(key);
      const answer = await ask(key);
      if (answer.ok && ((await answer.json()) as { saved: boolean }).saved) continue;
      failures += 1;
      if (answer.ok) continue;
      expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([503, true]);
      expect(await answer.json()).toMatchObject({ code: "database_unavailable" });
    }
    return keys;
  }

  async function stateOf(key: string): Promise<string> {
    const answer = await get("/api/story/kept", { "Idempotency-Key": key });
    return ((await answer.json()) as { state: string }).state;
  }

  /** The ids of the stories told under keys, by now or before. */
  async function toldIn(keys: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const key of keys) {
      await vi.waitFor(async () => expect(await stateOf(key)).not.toBe("pending"), BACK_WITHIN);
      const answer = await ask(key);
      expect([key, answer.status]).toEqual([key, 200]);
      const told = (await answer.json()) as { id: string; saved: boolean };
      expect(told).toMatchObject({ saved: true });
      ids.push(told.id);
    }
    return ids;
  }

  /** Every story is whole and the counts are those of the rows. @returns the ids */
  async function expectWhole(text: string): Promise<Set<string>> {
    const { counts, stories } = await exportOf(product.url, member);
    expect(stories.filter(({ content }) => content !== text)).toEqual([]);
    expect(counts).toMatchObject({ storyCount: stories.length, totalStoryCount: stories.length });
    return new Set(stories.map(({ id }) => id));
  }
});
