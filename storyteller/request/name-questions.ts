import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import type { Reading } from "./name-evidence.ts";

/** The verb of a question has no ending: "Will the dinosaur come back?" */
const BASE_FORMS = wordSet(
  "be come get find go make help eat have take see know say sleep learn save win visit ever still believe bring leave stay wake fly like",
);
/** "Will the big green dinosaur come": so many words from "will" to the verb. */
const LONGEST_SUBJECT_WORDS = 4;

/** "Will the dinosaur come back?", "Will Lucy find it?", "May the bear be kind": a verb and no boy or girl. */
export function isModal({ tokens }: Reading, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token?.initial || !/^(?:will|may)$/.test(token.folded) || token.possessive || next?.before !== "") return false;
  const article = /^(?:the|our|my|his|her|their)$/.test(next.folded);
  if (!article && !(next.capital && isFirstName(next.folded))) return false;
  for (let step = 2; step <= LONGEST_SUBJECT_WORDS; step++) {
    const verb = tokens[at + step];
    if (verb === undefined || verb.before !== "") return false;
    if (BASE_FORMS.has(verb.folded)) return true;
  }
  return false;
}
