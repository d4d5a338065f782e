import { isAskedNoun } from "./asked-nouns.ts";
import { isCreatureWord } from "./creatures.ts";
import { knownNoun } from "./nouns.ts";
import type { Token } from "./tokens.ts";

const BEFORE_A_NOUN = new Set([
  "sin",
  "without",
  "excepto",
  "except",
  "evita",
  "avoid",
  "tampoco",
  "ningun",
  "ninguna",
  "ningunos",
  "ningunas",
]);
const PAIRS = new Set(
  `no salga|no salgan|no aparezca|no aparezcan|no haya|no quiero|no queremos|no metas|no pongas|no incluyas|nada de|pero no|y no|don't want|
  don't include|do not|not the|not a|not an|not any|no more|instead of|en vez|en lugar|and not|but not|but no|que no`
    .split("|")
    .map((pair) => pair.trim()),
);
const JOINS = new Set(["y", "e", "o", "u", "ni", "or", "nor", "and"]);
const SKIPPED = new Set(
  "a al de del el la los las un una unos unas ningun ninguna su sus mi the an any her his my our that que salga salgan aparezca aparezcan haya sea sean want include have".split(
    " ",
  ),
);
const WHAT_SOMEBODY_DOES_NOT =
  /^(?:quier[ea]n?|queria[ns]?|quiso|pued[ea]n?|podia[ns]?|pudo|sab[ei]a?n?|supo|tien[ea]n?|tenia[ns]?|esta|es|era|va|le|les|se|deja|dejaba|para|paraba|encuentra|encontraba|consigue|conseguia|gusta|gustan|gustaba|duerme|come|habla)$/;

const RUNS_OUT = /^(?:que|ke)d(?:a|o|an|aron|ado|arse|aba|aban)$/;
/** «sin pañal», «sin ruedines»: what a child does without for the first time is what the story is about. */
const GROWN_OUT_OF =
  /^(?:pañal|pañales|chupete|chupetes|chupo|ruedines|rueditas|tele|television|tablet|tableta|pantalla|pantallas|movil|celular|biberon|manguitos|nappy|nappies|diaper|diapers|dummy|dummies|pacifier|stabilisers|stabilizers|armbands|screens|tablet|telly|tv)$/;
const BEFORE_A_VERB = /^(?:que|q|para|por|ya|porque|aun|todavia|casi|cuando|donde)$/;

const isThing = (word: string): boolean => isCreatureWord(word) || knownNoun(word) !== undefined || isAskedNoun(word);

function isNegation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.folded ?? "";
  const next = tokens[at + 1]?.folded ?? "";
  const previous = tokens[at - 1]?.folded ?? "";
  // «se quedan sin camellos»: that is what the story is about.
  if (word === "sin" && RUNS_OUT.test(previous)) return false;
  const unwanted = SKIPPED.has(next) ? (tokens[at + 2]?.folded ?? "") : next;
  if (/^(?:sin|without|more)$/.test(word) && GROWN_OUT_OF.test(unwanted)) return false;
  if (BEFORE_A_NOUN.has(word) || word === "ni") return true;
  // "hockey not football"
  if (
    word === "not" &&
    previous !== "why" &&
    tokens[at]?.before === "" &&
    tokens[at + 1]?.before === "" &&
    isThing(next)
  )
    return true;
  if (PAIRS.has(`${previous} ${word}`)) {
    // «encuentra una llave y no sabe qué abre»
    if (word === "no" && WHAT_SOMEBODY_DOES_NOT.test(next)) return false;
    return previous !== "que" || /(?:alga|algan|ezca|ezcan|aya|ean?)$/.test(next);
  }
  // In Spanish a verb follows "no": what somebody does not want to do is what the story is about.
  if (word !== "no" || tokens[at + 1]?.before !== "" || WHAT_SOMEBODY_DOES_NOT.test(next)) return false;
  // «que no comparte», but «que no brujas».
  return !BEFORE_A_VERB.test(previous) || isCreatureWord(next) || knownNoun(next) !== undefined;
}

/** «Dragones NO», «peter y wendy no, por favor»: the places of what stands before such a "no"; not «a Paz no». */
function negatedBefore(tokens: readonly Token[], at: number): number[] {
  const [no, next] = [tokens[at], tokens[at + 1]];
  if (no?.folded !== "no" || no.before !== "" || (next !== undefined && !/^[,.;!)]/.test(next.before))) return [];
  const places = [at - 1];
  const joined =
    JOINS.has(tokens[at - 2]?.folded ?? "") && tokens[at - 1]?.before === "" && tokens[at - 2]?.before === "";
  if (joined) places.push(at - 3);
  const first = places.at(-1) ?? 0;
  const opens = first === 0 || (tokens[first]?.before ?? "") !== "";
  return opens && first >= 0 ? places : [];
}

/** The places of the words that the parent does not want: "sin dragones ni brujas", "que no salga Nube", "no ghosts". */
export function findNegated(tokens: readonly Token[]): ReadonlySet<number> {
  const negated = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    for (const place of negatedBefore(tokens, at)) negated.add(place);
    if (!isNegation(tokens, at)) continue;
    let unwanted = at + 1;
    while (unwanted < tokens.length) {
      while (SKIPPED.has(tokens[unwanted]?.folded ?? "") && (tokens[unwanted]?.before ?? "") === "") unwanted++;
      const token = tokens[unwanted];
      if (token === undefined || /[.!?;:]/.test(token.before)) break;
      negated.add(unwanted);
      const next = tokens[unwanted + 1];
      const afterNext = tokens[unwanted + 2];
      const listGoesOn = next !== undefined && JOINS.has(next.folded) && next.before === "" && !afterNext?.capital;
      if (!listGoesOn) break;
      unwanted += 2;
    }
  }
  return negated;
}
