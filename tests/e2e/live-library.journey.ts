import { type Browser, expect, type Locator, type Page, type Route } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aMember, enter, type Member } from "./account-steps.ts";
import { inEachLanguage, test } from "./journey.ts";
import {
  aStoryOf,
  cardOf,
  cardsOf,
  changed,
  deleteButtonOf,
  heartOf,
  linkOf,
  quotaLine,
  startLibrary,
} from "./library-steps.ts";

// Two devices, and a long shelf.
test.slow();

/** Every kind of change has its own subscription. */
const SUBSCRIPTIONS = 3;

/** What the page asks for by itself. */
const LIVE = /[?&]live=1/;

/** Comes to the library, or back to hearing of it, and waits until this page is told of every change. */
async function listens(page: Page, come: () => Promise<unknown>): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    page.on("websocket", (socket) => {
      let subscribed = 0;
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes('"start_ack"')) subscribed += 1;
        if (subscribed === SUBSCRIPTIONS) resolve();
      });
    });
  });
  await come();
  await heard;
}

/** Opens another device of the same person. */
async function anotherDevice(browser: Browser, member: Member): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, member);
  return page;
}

/** Notes where something is on the screen. @returns how far it has moved since, whatever has come to stand before it */
async function movesOf(element: Locator): Promise<() => Promise<number>> {
  const held = await element.elementHandle();
  if (!held) throw new Error("it is not on the page");
  const place = () => held.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
  const before = await place();
  return async () => {
    const now = await place();
    return Math.hypot(now.x - before.x, now.y - before.y);
  };
}

inEachLanguage((words, language) => {
  const { library } = words;
  const spoken = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

  test("a story told on one device comes to the top on another, and one that is deleted there goes, and comes back", async ({
    page,
    browser,
  }) => {
    const member = await aMember(page);
    const elsewhere = await anotherDevice(browser, member);
    await listens(page, () => startLibrary(page));
    await expect(page.getByRole("heading", { name: library.empty.none })).toBeVisible();
    const first = await aStoryOf(elsewhere, language, "Lola");
    await expect(cardOf(page, words, first)).toBeVisible();
    await expect(spoken(page, library.live.came_one)).toHaveCount(1);
    await expect(page.getByText(quotaLine(words, 1))).toBeVisible();
    await expect(page.getByRole("searchbox", { name: library.search })).toBeVisible();

    const second = await aStoryOf(elsewhere, language, "Bruno");
    await expect(cardsOf(page, words)).toHaveCount(2);
    await expect(linkOf(cardsOf(page, words).first())).toHaveText(second.title);
    await expect(page.getByText(quotaLine(words, 2))).toBeVisible();
    await expectAccessible(page);

    await startLibrary(elsewhere);
    await linkOf(cardOf(page, words, second)).focus();
    await changed(elsewhere, () => deleteButtonOf(cardOf(elsewhere, words, second), words, second).click());
    await expect(cardsOf(page, words)).toHaveCount(1);
    await expect(linkOf(cardOf(page, words, first))).toBeFocused();
    await expect(spoken(page, library.live.gone_one)).toHaveCount(1);
    await expect(page.getByText(library.deleted, { exact: true })).toHaveCount(0);
    await changed(elsewhere, () => elsewhere.getByRole("button", { name: library.undo }).click());
    await expect(cardsOf(page, words)).toHaveCount(2);
    await expect(linkOf(cardsOf(page, words).first())).toHaveText(second.title);
    await expect(linkOf(cardOf(page, words, first))).toBeFocused();
    await elsewhere.context().close();
  });

  test("what is done here is not undone by hearing of it, nor by an answer that is older", async ({ page }) => {
    await aMember(page);
    const older = await aStoryOf(page, language, "Bruno");
    const newer = await aStoryOf(page, language, "Lola");
    let release = () => {};
    const isDone = new Promise<void>((resolve) => (release = resolve));
    const answeredBefore = new Promise<void>((resolve) => {
      const hold = async (route: Route) => {
        const response = await route.fetch();
        resolve();
        await isDone;
        await route.fulfill({ response });
      };
      void page.route(LIVE, hold, { times: 1 });
    });
    await listens(page, () => startLibrary(page));
    await answeredBefore;
    const looked = () => page.waitForResponse(LIVE);
    const lookedOld = looked();
    const lookedAnew = lookedOld.then(looked);
    await changed(page, async () => {
      await deleteButtonOf(cardOf(page, words, newer), words, newer).click();
      release();
    });
    await lookedAnew;
    const undo = page.getByRole("button", { name: library.undo });
    await expect(undo).toBeVisible();
    await expect(linkOf(cardOf(page, words, older))).toBeFocused();
    const lookedAgain = looked();
    await changed(page, () => undo.click());
    await lookedAgain;
    await expect(cardsOf(page, words)).toHaveCount(2);
    await expect(linkOf(cardOf(page, words, newer))).toBeFocused();
    await expect(spoken(page, library.live.gone_one)).toHaveCount(0);
    const heart = heartOf(cardOf(page, words, newer), words, newer);
    await changed(page, () => heart.click());
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });

  test("without a connection the page stays as it is, and with one again it has what came meanwhile", async ({
    page,
    context,
    browser,
    trouble,
  }) => {
    // The browser says that it is online a moment before its sockets are.
    trouble.expect(/graphql\/realtime.* net::ERR_INTERNET_DISCONNECTED/);
    const member = await aMember(page);
    const elsewhere = await anotherDevice(browser, member);
    const before = await aStoryOf(page, language, "Lola");
    await listens(page, () => startLibrary(page));
    await context.setOffline(true);
    const meanwhile = await aStoryOf(elsewhere, language, "Bruno");
    await expect(cardsOf(page, words)).toHaveCount(1);
    await listens(page, () => context.setOffline(false));
    await expect(cardOf(page, words, meanwhile)).toBeVisible();
    await expect(cardOf(page, words, before)).toBeVisible();
    await expect(page.getByText(quotaLine(words, 2))).toBeVisible();
    await elsewhere.context().close();
  });

  test.describe("for somebody with many stories", () => {
    test.use({
      baseURL: async ({ productTelling }, use) => use((await productTelling("builtin", { FREE_STORIES: "60" })).url),
    });

    for (const [device, viewport] of Object.entries({
      phone: { width: 390, height: 844 },
      desktop: { width: 1280, height: 800 },
    })) {
      test(`on a ${device} a story that comes moves nothing that is being read`, async ({ page, browser }) => {
        const member = await aMember(page);
        const elsewhere = await anotherDevice(browser, member);
        for (let story = 0; story < 12; story += 1) await aStoryOf(page, language, `Lola ${story}`);
        await page.setViewportSize(viewport);
        await listens(page, () => startLibrary(page));
        await expect(cardsOf(page, words)).toHaveCount(12);
        const read = linkOf(cardsOf(page, words)).nth(9);
        await read.evaluate((link) => link.scrollIntoView({ block: "center" }));
        const moved = await movesOf(read);
        const newest = await aStoryOf(elsewhere, language, "Bruno");
        await expect(cardsOf(page, words)).toHaveCount(13);
        await expect(linkOf(cardsOf(page, words).first())).toHaveText(newest.title);
        // A page scrolls by whole pixels, and a card may be some and a half high.
        expect(await moved()).toBeLessThanOrEqual(1);
        await elsewhere.context().close();
      });
    }

    test("a story that comes shows among those that are looked for only where it belongs", async ({ page }) => {
      await aMember(page);
      const looked = await aStoryOf(page, language, "se llama Íñigo");
      await listens(page, () => startLibrary(page));
      await page.getByRole("searchbox", { name: library.search }).fill("inigo");
      await expect(page).toHaveURL("/library?q=inigo");
      await expect(cardsOf(page, words)).toHaveCount(1);
      const asked = page.waitForResponse(LIVE);
      await aStoryOf(page, language, "Bruno");
      await asked;
      const another = await aStoryOf(page, language, "se llama Íñigo, y nada");
      await expect(cardOf(page, words, another)).toBeVisible();
      await expect(cardsOf(page, words)).toHaveCount(2);
      await expect(cardOf(page, words, looked)).toBeVisible();
      await expect(page.getByText(quotaLine(words, 3, 60))).toBeVisible();
      await expect(page.getByRole("searchbox", { name: library.search })).toBeFocused();
    });
  });
});
