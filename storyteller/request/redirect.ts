import type { WishClass } from "#guard/wishes.ts";
import type { RequestFacts } from "./read-request.ts";

/** What comes of a theme that no story is told about: the feeling behind it, in a plot that can carry it. */
function themeFor(facts: RequestFacts): Pick<RequestFacts, "moral" | "plot" | "elder" | "fear"> | undefined {
  const has = (wish: WishClass) => facts.classes.has(wish);
  // Nobody goes out at night and nobody hides anything: one who is awake is listened to at home. The grown-up is the one who is
  // least likely to be the cause.
  if (has("distress"))
    return { moral: "friendship", plot: "would-not-sleep", elder: { kind: "grandmother" }, fear: undefined };
  if (has("hate")) return { moral: "friendship", plot: "newcomer", elder: facts.elder, fear: undefined };
  if (has("violence")) {
    const mends = facts.moral === "forgiveness" || facts.moral === "courage";
    return { moral: mends ? facts.moral : "friendship", plot: undefined, elder: facts.elder, fear: facts.fear };
  }
  if (has("sexual") || has("substances"))
    return { moral: facts.moral, plot: undefined, elder: facts.elder, fear: facts.fear };
  return undefined;
}

/**
 * Of these no word is left by which a tale could be chosen: a bath would be a wink. A war of ravioli or a child that hit somebody still
 * find the tale that is nearest, for tales know of no war, and the best one about hitting is about saying sorry.
 */
const SILENCED: readonly WishClass[] = ["sexual", "hate", "distress"];

/** Whether a wish is told by the plot that its theme brought with it, and by no tale: somebody awake is listened to, a newcomer let in. */
export const hasPlotOfItsTheme = ({ classes }: RequestFacts): boolean => classes.has("distress") || classes.has("hate");

/** The same people in a story that can be told: names and creatures stay, the deed does not. */
export function redirected(facts: RequestFacts): RequestFacts {
  const theme = themeFor(facts);
  if (theme === undefined) return facts;
  const isSilenced = SILENCED.some((wish) => facts.classes.has(wish));
  const nouns = [...facts.places, ...facts.things].map((noun) => noun.toLowerCase());
  return { ...facts, ...theme, ...(isSilenced && { mentioned: new Set(nouns) }) };
}
