import { WORDS } from "#app/i18n/resources.ts";
import { createBuiltinStoryteller, tellBuiltinEnding } from "#app/stories/builtin-storyteller.server.ts";
import { createLateSaving } from "#app/stories/late-saving.server.ts";
import { createModelReview, type ModelReviewOptions } from "#app/stories/model-review.server.ts";
import { createModelStoryteller } from "#app/stories/model-storyteller.server.ts";
import { createPatientStoryteller, LONGEST_RETRY_WAIT_MS } from "#app/stories/patient-storyteller.server.ts";
import type { Review } from "#app/stories/review.ts";
import { createStories, type Stories, type StoriesDependencies } from "#app/stories/stories.server.ts";
import type { Storyteller } from "#app/stories/storyteller.ts";
import { isDatabaseAway } from "#db/unavailable.server.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { countTellings } from "./metrics-tellings.ts";
import type { Settings } from "./settings.ts";
import type { ModelSettings } from "./story-settings.ts";

type Timeouts = Settings["story"]["timeouts"];

/** Joins what tells stories: the storytellers of the settings, each model with a patience of its own. */
export function createStoryServices(
  settings: Settings,
  stores: Pick<StoriesDependencies, "store" | "saving" | "admit">,
  allowanceOf: StoriesDependencies["allowanceOf"],
  { log, metrics }: { log: Log; metrics: Metrics },
): Stories {
  const { model, fallback, timeouts } = settings.story;
  const builtin = createBuiltinStoryteller(() => crypto.randomUUID());
  const patient = (chosen: ModelSettings, setting: "STORY_MODEL" | "STORY_FALLBACK") =>
    createPatientStoryteller(storytellerOf(chosen, timeouts), {
      setting,
      log,
      watchRest: (isResting) =>
        metrics.beforeReading(async () => metrics.providerResting.set({ setting }, isResting() ? 1 : 0)),
    });
  const stories = createStories({
    ...stores,
    lateSaving: createLateSaving(log),
    allowanceOf,
    isDatabaseAway,
    storyteller: model ? patient(model, "STORY_MODEL") : builtin,
    fallback: fallback === "builtin" ? builtin : fallback && patient(fallback, "STORY_FALLBACK"),
    builtin,
    tellEnding: tellBuiltinEnding,
    review: createReview(settings.story, log),
    newId: () => crypto.randomUUID(),
    log,
    watch: {
      guardStopped: (reason, { kind }) => metrics.guardStops.inc({ storyteller: kind, reason }),
      failed: (reason, { kind }) => metrics.storytellerFailures.inc({ storyteller: kind, reason }),
    },
    longestMs: longestTellingMs(settings.story),
    untitled: { es: WORDS.es.stories.untitled, en: WORDS.en.stories.untitled },
  });
  return countTellings(stories, metrics, () => performance.now());
}

/** The second reader that the settings ask for: the configured model itself, under another prompt; null without one. */
export function createReview(
  { model, review, timeouts }: Settings["story"],
  log: ModelReviewOptions["log"],
): Review | null {
  if (review === "off" || !model) return null;
  return createModelReview({ mode: review, access: { ...model, timeouts }, log });
}

/** The longest that a telling may take, in milliseconds, a fallback's included. */
export function longestTellingMs({ timeouts, fallback }: Pick<Settings["story"], "timeouts" | "fallback">): number {
  return longestOf(timeouts) * (fallback ? 2 : 1);
}

/** The longest that a model may take with its second try: only one that has not told a word yet is tried again. */
const longestOf = ({ firstTokenMs, totalMs }: Timeouts) => firstTokenMs + LONGEST_RETRY_WAIT_MS + totalMs;

/** The storyteller that the settings choose, asked once and without patience. */
export function createStoryteller({ model, timeouts }: Settings["story"], builtin: Storyteller): Storyteller {
  return model ? storytellerOf(model, timeouts) : builtin;
}

function storytellerOf(model: ModelSettings, timeouts: Timeouts): Storyteller {
  return createModelStoryteller({ identityName: model.model, ...model, timeouts });
}
