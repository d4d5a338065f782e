import type { Listener } from "#app/accounts/listeners-contract.ts";
import { MOST_LISTENERS } from "./contract.ts";
import type { Draft } from "./draft.ts";

/** The chosen ones of a person's listeners, in the order of the list; who is no longer in it is not chosen. */
export const chosenOf = ({ listenerIds }: Pick<Draft, "listenerIds">, listeners: readonly Listener[]) =>
  listeners.filter(({ id }) => listenerIds.includes(id)).slice(0, MOST_LISTENERS);

/** The draft with that listener chosen, or no longer. The age becomes that of the youngest who listens. */
export function withToggled(draft: Draft, listeners: readonly Listener[], id: string): Draft {
  const chosenIds = chosenOf(draft, listeners).map((listener) => listener.id);
  const listenerIds = chosenIds.includes(id) ? chosenIds.filter((each) => each !== id) : [...chosenIds, id];
  const ages = chosenOf({ listenerIds }, listeners).map(({ age }) => age);
  return { ...draft, listenerIds, age: ages.length > 0 ? Math.min(...ages) : draft.age };
}
