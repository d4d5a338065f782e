import { isAskedNoun } from "./asked-nouns.ts";
import { isCreatureWord } from "./creatures.ts";
import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { acts, type Reading } from "./name-evidence.ts";
import { describes } from "./name-kinds.ts";
import { canBeCalled, isCommonWord } from "./name-shape.ts";
import { knownNoun } from "./nouns.ts";
import { relationWord } from "./relations.ts";
import { PET_NAMES } from "./stop-words.ts";
import { THINGS } from "./stop-words-things.ts";
import type { Token } from "./tokens.ts";
import { withoutTypos } from "./typos.ts";
import { isVerbAfterName } from "./verbs.ts";

/** What a child of the family wants, fears and does; what things do ("goes", "is") proves nobody. */
const WANTS = wordSet(
  `wants wanted loves loved likes hates hated meets needs thinks believes wishes dreams misses doesn't doesnt didn't didnt can't cant won't wont
  finds discovers learns learnt forgets refuses asks tells says plays builds rides draws bakes visits explores rescues helps invents decides
  wakes woke sleeps eats lost found made saw had has gets got goes went`,
  `quiere queria odia adora ama teme sueña cree piensa conoce encuentra encontro descubre descubrio aprende aprendio ayuda visita juega construye inventa
  dibuja cocina rescata salva decide duerme tiene tenia vive va fue perdio pierde busca cuida extraña echa cumple come monta viaja vuela`,
);
const NEEDS_MORE = wordSet(
  "goes went has had gets got va fue tiene tenia come eats come vive made saw lost found monta viaja vuela perdio pierde",
);
const OWN = /^(?:his|her|su|sus|their)$/;
/** «miedo», "scared": what only somebody has. */
const FEELS = wordSet(
  "miedo celos sueño hambre vergüenza años ganas amigos amigas hermano hermana a his her an the to on with al la el un una su sus de en",
);
const AND = /^(?:and|y|n|&)$/;
/** Endings of what is not given to a child: of plurals, verbs, trades and what is abstract. */
const NO_NAME =
  /(?:ing|ed|ly|tion|sion|ness|ment|mente|cion|ología|ology|ist|ista|er|or|man|men|ers|[^aeiou]s|ar|ir|ando|endo|ado|ido|dad|ito|illo|illa|(?:ar|er|ir)(?:l[aeo]s?|se|me|te|nos)|ndol[aeo]s?|[aei]mos|[aei]ron|aban|[aei]ran|[^aeiou]ian|ful|less|ty|ball|fish|bird|saur|saurus|saurio)$/;
const SHORTEST = 4;

/** A word that is nothing the parser knows, misspelled or not. */
function isUnknown(reading: Reading, at: number, shortest = SHORTEST): boolean {
  const token = reading.tokens[at];
  if (!token || token.capital || token.text.length < shortest || !/^\p{L}+(?:-\p{L}+)?$/u.test(token.text))
    return false;
  const { folded } = token;
  if (
    !canBeCalled(token) ||
    isCommonWord(folded) ||
    isAskedNoun(folded) ||
    THINGS.has(folded) ||
    knownNoun(folded) ||
    describes(token)
  )
    return false;
  if (isCreatureWord(folded) || relationWord(folded) || NO_NAME.test(folded)) return false;
  if (isVerbAfterName(token.text, folded)) return false;
  return withoutTypos([token], () => false)[0]?.folded === folded;
}

/** "chintu doesnt want to brush", «nawel no quiere dormir», "jarrah and his dog": a text that opens with a word nobody knows, of which something is told that only somebody does. */
export function opensAText(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (at !== 0 || !token || token.possessive || isFirstName(token.folded) || next?.before !== "") return false;
  if (!isUnknown(reading, at)) return false;
  if (AND.test(next.folded)) return OWN.test(after?.folded ?? "") && after?.before === "";
  if (next.folded === "no") return after?.before === "" && WANTS.has(after.folded);
  if (!WANTS.has(next.folded)) return false;
  return !NEEDS_MORE.has(next.folded) || (after?.before === "" && FEELS.has(after.folded));
}

const BEFORE_SOMEBODY = /^(?:and|about|for|with|meet|when)$/;

/** "spot the cat": names of pets that are verbs too. */
const ALSO_DONE = wordSet(
  "spot button splash bubble bubbles puff rocket shadow trouble pepper salt spark sparkle scamper bramble crumble hopper jet muffin pickle scout cooper pirate rascal stripes nugget",
);

const VERBS_IN_Y = wordSet(
  `carry marry hurry worry tidy bury copy bully study scurry empty steady ferry rally pity envy party terrify satisfy occupy apply reply supply ready query story
  worry story very every many sorry only early january february birthday family city country fairy`,
);
/** "mossy the frog": no adjective stands before "the". */
const isAdjectiveInY = (token: Token) =>
  /^[a-z]{2,}[^aeiouly]y$/.test(token.folded) &&
  !VERBS_IN_Y.has(token.folded) &&
  canBeCalled(token) &&
  relationWord(token.folded) === undefined &&
  !isCreatureWord(token.folded);

/** "gajju the elephant who is afraid", "biscuit the hamster": in small letters, where "tickle the elephant" is asked for as well. */
export function isOfSmallCreature(reading: Reading, at: number): boolean {
  const { tokens, creatureAt } = reading;
  const [token, article] = [tokens[at], tokens[at + 1]];
  if (!token || token.capital || token.possessive || article?.before !== "") return false;
  if (!/^(?:the|el|la|our|my|mi|nuestr[oa])$/.test(article.folded)) return false;
  if (!token.initial && !(token.before === "" && BEFORE_SOMEBODY.test(tokens[at - 1]?.folded ?? ""))) return false;
  const creature = creatureAt.get(at + 2) ?? creatureAt.get(at + 3);
  if (!creature || creature.plural || tokens[at + 2]?.before !== "" || tokens[creature.at]?.before !== "") return false;
  const isPet = PET_NAMES.has(token.folded) && !isCreatureWord(token.folded);
  const isThing = token.initial && knownNoun(token.folded)?.kind === "thing";
  const isMossy = isAdjectiveInY(token);
  if (!isPet && !isThing && !isMossy && !isUnknown(reading, at)) return false;
  const end = creature.at + creature.length;
  // "hug the bear wants" is no sentence, so what goes on so began with somebody.
  if (acts(reading, end)) return true;
  const next = tokens[end];
  if (isPet && token.initial && !ALSO_DONE.has(token.folded) && !tokens[end - 1]?.possessive) return true;
  const isOver = next === undefined || next.before !== "" || /^(?:who|that|and|with|in|at)$/.test(next.folded);
  return isOver && article.folded === "the" && (isPet || isMossy || (!isThing && /[aiouy]$/.test(token.folded)));
}

const FOR = wordSet("for para pa about sobre");
const STORY = wordSet("story stories tale one cuento cuentito historia uno something bedtime");

/** "for ari and zev, a story": two little words that nobody knows, for whom it is. */
export function isForTwo(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (tokens[at]?.capital !== false || ![at + 1, at - 1].some((place) => AND.test(tokens[place]?.folded ?? "")))
    return false;
  const isName = (place: number) => isFirstName(tokens[place]?.folded ?? "") || isUnknown(reading, place, 3);
  const first = AND.test(tokens[at + 1]?.folded ?? "") ? at : at - 2;
  const [word, story, and, second, next] = [first - 1, first - 2, first + 1, first + 2, first + 3].map(
    (place) => tokens[place],
  );
  if (!word || !FOR.has(word.folded) || !(story === undefined || STORY.has(story.folded))) return false;
  if (
    ![tokens[first], and, second].every((token) => token?.before === "" && !token.capital) ||
    !AND.test(and?.folded ?? "")
  )
    return false;
  const isOver = next === undefined || next.before !== "" || /^(?:who|que|about|sobre|con|with)$/.test(next.folded);
  return isOver && isName(first) && isName(first + 2);
}

/** What a small child calls the animal in the cot, and everybody at home after it. */
const NURSERY = wordSet(
  "bunny teddy kitty doggy doggie ducky duckie piggy froggy lamby lambie monkey birdie mousey horsey fishy osito conejito patito perrito gatito monito",
);

/** "Bunny got left on the bus", "and Teddy was sad": with a capital and without an article it is called so. */
export function isNurseryName(reading: Reading, at: number): boolean {
  const [token, previous] = [reading.tokens[at], reading.tokens[at - 1]];
  if (!token?.capital || !NURSERY.has(token.folded) || isFirstName(token.folded)) return false;
  const isBare =
    token.initial || token.before !== "" || AND.test(previous?.folded ?? "") || WHERE.test(previous?.folded ?? "");
  return isBare && (token.possessive || acts(reading, at + 1));
}

const WHERE = /^(?:when|where|that|because|so|but|cuando|donde|que|porque|pero)$/;
