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

/** The same people in a story that can be told: names and creatures stay, the deed does not. */
export function redirected(facts: RequestFacts): RequestFacts {
  const theme = themeFor(facts);
  if (theme === undefined) return facts;
  return {
    ...facts,
    ...theme,
    mentioned: new Set([...facts.places, ...facts.things].map((noun) => noun.toLowerCase())),
  };
}
