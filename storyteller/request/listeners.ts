import { genderOfFirstName } from "./first-names.ts";
import { isSameName } from "./name-shape.ts";
import type { RequestFacts } from "./read-request.ts";

/**
 * The facts of a request with the children who listen in it. Whom the parent's own words name comes first: a listener is the
 * hero where they name nobody, and otherwise one of the children who come along.
 */
export function withListeners(facts: RequestFacts, listeners: readonly string[]): RequestFacts {
  const { hero, friend, others } = facts;
  const isKnown = (name: string) =>
    [hero?.name, friend?.name, ...others].some((known) => known !== undefined && isSameName(known, name));
  const [first, ...rest] = listeners.filter((name) => !isKnown(name));
  if (first === undefined) return facts;
  if (hero?.name) return { ...facts, others: [...others, first, ...rest] };
  const named = { ...hero, name: first, gender: hero?.gender ?? genderOfFirstName(first) };
  // A creature without a name that the parent wished for is the child's companion, not the child.
  if (hero?.creature && !friend)
    return { ...facts, hero: { ...named, creature: undefined }, friend: hero, others: rest };
  const [second, ...more] = rest;
  if (friend || second === undefined) return { ...facts, hero: named, others: [...others, ...rest] };
  return {
    ...facts,
    hero: named,
    friend: { name: second, gender: genderOfFirstName(second) },
    others: [...others, ...more],
  };
}
