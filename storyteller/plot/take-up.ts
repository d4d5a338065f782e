import type { Cast } from "#storyteller/language/entity.ts";
import { isSameName } from "#storyteller/request/name-shape.ts";
import type { RequestFacts } from "#storyteller/request/read-request.ts";
import { speaksOf } from "#storyteller/scenes/tale.ts";
import type { Language } from "#storyteller/story-request.ts";
import type { StorySpec } from "#storyteller/story-spec.ts";
import type { StoryPart, StoryThread } from "#storyteller/story-thread.ts";
import { nounEntity } from "./people.ts";

/** What the next story with the same hero can take up from this one. */
export function threadOf({ language, cast, others, tale }: StorySpec): StoryThread {
  const { friend, elder, home, light, place, thing } = cast;
  const { says: _, ...hero } = cast.hero;
  const isTold = (role: "place" | "thing") => !tale || speaksOf(tale.telling, role);
  const keepsake = tale?.tale.keepsake && nounEntity(tale.tale.keepsake);
  return {
    language,
    hero,
    friend,
    others,
    elder,
    home,
    light,
    ...(isTold("place") && { place }),
    thing: isTold("thing") ? thing : keepsake,
  };
}

/** A name is a name in every language; what it was introduced with is not. */
const nameOnly = ({ kind, text, gender, creature }: StoryPart): StoryPart | undefined =>
  kind === "name" ? { kind, text, gender, ...(creature !== undefined && { creature }) } : undefined;

/** Whom the parent speaks of now, beside those of the earlier story; nobody twice. */
export function othersOf({ others, hero }: RequestFacts, thread: StoryThread | undefined): readonly string[] {
  if (!thread) return others;
  const known = [thread.hero.text, thread.friend?.text ?? ""];
  const all = [...thread.others, ...(hero?.name ? [hero.name] : []), ...others];
  return all.filter(
    (name, at) =>
      !known.some((each) => isSameName(each, name)) && all.findIndex((each) => isSameName(each, name)) === at,
  );
}

/**
 * A story's cast with the hero, the friend and the places of the story before it. The thing is a new one, and the old one is
 * remembered. Into another language only names are taken.
 */
export function takenUp(thread: StoryThread, cast: Cast, facts: RequestFacts, language: Language): Cast {
  const isSame = thread.language === language;
  const part = (old: StoryPart | undefined) => old && (isSame ? old : nameOnly(old));
  const hero = part(thread.hero) ?? cast.hero;
  const isNewFriend = facts.friend?.name !== undefined && !isSameName(facts.friend.name, hero.text);
  const kept = (now: StoryPart, old: StoryPart | undefined) => (isSame && old ? old : now);
  return {
    ...cast,
    hero,
    friend: isNewFriend ? cast.friend : (part(thread.friend) ?? cast.friend),
    elder: kept(cast.elder, facts.elder ? undefined : thread.elder),
    home: kept(cast.home, thread.home),
    light: kept(cast.light, thread.light),
    place: kept(cast.place, facts.places.length > 0 ? undefined : thread.place),
    ...(isSame && thread.thing && { past: thread.thing }),
  };
}
