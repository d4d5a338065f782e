import type { Lexicon } from "#storyteller/language/lexicon.ts";
import { spanishGrammar } from "#storyteller/language/spanish.ts";
import type { Body } from "#storyteller/scenes/bodies.ts";
import type { AskedNouns } from "#storyteller/scenes/ingredients.ts";
import type { LanguageContent } from "#storyteller/scenes/language-content.ts";
import type { Subjects } from "#storyteller/scenes/subjects.ts";
import bodies from "./bodies.json" with { type: "json" };
import frames from "./frames.json" with { type: "json" };
import lexicon from "./lexicon.json" with { type: "json" };
import meetings from "./meetings.json" with { type: "json" };
import nouns from "./nouns.json" with { type: "json" };
import openings from "./openings.json" with { type: "json" };
import pauses from "./pauses.json" with { type: "json" };
import farLight from "./plots/far-light.json" with { type: "json" };
import firstDay from "./plots/first-day.json" with { type: "json" };
import goodnightRound from "./plots/goodnight-round.json" with { type: "json" };
import helperChain from "./plots/helper-chain.json" with { type: "json" };
import losingGame from "./plots/losing-game.json" with { type: "json" };
import lostAndFound from "./plots/lost-and-found.json" with { type: "json" };
import lostVisitor from "./plots/lost-visitor.json" with { type: "json" };
import missingSong from "./plots/missing-song.json" with { type: "json" };
import newHome from "./plots/new-home.json" with { type: "json" };
import newcomer from "./plots/newcomer.json" with { type: "json" };
import nightJourney from "./plots/night-journey.json" with { type: "json" };
import nightNoise from "./plots/night-noise.json" with { type: "json" };
import nightRound from "./plots/night-round.json" with { type: "json" };
import oneWish from "./plots/one-wish.json" with { type: "json" };
import quietPower from "./plots/quiet-power.json" with { type: "json" };
import rainNight from "./plots/rain-night.json" with { type: "json" };
import repair from "./plots/repair.json" with { type: "json" };
import smallFear from "./plots/small-fear.json" with { type: "json" };
import smallLie from "./plots/small-lie.json" with { type: "json" };
import theGoodbye from "./plots/the-goodbye.json" with { type: "json" };
import theGuardian from "./plots/the-guardian.json" with { type: "json" };
import theHeap from "./plots/the-heap.json" with { type: "json" };
import theInvention from "./plots/the-invention.json" with { type: "json" };
import theLetter from "./plots/the-letter.json" with { type: "json" };
import theMap from "./plots/the-map.json" with { type: "json" };
import thePromise from "./plots/the-promise.json" with { type: "json" };
import theQuarrel from "./plots/the-quarrel.json" with { type: "json" };
import theSeed from "./plots/the-seed.json" with { type: "json" };
import theSurprise from "./plots/the-surprise.json" with { type: "json" };
import theTrade from "./plots/the-trade.json" with { type: "json" };
import theWhistle from "./plots/the-whistle.json" with { type: "json" };
import tooSmall from "./plots/too-small.json" with { type: "json" };
import wouldNotSleep from "./plots/would-not-sleep.json" with { type: "json" };
import wrongGuess from "./plots/wrong-guess.json" with { type: "json" };
import abilities from "./subjects/abilities.json" with { type: "json" };
import activities from "./subjects/activities.json" with { type: "json" };
import feasts from "./subjects/feasts.json" with { type: "json" };
import foods from "./subjects/foods.json" with { type: "json" };
import places from "./subjects/places.json" with { type: "json" };
import roles from "./subjects/roles.json" with { type: "json" };
import vehicles from "./subjects/vehicles.json" with { type: "json" };
import { spanishTales } from "./tales.ts";
import beingsAndPlay from "./topics/beings-and-play.json" with { type: "json" };
import everyday from "./topics/everyday.json" with { type: "json" };
import feelingsAndFeasts from "./topics/feelings-and-feasts.json" with { type: "json" };
import machinesAndPlaces from "./topics/machines-and-places.json" with { type: "json" };
import ways from "./ways.json" with { type: "json" };
import winddowns from "./winddowns.json" with { type: "json" };

/** All that is told in Spanish. */
export const spanish: LanguageContent = {
  grammar: spanishGrammar,
  // Words that JSON cannot tell from any other, such as "m" and "f", are checked by the content's own test.
  lexicon: lexicon as Lexicon,
  openings,
  ways,
  meetings,
  pauses,
  winddowns,
  frames,
  tales: spanishTales,
  topics: { ...beingsAndPlay, ...everyday, ...feelingsAndFeasts, ...machinesAndPlaces },
  subjects: { abilities, activities, feasts, foods, places, roles, vehicles } as unknown as Subjects,
  nouns: nouns as AskedNouns,
  bodies: bodies as readonly Body[],
  plots: {
    "lost-and-found": lostAndFound,
    "would-not-sleep": wouldNotSleep,
    "helper-chain": helperChain,
    "small-lie": smallLie,
    "night-noise": nightNoise,
    newcomer,
    repair,
    "night-journey": nightJourney,
    "the-trade": theTrade,
    "lost-visitor": lostVisitor,
    "the-map": theMap,
    "wrong-guess": wrongGuess,
    "quiet-power": quietPower,
    "the-goodbye": theGoodbye,
    "the-invention": theInvention,
    "the-guardian": theGuardian,
    "first-day": firstDay,
    "new-home": newHome,
    "the-quarrel": theQuarrel,
    "losing-game": losingGame,
    "small-fear": smallFear,
    "rain-night": rainNight,
    "the-seed": theSeed,
    "the-letter": theLetter,
    "the-surprise": theSurprise,
    "missing-song": missingSong,
    "night-round": nightRound,
    "too-small": tooSmall,
    "one-wish": oneWish,
    "the-heap": theHeap,
    "the-whistle": theWhistle,
    "the-promise": thePromise,
    "goodnight-round": goodnightRound,
    "far-light": farLight,
  },
};
