import { test as base, expect } from "@playwright/test";
import { WORDS } from "#app/i18n/resources.ts";
import { LANGUAGES, type Language } from "#storyteller/story-request.ts";
import type { ScenarioName } from "#tests/fakes/model-scenarios.ts";
import { type ModelServer, startModelServer } from "#tests/fakes/model-server.ts";
import { NO_ADDRESS_LIMITS, NO_STORY_LIMITS } from "#tests/no-story-limits.ts";
import { contextKind } from "./context-kind.ts";
import { KeptContexts } from "./kept-contexts.ts";
import { type Product, startProduct } from "./product.ts";
import { Trouble } from "./trouble.ts";

export type Words = (typeof WORDS)[Language];

/** Who tells the stories of a journey: the built-in storyteller, or a model that behaves in one way. */
export type Teller = "builtin" | ScenarioName;

type PerTest = {
  /** Who tells the stories; `test.use({ teller })` changes it. */
  teller: Teller;
  /** A browser that was never here: nothing fetched, nothing compiled, and free to be changed for good. */
  freshBrowser: boolean;
  /** Every option of the context, as one text. */
  contextKind: string;
  /** What the browser complained about; a journey fails on any complaint that it did not expect. */
  trouble: Trouble;
};

type PerWorker = {
  /** The browser contexts that this worker's journeys hand on to each other. */
  keptContexts: KeptContexts;
  /** The model provider that every product of this worker calls. */
  standIn: ModelServer;
  /** A product with that storyteller. Started once and kept for the worker's other journeys. */
  productTelling: (teller: Teller, settings?: Readonly<Record<string, string>>) => Promise<Product>;
};

/**
 * A model that says nothing is given up soon, except where somebody is to be seen waiting for it; but not so soon that a
 * busy machine makes one of a model that does speak.
 */
const PATIENCE_MS = { firstToken: 1_500, idle: 1_500, total: 20_000 };
const LONG_PATIENCE_MS = 60_000;

export const test = base.extend<PerTest, PerWorker>({
  keptContexts: [async ({ browser }, use) => use(new KeptContexts(browser)), { scope: "worker" }],
  standIn: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const standIn = await startModelServer({ slowTokenMs: 60 });
      await use(standIn);
      await standIn.close();
    },
    { scope: "worker" },
  ],
  productTelling: [
    async ({ standIn }, use) => {
      const products = new Map<string, Promise<Product>>();
      await use((teller, settings = {}) => {
        const name = JSON.stringify([teller, settings]);
        const product =
          products.get(name) ?? startProduct({ ...NO_ADDRESS_LIMITS, ...settingsFor(teller, standIn), ...settings });
        products.set(name, product);
        return product;
      });
      await Promise.all([...products.values()].map(async (product) => (await product).stop()));
    },
    { scope: "worker" },
  ],
  teller: ["builtin", { option: true }],
  baseURL: async ({ teller, productTelling }, use) => use((await productTelling(teller)).url),
  freshBrowser: [false, { option: true }],
  contextKind,
  context: async ({ browser, contextKind: kind, freshBrowser, keptContexts }, use, testInfo) => {
    const context = freshBrowser ? await browser.newContext() : await keptContexts.take(kind);
    await use(context);
    if (freshBrowser) await context.close();
    else if (testInfo.status === testInfo.expectedStatus) await keptContexts.clean(kind);
    else await keptContexts.discard(kind);
  },
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble(context);
      await use(trouble);
      trouble.stopListening();
      expect(trouble.unexpected(), "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

function settingsFor(teller: Teller, standIn: ModelServer): Record<string, string> {
  if (teller === "builtin") return {};
  const firstTokenMs = teller === "neverAnswers" ? LONG_PATIENCE_MS : PATIENCE_MS.firstToken;
  return {
    STORY_MODEL: `compatible:${teller}`,
    STORY_BASE_URL: standIn.url,
    STORY_FIRST_TOKEN_MS: String(firstTokenMs),
    STORY_IDLE_MS: String(PATIENCE_MS.idle),
    STORY_TOTAL_MS: String(Math.max(firstTokenMs, PATIENCE_MS.total)),
    ...NO_STORY_LIMITS,
  };
}

const VISITORS = {
  es: { name: "in Spanish", locale: "es-ES" },
  en: { name: "in English", locale: "en-GB" },
} satisfies Record<Language, object>;

/** The same journeys for a visitor of each language, with the words that this visitor reads. */
export function inEachLanguage(journeys: (words: Words, language: Language) => void): void {
  for (const language of LANGUAGES) {
    test.describe(VISITORS[language].name, () => {
      test.use({ locale: VISITORS[language].locale });
      journeys(WORDS[language], language);
    });
  }
}
