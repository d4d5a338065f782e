import type { PersonFact } from "#storyteller/request/people-in-words.ts";
import { readRequest } from "#storyteller/request/read-request.ts";

function person(fact: PersonFact | undefined): string {
  if (!fact) return "nobody";
  const { name = "?", gender = "-", creature, relation } = fact;
  return [name, gender, creature?.id, relation].filter(Boolean).join(" ");
}

/** "hero | friend | others": a name or ?, the gender or -, the creature or the relation. */
export function cast(text: string): string {
  const { hero, friend, others } = readRequest(text);
  return [person(hero), person(friend), others.join(", ")].join(" | ").replace(/ \| $/, "");
}
