import { ENGLISH_PLURALS, ENGLISH_SINGULARS } from "./english-nouns.ts";
import { isFirst, type LanguageRule, neighbours, pattern, type Word } from "./language-rule.ts";
import { doubledWord } from "./punctuation-rules.ts";

const WRONG_PASTS =
  "throwed|runned|goed|comed|catched|bringed|buyed|thinked|teached|finded|heared|builded|keeped|sleeped|feeled|falled|gived|maked|taked|swimmed|sitted|standed|telled|sayed|eated|drinked|hurted|cutted|drawed|flied|blowed|growed|knowed|breaked|writed|rided|losed|readed|selled|sended|speaked|spended|stealed|sweeped|weared|winned|holded|meeted|choosed|getted|forgetted|understanded|begined|digged|swinged|sticked|creeped|feeded|shaked|waked";
const WRONG_PLURALS =
  "childs|mouses|mans|foots|tooths|gooses|sheeps|wolfs|leafs|womans|childrens(?!['’])|shelfs|halfs|thiefs|knifes|mices|feets|teeths|mens(?!['’])|snowmans|policemans";
const PAST_ONLY = "went|knew|took|ate|gave|threw|flew|wrote|spoke|began|drank|sang|swam|broke|chose|grew|drew|fell";

/** Letters that are not said as they are written: "a unicorn", "a one-eyed cat", "an hour". */
const CONSONANT_SOUND =
  /^(?:uni(?!m|n[aefhijostv])|us(?:e|u|ab|ag)|ut[ei]|u[bfkr](?:i|o|u|a[nl])|eu|ew|one(?!i)|once|ouija|u-)/i;
const VOWEL_SOUND = /^(?:hour|honest|honou?r|heir|8|11(?!\d)|18(?!\d))/i;
const LETTER_NAME = /^(?:is|are|and|or|was|as|for|to|in|on|of)$/i;

function hasWrongArticle(words: readonly Word[], at: number): boolean {
  const [here, next] = [words[at], words[at + 1]];
  if (!here || !next?.text || !/^ ["“‘]?$/u.test(next.before) || LETTER_NAME.test(next.text)) return false;
  // Capitals and single letters are spelled out or are names of letters.
  if (/^\p{Lu}+$/u.test(next.text) || /^\p{L}$/u.test(next.text)) return false;
  const vowel = VOWEL_SOUND.test(next.text) || (/^[aeiouáéíóú]/iu.test(next.text) && !CONSONANT_SOUND.test(next.text));
  if (here.text === "a" || (here.text === "A" && isFirst(here, at))) return vowel;
  return here.lower === "an" && here.text !== "AN" && !vowel;
}

const COUNTS = new Set("two three four five six seven eight nine ten twelve many several these those".split(" "));
const ONE = new Set("a an one each every another".split(" "));
const AFTER_A_NOUN =
  /^(?:and|or|but|in|on|at|of|with|were|was|had|to|for|from|that|who|which|by|under|over|went|came|sat|ran)$/;

/** Nothing follows that the noun could be part of ("two star maps"). */
const endsPhrase = (next: Word | undefined) =>
  next === undefined || /[^\s-]/u.test(next.before) || AFTER_A_NOUN.test(next.lower);

function hasWrongNumber(words: readonly Word[], at: number): boolean {
  const [here, noun, next] = [words[at], words[at + 1], words[at + 2]];
  if (!here || noun?.before !== " ") return false;
  if (COUNTS.has(here.lower)) return ENGLISH_SINGULARS.has(noun.text) && endsPhrase(next);
  return ONE.has(here.lower) && ENGLISH_PLURALS.has(noun.text) && endsPhrase(next);
}

const AUXILIARIES = new Set(
  "did does do will would can could should shall may might must let make made see and or nor".split(" "),
);

function hasWrongVerb(words: readonly Word[], at: number): boolean {
  const [before, subject, verb] = [words[at - 1], words[at], words[at + 1]];
  if (!subject || verb?.before !== " ") return false;
  const isAuxiliary = before !== undefined && (AUXILIARIES.has(before.lower) || /n['’]t$/.test(before.lower));
  const isJoined = isAuxiliary && subject.before === " ";
  if (/^(?:they|we)$/.test(subject.lower)) return /^(?:was|is|has|wasn['’]t|isn['’]t|hasn['’]t)$/.test(verb.lower);
  // "And then they all had to hear it do goodnight": the infinitive after a verb of the senses.
  const isPerceived = before !== undefined && /^(?:hear|heard|saw|watch|watched|have|had)$/.test(before.lower);
  if (/^(?:he|she|it)$/.test(subject.lower))
    return !isJoined && !isPerceived && /^(?:are|am|have|do|aren['’]t|don['’]t)$/.test(verb.lower);
  const article =
    at > 0 && words[at - 1]?.lower === "the" && isFirst(words[at - 1] as Word, at - 1) && subject.before === " ";
  if (!article) return false;
  if (ENGLISH_PLURALS.has(subject.text)) return /^(?:was|is|has)$/.test(verb.lower);
  return ENGLISH_SINGULARS.has(subject.text) && /^(?:were|are|have)$/.test(verb.lower);
}

/** Quotation marks of a paragraph that do not pair; a speech over several paragraphs may leave the last one open. */
const UNPAIRED_QUOTES: LanguageRule = {
  name: "unpaired quotation marks",
  find: (paragraph) => {
    const count = (mark: RegExp) => paragraph.match(mark)?.length ?? 0;
    const [opening, closing, straight] = [count(/“/gu), count(/”/gu), count(/"/gu)];
    return closing > opening || opening > closing + 1 || straight > 2 * Math.floor(straight / 2) + 1
      ? [paragraph.slice(0, 40)]
      : [];
  },
};

/** What English does not allow, as far as a program can be sure of it. */
export const ENGLISH_RULES: readonly LanguageRule[] = [
  neighbours("a or an", 2, hasWrongArticle),
  pattern("past of an irregular verb", new RegExp(`\\b(?:${WRONG_PASTS})\\b`, "giu")),
  pattern("plural of an irregular noun", new RegExp(`\\b(?:${WRONG_PLURALS})\\b`, "giu")),
  pattern(
    "past after to or didn't",
    new RegExp(`\\b(?:to|didn['’]t|did not|couldn['’]t|wouldn['’]t) (?:${PAST_ONLY})\\b`, "giu"),
  ),
  pattern(
    "past for a participle",
    /\b(?:has|have|had|hasn['’]t|haven['’]t|hadn['’]t) (?:went|ate|took|threw|flew|gave|knew|wrote|spoke|began|drank|swam|fell)\b/giu,
  ),
  neighbours("number of a noun", 2, hasWrongNumber),
  neighbours("verb and its subject", 2, hasWrongVerb),
  pattern(
    "doubled comparison",
    /\b(?:more|most) (?:better|best|bigger|biggest|smaller|smallest|happier|happiest|easier|faster|louder|nicer|worse|worst)\b/giu,
  ),
  pattern("its or it's", /\bit['’]s (?:own|tail|head|nose|wings|mother|nest)\b|\b[Ii]ts (?:a|an|the|not|been)\b/gu),
  pattern("of for have", /\b(?:could|should|would|must|might) of\b(?! course)/giu),
  doubledWord("the a an and of to at with for was were it he she they we their but as by from this into would could"),
  UNPAIRED_QUOTES,
];
