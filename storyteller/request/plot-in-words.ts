import type { PlotId } from "#storyteller/plot/skeletons.ts";
import { fold } from "./fold.ts";

/** What happens in the story a parent asks for, folded. The first that fits wins, so the plainest wishes stand first. */
const SIGNS: readonly [PlotId, RegExp][] = [
  [
    "would-not-sleep",
    /\b(?:no (?:puede|quiere|consigue|logra) dormir|no se duerme|(?:can['’]?t|couldn['’]t|won['’]t|can ?not|could not|will not) (?:fall a|get to |go to )?sleep|insomni)/,
  ],
  ["night-noise", /\b(?:ruidos?|sonidos? (?:rar|extran|misterios)|noises?|strange sounds?|mysterious sounds?)\b/],
  [
    "newcomer",
    /\b(?:recien llegad|acaba de llegar|newcomer|new (?:baby|sibling|neighbou?r)|new friend next door|moves in next door)/,
  ],
  ["repair", /\b(?:arregl|reparar?\b|repara\b|fix(?:es|ing)?\b|mend(?:s|ing)?\b|repair)/],
  ["night-journey", /\b(?:viaje nocturno|night(?:time)? journey|journey (?:at|by|in the) night)/],
  [
    "lost-and-found",
    /\b(?:(?:ha |se le )?(?:perdid[oa]|perdio|pierde) (?:su|un|una|el|la)\b|(?:lost|loses|lose|missing) (?:his|her|their|its|my|a|an|the)\b|looking for (?:his|her|their) lost)/,
  ],
];

/** The plot that the parent's own words describe; undefined when they leave it open. */
export function plotInWords(text: string): PlotId | undefined {
  const folded = fold(text);
  return SIGNS.find(([, sign]) => sign.test(folded))?.[0];
}
