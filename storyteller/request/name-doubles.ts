import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { isCommonWord, looksLikeName } from "./name-shape.ts";
import { LITTLE_WORDS } from "./stop-words.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

/** Names that are mostly given with a second one. */
const FIRST_OF_TWO = wordSet("ana maria juan jose luis mary emmy billie bobbie peggy sarah-jane lou anna");
const SECOND_OF_TWO = wordSet(
  `maria jose luis pablo carlos antonio manuel miguel belen lucia paula sofia isabel luisa laura carmen cristina elena victoria teresa angel
  diego ignacio ramon david camilo esteban andres felipe lou jane kate ann anne beth jean rose may jo sue grace`,
);
const ENDS = wordSet("y e and who that que que's with con in en at is es has tiene but pero de from gets goes to a");

/** What stands before such a name, by which its number is known to be no age. */
const KIND_OF_NUMBERED = wordSet(
  `robot androide maquina nave cohete satelite llamado llamada llama android droid machine spaceship rocket rover drone dron named called`,
);

/** «ana belén», "mary kate": in lower case too. */
export function isDoubleName(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  return (
    first !== undefined &&
    second?.before === "" &&
    !first.possessive &&
    FIRST_OF_TWO.has(first.folded) &&
    SECOND_OF_TWO.has(second.folded) &&
    first.folded !== second.folded
  );
}

const AGE = /^(?:yo|yrs?|years?|months?|años?|añitos|anos|meses)$/;

/** "a robot named Beep-7", «el robot Zip-3»: the number that belongs to an invented name; "Zuri - 7 years" says an age. */
export function numberOf(tokens: readonly Token[], end: number): string | undefined {
  const [name, number, next] = [tokens[end - 1], tokens[end], tokens[end + 1]];
  if (!name?.capital || name.possessive || number?.before !== "-" || !/^\p{N}{1,4}$/u.test(number.text))
    return undefined;
  if (isFirstName(name.folded) || AGE.test(next?.folded ?? "")) return undefined;
  const isTold = [1, 2, 3].some((steps) => KIND_OF_NUMBERED.has(tokens[end - 1 - steps]?.folded ?? ""));
  return isTold ? number.text : undefined;
}

/** "Te Rangi": a Māori article with its capital begins the name; «Te quiero» is Spanish. */
export function isMaori(tokens: readonly Token[], at: number): boolean {
  const [article, name] = [tokens[at], tokens[at + 1]];
  if (article?.text !== "Te" || article.possessive || !name?.capital || name.before !== "") return false;
  return isFirstName(name.folded) || (!article.initial && looksLikeName(name));
}

function isOver(next: Token | undefined): boolean {
  return next === undefined || next.before !== "" || ENDS.has(next.folded) || isVerbAfterName(next.text, next.folded);
}

/** "his sister emmy lou", "a chicken named dolly parton": after somebody, two words in lower case that end there. */
export function isToldInTwo(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || second === undefined || first.capital || first.possessive) return false;
  if (second.before !== "" || second.capital || LITTLE_WORDS.has(second.folded) || !/^\p{L}{2,}/u.test(second.text))
    return false;
  if (!isOver(tokens[at + 2]) || isVerbAfterName(second.text, second.folded)) return false;
  if (!isFirstName(first.folded)) return false;
  // «y abuelo juan pescan»: what several do.
  return isFirstName(second.folded) || !(isCommonWord(second.folded) || /[ae]n$/.test(second.folded));
}
