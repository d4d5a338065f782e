import { isCreatureWord } from "./creatures.ts";
import { isCommonFirstName, isFirstName, isOnlyAName } from "./first-names.ts";
import { wordSet } from "./fold.ts";
import { saysAge } from "./name-age.ts";
import { ARTICLES, FOR, isWithOwn, type Verdict, WITH } from "./name-capitals.ts";
import {
  acts,
  actsLikeName,
  before,
  CONNECTORS,
  creatureAfter,
  creatureBefore,
  POSSESSIVES,
  type Reading,
  relationBefore,
  UNSEEN,
  words,
} from "./name-evidence.ts";
import { isGrownUp } from "./name-grown-ups.ts";
import { describes, saysKind } from "./name-kinds.ts";
import { isWhere } from "./name-place.ts";
import { isRole } from "./name-roles.ts";
import { isCommonWord, isListedWord } from "./name-shape.ts";
import { relationWord } from "./relations.ts";
import { CALENDAR_WORDS, EVERYDAY_WORDS, PET_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";
import { isVerbAfterName } from "./verbs.ts";

const DETERMINERS = words("el la un una mi su tu nuestro nuestra the a an my his her their our");
const BEFORE_A_CLAUSE = words(
  "hoy ayer anoche today yesterday tonight que cuando porque y and so um when because where donde si if that pero but pues basically pls please",
);

/** Where «su perro haggis» may end: at a mark, or before what goes on without saying more of it. */
function isOver(next: Token | undefined): boolean {
  return (
    next === undefined ||
    next.before !== "" ||
    /^(?:y|and|que|who|please|porfa|porfavor|por|gracias|thanks|pls|in|en|at|go|van)$/.test(next.folded)
  );
}

/** "baby monitor": what is bought for one. */
const FOR_BABIES = words(
  "shower monitor bump carrier walker bottle food boom blanket formula wipes crib cot gate swing seat bouncer sling stroller pram oil powder lotion bath talk steps photos clothes",
);

/** "a story for baby wilf", "baby wilf won't sleep": a word that nobody knows, where it may end or goes on to do something. */
function isBabysName(reading: Reading, at: number): boolean {
  const [token, next] = [reading.tokens[at], reading.tokens[at + 1]];
  if (!token || token.before !== "" || FOR_BABIES.has(token.folded) || describes(token)) return false;
  if (!/^\p{L}{3,}$/u.test(token.text) || /(?:s|ly)$/.test(token.folded)) return false;
  return isOver(next) || acts(reading, at + 1) || saysAge(reading, at + 1);
}

/** A noun wants an article: "so lily lost her tooth", «que luna quiere». */
function isBareBeforeVerb(reading: Reading, at: number): boolean {
  const joins = at === 0 || BEFORE_A_CLAUSE.has(before(reading, at)) || reading.tokens[at]?.before !== "";
  return joins && acts(reading, at + 1) && isCommonFirstName(reading.tokens[at]?.folded ?? "");
}

/** Names somewhere, and said of everything else when they have no capital. */
const NO_NAME_WHEN_SMALL: ReadonlySet<string> = new Set([...UNSEEN, "said"]);

export function verdictOnSmall(reading: Reading, at: number): Verdict {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined) return "no";
  const end = at + 1;
  const [sure, known] = [isOnlyAName(token.folded), isFirstName(token.folded)];
  const article = token.before === "" && ARTICLES.has(before(reading, at)) && before(reading, at) !== "a";
  // «papá está de viaje», "sister bear": who somebody is to a child, or what, and no name.
  if (isTheMoral(reading, end) || NO_NAME_WHEN_SMALL.has(token.folded)) return "no";
  if (relationWord(token.folded) !== undefined || isGrownUp(token.folded)) return "no";
  // "her squire is called Wilf"
  if (token.before === "" && DETERMINERS.has(before(reading, at)) && isNamedAfterwards(reading, end)) return "no";
  // "teddy is called Barnacle"
  if (isCreatureWord(token.folded) && (isTheKind(reading, at) || isNamedAfterwards(reading, end))) return "no";
  const relation = relationBefore(reading, at);
  const creature = creatureBefore(reading, at);
  const unknown = !known && !isCommonWord(token.folded) && !isVerbAfterName(token.text, token.folded);
  // "her grumpy alien co-pilot, Blorp": what somebody is, before the name.
  if (creature && tokens[end]?.before === "," && tokens[end]?.capital && isOver(tokens[end + 1])) return "no";
  // "a koala joey"
  if (reading.afterCreature.has(at) && saysKind(token) && !PET_NAMES.has(token.folded)) return "no";
  if (creature && (sure || PET_NAMES.has(token.folded))) return "name";
  const possessed =
    [2, 3].some(
      (steps) => POSSESSIVES.has(before(reading, at, steps)) || /^the(?:re|ir|ier)$/.test(before(reading, at, steps)),
    ) || tokens[at - 2]?.folded === "baby";
  if (creature && unknown && possessed && !describes(token) && (isOver(tokens[end]) || acts(reading, end)))
    return "name";
  if (relation && known && (possessed || sure)) return "name";
  const plain = unknown && !describes(token) && !isNamedAfterwards(reading, end);
  if (relation && possessed && plain && (saysAge(reading, end) || acts(reading, end))) return "name";
  if (relation && possessed && saysAge(reading, end)) return "name";
  // "freya 4, baby wilf", «mi hija cande y su muñeca»
  if (before(reading, at) === "baby" && (known ? !isCommonWord(token.folded) : unknown && isBabysName(reading, at)))
    return "name";
  if (relation && possessed && unknown && isWithOwn(reading, end) && !ADJECTIVE.test(token.text)) return "name";
  // «el niño inti»
  if (relation?.role === "child" && known && !isCommonWord(token.folded) && (isOver(tokens[end]) || acts(reading, end)))
    return "name";
  if (!article && isOwnerSmall(token)) return "name";
  if (known && isRoleAfter(reading, end)) return "name";
  if (isFamiliarSmall(reading, at) || isOfTheirs(reading, at)) return "name";
  if (article) return "no";
  if ((known || unknown) && isWhomItIsFor(reading, at)) return "name";
  if (isCommonFirstName(token.folded) && /^(?:about|sobre)$/.test(before(reading, at))) return "name";
  if (known && isSpeakerOrFriend(reading, at)) return "name";
  if (known && token.initial && areTwoAtOnce(reading, end)) return "name";
  if (isCommonFirstName(token.folded) && (isWithOwn(reading, end) || FOR.has(before(reading, at)))) return "name";
  if (known && creatureAfter(reading, end) !== undefined) return "name";
  if (known && before(reading, at) !== "on" && saysAge(reading, end)) return "name";
  if (known && isToWhomItHappens(reading, at)) return "name";
  // «vero, 4. bici sin ruedines»
  if (
    unknown &&
    token.initial &&
    !token.folded.endsWith("s") &&
    /^,$/.test(tokens[end]?.before ?? "") &&
    saysAge(reading, end)
  )
    return "name";
  if (sure && (isCommonFirstName(token.folded) || isAmongPeople(reading, at, end)))
    return isWhere(reading, at) ? "no" : "name";
  // "tiger wants to fly": what it is, whatever families call their children.
  if (isCreatureWord(token.folded) && !isCommonFirstName(token.folded)) return "no";
  if (known && (isBareBeforeVerb(reading, at) || (actsLikeName(reading, at, end) && token.initial))) return "name";
  return known || PET_NAMES.has(token.folded) ? "perhaps" : "no";
}

/** «su primo el benja», «la prima la vane»: in many families a name goes with its article, after what somebody is. */
function isFamiliarSmall(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.before !== "" || !/^(?:el|la)$/.test(before(reading, at)) || reading.tokens[at - 1]?.before !== "")
    return false;
  return relationWord(before(reading, at, 2)) !== undefined && isFirstName(token.folded) && !isCommonWord(token.folded);
}

/** "a star visits poppy's window": a flower has none; "summer's day" and "daddy's" are of every day. */
const isOwnerSmall = (token: Token) =>
  token.possessive &&
  isCommonFirstName(token.folded) &&
  ![EVERYDAY_WORDS, CALENDAR_WORDS].some((set) => set.has(token.folded));

/** "skye the skunk", "dave the digger" */
const isRoleAfter = ({ tokens }: Reading, end: number): boolean =>
  tokens[end]?.folded === "the" &&
  tokens[end]?.before === "" &&
  tokens[end + 1]?.before === "" &&
  isRole(tokens[end + 1]?.folded ?? "");

/** "is really a spaceship, says caspian", "he is best friends with alba" */
function isSpeakerOrFriend(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.before !== "" || isListedWord(token.folded) || !isOver(reading.tokens[at + 1])) return false;
  const [previous, second] = [before(reading, at), before(reading, at, 2)];
  if (/^(?:says|said|asks|asked|dice|dijo|pregunta)$/.test(previous)) return true;
  return WITH.has(previous) && /^(?:friends|plays|playing|juega|jugar|amig[oa]s?)$/.test(second);
}

/** «la maestra de maxi»: whom and what a child has. */
const THEIRS = words(
  "maestra maestro profe profesora profesor seño cumple cumpleaños cuarto habitacion cama mochila diente dientes peluche peluches chupete juguetes pesadilla pesadillas zapatos",
);

/** «el papá de yael», "the mum of kian" */
function isOfTheirs(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.before !== "" || !/^(?:de|of)$/.test(before(reading, at)) || reading.tokens[at - 1]?.before !== "")
    return false;
  if (THEIRS.has(before(reading, at, 2)) && isFirstName(token.folded) && !isListedWord(token.folded))
    return isCommonFirstName(token.folded) || !isCommonWord(token.folded);
  const kin = relationWord(before(reading, at, 2));
  if (reading.tokens[at + 1]?.folded === "de" || !kin || (kin.role === "adult" && !kin.elder)) return false;
  return isFirstName(token.folded) && !isCommonWord(token.folded);
}

/** «mi hija adoptiva se llama Mei» */
function isNamedAfterwards({ tokens }: Reading, end: number): boolean {
  const two = [tokens[end], tokens[end + 1]].map((token) => token?.folded).join(" ");
  return /^(?:se llama|(?:is|was|s|es) (?:called|named|llamad[oa])|called .*|named .*|llamad[oa] .*)$/.test(two);
}

/** "patience is the moral" */
function isTheMoral({ tokens }: Reading, end: number): boolean {
  if (!/^(?:is|es|sea|being)$/.test(tokens[end]?.folded ?? "")) return false;
  return [1, 2, 3].some((step) =>
    /^(?:moral|moraleja|lesson|leccion|theme|tema|topic|message|mensaje|point|value|valor|key|clave)$/.test(
      tokens[end + step]?.folded ?? "",
    ),
  );
}

/** "a baby sister bear" */
function isTheKind(reading: Reading, at: number): boolean {
  return relationBefore(reading, at) !== undefined && !CONNECTORS.has(reading.tokens[at + 1]?.folded ?? "");
}

/** «mi hijo travieso y su perro» */
const ADJECTIVE =
  /(?:os[oa]|[aei]d[oa]|[aeio]nte|able|ible|[ií]sim[oa]|ón|ona|dor|dora|[ei]s[oa]|iv[oa]|i[oa]|ill[oa]|[iu]n[oa]|s)$/u;

const WHO_DOES = wordSet(
  `tiene esta va no ha hoy le se es cumple vive ama adora quiere anda empieza duerme necesita echa odia llora cree sueña juega dice teme acaba
  is has was loves likes wants lives needs can can't cant won't wont hates just lost got gets keeps started starts doesn't doesnt will turned turns`,
);

/** «para ona que tiene siete años», "for eilif who just lost a tooth": whom a clause or an age says to be a child. */
function isWhomItIsFor(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.before !== "" || !FOR.has(before(reading, at)) || next === undefined) return false;
  if (/[aei]r(?:se|l[aeo]s?)?$/.test(token.folded) && !isFirstName(token.folded)) return false;
  if (saysAge(reading, at + 1)) return true;
  // «para sofi y para agus mellizas»
  const over = next.before !== "" || /^(?:y|e|and|mellizas?|mellizos?|gemel[oa]s?|twins?)$/.test(next.folded);
  if (over && isFirstName(token.folded) && !isCommonWord(token.folded)) return true;
  if (!/^,?$/.test(next.before) || (token.folded.endsWith("s") && !isFirstName(token.folded))) return false;
  const who = /^(?:que|q|who|quien)$/.test(next.folded);
  const does = tokens[at + 2];
  return who && (next.possessive || (does?.before === "" && WHO_DOES.has(does.folded)));
}

/** «a lucía se le ha caído un diente», «a vega le gusta la lluvia» */
function isToWhomItHappens(reading: Reading, at: number): boolean {
  const [next, following] = [1, 2].map((step) => reading.tokens[at + step]?.folded ?? "");
  return (
    before(reading, at) === "a" && (/^les?$/.test(next ?? "") || (next === "se" && /^les?$/.test(following ?? "")))
  );
}

/** "ella and grace share a room", "ruby + rosie": two first names and nothing else, where a text begins. */
function areTwoAtOnce({ tokens }: Reading, end: number): boolean {
  const sign = /^[&+]$/.test(tokens[end]?.before ?? "");
  const second = tokens[sign ? end : end + 1]?.folded ?? "";
  return (sign || CONNECTORS.has(tokens[end]?.folded ?? "")) && isFirstName(second) && isCommonFirstName(second);
}

/** A rarer name in lower case wants a place where people stand: first, last, after «para», before a verb. */
function isAmongPeople(reading: Reading, at: number, end: number): boolean {
  const { tokens } = reading;
  const previous = before(reading, at);
  if (
    at === 0 ||
    FOR.has(previous) ||
    WITH.has(previous) ||
    CONNECTORS.has(previous) ||
    CONNECTORS.has(tokens[end]?.folded ?? "") ||
    (tokens[end]?.before === "" && isOnlyAName(tokens[end]?.folded ?? ""))
  )
    return true;
  return actsLikeName(reading, at, end);
}
