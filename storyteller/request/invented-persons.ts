import type { PersonRole } from "#guard/rules/real-persons.ts";
import type { PersonFound } from "#guard/wishes.ts";
import type { NameMention } from "./find-names.ts";
import { fold } from "./fold.ts";
import type { Parts } from "./people-in-words.ts";
import { BORROWED_NAMES } from "./stop-words.ts";

/** Who stands in for a real person: somebody who does the same. */
const STAND_INS: Readonly<Record<PersonRole, string>> = {
  singer: "singer",
  footballer: "footballer",
  athlete: "athlete",
  actor: "actor",
  leader: "leader",
  scientist: "scientist",
  creator: "storyteller",
};

/** Names without those of real persons: «Leo Messi» is no Leo. */
export function withoutRealPersons(named: readonly NameMention[], persons: readonly PersonFound[]): NameMention[] {
  return named.filter((mention) => {
    const words = fold(mention.name).split(/[ -]/);
    return !persons.some(
      (person) =>
        words.some((word) => person.words.includes(word)) && words.every((word) => person.words.includes(word)),
    );
  });
}

/** Real persons without those whose one name the family's child or pet bears: «mi hija Shakira», "our cat Adele". */
export function withoutNamesakes(
  persons: readonly PersonFound[],
  named: readonly NameMention[],
): readonly PersonFound[] {
  const ofFamily = named.filter(isOfTheFamily).map(({ name }) => fold(name));
  return persons.filter(({ words }) => !(words.length === 1 && ofFamily.includes(words[0] ?? "")));
}

/** A borrowed name is read as a name at all only where something says whose it is. */
function isOfTheFamily({ name, relation, creature }: NameMention): boolean {
  if (relation) return relation.role === "child" && relation.relation !== "friend";
  return BORROWED_NAMES.has(fold(name)) || (creature !== undefined && !creature.person && creature.owned === true);
}

/** Gives the part of a real person, where one was named, to an invented one: the hero's, or that of the friend. */
export function withStandIn(parts: Parts, persons: readonly PersonFound[]): Parts & { replaced?: PersonRole } {
  const replaced = persons[0]?.role;
  if (replaced === undefined) return parts;
  const creature = { id: STAND_INS[replaced] };
  if (parts.hero === undefined) return { ...parts, hero: { creature }, replaced };
  if (parts.friend === undefined) return { ...parts, friend: { creature }, replaced };
  return { ...parts, helper: parts.helper ?? creature, replaced };
}
