import { pick, type Random } from "#storyteller/random.ts";
import type { Passage } from "./passage.ts";

/** Wordings in their brackets; the group is what stands between them. */
export const GROUP = /\[([^[\]]*)\]/g;
/** A bar inside a slot, `{hero:cansado|cansada|con sueño}`, divides forms of a word and not wordings. */
const BAR_BETWEEN_WORDINGS = /\|(?![^{]*\})/;

/** The wordings of a group as its author wrote them: `one|another`. */
export const wordingsOf = (group: string): string[] => group.split(BAR_BETWEEN_WORDINGS);

/** The same passage in one of its many wordings: of each `[one|another]` one is drawn, each independently of the others. */
export function worded(passage: Passage, random: Random): Passage {
  return passage.map((paragraph) =>
    paragraph.replace(GROUP, (_, group: string) => pick(random, wordingsOf(group)) ?? ""),
  );
}
