import type { Moral } from "#storyteller/plot/morals.ts";
import type { PlotId } from "#storyteller/plot/skeletons.ts";
import { type CreatureMention, findCreatures, formsOfCreature } from "./creatures.ts";
import { findNames, type NameMention } from "./find-names.ts";
import { fearedWords, moralInWords, speaksOfLoss } from "./morals-in-words.ts";
import { findNegated } from "./negations.ts";
import { type Parts, partsFor } from "./people-in-words.ts";
import { plotInWords } from "./plot-in-words.ts";
import { type ElderKind, relationWord } from "./relations.ts";
import { plainText, type Token, tokensOf } from "./tokens.ts";

/** All that a story ever learns from the parent's words: names, creatures, a theme and words to look up in the lexicon. */
export type RequestFacts = Parts & {
  elder?: { kind: ElderKind; name?: string };
  moral?: Moral;
  plot?: PlotId;
  /** Folded words of the text: a place or an object of the lexicon that is among them is preferred. */
  mentioned: ReadonlySet<string>;
  /** Folded words that must stay out of the story. */
  avoided: ReadonlySet<string>;
};

/** Longer texts are read up to here: the facts of a request stand in its first lines, and reading stays quick. */
const READ_CHARACTERS = 10_000;
const BECOMING = new Set(["ser", "be", "become", "becoming", "como", "like", "disfraz", "disfrazado", "disfrazada"]);

function isCast(
  mention: CreatureMention,
  tokens: readonly Token[],
  negated: ReadonlySet<number>,
  feared: ReadonlySet<string>,
): boolean {
  if (negated.has(mention.at)) return false;
  if (feared.has(tokens[mention.at]?.folded ?? "")) return false;
  return ![1, 2].some((steps) => BECOMING.has(tokens[mention.at - steps]?.folded ?? ""));
}

function elderIn(
  tokens: readonly Token[],
  named: readonly NameMention[],
  negated: ReadonlySet<number>,
): RequestFacts["elder"] {
  const withName = named.find((mention) => mention.relation?.elder);
  if (withName?.relation?.elder) return { kind: withName.relation.elder, name: withName.name };
  const at = tokens.findIndex((token, index) => relationWord(token.folded)?.elder && !negated.has(index));
  const kind = relationWord(tokens[at]?.folded ?? "")?.elder;
  return kind && { kind };
}

/**
 * Reads a parent's free text, in Spanish or English, into facts. Sure of what it returns rather than complete:
 * a doubtful name is left out. No clause of the text survives, only names and words that the lexicons know.
 */
export function readRequest(ideas: string): RequestFacts {
  const text = plainText(ideas).slice(0, READ_CHARACTERS);
  const tokens = tokensOf(text);
  const negated = findNegated(tokens);
  const feared = fearedWords(text);
  const allCreatures = findCreatures(tokens);
  const creatures = allCreatures.filter((mention) => isCast(mention, tokens, negated, feared));
  const named = findNames(tokens, allCreatures).filter((mention) => !negated.has(mention.at));

  const inNames = new Set(named.flatMap(({ at, length }) => Array.from({ length }, (_, step) => at + step)));
  const loss = speaksOfLoss(text);
  const people = named.filter((mention) => mention.relation?.role !== "adult" && !(loss && mention.creature));
  const free = creatures.filter(
    (creature) => !loss && !inNames.has(creature.at) && !named.some((mention) => mention.creature?.id === creature.id),
  );
  return {
    ...partsFor(tokens, people, free, negated),
    elder: loss ? undefined : elderIn(tokens, named, negated),
    moral: moralInWords(text),
    plot: loss ? undefined : plotInWords(text),
    mentioned: new Set(tokens.filter((_, at) => !negated.has(at) && !inNames.has(at)).map((token) => token.folded)),
    avoided: avoidedWords(tokens, negated, allCreatures),
  };
}

function avoidedWords(
  tokens: readonly Token[],
  negated: ReadonlySet<number>,
  creatures: readonly CreatureMention[],
): ReadonlySet<string> {
  const words = [...negated].map((at) => tokens[at]?.folded ?? "");
  const kin = creatures
    .filter((creature) => negated.has(creature.at))
    .flatMap((creature) => formsOfCreature(creature.id));
  return new Set([...words, ...kin]);
}
