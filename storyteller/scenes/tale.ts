import type { Noun, NounKind, Sort } from "#storyteller/language/lexicon.ts";
import { onceForEach } from "#storyteller/once-for-each.ts";
import type { Moral } from "#storyteller/plot/morals.ts";
import type { PlotBeat, PlotId } from "#storyteller/plot/skeletons.ts";
import type { ElderKind } from "#storyteller/request/relations.ts";
import { isVehicle } from "#storyteller/request/vehicles.ts";
import type { Genre, StoryRequest } from "#storyteller/story-request.ts";
import { wordsBesideSlots } from "./namesakes.ts";
import type { Passage } from "./passage.ts";
import type { SubjectKind } from "./subjects.ts";

/** The beats that a tale tells in its own words, in their order; the wind-down comes from the shared ones. */
export const TALE_BEATS = [
  "opening",
  "want",
  "obstacle",
  "try1",
  "try2",
  "turn",
  "return",
] as const satisfies readonly ("opening" | PlotBeat)[];
export type TaleBeat = (typeof TALE_BEATS)[number];

/** In a tale's `star`: whatever creature the parent asked for. */
export const ANY_CREATURE = "any";
/** In a tale's `star`: whatever vehicle the parent asked for, as somebody: it has wheels and no hands. */
export const ANY_VEHICLE = "vehicle";
/** In a tale's `ingredients`: somebody, somewhere or something. */
export const ANY_SORT = "any";
/** Which of the two a creature is one of. */
export const anyStarFor = (creature: { id: string }): string => (isVehicle(creature) ? ANY_VEHICLE : ANY_CREATURE);

/** A whole story for one register, a passage for each beat. Each passage stands in many wordings: see `worded`. */
export type TaleTelling = Readonly<Record<TaleBeat, Passage>>;

/**
 * A whole story about one thing that parents ask for: brushing teeth, a dragon, a baby brother. Its beats are written
 * together, so that one follows from the other, as passages that are drawn one by one never can.
 */
export type Tale = {
  /** How parents name what it is about, folded: words, or phrases of several. */
  about: readonly string[];
  /** Words that speak for it beside others, but are in many other wishes too: a brother, a visit. */
  hints?: readonly string[];
  /** Creatures that it is about: whoever is one has the part of the `star`, and the one beside it that of the `pal`. */
  star?: readonly string[];
  /** It is told about whichever of these a request names: slot {subject}. */
  subject?: SubjectKind;
  /** It is made of nouns that a request names, of these sorts: slots {first}, {second}, {third}. */
  ingredients?: readonly (Sort | typeof ANY_SORT)[];
  /** What its ingredients are not to be. */
  except?: readonly NounKind[];
  /** What the parts of the ingredients are when the request names nothing for them: the treasure is socks, unless it is chocolate. One for each part. */
  otherwise?: readonly (Noun & { sort: Sort })[];
  /** The plot that it follows. */
  plot: PlotId;
  /** What the turn runs on. */
  moral: Moral;
  genres: readonly Genre[];
  /** A good story for somebody who asked for nothing of the kind. */
  free: boolean;
  /** A premise that few families come upon: it stands in few wordings, and is told only to those who ask for it. */
  plain?: boolean;
  /** About somebody of the family, or an animal, that has died: told to those who speak of that loss, and to nobody else. */
  loss?: "somebody" | "animal";
  /** The grown-up of the tale is the one who is not at home. */
  away?: boolean;
  /** Who the grown-up of the tale is, whomever else the wish names: a grandmother has no baby. */
  elder?: ElderKind;
  titles: readonly string[];
  /** What the family will remember this tale by when another one goes on from it: a thing in it, one, that can be drawn. */
  keepsake?: Noun;
  /** From five years on, and for some at four. */
  older?: TaleTelling;
  little?: TaleTelling;
};

/** Tales by name. */
export type Tales = Readonly<Record<string, Tale>>;

const textOf = (telling: TaleTelling) => TALE_BEATS.flatMap((beat) => telling[beat]).join("\n");

const slotsOf = onceForEach(
  (telling: TaleTelling) =>
    new Set(
      textOf(telling)
        .match(/(?<=\{)\p{L}+/gu)
        ?.map((slot) => slot.toLowerCase()),
    ),
);

/** Whether a telling speaks of one of the cast. */
export const speaksOf = (telling: TaleTelling, role: string): boolean => slotsOf(telling).has(role);

/** The words of a telling, folded, without its slots. */
export const wordsOfTelling = onceForEach((telling: TaleTelling) => wordsBesideSlots(textOf(telling)));

/** A capital that does not begin a sentence, a wording or what somebody says. */
const INNER_CAPITAL = /(?<=[\p{Ll}\p{N},;:}] )\p{Lu}\p{Ll}+/gu;

/** What is written with a capital in the middle of a telling's sentences: the names of its own people and places. */
export const namesInTelling = onceForEach(
  (telling: TaleTelling): ReadonlySet<string> => new Set(textOf(telling).match(INNER_CAPITAL)),
);

export type Register = "little" | "older";

/** From five on a child hears the older telling; at four, one who is not to be frightened and has time for more than a short story. */
const OLDER_FROM_AGE = 5;

export function registerFor({ age, length, genres }: Pick<StoryRequest, "age" | "length" | "genres">): Register {
  const isReady = age === OLDER_FROM_AGE - 1 && length !== "short" && !genres.includes("Scary");
  return age >= OLDER_FROM_AGE || isReady ? "older" : "little";
}
