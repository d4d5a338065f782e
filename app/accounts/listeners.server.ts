import { OUTSIDE_ID } from "#app/outside-id.ts";
import { Problem } from "#app/problem.ts";
import { faultIn } from "#guard/story-guard.ts";
import type { Language } from "#storyteller/story-request.ts";
import { type Listener, parseListener } from "./listeners-contract.ts";
import type { ListenerStore } from "./listeners-store.server.ts";

export type ListenersParts = { store: ListenerStore; newId: () => string };

export type Listeners = ReturnType<typeof createListeners>;

/** A brother or sister may be two: what the youngest is told is told to all. */
const YOUNGEST = 2;
const fitIn = (language: Language) => (nickname: string) => faultIn(nickname, { age: YOUNGEST, language }) === null;

/** The children to whom a person reads. Nothing of what comes in has been checked before. */
export function createListeners({ store, newId }: ListenersParts) {
  return {
    /** A person's listeners, oldest first. */
    of: (personId: string): Promise<readonly Listener[]> => store.of(personId),

    /**
     * Keeps one more listener of a person's.
     * @param language in which a nickname that no story may hold is told from one that may
     * @throws {Problem} invalid_request with the fields at fault, too_many_listeners, not_logged_in when the account went
     * meanwhile.
     */
    async add(personId: string, input: unknown, language: Language): Promise<Listener> {
      const listener = { id: newId(), ...parseListener(input, fitIn(language)) };
      const adding = await store.add(personId, listener);
      if (adding === "full") throw new Problem("too_many_listeners");
      if (adding === "no_person") throw new Problem("not_logged_in");
      return listener;
    },

    /** Changes nickname and age. @throws {Problem} invalid_request with the fields at fault, not_found. */
    async change(personId: string, id: string, input: unknown, language: Language): Promise<Listener> {
      const given = parseListener(input, fitIn(language));
      if (!OUTSIDE_ID.test(id) || !(await store.change(personId, id, given))) throw new Problem("not_found");
      return { id, ...given };
    },

    /** Forgets a listener. @throws {Problem} not_found. */
    async remove(personId: string, id: string): Promise<void> {
      if (!OUTSIDE_ID.test(id) || !(await store.remove(personId, id))) throw new Problem("not_found");
    },
  };
}
