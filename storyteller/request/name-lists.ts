import { isFirstName } from "./first-names.ts";
import { CONNECTORS } from "./name-evidence.ts";
import { EVERYDAY_WORDS } from "./stop-words.ts";
import { ORDINARY_WORDS } from "./stop-words-ordinary.ts";
import type { Token } from "./tokens.ts";

/** A word or two that may be a name; sure when the words around it say so. */
export type Candidate = { at: number; length: number; sure: boolean };

function joint(tokens: readonly Token[], one: Candidate, next: Candidate): "and" | "comma" | undefined {
  const gap = next.at - (one.at + one.length);
  const mark = tokens[next.at]?.before ?? "";
  if (gap === 0) return /^[&+/]$/.test(mark) ? "and" : mark === "," ? "comma" : undefined;
  const between = tokens[next.at - 1];
  if (gap !== 1 || between === undefined || mark !== "" || !CONNECTORS.has(between.folded)) return undefined;
  return between.before === "" || between.before === "," ? "and" : undefined;
}

/** A capital that no rule explains may still be a name where it stands beside one: «Amaru y Killa», "Banjo, Poppy and Bo". */
export function isPlainUnknown(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return isFirstName(token.folded) || !(ORDINARY_WORDS.has(token.folded) || EVERYDAY_WORDS.has(token.folded));
}

/** «Carmela, Carmela y Carmela»: what is counted up by the same word each time has that word for its name. */
function isOneNameAgain(tokens: readonly Token[], run: readonly Candidate[]): boolean {
  const [first] = run;
  return (
    first !== undefined &&
    run.length > 1 &&
    run.every(
      ({ at, length }) => length === 1 && tokens[at]?.capital && tokens[at]?.folded === tokens[first.at]?.folded,
    )
  );
}

/** The candidates that are names, by their own evidence or by that of a list which they belong to. */
export function namesInLists(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Candidate[] {
  const accepted = new Set(candidates.filter((candidate) => candidate.sure));
  let run: Candidate[] = [];
  let hasAnd = false;
  const close = () => {
    if ((hasAnd || run.length > 2) && (run.some((each) => accepted.has(each)) || isOneNameAgain(tokens, run)))
      for (const each of run) if (isPlainUnknown(tokens[each.at])) accepted.add(each);
    run = [];
    hasAnd = false;
  };
  for (const candidate of candidates) {
    const last = run.at(-1);
    const link = last && joint(tokens, last, candidate);
    if (link === undefined) close();
    if (link === "and") hasAnd = true;
    run.push(candidate);
  }
  close();
  return candidates.filter((candidate) => accepted.has(candidate));
}
