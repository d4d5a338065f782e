import { isCreatureWord } from "./creatures.ts";
import { genderOfFirstName, isCommonFirstName, isFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { isWithOwn } from "./name-capitals.ts";
import { acts, before, type Reading } from "./name-evidence.ts";
import { isCommonWord } from "./name-shape.ts";
import { relationWord } from "./relations.ts";

/** «la tina está llena»: names that are given often, and things with an article. */
const THINGS_WITH_ARTICLE = wordSet("tina lima nana mina vespa pita gala polo");
const AND = /^(?:y|e|i)$/;
/** What only somebody does. */
const FEELS = wordSet(
  "quiere quieren odia adora ama teme sueña cree llora cumple deja dejo pierde gana come va vive aprende descubre piensa extraña duerme perdio encontro tiene no le se les",
);

/** «la vale», «el nico»: a first name in small letters whose article says the same of its bearer as the name itself. */
function hasItsArticle({ tokens }: Reading, at: number): boolean {
  const [article, token] = [tokens[at - 1], tokens[at]];
  if (!article || !token || token.capital || token.before !== "" || !/^(?:el|la)$/.test(article.folded)) return false;
  if (!isFirstName(token.folded) || isCreatureWord(token.folded) || relationWord(token.folded)) return false;
  return genderOfFirstName(token.text) === (article.folded === "la" ? "f" : "m");
}

const isSure = (folded: string) => isOnlyAName(folded) || (isFirstName(folded) && !isCommonWord(folded));

/** «la vale y el nico», «el pau i la mar»: each of the two with its article, and one of them a name and nothing else. */
function isOneOfTwo(reading: Reading, at: number): boolean {
  return [at - 3, at + 3].some((other) => {
    const and = reading.tokens[Math.max(at, other) - 2];
    if (and?.before !== "" || !AND.test(and.folded)) return false;
    if (reading.tokens[Math.max(at, other) - 1]?.before !== "" || !hasItsArticle(reading, other)) return false;
    return [at, other].some((place) => isSure(reading.tokens[place]?.folded ?? ""));
  });
}

/** In Chile, in Catalonia and in many a family elsewhere a name goes with its article: «la vale y el nico hacen…», «el seba no quiere…», «para la martina». */
export function isFamiliarName(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (!hasItsArticle(reading, at)) return false;
  const { folded } = tokens[at] ?? { folded: "" };
  if (isOneOfTwo(reading, at)) return true;
  if (THINGS_WITH_ARTICLE.has(folded) || !isSure(folded)) return false;
  const next = tokens[at + 1];
  const sure = isCommonFirstName(folded) && isOnlyAName(folded);
  if (isWithOwn(reading, at + 1)) return sure || tokens[at - 1]?.initial === true;
  const opens = tokens[at - 1]?.initial === true && isCommonFirstName(folded);
  if ((sure || opens) && acts(reading, at + 1)) return true;
  const isFor = /^(?:para|pa|con)$/.test(before(reading, at, 2)) && tokens[at - 1]?.before === "";
  if (sure && isFor) return true;
  return tokens[at - 1]?.initial === true && next?.before === "" && FEELS.has(next.folded);
}
