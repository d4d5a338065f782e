import { isCommonFirstName, isFirstName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { acts, type Reading } from "./name-evidence.ts";
import { isCommonWord, looksLikeName } from "./name-shape.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

/** «su perro guía», «su robot aspirador», «el pez payaso»: what kind of animal it is. */
const KINDS = wordSet(
  `guia policia pastor bombero lazarillo rescate callejero salchicha lobo payaso globo espada martillo ballena angel polar panda montes hormiguero
  carpintero mensajero reina obrera guardian centinela aspirador cocinero camarero gigante carey boba betta bebe macho hembra enano real
  doctor cirujano abuelo mama papa superheroe`,
);
/** "her dinosaur costume", "his robot vacuum": in English the animal says what kind of thing it is. */
const THINGS = wordSet(
  `costume outfit mask suit onesie pyjamas pajamas jumper sweater shirt hat cup plate mug lamp ride race show vacuum tank bowl cage kennel walker
  sitter groomer poo tail ears impression voice noise bite fur lead leash collar puzzle cake backpack rucksack slippers wellies umbrella sticker
  figure skeleton fossil museum phase obsession mad crazy lover fan expert mug duvet bedding pillowcase torch nightlight night-light film movie
  joey cub pup calf chick foal fawn piglet lamb kid hatchling duckling kitten
  episode dance race lesson lessons rescue shelter park footprint tattoo balloon pinata piñata drawing ornament keyring`,
);
/** «su perro juguetón», «su oso apestoso», "his blanket torn and dirty". */
const ADJECTIVE =
  /(?:os[oa]|[aiu]d[oa]|[aeio]nte|able|ible|ísim[oa]|quit[oa]|ón|ona|ín|és|dor|dora|es|[^e]ed|ing|ish|rn|wn)$/u;
/** «robusto», «callejero», «eléctrico», «carnívoro», «infantil» */
const SPANISH_ADJECTIVE =
  /\p{L}{2}(?:ust[oa]|ane[oa]|iv[oa]|[ln]ent[oa]|er[oa]|ari[oa]|ili?z|bil|til|[nrt]al|esc[oa]|vor[oa]|color|ense|(?:et|at|on|an|al|act|ectr|og|ist|ost|osm|ag)ic[oa])$/u;
/** What animals and toys do; the ending says nothing, for many a rabbit is called Buttons. */
const DOINGS = wordSet(
  `purrs barks growls meows miaows wags licks sniffs howls whines drools scratches squeaks snuggles moults sheds pees poops wees farts hisses roars
  neighs gallops wriggles flaps stinks smells squirms twitches glows beeps talks ladra maulla ronronea gruñe aulla muerde babea brilla`,
);

/** True for what says how or of what kind an animal or a toy is, as far as a list and the ending show it. */
export const describes = (token: Token) =>
  saysKind(token) || ADJECTIVE.test(token.text) || SPANISH_ADJECTIVE.test(token.folded);

/** True for «guía» after «perro» and for "costume" after "dinosaur", also where a family somewhere has it for a name. */
export const saysKind = (token: Token) =>
  KINDS.has(token.folded) || THINGS.has(token.folded) || DOINGS.has(token.folded);

/** "Kiki the kookaburra laughs", «Tito el coatí roba»: somebody of a kind that no list knows, for it is no word of every day, and it acts. */
export function isOfUnknownKind(reading: Reading, at: number): boolean {
  const [token, article, kind] = [0, 1, 2].map((step) => reading.tokens[at + step]);
  if (!token || !kind || article?.before !== "" || kind.before !== "" || token.possessive || kind.possessive)
    return false;
  if (kind.capital || !/^\p{L}{4,}$/u.test(kind.text) || isCommonWord(kind.folded) || isFirstName(kind.folded))
    return false;
  if (describes(kind) || isVerbAfterName(kind.text, kind.folded) || !acts(reading, at + 3)) return false;
  if (!looksLikeName(token) || isVerbAfterName(token.text, token.folded)) return false;
  const known = isFirstName(token.folded);
  if (!token.capital)
    return known && (!isCommonWord(token.folded) || isCommonFirstName(token.folded)) && article.folded === "the";
  // "Busca el": in Spanish a verb may begin a sentence, and stand before what it is about.
  return article.folded === "the" || (known && /^(?:el|la)$/.test(article.folded));
}
