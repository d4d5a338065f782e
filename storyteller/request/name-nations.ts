import { before, type Reading } from "./name-evidence.ts";
import { relationWord } from "./relations.ts";

/** What somebody is or speaks, and a name as well: Frances, Germán, Vasco. As written, for «Germán» with its accent is only a name. */
const NATIONS: ReadonlySet<string> = new Set(["francés", "frances", "german", "danish", "vasco", "israeli", "romano"]);
const SAYS_WHAT = /^(?:es|is|are|was|were|son|era|eran|habla|hablan|hablamos|speaks?|speaking|half|medi[oa]|in|en)$/;
const STUDIES = /^(?:learns?|learning|studies|aprende|aprender|aprendiendo|estudia|de|not|no|muy|very)$/;

/** «su papá es francés», "she speaks German", «clase de francés»: a nation or a tongue. */
export function isNation(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.before !== "" || !NATIONS.has(token.text.toLowerCase())) return false;
  const previous = before(reading, at);
  if (SAYS_WHAT.test(previous) || STUDIES.test(previous)) return !(token.capital && previous === "de");
  // «su papá francés»: the accent says that it is no Frances.
  return !token.capital && /é/u.test(token.text) && relationWord(previous)?.role === "adult";
}
