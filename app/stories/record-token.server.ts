import { timingSafeEqual } from "node:crypto";
import { cursorOf, placeOf } from "./library-cursor.server.ts";
import type { StoryPlace } from "./library-store.server.ts";
import { RecordRefusal } from "./records-contract.ts";

/** The longest that is ever given out has 300 letters of a place and 43 of a seal. */
const LONGEST = 400;

/** Where the next page of a person's list begins, as others carry it: nobody can make one, or use somebody else's. */
export type RecordTokens = {
  tokenOf(owner: string, place: StoryPlace): string;
  /** @throws {RecordRefusal} bad_token when it was not given to this owner */
  placeIn(owner: string, token: string): StoryPlace;
};

/** @param hash a keyed one, under a key that nothing else is hashed with */
export function createRecordTokens(hash: (text: string) => string): RecordTokens {
  const sealed = (owner: string, cursor: string) => `${cursor}.${hash(JSON.stringify([owner, cursor]))}`;
  return {
    tokenOf: (owner, place) => sealed(owner, cursorOf(place)),
    placeIn(owner, token) {
      const [cursor = ""] = token.slice(0, LONGEST).split(".");
      if (!areEqual(sealed(owner, cursor), token))
        throw new RecordRefusal("bad_token", "Invalid pagination token given.");
      return placeOf(cursor);
    },
  };
}

function areEqual(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
