import { lexicon } from "#storyteller/content/es/lexicon.ts";
import { meetings } from "#storyteller/content/es/meetings.ts";
import { openings } from "#storyteller/content/es/openings.ts";
import { creatureHeroes, oneOther, severalOthers } from "#storyteller/content/es/others.ts";
import { helperChain } from "#storyteller/content/es/plots/helper-chain.ts";
import { lostAndFound } from "#storyteller/content/es/plots/lost-and-found.ts";
import { newcomer } from "#storyteller/content/es/plots/newcomer.ts";
import { nightJourney } from "#storyteller/content/es/plots/night-journey.ts";
import { nightNoise } from "#storyteller/content/es/plots/night-noise.ts";
import { repair } from "#storyteller/content/es/plots/repair.ts";
import { smallLie } from "#storyteller/content/es/plots/small-lie.ts";
import { wouldNotSleep } from "#storyteller/content/es/plots/would-not-sleep.ts";
import { winddowns } from "#storyteller/content/es/winddowns.ts";
import { spanishGrammar } from "#storyteller/language/spanish.ts";
import type { LanguageContent } from "#storyteller/scenes/language-content.ts";

/** All that is told in Spanish. */
export const spanish: LanguageContent = {
  grammar: spanishGrammar,
  lexicon,
  openings,
  meetings,
  winddowns,
  others: { one: oneOther, several: severalOthers },
  creatureHeroes,
  plots: {
    "lost-and-found": lostAndFound,
    "would-not-sleep": wouldNotSleep,
    "helper-chain": helperChain,
    "small-lie": smallLie,
    "night-noise": nightNoise,
    newcomer,
    repair,
    "night-journey": nightJourney,
  },
};
