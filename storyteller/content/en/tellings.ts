import { lexicon } from "#storyteller/content/en/lexicon.ts";
import { meetings } from "#storyteller/content/en/meetings.ts";
import { openings } from "#storyteller/content/en/openings.ts";
import { creatureHeroes, oneOther, severalOthers } from "#storyteller/content/en/others.ts";
import { helperChain } from "#storyteller/content/en/plots/helper-chain.ts";
import { lostAndFound } from "#storyteller/content/en/plots/lost-and-found.ts";
import { newcomer } from "#storyteller/content/en/plots/newcomer.ts";
import { nightJourney } from "#storyteller/content/en/plots/night-journey.ts";
import { nightNoise } from "#storyteller/content/en/plots/night-noise.ts";
import { repair } from "#storyteller/content/en/plots/repair.ts";
import { smallLie } from "#storyteller/content/en/plots/small-lie.ts";
import { wouldNotSleep } from "#storyteller/content/en/plots/would-not-sleep.ts";
import { winddowns } from "#storyteller/content/en/winddowns.ts";
import { englishGrammar } from "#storyteller/language/english.ts";
import type { LanguageContent } from "#storyteller/scenes/language-content.ts";

/** All that is told in English. */
export const english: LanguageContent = {
  grammar: englishGrammar,
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
