import { WORDS } from "#app/i18n/resources.ts";
import { createBuiltinStoryteller } from "#app/stories/builtin-storyteller.server.ts";
import { createModelStoryteller } from "#app/stories/model-storyteller.server.ts";
import { createStoryStore, type StoryStore } from "#app/stories/store.server.ts";
import { createStories, type Stories } from "#app/stories/stories.server.ts";
import type { Storyteller } from "#app/stories/storyteller.ts";
import { createTellingLimits } from "#app/stories/telling-limits.server.ts";
import { isReady, openDatabase } from "#db/open.server.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

export type Services = {
  stories: Stories;
  /** Whether the product can do its work: the database answers and is migrated. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** How often what nobody came back for is forgotten. Queries pass it over in the meantime. */
const SWEEP_EVERY_MS = 10 * 60 * 1000;

/** Opens what the product stands on and joins the domains. */
export async function createServices(settings: Settings, log: Log): Promise<Services> {
  const db = await openDatabase(settings.dataDir);
  const store = createStoryStore(db, () => new Date());
  await store.failCutOff();
  await store.sweep();
  const sweeping = setInterval(() => {
    store.sweep().catch((error: unknown) => log.error({ err: error }, "old tellings could not be swept"));
  }, SWEEP_EVERY_MS);
  return {
    stories: createStoryServices(settings, store, log),
    isReady: () => isReady(db),
    async close() {
      clearInterval(sweeping);
      await db.destroy();
    },
  };
}

function createStoryServices(settings: Settings, store: StoryStore, log: Log): Stories {
  const builtin = createBuiltinStoryteller(() => crypto.randomUUID());
  return createStories({
    store,
    storyteller: createStoryteller(settings.story, builtin),
    builtin,
    admit: createTellingLimits(settings.limits),
    newId: () => crypto.randomUUID(),
    log,
    longestMs: settings.story.timeouts.totalMs,
    untitled: { es: WORDS.es.stories.untitled, en: WORDS.en.stories.untitled },
  });
}

/** The storyteller that the settings choose. */
export function createStoryteller({ model, timeouts }: Settings["story"], builtin: Storyteller): Storyteller {
  if (!model) return builtin;
  return createModelStoryteller({ identityName: model.model, ...model, timeouts });
}
