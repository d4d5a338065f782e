import { isCreatureWord } from "./creatures.ts";
import type { NameMention } from "./find-names.ts";
import { genderOfFirstName, isFirstName } from "./first-names.ts";
import { fold, wordSet } from "./fold.ts";
import { isListedWord } from "./name-shape.ts";
import { relationWord } from "./relations.ts";
import { PET_NAMES } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

const CALLS = wordSet(
  "call calls calling called name names named naming decimos dicen decirle digo llamamos llaman llamen llamar llamarle llame llames llamemos digan",
);
const WHOM = wordSet("him her them it me us le lo la les nos te");
const AS = wordSet("by as como");
const GOES = wordSet("goes go known conocido conocida conocen");
const MINDS = wordSet("hate hates odia detesta not don't dont doesn't doesnt no nunca never");
/** «se llama Francisco pero todos le decimos Pacho»: so far from the name to what it is replaced by. */
const FARTHEST_NICKNAME = 9;

/** «le decimos X», "we call him X", "goes by X". */
export function isNicknamed(tokens: readonly Token[], at: number): boolean {
  const [previous, second] = [tokens[at - 1]?.folded ?? "", tokens[at - 2]?.folded ?? ""];
  if (/^[,(]?$/.test(tokens[at]?.before ?? "") && isForShort(tokens, at)) return true;
  if (tokens[at]?.before !== "" && !/^[«"“'‘]+$/.test(tokens[at]?.before ?? "")) return false;
  // «un conejo al que llamamos Nabo», "an octopus he calls Inky"
  const token = tokens[at];
  const isName = token?.capital === true && relationWord(token.folded) === undefined;
  if (/^(?:calls|call)$/.test(previous) && /^(?:he|she|they|we)$/.test(second) && isName) return true;
  if (/^(?:decimos|dicen|llamamos|llaman|llama)$/.test(previous))
    return WHOM.has(second) || (second === "que" && isName);
  // "she calls it bedtime"
  const goesOn = tokens[at + 1]?.before === "";
  const thing = previous === "it" && !token?.capital && (goesOn || isListedWord(token?.folded ?? ""));
  if (WHOM.has(previous) && CALLS.has(second)) return !thing || PET_NAMES.has(token?.folded ?? "");
  if (isWhatWeSay(tokens, at)) return true;
  return AS.has(previous) && GOES.has(second);
}

/** "but we say Tomek", "answers to Zippy", «responde a Bola»: it names nobody when the sentence goes on, as in "we say grace before tea". */
function isWhatWeSay(tokens: readonly Token[], at: number): boolean {
  const [previous, second, third] = [1, 2, 3].map((steps) => tokens[at - steps]?.folded ?? "");
  const next = tokens[at + 1];
  const capital = tokens[at]?.capital === true;
  const ends = next === undefined || next.before !== "" || GOES_ON.has(next.folded);
  const small = second !== "responds" && ends && isPlainlyAName(tokens[at]);
  if (!capital && !small) return false;
  if (previous === "say") return second === "we" && (third === "but" || /^[,(]/.test(tokens[at - 2]?.before ?? ""));
  if (previous === "decimos") return second === "pero" || second === "le";
  return /^(?:to|al?)$/.test(previous ?? "") && /^(?:answers|responds|responde|atiende)$/.test(second ?? "");
}

/** «Francisca, alias Pancha», "aka Max", «pero en casa es Pepe», "Bea for short", «Pepe para los amigos». */
function isForShort(tokens: readonly Token[], at: number): boolean {
  if (!tokens[at]?.capital && !isFirstName(tokens[at]?.folded ?? "")) return false;
  const [previous, second, third] = [1, 2, 3].map((steps) => tokens[at - steps]?.folded ?? "");
  if (/^(?:alias|aka)$/.test(previous ?? "")) return true;
  if (previous === "es" && second === "casa" && third === "en") return true;
  const next = tokens
    .slice(at + 1, at + 4)
    .map((token) => (token.before === "" ? token.folded : ""))
    .join(" ");
  // «Francisco (Paco en casa)»; «Leo y Ana en casa» is where they are.
  if (tokens[at]?.before.includes("(") && /^(?:at home|en casa)/.test(next)) return true;
  return /^(?:for short|to (?:everyone|everybody|all|us|family|friends|(?:her|his|their|the) (?:friends|family|mates))|para (?:l[oa]s amig[oa]s|la familia|tod[oa]s|nosotros|los suyos))/.test(
    next,
  );
}

/** "they name him Waffles", "she called it Pickle", "answers to Zippy": somebody gives a name to an animal; what "we call him" is the child's. */
export function isGivenName(tokens: readonly Token[], at: number): boolean {
  const [previous, second, third] = [1, 2, 3].map((steps) => tokens[at - steps]?.folded ?? "");
  if (/^(?:to|al?)$/.test(previous ?? "")) return isWhatWeSay(tokens, at);
  if (/^calls?$/.test(previous ?? "")) return /^(?:s?he|they)$/.test(second ?? "");
  if (/^(?:llamamos|llaman?)$/.test(previous ?? "")) return second === "que";
  const gives = /^(?:call|calls|called|names?|named)$/.test(second ?? "") && WHOM.has(previous ?? "");
  return gives && !/^(?:we|we've|everyone|everybody|people|family|all)$/.test(third ?? "");
}

const GOES_ON = wordSet("hes shes he she and who y que");
const isPlainlyAName = (token: Token | undefined) =>
  token !== undefined && (isFirstName(token.folded) || !isListedWord(token.folded));

const isCalledSo = (tokens: readonly Token[], at: number) =>
  isNicknamed(tokens, at) || [1, 2, 3].some((steps) => isCallAt(tokens, at, steps));

/** "call the princess Rosie", «la llames Luna» */
function isCallAt(tokens: readonly Token[], at: number, steps: number): boolean {
  const between = tokens.slice(at - steps + 1, at + 1);
  return CALLS.has(tokens[at - steps]?.folded ?? "") && between.every(({ before }) => /^[«"“'‘]*$/.test(before));
}

/** "She hates it when people call her Eva", "don't call him Bertie". */
function isUnwelcome(tokens: readonly Token[], at: number): boolean {
  for (let step = at - 1; step > at - FARTHEST_NICKNAME && step >= 0; step--) {
    const token = tokens[step];
    if (token === undefined || /[,.!?;]/.test(tokens[step + 1]?.before ?? "")) return false;
    if (MINDS.has(token.folded)) return true;
  }
  return false;
}

const scriptOf = (name: string) => (/\p{Script=Latin}/u.test(name) ? "latin" : "other");

const inBrackets = (tokens: readonly Token[], long: NameMention, short: NameMention) =>
  short.at === long.at + long.length && (tokens[short.at]?.before ?? "").includes("(");

/** "He named it Toast": whatever "it" is, it is not the child. */
const isNamedThing = (tokens: readonly Token[], at: number) => tokens[at - 1]?.folded === "it";

/** «Sofi (Sofía)», "Liz (Elizabeth)": in the brackets, alone, is the longer form of what the family says. */
function isFullInBrackets(tokens: readonly Token[], short: NameMention, full: NameMention): boolean {
  if (!inBrackets(tokens, short, full) || scriptOf(short.name) !== scriptOf(full.name)) return false;
  if (isNicknamed(tokens, full.at)) return false;
  const [outside, inside] = [fold(short.name), fold(full.name)];
  return (
    inside.length > outside.length &&
    isFirstName(inside) &&
    !inside.endsWith(DIMINUTIVE_OF[outside.at(-1) ?? ""] ?? " ")
  );
}

/** «Ana (Anita)»: longer, and the pet name all the same. */
const DIMINUTIVE_OF: Readonly<Record<string, string>> = { a: "ita", o: "ito", n: "ito", s: "ito" };

function replaces(tokens: readonly Token[], long: NameMention, short: NameMention): boolean {
  const gap = short.at - (long.at + long.length);
  if (inBrackets(tokens, long, short)) return scriptOf(long.name) === scriptOf(short.name);
  if (isNamedThing(tokens, short.at)) return false;
  if (short.creature && !long.creature) return false;
  const sentenceEnds = tokens
    .slice(long.at + long.length, short.at + 1)
    .some((token) => /[.!?;]/.test(token.before.replace(/\)/g, "")));
  if (sentenceEnds || gap < 0 || gap > FARTHEST_NICKNAME) return false;
  return isNicknamed(tokens, short.at);
}

const OR = wordSet("or o u ni nor and y");

/** "don't call her Twinkle or Sparkle": unwelcome names, and those that go on with them. */
function unwelcomeOnes(tokens: readonly Token[], named: readonly NameMention[]): ReadonlySet<NameMention> {
  const unwelcome = new Set<NameMention>();
  let end = -1;
  for (const mention of named) {
    const gap = mention.at - end;
    const goesOn =
      end >= 0 &&
      ((gap === 0 && tokens[mention.at]?.before === ",") ||
        (gap === 1 && OR.has(tokens[end]?.folded ?? "") && tokens[mention.at]?.before === ""));
    const named = isCalledSo(tokens, mention.at) && isUnwelcome(tokens, mention.at);
    end = goesOn || named ? mention.at + mention.length : -1;
    if (goesOn || named) unwelcome.add(mention);
  }
  return unwelcome;
}

/** "art is short for arthur"; "his real name is Barnaby" where everybody calls him otherwise. */
function isFullFormOnly(tokens: readonly Token[], at: number, named: readonly NameMention[]): boolean {
  const said = [1, 2, 3].map((steps) => tokens[at - steps]?.folded ?? "").join(" ");
  if (/^(?:is name (?:real|full|proper|given)|es (?:real|completo|verdadero) nombre|es nombre verdadero)$/.test(said))
    return named.some((mention) => mention.at < at && isNicknamed(tokens, mention.at));
  return tokens[at - 1]?.folded === "for" && tokens[at - 2]?.folded === "short";
}

/** «Mei 美»: one name, written twice in one breath. */
function isSameInOtherLetters(tokens: readonly Token[], one: NameMention, other: NameMention): boolean {
  const gap = other.at - (one.at + one.length);
  return gap === 0 && (tokens[other.at]?.before ?? "") === "" && scriptOf(one.name) !== scriptOf(other.name);
}

const FARTHEST_ALIAS = 3;

/** «美咲 (Misaki)», «Mila (en ucraniano Мила)»: the same, in brackets. */
function isAlias(tokens: readonly Token[], one: NameMention, other: NameMention): boolean {
  const gap = other.at - (one.at + one.length);
  if (gap < 0 || gap > FARTHEST_ALIAS || scriptOf(one.name) === scriptOf(other.name)) return false;
  return /^[(/–—]$/.test(tokens[one.at + one.length]?.before ?? "");
}

const NOW_AND_THEN = wordSet("when whenever if sometimes cuando veces casa home mad angry late");

/** "Dashiell (Dash when he's in a hurry)", «en casa le decimos Peque»: a pet name by the way, which the given name outlives. */
function isInPassing(tokens: readonly Token[], long: NameMention, short: NameMention): boolean {
  const gap = short.at - (long.at + long.length);
  const after = tokens[short.at + short.length];
  if (gap < 0 || short.creature) return false;
  if (inBrackets(tokens, long, short) && isForShort(tokens, short.at)) return false;
  if (inBrackets(tokens, long, short))
    return after !== undefined && after.before === "" && scriptOf(long.name) === scriptOf(short.name);
  if (!isNicknamed(tokens, short.at) || isNamedThing(tokens, short.at)) return false;
  const between = tokens.slice(long.at + long.length, short.at + 1);
  const isPetName = !isFirstName(short.name) && isListedWord(fold(short.name));
  const bySentence = between.some((token) => /[.!?;]/.test(token.before.replace(/\)/g, "")));
  if (bySentence) return !between.some(({ folded }) => isCreatureWord(folded));
  const near = tokens.slice(Math.max(short.at - FARTHEST_NICKNAME, long.at + long.length), short.at);
  return isPetName || near.some(({ folded }) => NOW_AND_THEN.has(folded)) || NOW_AND_THEN.has(after?.folded ?? "");
}

/** A shorter form of a name that was said in full: «Delfina … que Delfi no duerme». */
function isShortened(one: NameMention, other: NameMention): boolean {
  const [long, short] = [fold(one.name), fold(other.name)];
  const apart = other.at > one.at + one.length + 1;
  return apart && short.length >= 4 && long.length > short.length && long.startsWith(short) && !long.includes(" ");
}

/** Each person once, by the name that the family uses. */
export function withoutDoubles(tokens: readonly Token[], named: readonly NameMention[]): NameMention[] {
  const unwelcome = unwelcomeOnes(tokens, named);
  const welcome = named.filter((mention) => !unwelcome.has(mention) && !isFullFormOnly(tokens, mention.at, named));
  const gone = new Set<NameMention>();
  const heirs = new Map<NameMention, NameMention>();
  const spellings = new Map<NameMention, string>();
  for (const [index, mention] of welcome.entries()) {
    for (const later of welcome.slice(index + 1)) {
      if (gone.has(mention) || gone.has(later)) continue;
      if (isAlias(tokens, mention, later) || isSameInOtherLetters(tokens, mention, later)) {
        // A story in our letters shows the name that they can spell.
        const shown = scriptOf(mention.name) === "latin" ? mention : later;
        const other = shown === mention ? later : mention;
        gone.add(other);
        if (other === mention) heirs.set(later, mention);
        spellings.set(shown, other.name);
      } else if (isShortened(mention, later) || isFullInBrackets(tokens, mention, later)) gone.add(later);
      else if (isInPassing(tokens, mention, later)) gone.add(later);
      else if (replaces(tokens, mention, later)) {
        gone.add(mention);
        heirs.set(later, mention);
      }
    }
  }
  return welcome
    .filter((mention) => !gone.has(mention))
    .map((mention) => {
      const full = heirs.get(mention);
      const otherSpelling = spellings.get(mention);
      if (!full) return otherSpelling ? { ...mention, otherSpelling } : mention;
      const { creature, relation, gender } = full;
      return {
        ...mention,
        otherSpelling,
        creature: creature ?? mention.creature,
        relation: relation ?? mention.relation,
        gender: gender ?? mention.gender ?? genderOfFirstName(full.name) ?? genderOfFirstName(mention.name),
      };
    });
}

const THANKS = wordSet("gracias thanks thank thanking cheers saludos besos abrazos love regards you bless bendiga");

/** Whoever signs the request is no child of the story: «Mil gracias, Euge». */
export function isSignature(tokens: readonly Token[], { at, length }: NameMention): boolean {
  if (at + length < tokens.length || !/[,.\n–—-]/.test(tokens[at]?.before ?? "")) return false;
  if (!isFirstName(tokens[at]?.folded ?? "") && !tokens[at]?.capital) return false;
  return [1, 2, 3].some((steps) => THANKS.has(tokens[at - steps]?.folded ?? ""));
}
