import type { PersonRole } from "#guard/rules/real-persons.ts";
import { personsIn, type WishClass, wishClasses } from "#guard/wishes.ts";
import { fearEntity } from "#storyteller/plot/fear.ts";
import type { Moral } from "#storyteller/plot/morals.ts";
import type { PlotId } from "#storyteller/plot/skeletons.ts";
import { askedWhere } from "./asked-where.ts";
import { withApostrophes } from "./bare-possessives.ts";
import { isCleanText } from "./clean-text.ts";
import { type CreatureFact, type CreatureMention, findCreatures, formsOfCreature } from "./creatures.ts";
import { wordsOfEmoji } from "./emoji.ts";
import { findFigures, wordsOfFigures } from "./figures.ts";
import { findNames, type NameMention } from "./find-names.ts";
import { impliedWords } from "./implied-words.ts";
import { withoutNamesakes, withoutRealPersons, withStandIn } from "./invented-persons.ts";
import { fearedWords, moralInWords, speaksOfAbsence, speaksOfLoss, speaksOfWorry } from "./morals-in-words.ts";
import { isCommonWord } from "./name-shape.ts";
import { findNegated } from "./negations.ts";
import { knownNoun, type NounKind } from "./nouns.ts";
import { childOfPronouns, type Parts, partsFor } from "./people-in-words.ts";
import { plotInWords } from "./plot-in-words.ts";
import { redirected } from "./redirect.ts";
import { type ElderKind, relationWord } from "./relations.ts";
import { type SaidWord, saidWords } from "./said-words.ts";
import { borrowedAt } from "./stop-words-borrowed.ts";
import { placesOf, plainText, type Token, tokensOf } from "./tokens.ts";
import { withoutTypos } from "./typos.ts";
import { withVehicle } from "./vehicles.ts";

/** All that a story ever learns from the parent's words: names, creatures, a theme and words to look up in the lexicon. */
export type RequestFacts = Parts & {
  /** A grown-up; `word` is what the family says, folded: "nana", «yayo»; away is one who does not turn down the light tonight. */
  elder?: { kind: ElderKind; name?: string; word?: string; isAway?: boolean };
  moral?: Moral;
  plot?: PlotId;
  /** Folded words of the text: a place or an object of the lexicon that is among them is preferred. */
  mentioned: ReadonlySet<string>;
  /** The same words in their order, each as often as it was said, and the creatures that they mean. */
  said: readonly SaidWord[];
  /** Folded words that must stay out of the story. */
  avoided: ReadonlySet<string>;
  /** What the wish asks for that is told in another way, or kept from a model. Usually empty. */
  classes: ReadonlySet<WishClass>;
  /** What the child is afraid of: one word, without an article, as the parent wrote it. */
  fear?: string;
  /** Places and things of the text that are known nouns, in the singular and in the parent's language. */
  places: readonly string[];
  things: readonly string[];
  /** The town or the country where the parent says that it happens, as it is written: «Cusco». */
  where?: string;
  /** A real person was named, and somebody invented who does the same has taken the part. */
  replaced?: PersonRole;
  /** The name of one who has died: remembered, never cast. */
  remembered?: string;
  /** The animal that has died, where nobody gave its name. */
  namelessLost?: CreatureFact;
  /** The grown-up of the family who has died. */
  lostElder?: RequestFacts["elder"];
  /** The wish speaks of somebody who has died. */
  isOfLoss: boolean;
  /** It speaks of a child, or a grown-up of the family, who is sad, afraid or ill. */
  isWorried: boolean;
};

/** Longer texts are read up to here: the facts of a request stand in its first lines, and reading stays quick. */
const READ_CHARACTERS = 10_000;
const BECOMING = new Set(["ser", "be", "become", "becoming", "como", "like", "disfraz", "disfrazado", "disfrazada"]);

const FIGHTING = /^(?:pele|pega|pego|pegado|discut|fight|fought|argu|squabbl|bit$|hit$)/;

/** «se pelean por un dinosaurio», "they fought over the digger": a toy. */
function isFoughtOver(tokens: readonly Token[], at: number): boolean {
  const over = [1, 2].find((steps) => /^(?:por|over)$/.test(tokens[at - steps]?.folded ?? ""));
  return over !== undefined && tokens.slice(0, at - over).some(({ folded }) => FIGHTING.test(folded));
}

function isCast(
  mention: CreatureMention,
  tokens: readonly Token[],
  negated: ReadonlySet<number>,
  feared: ReadonlySet<string>,
): boolean {
  if (negated.has(mention.at)) return false;
  if (feared.has(tokens[mention.at]?.folded ?? "")) return false;
  // «contra un robot malo»: whom the hero is up against does not stand at the hero's side.
  if ([1, 2].some((steps) => /^(?:contra|versus|vs|against)$/.test(tokens[mention.at - steps]?.folded ?? "")))
    return false;
  if (isFoughtOver(tokens, mention.at)) return false;
  return ![1, 2].some((steps) => {
    const place = mention.at - steps;
    // "I'd like a snail" wishes for one.
    return BECOMING.has(tokens[place]?.folded ?? "") && !/(?:^would|'d)$/.test(tokens[place - 1]?.folded ?? "");
  });
}

function elderIn(
  tokens: readonly Token[],
  named: readonly NameMention[],
  negated: ReadonlySet<number>,
): RequestFacts["elder"] {
  const withName = named.find((mention) => mention.relation?.elder);
  if (withName?.relation?.elder) {
    const word = tokens[withName.at - 1]?.folded ?? "";
    const isSaid = relationWord(word)?.elder !== undefined;
    return { kind: withName.relation.elder, name: withName.name, ...(isSaid && { word }) };
  }
  const token = tokens.find(({ folded }, index) => relationWord(folded)?.elder && !negated.has(index));
  const kind = token && relationWord(token.folded)?.elder;
  return kind && { kind, word: token.folded };
}

/** A word that no child should be told is no name either. */
const isCleanName = ({ name }: NameMention): boolean => isCleanText(name, 2);

const LONGEST_FEAR_LETTERS = 20;

function fearIn(
  tokens: readonly Token[],
  feared: ReadonlySet<string>,
  inNames: ReadonlySet<number>,
): string | undefined {
  const token = tokens.find(
    ({ folded, text }, at) =>
      feared.has(folded) &&
      !inNames.has(at) &&
      folded.length > 3 &&
      text.length <= LONGEST_FEAR_LETTERS &&
      (isCommonWord(folded) || fearEntity(folded, "es") !== undefined),
  );
  const word = token?.text.toLowerCase();
  return word !== undefined && isCleanText(word, 10) ? word : undefined;
}

/** «que sea un bombero», «un cuento sobre ranas»: other words than the nouns that are written so. */
function isOtherWord(tokens: readonly Token[], at: number): boolean {
  const [before, word, after] = [-1, 0, 1].map((step) => tokens[at + step]?.folded ?? "");
  if (word === "sobre") return !/^(?:un|el|este|ese|del|al)$/.test(before ?? "");
  return word === "sea" && /^(?:un|una|el|la|los|las|como|muy|mas)$/.test(after ?? "");
}

function nounsIn(tokens: readonly Token[], left: (at: number) => boolean, kind: NounKind): string[] {
  const nouns = tokens.filter((_, at) => left(at) && !isOtherWord(tokens, at)).map(({ folded }) => knownNoun(folded));
  return [...new Set(nouns.filter((noun) => noun?.kind === kind).map((noun) => noun?.text ?? ""))];
}

/** The words that may name a topic, folded, and again without their apostrophes: in haste nobody types them. */
const mentionedWords = (tokens: readonly Token[], isLeft: (at: number) => boolean): string[] =>
  tokens.filter((_, at) => isLeft(at)).flatMap(({ folded }) => [folded, folded.replaceAll("'", "")]);

/** «la abuela Charo»: the name is hers, and that it is about a grandmother is said all the same. */
const isTitleOfElder = (token: Token | undefined, isNegated: boolean): boolean =>
  !isNegated && relationWord(token?.folded ?? "")?.elder !== undefined;

/** What kinds a wish is of that is not told as it was wished; cheaper than reading all of it. */
export const classesOf = (ideas: string): ReadonlySet<WishClass> => wishClasses(ideas.slice(0, READ_CHARACTERS));

/**
 * Reads a parent's free text, in Spanish or English, into facts. Sure of what it returns rather than complete:
 * a doubtful name is left out. No clause of the text survives, only names and words that the lexicons know.
 */
export function readRequest(ideas: string): RequestFacts {
  const text = plainText(ideas).slice(0, READ_CHARACTERS);
  const written = withApostrophes(tokensOf(text));
  const mentions = findNames(written, findCreatures(written));
  const persons = withoutNamesakes(personsIn(text), mentions);
  const named = withoutRealPersons(mentions, persons).filter(isCleanName);
  const inNames = new Set(named.flatMap(placesOf));
  const typed = [
    ...withoutTypos(written, (at) => inNames.has(at)),
    ...tokensOf(wordsOfEmoji(ideas.slice(0, READ_CHARACTERS))),
  ];

  const negated = findNegated(typed);
  const left = (at: number) => !negated.has(at) && !inNames.has(at);
  const figures = findFigures(typed, left);
  const tokens = [...typed, ...tokensOf(wordsOfFigures(figures))];
  const feared = fearedWords(text);
  const borrowed = borrowedAt(tokens);
  // Bumblebee is no bee, and Captain America no captain; what has one word for a name is still looked for by it: "Rapunzel".
  const ofSeveral = new Set(figures.filter(({ length }) => length > 1).flatMap(placesOf));
  const speaks = (at: number) => left(at) && !ofSeveral.has(at);
  const allCreatures = findCreatures(tokens).filter((mention) => !borrowed.has(mention.at));
  const creatures = allCreatures.filter((mention) => isCast(mention, tokens, negated, feared));
  const wanted = named.filter((mention) => !negated.has(mention.at));
  const loss = speaksOfLoss(text);
  const people = wanted.filter((mention) => mention.relation?.role !== "adult" && !(loss && mention.creature));
  const free = creatures.filter(
    (creature) => !loss && !inNames.has(creature.at) && !wanted.some((mention) => mention.creature?.id === creature.id),
  );
  const elder = elderIn(tokens, wanted, negated);
  const parts = withVehicle(withStandIn(partsFor(tokens, people, free, negated), persons), tokens, {
    negated,
    creatures: free,
  });
  const said = saidWords(
    tokens,
    left,
    allCreatures.filter((mention) => !wanted.some(({ creature }) => creature?.id === mention.id)),
  );
  return redirected({
    ...parts,
    hero: parts.hero ?? (loss ? undefined : childOfPronouns(tokens)),
    elder: loss ? undefined : elder && { ...elder, ...(speaksOfAbsence(text) && { isAway: true }) },
    moral: moralInWords(text),
    plot: loss ? undefined : plotInWords(text),
    mentioned: new Set([
      ...mentionedWords(tokens, (at) => speaks(at) || isTitleOfElder(tokens[at], negated.has(at))),
      ...impliedWords(tokens, left, said),
    ]),
    said,
    avoided: avoidedWords(tokens, negated, allCreatures),
    classes: classesOf(ideas),
    fear: fearIn(tokens, feared, inNames),
    places: nounsIn(tokens, left, "place"),
    things: nounsIn(tokens, left, "thing"),
    where: loss ? undefined : askedWhere(tokens, left),
    isOfLoss: loss,
    isWorried: speaksOfWorry(text),
    ...(loss && { ...lostIn(tokens, wanted, creatures), lostElder: elder }),
  });
}

/** Where a grandfather is spoken of, he has died and not the dog beside him. */
function lostIn(
  tokens: readonly Token[],
  named: readonly NameMention[],
  creatures: readonly CreatureMention[],
): Pick<RequestFacts, "remembered" | "namelessLost"> {
  const remembered = named.find((mention) => mention.creature)?.name;
  const isOfSomebody = tokens.some(({ folded }) => relationWord(folded)?.elder !== undefined);
  const animal = isOfSomebody ? undefined : creatures.find(({ person }) => !person);
  return remembered === undefined && animal
    ? { namelessLost: { id: animal.id, gender: animal.gender } }
    : { remembered };
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
