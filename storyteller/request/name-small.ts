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
import { describes } from "./name-kinds.ts";
import { isWhere } from "./name-place.ts";
import { isCommonWord } from "./name-shape.ts";

import { relationWord } from "./relations.ts";
import { PET_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

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
  if (isCreatureWord(token.folded) && isTheKind(reading, at)) return "no";
  const relation = relationBefore(reading, at);
  const creature = creatureBefore(reading, at);
  const unknown = !known && !isCommonWord(token.folded);
  if (creature && (sure || PET_NAMES.has(token.folded))) return "name";
  const possessed =
    [2, 3].some((steps) => POSSESSIVES.has(before(reading, at, steps))) || tokens[at - 2]?.folded === "baby";
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
  if (article) return "no";
  if ((known || unknown) && isWhomItIsFor(reading, at)) return "name";
  if (isCommonFirstName(token.folded) && /^(?:about|sobre)$/.test(before(reading, at))) return "name";
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
  if (known && (isBareBeforeVerb(reading, at) || (actsLikeName(reading, at, end) && token.initial))) return "name";
  return known || PET_NAMES.has(token.folded) ? "perhaps" : "no";
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
