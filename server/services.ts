import { WORDS } from "#app/i18n/resources.ts";
import { createBuiltinStoryteller } from "#app/stories/builtin-storyteller.server.ts";
import { createModelStoryteller } from "#app/stories/model-storyteller.server.ts";
import { createStoryStore } from "#app/stories/store.server.ts";
import { createStories, type Stories } from "#app/stories/stories.server.ts";
import type { Storyteller } from "#app/stories/storyteller.ts";
import { createTellingLimits } from "#app/stories/telling-limits.server.ts";
import { type Database, isReady, openDatabase } from "#db/open.server.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

export type Services = {
  stories: Stories;
  /** Whether the product can do its work: the database answers and is migrated. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** Opens what the product stands on and joins the domains. */
export async function createServices(settings: Settings, log: Log): Promise<Services> {
  const db = await openDatabase(settings.dataDir);
  const stories = await createStoryServices(settings, db, log);
  return { stories, isReady: () => isReady(db), close: () => db.destroy() };
}

async function createStoryServices(settings: Settings, db: Database, log: Log): Promise<Stories> {
  const store = createStoryStore(db, () => new Date());
  await store.failCutOff();
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
