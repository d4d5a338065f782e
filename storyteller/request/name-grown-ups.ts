import { wordSet } from "./fold.ts";
import { relationWord } from "./relations.ts";

/** What children call their grandparents, and no relation for certain: «tata» is a nanny too, «gran» is great, a balloon "pops". */
const ALSO_GROWN_UP = wordSet(
  "gran pops pop grampy granda tata lela lelo abue abuelis baba omi yeye papaw pawpaw mawmaw meemaw",
);

/** True for who somebody grown up is to the child: "Nana", «Tata». «Tito» is also a boy. */
export function isGrownUp(folded: string): boolean {
  if (/^tit[oa]$/.test(folded)) return false;
  return ALSO_GROWN_UP.has(folded) || relationWord(folded)?.role === "adult";
}
