import type { StoryPart } from "#storyteller/story-thread.ts";
import type { Sort } from "./lexicon.ts";

/** One member of a story's cast, as the grammar needs to know it. */
export type Entity = StoryPart & {
  /** Forms that are this one's own, by name: what there is to see in a museum, what a fire engine sounds like. */
  says?: Readonly<Record<string, string>>;
  /** Of an ingredient: what differs between the sorts is chosen by it, {first.kind:it sat down|it stood still|it was put down}. */
  sort?: Sort;
};

export const ROLES = ["hero", "friend", "helper", "elder", "home", "place", "thing", "light"] as const;
export type Role = (typeof ROLES)[number];

/**
 * Roles that only some stories have: one of several children, what the child fears, the thing of the story before this one,
 * the creature that a tale is about with the one at its side, somebody who has died and is remembered, what an open tale is about, hero and friend
 * together, for what agrees with both ({both:los dos|las dos}), and the ingredients of a tale that is made of what the parent named.
 */
export const GUEST_ROLES = [
  "child",
  "fear",
  "past",
  "star",
  "pal",
  "remembered",
  "subject",
  "both",
  "first",
  "second",
  "third",
] as const;
export type GuestRole = (typeof GUEST_ROLES)[number];

/** Who and what a story is about. Every slot of a passage is filled from here. */
export type Cast = Record<Role, Entity> &
  Partial<Record<GuestRole, Entity>> & {
    noise?: { sound: string; cause: string };
    refrain?: { line: string; last: string };
    /** Further names, already joined: «Nico, Leo y Sara». */
    others?: string;
    /** The same for the first time that they are spoken of: «su hermana Nia y Leo». */
    othersIntroduced?: string;
    /** The hero's name as it is written in other letters: «Мила». */
    spelling?: string;
    /** The town or the country where it happens: «Cusco». */
    where?: string;
  };

/** What a language knows about filling slots. Every answer is undefined where the language has no such form. */
export type Grammar = {
  /** `{friend}` is form "", `{friend.del}` is form "del". */
  formOf(entity: Entity, form: string): string | undefined;
  /** The text before a slot and the slot's own text, adapted to each other: «y Inés» is «e Inés», «de el dragón» is «del dragón». */
  join(before: string, filled: string): string;
  /** Names in a row: "Nico, Leo and Ines", «Nico, Leo e Inés». */
  list(names: readonly string[]): string;
};

/** The first letter as a capital, whatever opens the text ("¿", "—"). */
export function capitalised(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
