import type { Entity, Grammar } from "./entity.ts";

/** Spelled with a consonant and said with a vowel: "an hour". */
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;
/** Spelled with a vowel and said with a consonant: "a unicorn", "a one-eyed owl". */
const SAID_WITH_CONSONANT = /^(?:uni(?!n|m)|u[bst][aeiou]|use|eu|ewe|one\b|once|one-)/i;

/** "a lantern", "an owl", "an hour", "a unicorn". The lexicon's `an` decides where no rule does. */
export function withIndefinite(text: string, an?: boolean): string {
  const vowel = an ?? (SILENT_H.test(text) || (/^[aeiou]/i.test(text) && !SAID_WITH_CONSONANT.test(text)));
  return `${vowel ? "an" : "a"} ${text}`;
}

const PRONOUNS: Readonly<Record<string, Readonly<Record<"m" | "f" | "it", string>>>> = {
  he: { m: "he", f: "she", it: "it" },
  him: { m: "him", f: "her", it: "it" },
  his: { m: "his", f: "her", it: "its" },
};

/** The possessive of a phrase: "Lola's", "the dragon's". */
export function possessive(phrase: string): string {
  return `${phrase}’s`;
}

function definite(entity: Entity): string {
  return entity.kind === "noun" ? `the ${entity.text}` : entity.text;
}

function indefinite(entity: Entity): string {
  if (entity.mass) return `some ${entity.text}`;
  return entity.kind === "noun" ? withIndefinite(entity.text, entity.an) : entity.text;
}

function pronoun(entity: Entity, form: "he" | "him" | "his"): string | undefined {
  if (entity.gender) return PRONOUNS[form]?.[entity.gender];
  if (entity.kind === "noun") return PRONOUNS[form]?.it;
  return form === "his" ? possessive(entity.text) : entity.text;
}

function formOf(entity: Entity, form: string): string | undefined {
  switch (form) {
    case "":
      return definite(entity);
    case "a":
      return indefinite(entity);
    case "bare":
      return entity.text;
    case "intro":
      return entity.intro ?? indefinite(entity);
    case "does":
      return entity.does;
    case "species":
      return entity.species;
    // Of a body: "laid her chin on the floor"; where nobody knows whose, "the chin".
    case "own":
      return entity.gender || entity.kind === "noun" ? pronoun(entity, "his") : "the";
    case "he":
    case "him":
    case "his":
      return pronoun(entity, form);
    default:
      return undefined;
  }
}

function join(before: string, filled: string): string {
  const article = /(?:^|[\s“(])(an?) $/i.exec(before);
  if (!article?.[1]) return before + filled;
  const wanted = withIndefinite(filled).split(" ")[0] ?? article[1];
  const cased = article[1].startsWith("A") ? wanted.replace("a", "A") : wanted;
  return `${before.slice(0, -article[1].length - 1)}${cased} ${filled}`;
}

/** British English: a/an by sound, pronouns by gender, and the name again for a child of unknown gender. */
export const englishGrammar: Grammar = { formOf, join, list: englishList };

/** "Nico", "Nico and Leo", "Nico, Leo and Ines". */
export function englishList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
