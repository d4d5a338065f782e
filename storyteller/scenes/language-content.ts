import type { Grammar } from "#storyteller/language/entity.ts";
import type { Lexicon } from "#storyteller/language/lexicon.ts";
import type { PlotId } from "#storyteller/plot/skeletons.ts";
import type { Passage, PlotTellings, SharedTellings } from "./passage.ts";

/** Everything that the storyteller needs to tell in one language. */
export type LanguageContent = SharedTellings & {
  grammar: Grammar;
  lexicon: Lexicon;
  plots: Record<PlotId, PlotTellings>;
  /** One paragraph for the home-coming that names the further children: slot {others}. */
  others: { one: readonly Passage[]; several: readonly Passage[] };
  /** One paragraph before everything else that says what kind of creature the hero is: slot {hero.intro}. */
  creatureHeroes: readonly Passage[];
};
