import type { Entity, Grammar } from "./entity.ts";

/** «el agua», «el hada»: a feminine noun that begins with a stressed a takes the masculine article in the singular. */
function usesMasculineArticle(entity: Entity): boolean {
  return entity.gender !== "f" || entity.tonicA === true;
}

function definite(entity: Entity): string {
  return entity.kind === "noun" ? `${usesMasculineArticle(entity) ? "el" : "la"} ${entity.text}` : entity.text;
}

function indefinite(entity: Entity): string {
  if (entity.mass) return `un poco de ${entity.text}`;
  return entity.kind === "noun" ? `${usesMasculineArticle(entity) ? "un" : "una"} ${entity.text}` : entity.text;
}

/** «a» or «de» before a phrase, contracted with «el» (never with a name: «de El» stays out because names carry no article). */
function contracted(preposition: "a" | "de", phrase: string): string {
  return phrase.startsWith("el ") ? `${preposition}l ${phrase.slice("el ".length)}` : `${preposition} ${phrase}`;
}

function formOf(entity: Entity, form: string): string | undefined {
  switch (form) {
    case "":
      return definite(entity);
    case "un":
      return indefinite(entity);
    case "solo":
      return entity.text;
    case "al":
      return contracted("a", definite(entity));
    case "del":
      return contracted("de", definite(entity));
    case "intro":
      return entity.intro ?? indefinite(entity);
    case "does":
      return entity.does;
    case "species":
      return entity.species;
    case "lo":
      return entity.gender && (entity.gender === "f" ? "la" : "lo");
    default:
      return undefined;
  }
}

const STARTS_WITH_I = /^(?:h?[ií])(?![aeoáéó])/iu;
const STARTS_WITH_O = /^h?[oó]/iu;

/** "¿Y Inés?" keeps its y: there it asks, and joins nothing. */
const BEFORE_JOIN = /(?:^|[\s«“(—])([yo]) $/iu;

function join(before: string, filled: string): string {
  const conjunction = BEFORE_JOIN.exec(before)?.[1];
  if (conjunction) {
    const isAnd = conjunction.toLowerCase() === "y";
    const changes = (isAnd ? STARTS_WITH_I : STARTS_WITH_O).test(filled);
    const other = isAnd ? "e" : "u";
    const cased = conjunction === conjunction.toLowerCase() ? other : other.toUpperCase();
    return changes ? `${before.slice(0, -2)}${cased} ${filled}` : before + filled;
  }
  const preposition = /(?:^|[\s«“(—¿¡])(a|de) $/iu.exec(before);
  if (preposition && filled.startsWith("el ")) return `${before.slice(0, -1)}l ${filled.slice("el ".length)}`;
  return before + filled;
}

/** Spanish of Spain that reads well anywhere: articles, contractions, y/e, o/u. Rules: RAE, Nueva gramática, 14.2 and 31.2. */
export const spanishGrammar: Grammar = { formOf, join, list: spanishList };

/** «Nico», «Nico y Leo», «Nico, Leo e Inés». */
export function spanishList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : join(`${names.slice(0, -1).join(", ")} y `, last);
}
