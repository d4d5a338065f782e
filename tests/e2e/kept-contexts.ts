import type { Browser, BrowserContext, Page } from "@playwright/test";

/** More would stand idle in a small machine's memory: the journeys of one file take turns with few. */
const MOST = 4;

/** A context, and what has to be undone before the next journey. */
type Kept = {
  context: BrowserContext;
  anchor: Page;
  visited: Set<string>;
  emptyStorageOf: (origin: string) => Promise<void>;
};

/**
 * Hands a browser context on from one journey to the next with the same options. What stays is what costs seconds and
 * tells a page nothing: the renderer's process, and the product's files that do not change. Every journey has a page of
 * its own, so history, session storage and whatever was set on a page end with it. What can only be undone with the whole
 * context - a clock, an init script or a binding of the context - does not: such a journey takes a fresh one.
 */
export class KeptContexts {
  readonly #browser: Browser;
  /** The one that was used last stands last. */
  readonly #kept = new Map<string, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A context without pages in use, cookies or storage. @param kind the options of the context, all of them. */
  async take(kind: string): Promise<BrowserContext> {
    const kept = this.#kept.get(kind) ?? (await this.#open());
    this.#kept.delete(kind);
    this.#kept.set(kind, kept);
    const [idlest] = this.#kept.keys();
    if (this.#kept.size > MOST && idlest !== undefined) await this.discard(idlest);
    return kept.context;
  }

  /** Undoes what a journey did to a context. */
  async clean(kind: string): Promise<void> {
    const kept = this.#kept.get(kind);
    if (!kept) return;
    const { context, anchor, visited, emptyStorageOf } = kept;
    for (const page of context.pages().filter((each) => each !== anchor)) {
      // An answer that is still being overheard could bring a cookie after the others were cleared.
      await page.unrouteAll({ behavior: "wait" });
      await page.close();
    }
    await context.unrouteAll({ behavior: "wait" });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await Promise.all([...visited].map(emptyStorageOf));
    visited.clear();
  }

  /** Closes a context that nobody may get again. */
  async discard(kind: string): Promise<void> {
    const context = this.#kept.get(kind)?.context;
    this.#kept.delete(kind);
    await context?.close();
  }

  async #open(): Promise<Kept> {
    const context = await this.#browser.newContext();
    // A process ends with its last page. This one stays empty, and keeps it.
    const anchor = await context.newPage();
    const session = await context.newCDPSession(anchor);
    const visited = new Set<string>();
    context.on("framenavigated", (frame) => {
      if (frame.url().startsWith("http")) visited.add(new URL(frame.url()).origin);
    });
    const emptyStorageOf = async (origin: string) => {
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    };
    return { context, anchor, visited, emptyStorageOf };
  }
}
