import { isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { before, POSSESSIVES, type Reading } from "./name-evidence.ts";
import { isOfAPlace } from "./name-place.ts";
import { canBeCalled, isCommonWord, isLatin, looksLikeName } from "./name-shape.ts";
import { knownNoun } from "./nouns.ts";
import { relationWord } from "./relations.ts";
import { CALENDAR_WORDS, EVERYDAY_WORDS } from "./stop-words.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

const POINTS = wordSet(
  "su sus mi mis tu nuestro nuestra el la un una es my his her their our the a an that this it he she is it's he's she's",
);
const TOYS = wordSet(
  `peluche muñeco muñeca juguete mantita manta trapito doudou almohada mascota bicho criatura monstruo inventado inventada imaginario imaginaria
  invisible toy teddy doll blanket blankie lovey plushie plush cuddly stuffed pet pup imaginary invented creature monster made-up`,
);
const MADE_UP =
  /^(?:made|makes|invented|invents|imagined|imaginary|dreamed|inventad[oa]|invento|inventa|imaginari[oa]|bicho|criatura|creature|monster|monstruo)$/;
const INVENTED_AFTER_WORDS = 7;
const EXPLAINED_WITHIN_WORDS = 5;
const ARTICLES = wordSet("el la the");
/** What no thing does: «el Gurufú se come…», not "the Esky goes missing". */
const LIVES = wordSet(
  "lives vive eats come se sleeps duerme wants quiere likes loves adora says dice hates odia hides esconde steals roba dances baila sings canta laughs rie cries llora snores ronca tickles scares asusta",
);
/** What has a name of its own and is no creature: «su equipo Rayo», "her school Oakwood". */
const NAMED_THINGS = wordSet(
  `equipo club marca pueblo ciudad barrio calle colegio cole escuela guarderia clase profe profesora profesor maestra maestro seño serie libro juego pais
  isla provincia region tienda bar restaurante grupo banda coro team club brand town city village street school nursery class teacher show book game
  country shop cafe band choir church parish hospital club apellido surname idioma lengua language dialect religion tio tia boss jefe jefa vecino`,
);

const isPlain = (token: Token | undefined) =>
  token !== undefined && canBeCalled(token) && /^\p{L}{2,}/u.test(token.text);

/** "Bubba (that's the stuffed elephant)", «el Tito (su tío Ernesto)»: brackets that say who somebody is. */
export function isExplained(reading: Reading, at: number, end: number): boolean {
  const { tokens, creatureAt } = reading;
  const [token, next] = [tokens[at], tokens[end]];
  const inTitle = tokens[at - 1]?.capital === true && token?.before === "" && !ARTICLES.has(before(reading, at));
  if (!token?.capital || inTitle || !isPlain(token) || !next || !/^[(–—]$/.test(next.before)) return false;
  if (!POINTS.has(next.folded) && relationWord(next.folded) === undefined) return false;
  for (let step = 0; step < EXPLAINED_WITHIN_WORDS; step++) {
    const inside = tokens[end + step];
    if (inside === undefined || (step > 0 && inside.before !== "")) return false;
    if (TOYS.has(inside.folded) || creatureAt.has(end + step) || relationWord(inside.folded)) return true;
  }
  return false;
}

/** "The Floopsie. He made it up", «el Gurufú se come los calcetines»: an article before a word that nobody knows, and it acts. */
export function isInvented(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, article, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (!token?.capital || token.initial || !article || token.before !== "" || !ARTICLES.has(article.folded))
    return false;
  if (
    !looksLikeName(token) ||
    isCommonWord(token.folded) ||
    (next?.capital && next.before === "") ||
    isOfAPlace(reading, at, at + 1)
  )
    return false;
  if (next?.before === "" && LIVES.has(next.folded)) return true;
  return tokens.slice(at + 1, at + 1 + INVENTED_AFTER_WORDS).some(({ folded }) => MADE_UP.test(folded));
}

/** "her axolotl Gills", «su percebe Percebín»: somebody's, of a kind that no list knows. */
export function isOwned(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, noun] = [tokens[at], tokens[at - 1]];
  // "his blankie (Bobo)"
  if (token?.capital && token.before === "(" && noun && TOYS.has(noun.folded))
    return canBeCalled(token) && (tokens[at + 1]?.before ?? ")").startsWith(")");
  if (!token?.capital || !noun || noun.capital || noun.possessive || noun.before !== "") return false;
  // "her crow, Inkblot.", "her lovey, Bun."
  const ofToyHere = TOYS.has(noun.folded) && ![CALENDAR_WORDS, EVERYDAY_WORDS].some((words) => words.has(token.folded));
  const ends = /^[,.!?;)]/.test(tokens[at + 1]?.before ?? ".");
  const apposed = token.before === "," && ends && (looksLikeName(token) || (ofToyHere && canBeCalled(token)));
  const owner = POSSESSIVES.has(before(reading, at, 2)) || tokens[at - 2]?.possessive === true;
  if (token.before !== "" && !(apposed && owner)) return false;
  if (apposed && TOYS.has(noun.folded)) return true;
  if (!canBeCalled(token) || isOfAPlace(reading, at, at + 1) || !/^\p{L}{3,}/u.test(noun.text)) return false;
  // "his blankie Moo"
  const ofToy = TOYS.has(noun.folded) && POSSESSIVES.has(before(reading, at, 2)) && !CALENDAR_WORDS.has(token.folded);
  if (isCommonWord(token.folded) && !isFirstName(token.folded)) return ofToy && !EVERYDAY_WORDS.has(token.folded);
  if (
    NAMED_THINGS.has(noun.folded) ||
    knownNoun(noun.folded)?.kind === "place" ||
    isVerbAfterName(noun.text, noun.folded)
  )
    return false;
  if (ARTICLES.has(before(reading, at, 2))) return noun.folded.slice(0, 4) === token.folded.slice(0, 4);
  const kind = tokens[at - 2];
  // «su perro salchicha Fideo», "her stick insect Twiggy"
  const inTwo =
    POSSESSIVES.has(before(reading, at, 3)) &&
    kind?.before === "" &&
    !kind.capital &&
    canBeCalled(kind) &&
    !isVerbAfterName(kind.text, kind.folded);
  const owned = POSSESSIVES.has(before(reading, at, 2)) || inTwo;
  return owned && canBeCalled(noun) && !/(?:ed|ing|ly|est)$/.test(noun.folded);
}

/** «Vale (Valentina)», "Art (Arthur)": a word that is a name because its long form stands in brackets. */
export function isShortOf({ tokens }: Reading, at: number): boolean {
  const [token, long, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token?.capital || !canBeCalled(token) || !long?.capital || long.before !== "(") return false;
  if (!(after?.before ?? ")").startsWith(")") || token.folded.length < 2) return false;
  return (
    isFirstName(long.folded) &&
    long.folded !== token.folded &&
    (long.folded.startsWith(token.folded) || long.folded.endsWith(token.folded))
  );
}

/** «Amal (en árabe أمل)»: what is written once more in other letters, in brackets, is a name. */
export function isWrittenAgain(reading: Reading, at: number, end: number): boolean {
  const { tokens } = reading;
  if (!tokens[at]?.capital || !canBeCalled(tokens[at]) || !/^[(/]$/.test(tokens[end]?.before ?? "")) return false;
  return [0, 1, 2, 3].some((step) => {
    const other = tokens[end + step];
    return other?.capital && (step === 0 || !/[)]/.test(other.before)) && isInOtherLetters(reading, end + step);
  });
}

/** «Mila (en ucraniano Мила)», "美咲 (Misaki)": the same name in other letters, in brackets after the first. */
export function isInOtherLetters({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  if (!token?.capital || !canBeCalled(token)) return false;
  for (let step = 0; step < EXPLAINED_WITHIN_WORDS; step++) {
    const inside = tokens[at - step];
    if (inside === undefined) return false;
    if (/^[(/–—]$/.test(inside.before)) {
      const first = tokens[at - step - 1];
      return first?.capital === true && isLatin(first) !== isLatin(token) && (step === 0 || !isLatin(token));
    }
    if (inside.before !== "" && step > 0 && !/^[:«"“]+$/.test(inside.before)) return false;
  }
  return false;
}
