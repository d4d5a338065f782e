import type { Gender } from "#storyteller/language/lexicon.ts";
import { isFirst, type LanguageRule, neighbours, pattern, type Word } from "./language-rule.ts";
import { doubledWord } from "./punctuation-rules.ts";
import { SPANISH_ADJECTIVES, SPANISH_NOUNS, type SpanishNoun } from "./spanish-nouns.ts";

type Determiner = { gender: Gender; plural: boolean };

const DETERMINERS: ReadonlyMap<string, Determiner> = new Map(
  (
    [
      ["m", false, "el un del al este ese aquel ningún algún nuestro"],
      ["f", false, "la una esta esa aquella ninguna alguna nuestra"],
      ["m", true, "los unos estos esos aquellos algunos nuestros muchos"],
      ["f", true, "las unas estas esas aquellas algunas nuestras muchas"],
    ] as const
  ).flatMap(([gender, plural, words]) => words.split(" ").map((word) => [word, { gender, plural }] as const)),
);
const PRONOUNS = new Set(["la", "los", "las"]);
const BEFORE_TONIC_A = new Set(["el", "un", "del", "al", "ningún", "algún"]);
const NOT_BEFORE_TONIC_A = new Set(["la", "este", "ese", "aquel"]);

const nounAt = (words: readonly Word[], at: number): SpanishNoun | undefined =>
  SPANISH_NOUNS.get(words[at]?.text ?? "");
const isNext = (words: readonly Word[], at: number) => words[at]?.before === " ";

function agrees(determiner: Determiner, word: string, noun: SpanishNoun): boolean {
  if (noun.tonicA && !noun.plural) {
    if (NOT_BEFORE_TONIC_A.has(word)) return false;
    if (BEFORE_TONIC_A.has(word)) return true;
  }
  return determiner.gender === noun.gender && determiner.plural === noun.plural;
}

function hasWrongDeterminer(words: readonly Word[], at: number): boolean {
  const word = words[at]?.lower ?? "";
  const [determiner, noun] = [DETERMINERS.get(word), nounAt(words, at + 1)];
  if (!determiner || !noun || !isNext(words, at + 1)) return false;
  if (noun.alsoVerb && PRONOUNS.has(word)) return false;
  // «treinta y una llaves»
  if (
    /^una?$/.test(word) &&
    words[at - 1]?.lower === "y" &&
    /^(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/.test(words[at - 2]?.lower ?? "")
  )
    return false;
  // «un mano a mano», «el día a día»
  if (words[at + 2]?.lower === "a" && words[at + 3]?.lower === words[at + 1]?.lower) return false;
  return !agrees(determiner, word, noun);
}

/** «la pequeño casa», «el viejo torre»: article, adjective and noun. */
function hasWrongAdjectiveBefore(words: readonly Word[], at: number): boolean {
  const word = words[at]?.lower ?? "";
  const [determiner, adjective] = [DETERMINERS.get(word), SPANISH_ADJECTIVES.get(words[at + 1]?.text ?? "")];
  if (!determiner || !adjective || !isNext(words, at + 1)) return false;
  if (determiner.gender !== adjective.gender || determiner.plural !== adjective.plural) return true;
  const noun = nounAt(words, at + 2);
  if (!noun || noun.alsoVerb || !isNext(words, at + 2)) return false;
  return noun.gender !== adjective.gender || noun.plural !== adjective.plural;
}

const BEARS_ADJECTIVE_OF_ANOTHER = /^(?:de|del|y|e|o|u|ni|con)$/;
const SHADE = /^(?:oscuro|claro|intenso|pálido|como|de)$/;

/** «la luna redondo»: article, noun and adjective; not where the adjective may belong to a noun before. */
function hasWrongAdjectiveAfter(words: readonly Word[], at: number): boolean {
  const determiner = words[at]?.lower ?? "";
  const [noun, adjective] = [nounAt(words, at + 1), SPANISH_ADJECTIVES.get(words[at + 2]?.text ?? "")];
  if (!DETERMINERS.has(determiner) || determiner === "del" || !noun || !adjective) return false;
  if (!isNext(words, at + 1) || !isNext(words, at + 2) || (noun.alsoVerb && PRONOUNS.has(determiner))) return false;
  const before = words[at - 1]?.lower ?? "";
  if (isNext(words, at) && BEARS_ADJECTIVE_OF_ANOTHER.test(before)) return false;
  if (isNext(words, at + 3) && SHADE.test(words[at + 3]?.lower ?? "")) return false;
  return noun.gender !== adjective.gender || noun.plural !== adjective.plural;
}

const SINGULAR_VERB = /^(?:era|estaba|fue|tenía|dijo|iba|quería|podía|miró|salió|llegó)$/;
const PLURAL_VERB = /^(?:eran|estaban|fueron|tenían|dijeron|iban|querían|podían|miraron|salieron|llegaron)$/;

/** «Los niños estaba»: only where the noun begins the sentence, so that nothing else can be the subject. */
function hasWrongVerb(words: readonly Word[], at: number): boolean {
  const [article, noun] = [words[at], nounAt(words, at + 1)];
  if (!article || !noun || !isFirst(article, at) || !/^(?:el|la|los|las)$/.test(article.lower)) return false;
  if (!isNext(words, at + 1) || !isNext(words, at + 2)) return false;
  return (noun.plural ? SINGULAR_VERB : PLURAL_VERB).test(words[at + 2]?.lower ?? "");
}

/** Opening and closing marks that do not pair. */
const UNPAIRED_MARKS: LanguageRule = {
  name: "opening ¿ ¡",
  find: (paragraph) => {
    const count = (mark: RegExp) => paragraph.match(mark)?.length ?? 0;
    const pairs = count(/¿/gu) === count(/\?+/gu) && count(/¡+/gu) === count(/!+/gu);
    return pairs ? [] : [paragraph.slice(0, 40)];
  },
};

const WRONG_VERBS =
  "rompido|escribido|ponido|volvido|abrido|hacido|morido|cubrido|andó|andaron|andé|cabió|conducí|trajieron|dijieron|ponió|tenió|venió|querió|hació|haiga|haigan|dijistes|vinistes|hicistes|fuistes|vistes|tuvistes|hubieron (?:un|una|muchos|muchas)|habían (?:un|una|unos|unas|muchos|muchas|dos|tres|cuatro|cinco)|la gente (?:eran|estaban|decían|querían)";
const WITHOUT_ACCENT =
  "habia|habian|tambien|dia|dias|corazon|arbol|raton|dragon|despues|asi|aqui|alli|queria|podia|decia|jardin|camion|cancion|adios|detras|quizas|habitacion|avion|leon|jamas|algun|ningun|pajaro|magico|rapido|arboles|pajaros";

/** What Spanish does not allow, as far as a program can be sure of it. */
export const SPANISH_RULES: readonly LanguageRule[] = [
  neighbours("article and noun", 2, hasWrongDeterminer),
  neighbours("adjective before its noun", 3, hasWrongAdjectiveBefore),
  neighbours("adjective after its noun", 3, hasWrongAdjectiveAfter),
  neighbours("verb and its subject", 3, hasWrongVerb),
  pattern("del and al", /(?<!\p{L})(?:de|a) el(?!\p{L})/gu),
  pattern("e before i", /(?<![\p{L}¿])[Yy] [Hh]?[iíIÍ](?![aeoáéó])\p{L}*/gu),
  pattern("u before o", /(?<!\p{L})[Oo] h?[oó]\p{L}+/gu),
  pattern("e before another sound", /(?<!\p{L})e (?!h?[iíIÍ]|H[ií]|[Yy])\p{Ll}\p{L}*/gu),
  pattern("form of a verb", new RegExp(`(?<!\\p{L})(?:${WRONG_VERBS})(?!\\p{L})`, "giu")),
  pattern("plural in -ces", /(?<!\p{L})\p{Ll}+zes(?!\p{L})/gu),
  pattern("missing accent", new RegExp(`(?<!\\p{L})(?:${WITHOUT_ACCENT})(?!\\p{L})`, "gu")),
  pattern("doubled comparison", /(?<!\p{L})más (?:mejor|peor)(?:es)?(?!\p{L})/gu),
  UNPAIRED_MARKS,
  pattern(
    "raya of a dialogue",
    /^(?:--?|–)\s*[\p{L}¿¡]\p{L}*|^— \S+|[\p{L}!?.…]—(?=\p{Ll})\p{L}*| — (?:dijo|preguntó|respondió|contestó|susurró)/gmu,
  ),
  doubledWord("el los las un una de del al a que y en con por para su sus me te"),
];
