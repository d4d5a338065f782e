import type { Grammar } from "#storyteller/language/entity.ts";
import type { Lexicon } from "#storyteller/language/lexicon.ts";
import type { PlotId } from "#storyteller/plot/skeletons.ts";
import type { Band } from "#storyteller/story-request.ts";
import type { Body } from "./bodies.ts";
import type { AskedNouns } from "./ingredients.ts";
import type { Passage, PlotTellings, SharedTellings } from "./passage.ts";
import type { Subjects } from "./subjects.ts";
import type { Tales } from "./tale.ts";
import type { Topics } from "./topics.ts";

/** Lines about one name and lines about several. */
type ForNumber = { one: readonly Passage[]; several: readonly Passage[] };

/** Short paragraphs around the beats, for stories that ask for them. */
export type Frames = {
  /** The narrator speaks to the listener, beside the story. */
  asides: Record<Band, readonly Passage[]>;
  /** Further children come along: slot {others}. */
  joins: ForNumber;
  /** One of them does something that matters: slot {child}. */
  acts: Record<Band, readonly Passage[]>;
  /** The same in a tale, where what happens is the tale's own: in a breath, so that cause and effect stay together. */
  actsInTales: Record<"little" | "older", readonly Passage[]>;
  /** They are all home again: slot {others}. */
  homecomings: ForNumber;
  /** An animal that comes along, and says nothing: {child.intro} when it joins, then {child}. */
  pets: {
    joins: Record<"little" | "older", readonly Passage[]>;
    acts: Record<"little" | "older", readonly Passage[]>;
    homecomings: readonly Passage[];
  };
  /** Where the hero is a creature and the tale was written for a child: what kind it is ({hero.intro}), how it feels on the way and how it goes to sleep. */
  creatures: {
    first: Record<"little" | "older", readonly Passage[]>;
    feelings: readonly Passage[];
    asleep: readonly Passage[];
  };
  /** The hero's name in other letters, shown once: slot {spelling}. */
  spellings: Record<"little" | "older", readonly Passage[]>;
  /** Where the parent says that it happens, said first of all: slot {where}, a name. */
  places: Record<"little" | "older", readonly Passage[]>;
  /** A story that goes on from another one remembers it: slot {past}, the thing of that story, in some. */
  continuations: Record<Band, readonly Passage[]>;
};

/** Everything that the storyteller needs to tell in one language. */
export type LanguageContent = SharedTellings & {
  grammar: Grammar;
  lexicon: Lexicon;
  plots: Record<PlotId, PlotTellings>;
  frames: Frames;
  topics: Topics;
  subjects: Subjects;
  nouns: AskedNouns;
  bodies: readonly Body[];
  tales: Tales;
};
